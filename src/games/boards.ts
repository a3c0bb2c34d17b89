import { familyOf, type AnyState } from '../engine/index.ts';
import { board as axisAllies } from './axis-allies/map/board.ts';
import type { BoardFace } from './face/board.ts';

const BOARDS = new Map<string, BoardFace>([['axis-allies', axisAllies]]);

/** Adds what games of another family show on their board. */
export const addBoard = (family: string, board: BoardFace): void => void BOARDS.set(family, board);

/** What the games of an edition show on their board. Throws if its family has said nothing. */
export function boardFaceOf(game: Pick<AnyState, 'edition'>): BoardFace {
  const board = BOARDS.get(familyOf(game).id);
  if (board === undefined) throw new Error(`Nobody says what the board of ${game.edition} shows.`);
  return board;
}
