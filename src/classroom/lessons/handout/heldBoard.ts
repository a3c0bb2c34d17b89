import { heldIn } from '../../../atlas/holding.ts';
import type { Holders } from '../../../atlas/schema.ts';
import type { GameState } from '../../../engine/index.ts';

/** A board with the lands in the hands of those who held them in a month; what no power of the game held has none. */
export function heldBoard(state: GameState, told: Holders, month: string): GameState {
  const held = heldIn(told, month);
  const spaces = new Set([...Object.keys(state.control), ...Object.keys(held)]);
  const control = Object.fromEntries(
    [...spaces].flatMap((space) => {
      const holder = held[space];
      const power = holder === undefined ? state.control[space] : holder.power;
      return power === undefined ? [] : [[space, power]];
    }),
  );
  return { ...state, control };
}
