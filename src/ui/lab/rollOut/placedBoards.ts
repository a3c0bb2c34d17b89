import type { RolledBoard } from '../../../odds/rollOut/index.ts';

/** A board, and its places among all. */
export interface Placed {
  readonly board: RolledBoard;
  readonly places: readonly number[];
}

/** The boards with their places. Those worth the same are given once: a turn with few ends may be typical and lucky. */
export function placedBoards(boards: readonly RolledBoard[]): readonly Placed[] {
  const placed: { readonly board: RolledBoard; readonly places: number[] }[] = [];
  for (const [place, board] of boards.entries()) {
    const same = placed.find((one) => one.board.balance === board.balance);
    if (same === undefined) placed.push({ board, places: [place] });
    else same.places.push(place);
  }
  return placed;
}
