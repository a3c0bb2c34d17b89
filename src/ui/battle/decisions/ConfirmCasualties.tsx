import { useGame } from '../../../store/gameStore.ts';
import { casualtyWhat, hitsToTakeText } from '../../../text/battleText.ts';
import { Button } from '../../pieces/Button.tsx';
import { SettledButton } from '../../pieces/SettledButton.tsx';
import { Why } from '../../refusals/Why.tsx';
import type { CasualtyChoice } from '../useCasualtyChoice.ts';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { waysOn, WITHOUT_DICE } from './takingLosses.ts';

/** Casualties are chosen in the strip by their owner; here is what must be chosen, and the last word. */
export function ConfirmCasualties({ state, asked, choice }: AskedProps<'casualties'> & { choice: CasualtyChoice }) {
  const fightOn = useGame((store) => store.fightOn);
  const isProgram = useGame((store) => store.setup?.diceMode === 'program');
  const { units, missing, refusal, isSuggested, suggest } = choice;
  const types = asked.candidates.flatMap((id) => state.units[id]?.type ?? []);
  const note = hitsToTakeText(
    asked.hits,
    asked.hitsToAssign,
    types,
    state.battle?.destroyers[asked.side === 'attacker' ? 'defender' : 'attacker'] ?? false,
  );
  const isWhole = missing === 0 && refusal === null;
  const ways = isWhole && isProgram ? waysOn(state, units) : WITHOUT_DICE;
  return (
    <>
      <DeciderHeading state={state} by={asked.by} what={casualtyWhat(asked.hitsToAssign)} takesFocus />
      {note !== '' && <p className="soft">{note}</p>}
      {refusal !== null && (
        <p className="battle-fault" role="alert">
          <Why state={state} command={{ type: 'casualties', units }} refusal={refusal} />
        </p>
      )}
      {!isSuggested && <Button onClick={suggest}>As suggested</Button>}
      {ways.map(({ text, orders }, i) => (
        <SettledButton
          key={i}
          meaning={`${state.battle?.round} ${state.battle?.step}`}
          look={i === 0 ? 'main' : 'plain'}
          wide
          disabled={!isWhole}
          onClick={() => fightOn({ type: 'casualties', units }, ...orders)}
        >
          {missing > 0 ? `${missing} still to choose` : text}
        </SettledButton>
      ))}
    </>
  );
}
