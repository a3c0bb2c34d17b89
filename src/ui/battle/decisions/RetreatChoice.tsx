import { editionOf, refusalOf, type GameState } from '../../../engine/index.ts';
import { useGame } from '../../../store/gameStore.ts';
import { useView } from '../../../store/viewStore.ts';
import { retreatNote } from '../../../text/battleText.ts';
import { spaceName } from '../../../text/names.ts';
import { SettledButton } from '../../pieces/SettledButton.tsx';
import { Why } from '../../refusals/Why.tsx';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { FightOut } from './FightOut.tsx';

/** Another round, or retreat: all together to one space, or only the aircraft break off. */
export function RetreatChoice({ state, asked }: AskedProps<'retreat'>) {
  const fightOn = useGame((store) => store.fightOn);
  const canPress = refusalOf(state, { type: 'press' }) === null;
  const press = onlyTransports(state) ? 'Stay' : `Fight round ${(state.battle?.round ?? 0) + 1}`;

  return (
    <>
      <DeciderHeading state={state} by={asked.by} what="press on or retreat?" takesFocus />
      <Retreats state={state} asked={asked} />
      {canPress && (
        <div className="decision-buttons">
          <SettledButton meaning={press} look="main" wide onClick={() => fightOn({ type: 'press' })}>
            {press}
          </SettledButton>
        </div>
      )}
      <FightOut state={state} />
    </>
  );
}

/** The ways out, apart from the button that fights on: two presses in a row never go from one to the other. */
function Retreats({ state, asked }: AskedProps<'retreat'>) {
  const dispatch = useGame((store) => store.dispatch);
  const hover = useView((view) => view.hover);
  const noRetreat = refusalOf(state, { type: 'retreat' });
  const canBreakOff = asked.air && noRetreat === null;
  if (asked.to.length === 0 && !canBreakOff)
    return noRetreat === null || asked.air ? null : (
      <p className="soft">
        <Why state={state} command={{ type: 'retreat' }} refusal={noRetreat} />
      </p>
    );
  return (
    <div className="retreats" role="group" aria-label="Retreat">
      {asked.to.length > 0 && (
        <p className="soft">{retreatNote(asked.air, (state.battle?.seaborne.length ?? 0) > 0)}</p>
      )}
      <div className="decision-buttons decision-buttons-wrap">
        {asked.to.map((space) => (
          <SettledButton
            key={space}
            meaning={space}
            onClick={() => dispatch({ type: 'retreat', to: space })}
            onPointerEnter={() => hover(space)}
            onPointerLeave={() => hover(null)}
            onFocus={() => hover(space)}
            onBlur={() => hover(null)}
          >
            Retreat to {spaceName(state, space)}
          </SettledButton>
        ))}
        {canBreakOff && (
          <SettledButton meaning="break off" onClick={() => dispatch({ type: 'retreat' })}>
            Break off the aircraft
          </SettledButton>
        )}
      </div>
    </div>
  );
}

/** Attackers without any attack value do not fight another round: they stay or go (COM-17). */
function onlyTransports(state: GameState): boolean {
  const types = editionOf(state.edition).units;
  const attackers = state.battle?.attackers ?? [];
  return attackers.every((id) => types.find((type) => type.id === state.units[id]?.type)?.attack === 0);
}
