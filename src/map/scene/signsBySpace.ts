import type { Destination, SpaceId } from '../../engine/index.ts';
import type { Sign } from '../../emblems/signs.ts';
import type { Mark } from '../../store/marks.ts';

/**
 * The signs to draw in each space: its mark, and what the chosen units can do there. Captured territories are marked by
 * flags instead.
 */
export function signsBySpace(
  destinations: readonly Destination[],
  marks: Readonly<Record<SpaceId, Mark>>,
): ReadonlyMap<SpaceId, readonly Sign[]> {
  const signs = new Map<SpaceId, readonly Sign[]>();
  for (const [space, mark] of Object.entries(marks)) if (mark !== 'captured') signs.set(space, [`mark-${mark}`]);
  for (const { space, meaning } of destinations) signs.set(space, [...(signs.get(space) ?? []), meaning]);
  return signs;
}
