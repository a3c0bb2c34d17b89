import { bandLimit } from '../../geography/bandLimit.ts';
import { decodeShapes, type Border, type ShapesFile, type SpaceShape } from '../../geography/shapes.ts';
import { inwardsOf } from '../../map/draw/inwardsOf.ts';
import { packLimits, type BandLimits } from '../../map/draw/packedLimits.ts';

/** The file with the limits of every territory's border band, which would hold up the app's first map. */
export function withBandLimits(file: ShapesFile): ShapesFile {
  const { spaces, borders } = decodeShapes(file);
  const shapes = new Map(spaces.map((shape) => [shape.id, shape]));
  return {
    ...file,
    spaces: file.spaces.map((space) => {
      const shape = shapes.get(space.id);
      // The sea has no band.
      return shape && space.kind === 'land' ? { ...space, bandLimits: packLimits(limitsOf(shape, borders)) } : space;
    }),
  };
}

/** How far the band may reach into an area from those points of its outline where it would cross a land border. */
export function limitsOf({ id, rings }: SpaceShape, borders: readonly Border[]): BandLimits {
  const own = borders.filter(({ kind, between }) => kind === 'land' && between.includes(id));
  const limitAt = bandLimit(own.map(({ points }) => points));
  const inwards = inwardsOf(rings);
  const limits = rings.flatMap((ring, number) =>
    ring.map((here, i) => limitAt(here, [inwards[number]?.[i * 2] ?? 0, inwards[number]?.[i * 2 + 1] ?? 0])),
  );
  return new Map([...limits.entries()].filter(([, limit]) => limit < Infinity));
}
