import {
  type FacilityId,
  type GameState,
  type PowerId,
  awaiting,
  lowLuckOf,
  isOfLowLuck,
  poolsOf,
  diceAsked,
  diceIn,
  type AskedDice,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../../text/battleText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { useGoOnKey } from '../../../../ui/components/useGoOnKey.ts';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { useIsReady } from '../../../../ui/components/useIsReady.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { lowLuckText } from '../../text/diceText.ts';
import { useGame } from '../../store/game.ts';

/** Dice that follow one another for units of one type. */
interface DiceRun {
  /** The units that the dice are for: those that are fired at, or else those that roll; none for research. */
  readonly units: readonly UnitId[];
  readonly dice: number;
  /** What fires at them, or what they raid (FAC-7, SBR-7). */
  readonly facility?: FacilityId | undefined;
}

/** The dice that are asked for, in their order, those for units of the same type together. */
export function diceRuns(state: GameState, question: AskedDice): readonly DiceRun[] {
  if (question.groups.length === 0) return [{ units: [], dice: diceAsked(question) }];
  const runs: DiceRun[] = [];
  for (const group of question.groups) {
    const units = group.targets ?? group.units;
    const dice = diceIn([group]) / Math.max(1, units.length);
    for (const id of units) {
      const last = runs.at(-1);
      const { facility } = group;
      if (last !== undefined && kindOf(state, last.units[0]) === kindOf(state, id) && last.facility === facility)
        runs[runs.length - 1] = { ...last, units: [...last.units, id], dice: last.dice + dice };
      else runs.push({ units: [id], dice, facility });
    }
  }
  return runs;
}

function kindOf({ units }: GameState, id: UnitId | undefined): string {
  const unit = units[id ?? ''];
  return `${unit?.owner} ${unit?.type}`;
}

/** What the dice that wait will come to, if the game is played with low luck. */
function LowLuckNote({ state }: { readonly state: GameState }) {
  const isLowLuck = useGame((store) => store.setup?.diceMode === 'low-luck');
  const asked = awaiting(state);
  if (!isLowLuck || asked.kind !== 'dice') return null;
  if (!isOfLowLuck(asked)) return <p className="soft">Rolled as usual, also at low luck.</p>;
  const pools = poolsOf(state, asked).map(({ kinds, dice }) => ({
    kinds,
    ...lowLuckOf(dice.map(({ value }) => value)),
  }));
  return <p>Low luck, {lowLuckText(pools)}.</p>;
}

interface RollButtonProps {
  readonly state: GameState;
  readonly by: readonly PowerId[];
  /** What must be done: 'the attacker fires'. */
  readonly what: string;
  /** How many dice. */
  readonly dice: number;
  /** Which roll it is; another one starts the delay of the button again. */
  readonly meaning: string;
}

/** Rolls the dice: by the button, or by Enter or Space unless another control has the focus. */
export function RollButton({ state, by, what, dice, meaning }: RollButtonProps) {
  const roll = useGame((store) => store.roll);
  const readOnly = useGame((store) => store.readOnly);
  const isLab = useGame((store) => store.isLab);
  const button = useInitialFocus<HTMLButtonElement>();
  const isReady = useIsReady(meaning);

  useGoOnKey(isReady && !readOnly, roll);

  return (
    <>
      <DeciderHeading state={state} by={by} what={what} />
      <LowLuckNote state={state} />
      <DelayedButton meaning={meaning} look="main" wide className="roll-button" ref={button} onClick={roll}>
        Roll {diceText(dice)}
      </DelayedButton>
      {isLab && (
        <Button wide className="roll-by-hand" onClick={() => useGame.setState({ isTypingDice: true })}>
          Set the dice by hand
        </Button>
      )}
    </>
  );
}
