import {
  diceAsked,
  diceIn,
  type AskedDice,
  type GameState,
  type RollGroup,
  type UnitId,
  type Awaiting,
} from '../../../../../engine/axis-allies/index.ts';
import { firingText, typingText } from '../../../text/stepText.ts';
import { unitList } from '../../../text/unitNames.ts';
import { diceRuns, RollButton } from '../../dice/RollButton.tsx';
import type { DiceRow } from '../../dice/typed.ts';
import { TypedDice } from '../../dice/TypedDice.tsx';
import { hitNumbers, joinGroups } from '../joinGroups.ts';
import { isWinnerCertain } from '../../../session/fighting.ts';
import { programRolls } from '../../../../../session/dice.ts';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { useGame } from '../../../store/game.ts';

/** Props of a decision: what the game waits for, and the game. */
export interface DecisionProps<Kind extends Awaiting['kind']> {
  readonly state: GameState;
  readonly question: Extract<Awaiting, { kind: Kind }>;
}

/** Rolls a battle to its end if the winner is certain; only if the program rolls. */
export function FightToEndButton({ state }: { readonly state: GameState }) {
  const fightOut = useGame((store) => store.fightToEnd);
  const isProgram = useGame((store) => programRolls(store.setup));
  if (!isProgram || !isWinnerCertain(state)) return null;
  return (
    <DelayedButton meaning="fight out" wide onClick={fightOut}>
      Fight on until it is over
    </DelayedButton>
  );
}

/** Dice of a battle: rolled by the program, or typed in, one field for each value to hit or each kind of target. */
export function BattleDice({ state, question }: DecisionProps<'dice'>) {
  const isTableDice = useGame((store) => store.isTypingDice || store.setup?.diceMode === 'table');
  // Another command, such as that of an advantage, can ask for other dice in the same step.
  const given = useGame((store) => store.commands.length);
  const { by, side } = question;
  const { space, round, step } = state.battle ?? { step: 'defender-fire' as const };
  if (!isTableDice)
    return (
      <>
        <RollButton
          state={state}
          by={by}
          what={firingText(step, side ?? 'defender')}
          dice={diceAsked(question)}
          meaning={`${space} ${round} ${step}`}
        />
        <FightToEndButton state={state} />
      </>
    );
  return (
    <TypedDice
      key={given}
      state={state}
      by={by}
      what={typingText(step, side ?? 'defender')}
      rows={rowsOf(state, question)}
    />
  );
}

function rowsOf(state: GameState, question: AskedDice): readonly DiceRow[] {
  const { groups } = question;
  if (groups.some(({ targets }) => targets !== undefined))
    return diceRuns(state, question).map(({ units, dice }) => row(state, units, dice, groups[0]?.value ?? 0));
  // Rows join neighbouring groups, so their dice are in the same order as the groups'.
  return joinGroups(groups, state.battle?.kind ?? 'land').map(({ value, groups: joined }) =>
    row(state, unitsOf(joined), diceIn(joined), value),
  );
}

const unitsOf = (groups: readonly RollGroup[]): readonly UnitId[] => groups.flatMap(({ units }) => units);

const row = (state: GameState, units: readonly UnitId[], wanted: number, value: number): DiceRow => ({
  label: unitList(state, units),
  hint: `hit on ${hitNumbers(value)}`,
  wanted,
  isHit: (die) => die <= value,
});
