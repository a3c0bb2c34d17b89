import {
  mobilizationPlaces,
  play,
  type Command,
  type GameState,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';

/** New units that have one place to go to, all of them, and the orders that place them. */
export interface OnlyPlaces {
  readonly orders: readonly Command[];
  /** How many of each type come to each space. */
  readonly units: ReadonlyMap<SpaceId, Readonly<Record<string, number>>>;
  /** Whether no other new unit is left after them. */
  readonly isAll: boolean;
}

/**
 * The new units whose type can be placed in a single space by a single complex (MOB-1, MOB-2, MOB-3). Null if there are
 * none, or if they do not all fit: then which of them go back is a choice (MOB-4).
 */
export function onlyPlaces(state: GameState): OnlyPlaces | null {
  const orders: Command[] = [];
  const units = new Map<SpaceId, Record<string, number>>();
  let now = state;
  for (const [unit, count] of Object.entries(state.purchased)) {
    const [place, ...others] = mobilizationPlaces(state, unit);
    if (place === undefined || others.length > 0) continue;
    const { space, complex } = place;
    units.set(space, { ...units.get(space), [unit]: count });
    for (let n = 0; n < count; n += 1) {
      const order: Command = { type: 'mobilize', unit, to: space, complex };
      const played = play(now, order);
      if (!played.ok) return null;
      now = played.value.state;
      orders.push(order);
    }
  }
  if (orders.length === 0) return null;
  return { orders, units, isAll: Object.values(now.purchased).every((count) => count === 0) };
}
