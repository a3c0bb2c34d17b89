import type { GameState } from '../../engine/index.ts';
import { policiesIn, type Choices } from '../questions.ts';
import { randomFrom } from './random.ts';
import { rollOut, type RollOut } from './rollOut.ts';

/** A turn that is to be rolled out, as plain data that can cross to a worker. */
export interface RollOutQuestion {
  readonly state: GameState;
  readonly choices: Choices;
  readonly turns: number;
  readonly seed: number;
}

/** What came of it, or why nothing can be told. */
export type RollOutAnswer = RollOut | Extract<ReturnType<ReturnType<typeof rollOut>['next']>['value'], string>;

/** Rolls a turn out and tells from time to time how many turns are over. */
export function rollOutAnswered(
  { state, choices, turns, seed }: RollOutQuestion,
  tell: (over: number) => void,
): RollOutAnswer {
  const playing = rollOut(state, (space) => policiesIn(choices, space), { turns, random: randomFrom(seed) });
  let step = playing.next();
  for (; !step.done; step = playing.next()) tell(step.value);
  return step.value;
}
