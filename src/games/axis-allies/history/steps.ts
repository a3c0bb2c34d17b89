import { axisAllies, type AxisAllies, type Command, type GameState } from '../../../engine/axis-allies/index.ts';
import * as told from '../../../session/told.ts';

/** One command of a game of this family, and what came of it. */
export type GameStep = told.GameStep<AxisAllies>;

/** Plays a game again, a command at a time. It ends at a command that the rules refuse. */
export const stepsOf = (start: GameState, commands: readonly Command[]): Generator<GameStep, void> =>
  told.stepsOf({ rules: axisAllies, start, commands });
