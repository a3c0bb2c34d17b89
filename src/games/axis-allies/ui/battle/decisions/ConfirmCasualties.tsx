import {
  guestsLost,
  typeOf,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../../engine/axis-allies/index.ts';
import { programRolls } from '../../../../../session/dice.ts';
import { useFightOn, useIsFightWaiting } from '../../../store/fightOn/fightOnStore.ts';
import { casualtyWhat, hitsToTakeText } from '../../../text/battleText.ts';
import { disagreement } from '../../../text/disagreement.ts';
import { theUnits } from '../../../text/unitNames.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { useGoOnKey } from '../../../../../ui/components/useGoOnKey.ts';
import { useIsReady } from '../../../../../ui/components/useIsReady.ts';
import { RefusalReason } from '../../refusals/RefusalReason.tsx';
import { RuleLink } from '../../../../../ui/rules/RuleLink.tsx';
import { useCasualtyKeys } from '../useCasualtyKeys.ts';
import type { CasualtyChoice } from '../useCasualtyChoice.ts';
import type { DecisionProps } from './decisionProps.ts';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';
import { lossOptions, onlyTake, takeAndFightOn, type LossOption } from './lossOptions.ts';
import { useGame } from '../../../store/game.ts';

/** Shows how many casualties to choose and confirms the choice, which the owner makes in the battle strip. */
export function ConfirmCasualties({
  state,
  question,
  choice,
}: DecisionProps<'casualties'> & { choice: CasualtyChoice }) {
  const fightOn = useGame((store) => store.fightOn);
  const goOn = useFightOn((store) => store.goOn);
  const isWaiting = useIsFightWaiting(state);
  const readOnly = useGame((store) => store.readOnly);
  const isProgram = useGame((store) => programRolls(store.setup));
  const { units, missing, refusal, isSuggested, suggest } = choice;
  const note = hitsToTakeText(
    state,
    question.hits,
    question.hitsToAssign,
    question.candidates.flatMap((id) => state.units[id] ?? []),
    state.battle?.destroyers[question.side === 'attacker' ? 'defender' : 'attacker'] ?? false,
  );
  const guests = guestsLost(state, units);
  const ifNotAgreed = disagreement(state, question.side, question.by);
  const isWhole = missing === 0 && refusal === null;
  const options = [
    ...(isWhole && isWaiting ? [takeAndFightOn(state, units)] : []),
    ...(isWhole && isProgram ? lossOptions(state, units) : onlyTake(state, units)),
  ];
  const meaning = `${state.battle?.round} ${state.battle?.step}`;
  const takeLosses = ({ fightsOn, orders }: LossOption): void => {
    const take: Command = { type: 'casualties', units };
    if (fightsOn === true) void goOn(take);
    else fightOn(take, ...orders);
  };
  useCasualtyKeys(choice, readOnly);
  const [usual] = options;
  useGoOnKey(useIsReady(meaning) && isWhole && !readOnly, () => usual && takeLosses(usual));
  return (
    <>
      <DeciderHeading state={state} by={question.by} what={casualtyWhat(question.hitsToAssign)} takesFocus />
      {ifNotAgreed !== null && (
        <p className="soft">
          {ifNotAgreed.text} <RuleLink rule={ifNotAgreed.rule} short />
        </p>
      )}
      {note !== '' && <p className="soft">{note}</p>}
      {guests.length > 0 && (
        <p className="soft">
          Aboard as guests and lost with the carrier: {theUnits(state, guests)}. <RuleLink rule="COM-13" short />
        </p>
      )}
      {keepsCapturer(state, question, units) && (
        <p className="soft">
          A land unit is kept to take the territory. <RuleLink rule="COM-19" short />
        </p>
      )}
      {refusal !== null && (
        <p className="battle-fault" role="alert">
          <RefusalReason state={state} command={{ type: 'casualties', units }} refusal={refusal} />
        </p>
      )}
      <div className="casualty-buttons">
        {!isSuggested && <Button onClick={suggest}>As suggested</Button>}
        {options.map((option, i) => (
          <DelayedButton
            key={i}
            meaning={meaning}
            look={i === 0 ? 'main' : 'plain'}
            wide
            disabled={!isWhole}
            onClick={() => takeLosses(option)}
          >
            {missing > 0 ? `${missing} still to choose` : option.text}
          </DelayedButton>
        ))}
      </div>
    </>
  );
}

/** Whether aircraft are lost on land so that a unit is left that can capture (COM-19). */
function keepsCapturer(
  state: GameState,
  { side, candidates }: DecisionProps<'casualties'>['question'],
  lost: readonly UnitId[],
): boolean {
  if (side === 'defender' || state.battle?.kind !== 'land') return false;
  const types = (ids: readonly UnitId[]) =>
    ids.flatMap((id) => state.units[id] ?? []).map((unit) => typeOf(state, unit));
  const kept = candidates.filter((id) => !lost.includes(id));
  return types(lost).some(({ domain }) => domain === 'air') && types(kept).some(({ captures }) => captures);
}
