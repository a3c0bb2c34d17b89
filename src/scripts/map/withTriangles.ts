import { decodeShapes, type ShapesFile } from '../../geography/shapes.ts';
import { packTriangles } from '../../map/draw/packedTriangles.ts';
import { trianglesOf } from '../../map/draw/trianglesOf.ts';

/** The file with the triangles of everything that is drawn at first, computed by the same function as in the app. */
export function withTriangles(file: ShapesFile): ShapesFile {
  const shapes = decodeShapes(file);
  const zones = file.spaces.map(({ kind }) => kind === 'sea');
  const triangles = [...shapes.spaces, ...shapes.decor].map(({ rings }, i) =>
    zones[i] === true ? [] : packTriangles(trianglesOf(rings).indices),
  );
  return { ...file, triangles };
}
