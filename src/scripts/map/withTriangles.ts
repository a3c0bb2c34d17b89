import { decodeShapes, type ShapesFile, type Border, type SpaceShape } from '../../geography/shapes.ts';
import { packTriangles, trianglesOf } from '../../map/draw/trianglesOf.ts';
import { bandLimit } from '../../geography/bandLimit.ts';
import { inwardsOf, packLimits, type BandLimits } from '../../map/draw/bands.ts';

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

/** The file with the triangles of everything that is drawn at first, computed by the same function as in the app. */
export function withTriangles(file: ShapesFile): ShapesFile {
  const shapes = decodeShapes(file);
  const zones = file.spaces.map(({ kind }) => kind === 'sea');
  const triangles = [...shapes.spaces, ...shapes.decor].map(({ rings }, i) =>
    zones[i] === true ? [] : packTriangles(trianglesOf(rings).indices),
  );
  return { ...file, triangles };
}
