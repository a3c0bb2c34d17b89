import { toPosition, type GameState } from '../engine/axis-allies/index.ts';

/** The text of a position file. */
export const positionText = (state: GameState): string => JSON.stringify(toPosition(state), null, 2);
