import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { FoundSpace } from '../../store/findSpaces.ts';
import { foundCity } from '../layout/foundCity.ts';
import type { MapContext } from './MapContext.ts';

/** The anchor points of the spaces' units and names, in board pixels. */
export const spacePoints = ({ byId }: Pick<MapContext, 'byId'>, spaces: readonly SpaceId[]): readonly Point[] =>
  spaces.flatMap((space) => {
    const shape = byId.get(space);
    return shape ? [shape.anchor, shape.label] : [];
  });

/** The anchor points of these spaces, and the city by which a search found one of them. */
export function spacePointsWithFound(
  map: Pick<MapContext, 'byId' | 'shapes'>,
  spaces: readonly SpaceId[],
  found: FoundSpace | null,
): readonly Point[] {
  const points = spacePoints(map, spaces);
  if (found === null || !spaces.includes(found.space.id)) return points;
  const city = foundCity(map.shapes.features, found);
  return city === undefined ? points : [...points, city.at];
}
