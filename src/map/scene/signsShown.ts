import type { Destination, SpaceId } from '../../engine/index.ts';
import type { Sign } from '../../emblems/signs.ts';
import type { Mark } from '../../store/marks.ts';

/**
 * The signs at each space, side by side: what is pointed out there, and what the chosen units can do there. Captures
 * have flags instead.
 */
export function signsShown(
  destinations: readonly Destination[],
  marks: Readonly<Record<SpaceId, Mark>>,
): ReadonlyMap<SpaceId, readonly Sign[]> {
  const signs = new Map<SpaceId, readonly Sign[]>();
  for (const [space, mark] of Object.entries(marks)) if (mark !== 'captured') signs.set(space, [`mark-${mark}`]);
  for (const { space, meaning } of destinations) signs.set(space, [...(signs.get(space) ?? []), meaning]);
  return signs;
}
