import {
  diceAsked,
  diceIn,
  type AskedDice,
  type GameState,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';

/** Dice that follow one another for units of one type. */
interface DiceRun {
  /** The units that the dice are for: those that are fired at, or else those that roll; none for research. */
  readonly units: readonly UnitId[];
  readonly dice: number;
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
      if (last !== undefined && kindOf(state, last.units[0]) === kindOf(state, id))
        runs[runs.length - 1] = { units: [...last.units, id], dice: last.dice + dice };
      else runs.push({ units: [id], dice });
    }
  }
  return runs;
}

function kindOf({ units }: GameState, id: UnitId | undefined): string {
  const unit = units[id ?? ''];
  return `${unit?.owner} ${unit?.type}`;
}
