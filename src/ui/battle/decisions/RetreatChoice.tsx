import { editionOf, refusalOf, type GameState } from '../../../engine/index.ts';
import { useGame } from '../../../store/gameStore.ts';
import { useView } from '../../../store/viewStore.ts';
import { retreatNote } from '../../../text/battleText.ts';
import { spaceName } from '../../../text/names.ts';
import { Button } from '../../pieces/Button.tsx';
import { Why } from '../../refusals/Why.tsx';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';

/** Another round, or retreat: all together to one space, or only the aircraft break off. */
export function RetreatChoice({ state, asked }: AskedProps<'retreat'>) {
  const dispatch = useGame((store) => store.dispatch);
  const hover = useView((view) => view.hover);
  const canPress = refusalOf(state, { type: 'press' }) === null;
  const noRetreat = refusalOf(state, { type: 'retreat' });
  const canBreakOff = asked.air && noRetreat === null;

  const press = onlyTransports(state) ? 'Stay' : `Fight round ${(state.battle?.round ?? 0) + 1}`;

  return (
    <>
      <DeciderHeading state={state} by={asked.by} what="press on or retreat?" takesFocus />
      {noRetreat !== null && asked.to.length === 0 && !asked.air && (
        <p className="soft">
          <Why state={state} command={{ type: 'retreat' }} refusal={noRetreat} />
        </p>
      )}
      {asked.to.length > 0 && (
        <p className="soft">{retreatNote(asked.air, (state.battle?.seaborne.length ?? 0) > 0)}</p>
      )}
      <div className="decision-buttons decision-buttons-wrap">
        {canPress && (
          <Button look="main" onClick={() => dispatch({ type: 'press' })}>
            {press}
          </Button>
        )}
        {asked.to.map((space) => (
          <Button
            key={space}
            onClick={() => dispatch({ type: 'retreat', to: space })}
            onPointerEnter={() => hover(space)}
            onPointerLeave={() => hover(null)}
            onFocus={() => hover(space)}
            onBlur={() => hover(null)}
          >
            Retreat to {spaceName(state, space)}
          </Button>
        ))}
        {canBreakOff && <Button onClick={() => dispatch({ type: 'retreat' })}>Break off the aircraft</Button>}
      </div>
    </>
  );
}

/** Attackers without any attack value do not fight another round: they stay or go (COM-17). */
function onlyTransports(state: GameState): boolean {
  const types = editionOf(state.edition).units;
  const attackers = state.battle?.attackers ?? [];
  return attackers.every((id) => types.find((type) => type.id === state.units[id]?.type)?.attack === 0);
}
