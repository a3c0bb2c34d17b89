import { newGame, type GameState } from '../../engine/axis-allies/index.ts';

const EMPTY = new Map<string, GameState>();

/** The board of a loaded edition as its game begins, without units: the map by itself. The same state every time. */
export function emptyBoard(edition: string): GameState {
  const known = EMPTY.get(edition);
  if (known !== undefined) return known;
  const board: GameState = { ...newGame(edition), units: {} };
  EMPTY.set(edition, board);
  return board;
}

const BARE = new Map<string, GameState>();

/** The board of a loaded edition that does not show whose anything is. The same state every time. */
export function bareBoard(edition: string): GameState {
  const known = BARE.get(edition);
  if (known !== undefined) return known;
  const board: GameState = { ...emptyBoard(edition), control: {}, complexes: [] };
  BARE.set(edition, board);
  return board;
}
