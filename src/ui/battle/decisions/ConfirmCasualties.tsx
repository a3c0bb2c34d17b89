import { programRolls } from '../../../store/dice.ts';
import { useGame } from '../../../store/gameStore.ts';
import { casualtyWhat, hitsToTakeText } from '../../../text/battleText.ts';
import { Button } from '../../components/Button.tsx';
import { DelayedButton } from '../../components/DelayedButton.tsx';
import { RefusalReason } from '../../refusals/RefusalReason.tsx';
import type { CasualtyChoice } from '../useCasualtyChoice.ts';
import type { DecisionProps } from './decisionProps.ts';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';
import { lossOptions, ONLY_TAKE } from './lossOptions.ts';

/** Shows how many casualties to choose and confirms the choice, which the owner makes in the battle strip. */
export function ConfirmCasualties({
  state,
  question,
  choice,
}: DecisionProps<'casualties'> & { choice: CasualtyChoice }) {
  const fightOn = useGame((store) => store.fightOn);
  const isProgram = useGame((store) => programRolls(store.setup));
  const { units, missing, refusal, isSuggested, suggest } = choice;
  const note = hitsToTakeText(
    state,
    question.hits,
    question.hitsToAssign,
    question.candidates.flatMap((id) => state.units[id] ?? []),
    state.battle?.destroyers[question.side === 'attacker' ? 'defender' : 'attacker'] ?? false,
  );
  const isWhole = missing === 0 && refusal === null;
  const options = isWhole && isProgram ? lossOptions(state, units) : ONLY_TAKE;
  return (
    <>
      <DeciderHeading state={state} by={question.by} what={casualtyWhat(question.hitsToAssign)} takesFocus />
      {note !== '' && <p className="soft">{note}</p>}
      {refusal !== null && (
        <p className="battle-fault" role="alert">
          <RefusalReason state={state} command={{ type: 'casualties', units }} refusal={refusal} />
        </p>
      )}
      <div className="casualty-buttons">
        {!isSuggested && <Button onClick={suggest}>As suggested</Button>}
        {options.map(({ text, orders }, i) => (
          <DelayedButton
            key={i}
            meaning={`${state.battle?.round} ${state.battle?.step}`}
            look={i === 0 ? 'main' : 'plain'}
            wide
            disabled={!isWhole}
            onClick={() => fightOn({ type: 'casualties', units }, ...orders)}
          >
            {missing > 0 ? `${missing} still to choose` : text}
          </DelayedButton>
        ))}
      </div>
    </>
  );
}
