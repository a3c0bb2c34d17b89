import type { GameState, PowerId, SpaceId, Unit, UnitTypeId } from '../../../engine/axis-allies/index.ts';
import { spaceName, thePower } from './names.ts';
import { typeCounts } from './unitNames.ts';
import { joinWords } from '../../../text/words.ts';

/** A unit that a ship carries, as it is told: with where it is to land this turn, if that is told. */
export interface CargoUnit {
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  readonly landsIn: SpaceId | null;
}

/** Units aboard as they are told, in one order for all ships. */
export const cargoTold = (
  aboard: readonly Unit[],
  landing: (unit: Unit) => SpaceId | null = () => null,
): readonly CargoUnit[] =>
  aboard
    .map((unit) => ({ type: unit.type, owner: unit.owner, landsIn: landing(unit) }))
    .sort((a, b) => `${a.type} ${a.owner}`.localeCompare(`${b.type} ${b.owner}`));

/** What a ship of a power carries: 'a tank and 1 infantry for Norway and 1 infantry of the United States'. */
export function cargoText(state: GameState, cargo: readonly CargoUnit[], ship: PowerId): string {
  const groups = new Map<string, UnitTypeId[]>();
  for (const { type, owner, landsIn } of cargo) {
    const whose = owner === ship ? '' : ` of ${thePower(state, owner)}`;
    const where = landsIn === null ? '' : ` for ${spaceName(state, landsIn)}`;
    groups.set(whose + where, [...(groups.get(whose + where) ?? []), type]);
  }
  return joinWords([...groups].map(([after, types]) => typeCounts(types) + after));
}
