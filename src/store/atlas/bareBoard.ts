import type { GameState } from '../../engine/index.ts';
import { emptyBoard } from './emptyBoard.ts';

const BARE = new Map<string, GameState>();

/** The board of a loaded edition that does not show whose anything is. The same state every time. */
export function bareBoard(edition: string): GameState {
  const known = BARE.get(edition);
  if (known !== undefined) return known;
  const board: GameState = { ...emptyBoard(edition), control: {}, complexes: [] };
  BARE.set(edition, board);
  return board;
}
