import { useEffect } from 'react';
import {
  type BattleSide,
  type Command,
  type GameState,
  cargoOf,
  guestsLost,
  hitsLeft,
  isTrapped,
  type PowerId,
  type RuleId,
  typeOf,
  type UnitId,
  powersInBattle,
} from '../../../../../engine/axis-allies/index.ts';
import { programRolls } from '../../../../../session/dice.ts';
import { keyOf } from '../../../../../store/keyOf.ts';
import { joinWords, oneOrMany } from '../../../../../text/words.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { useGoOnKey } from '../../../../../ui/components/useGoOnKey.ts';
import { useIsReady } from '../../../../../ui/components/useIsReady.ts';
import { RuleLink } from '../../../../../ui/rules/RuleLink.tsx';
import { useFightOn, useIsFightWaiting } from '../../../store/fightOn/fightOnStore.ts';
import { useGame } from '../../../store/game.ts';
import { casualtyWhat, hitsToTakeText } from '../../../text/battleText.ts';
import { theUnits } from '../../../text/unitNames.ts';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';
import { RefusalReason } from '../../refusals/Refused.tsx';
import type { CasualtyChoice } from '../useCasualtyChoice.ts';
import type { DecisionProps } from './BattleDice.tsx';
import { type LossOption, lossOptions, onlyTake, takeAndFightOn } from './lossOptions.ts';

/** Who chooses casualties if the players of a side cannot agree, and by which rule. */
interface Disagreement {
  readonly text: string;
  readonly rule: RuleId;
}

/** 'If you do not agree, Ben chooses.'; null where one player chooses alone. */
export function disagreement(state: GameState, side: BattleSide, by: readonly PowerId[]): Disagreement | null {
  const playersWith = (powers: readonly PowerId[]): readonly string[] =>
    state.players.filter((player) => player.powers.some((power) => powers.includes(power))).map(({ name }) => name);
  if (playersWith(by).length < 2) return null;
  const isDefence = side === 'defender';
  const defenders = state.battle ? powersInBattle(state, state.battle, 'defender') : [];
  const others = playersWith(isDefence ? [state.power] : defenders);
  return {
    text: `If you do not agree, ${joinWords(others)} ${oneOrMany(others.length, 'chooses', 'choose')}.`,
    // Attackers of two players are those of a joint strike.
    rule: isDefence ? 'COM-14' : 'NA-UK-2',
  };
}

/** Elements whose own keys these would take. */
const OTHERS = 'input, select, textarea, canvas, [role=application], [role=dialog], [role=menu], [role=tree]';

/** Steps from stack to stack. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** What is done with the stack in focus: one more of it is lost, or one less. */
const CHANGES: Readonly<Record<string, 'put' | 'takeBack'>> = {
  ArrowDown: 'put',
  '+': 'put',
  ArrowUp: 'takeBack',
  '-': 'takeBack',
};

/** While casualties are chosen, arrows go from stack to stack, and choose one more of it or one less. */
function useCasualtyKeys(choice: CasualtyChoice, isDisabled: boolean): void {
  useEffect(() => {
    if (isDisabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(OTHERS) !== null) return;
      const shown = [...document.querySelectorAll<HTMLElement>('.strip-choice')];
      const at = shown.findIndex((one) => one.contains(target));
      const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
      const change = Object.hasOwn(CHANGES, key) ? CHANGES[key] : undefined;
      const stack = choice.stacks.find((one) => one.key === shown[at]?.dataset['stack']);
      if (step !== undefined) shown[at < 0 ? 0 : (at + step + shown.length) % shown.length]?.focus();
      else if (change !== undefined && stack !== undefined) choice[change](stack);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [choice, isDisabled]);
}

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
  const guests = guestsSunk(state, units);
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

/** The guests lost with the carriers that these hits sink, those shut in aboard too (COM-13, CAR-3). */
function guestsSunk(state: GameState, hits: readonly UnitId[]): readonly UnitId[] {
  const sunk = [...new Set(hits)]
    .flatMap((id) => state.units[id] ?? [])
    .filter((unit) => hits.filter((id) => id === unit.id).length >= hitsLeft(state, unit));
  const shutIn = sunk.flatMap((ship) => cargoOf(state, ship).filter((unit) => isTrapped(state, unit)));
  const ids = sunk.map(({ id }) => id);
  return [...guestsLost(state, ids), ...shutIn.map(({ id }) => id)];
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
