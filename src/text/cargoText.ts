import type { GameState, PowerId, SpaceId, UnitTypeId } from '../engine/index.ts';
import { spaceName, thePower } from './names.ts';
import { typeCounts } from './unitNames.ts';
import { joinWords } from './words.ts';

/** A unit that a ship carries, and where it is to land this turn. */
export interface Carried {
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  readonly landsIn: SpaceId | null;
}

/** What a ship of a power carries: 'a tank and 1 infantry for Norway and 1 infantry of the United States'. */
export function cargoText(state: GameState, cargo: readonly Carried[], ship: PowerId): string {
  const groups = new Map<string, UnitTypeId[]>();
  for (const { type, owner, landsIn } of cargo) {
    const whose = owner === ship ? '' : ` of ${thePower(state, owner)}`;
    const where = landsIn === null ? '' : ` for ${spaceName(state, landsIn)}`;
    groups.set(whose + where, [...(groups.get(whose + where) ?? []), type]);
  }
  return joinWords([...groups].map(([after, types]) => typeCounts(types) + after));
}
