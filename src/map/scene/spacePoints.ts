import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { FoundSpace } from '../../store/findSpaces.ts';
import { foundCity } from '../layout/foundCity.ts';
import type { Atlas } from './MapContext.ts';

/** Where spaces' units and names stand on the board. */
export const pointsOf = ({ byId }: Pick<Atlas, 'byId'>, spaces: readonly SpaceId[]): readonly Point[] =>
  spaces.flatMap((space) => {
    const shape = byId.get(space);
    return shape ? [shape.anchor, shape.label] : [];
  });

/** The same, with the city by which a search has found one of them. */
export function pointsWithFound(
  atlas: Pick<Atlas, 'byId' | 'shapes'>,
  spaces: readonly SpaceId[],
  found: FoundSpace | null,
): readonly Point[] {
  const points = pointsOf(atlas, spaces);
  if (found === null || !spaces.includes(found.space.id)) return points;
  const city = foundCity(atlas.shapes.features, found);
  return city === undefined ? points : [...points, city.at];
}
