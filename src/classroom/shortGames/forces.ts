import { editionOf, type ByUnitType, type GameState, type PowerId, type SpaceId } from '../../engine/index.ts';

interface Force {
  readonly space: SpaceId;
  readonly units: ByUnitType<number>;
}

/** The units of a power by space: lands first, by name. */
export function forcesOf({ edition, units }: GameState, power: PowerId): readonly Force[] {
  const counts = new Map<SpaceId, Record<string, number>>();
  for (const { owner, space, type } of Object.values(units)) {
    if (owner !== power) continue;
    const here = counts.get(space) ?? {};
    counts.set(space, { ...here, [type]: (here[type] ?? 0) + 1 });
  }
  return editionOf(edition)
    .spaces.filter(({ id }) => counts.has(id))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ id }) => ({ space: id, units: counts.get(id) ?? {} }));
}
