import { attackRange, typeOf, type GameState, type SpaceId, type UnitType } from '../../engine/index.ts';
import type { Group } from './groups.ts';

/** Units that are alike and of which each, alone, could come to fight in a space. */
export interface Arrival {
  readonly group: Group;
  /** How they come by themselves. */
  readonly by: UnitType['domain'];
  /** Where they could stand to come from. */
  readonly from: readonly SpaceId[];
}

/**
 * What of these groups could attack by itself in each space in the combat move of this turn. Exact for a unit alone: it
 * may go there by `play`. Of several together it is an upper bound, as they may share landing places (CM-11).
 */
export function arrivals(turn: GameState, groups: readonly Group[]): ReadonlyMap<SpaceId, readonly Arrival[]> {
  const found = new Map<SpaceId, Arrival[]>();
  for (const group of groups) {
    const by = typeOf(turn, group.unit).domain;
    const starts = new Map<SpaceId, SpaceId[]>();
    for (const stand of group.stands)
      for (const target of rangeFrom(turn, group, stand)) {
        const from = starts.get(target);
        if (from) from.push(stand);
        else starts.set(target, [stand]);
      }
    for (const [space, from] of starts) {
      const there = found.get(space);
      if (there) there.push({ group, by, from });
      else found.set(space, [{ group, by, from }]);
    }
  }
  return found;
}

/** Where such a unit could attack if it stood in this space. */
const rangeFrom = (turn: GameState, { unit }: Group, space: SpaceId): readonly SpaceId[] =>
  attackRange(turn, unit.space === space ? unit : { ...unit, space });
