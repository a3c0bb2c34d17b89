import { familyOf, type AnyState } from '../../engine/index.ts';

const EMPTY = new Map<string, AnyState>();

/** The board of a loaded edition as its game begins, without units: the map by itself. The same state every time. */
export function emptyBoard(edition: string): AnyState {
  const board = EMPTY.get(edition) ?? familyOf({ edition }).emptyBoard(edition, 'as-it-begins');
  EMPTY.set(edition, board);
  return board;
}

const BARE = new Map<string, AnyState>();

/** The board of a loaded edition that does not show whose anything is. The same state every time. */
export function bareBoard(edition: string): AnyState {
  const board = BARE.get(edition) ?? familyOf({ edition }).emptyBoard(edition, 'by-nobody');
  BARE.set(edition, board);
  return board;
}
