import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { Atlas } from './Atlas.ts';

/** Where spaces' units and names stand on the board. */
export const pointsOf = ({ byId }: Pick<Atlas, 'byId'>, spaces: readonly SpaceId[]): readonly Point[] =>
  spaces.flatMap((space) => {
    const shape = byId.get(space);
    return shape ? [shape.anchor, shape.label] : [];
  });
