import { retry } from '../../store/retry.ts';
import { decodingShapes, type BoardShapes, type ShapesFile } from '../../geography/shapes.ts';
import { unpackTriangles } from '../draw/packedTriangles.ts';
import { cacheTriangles } from '../draw/trianglesOf.ts';
import { byTask, runInSlices } from './timeSlicing.ts';

const COMING = new Map<string, Promise<BoardShapes>>();

/**
 * The board's shapes, asked for and made ready once, however many ask: whoever asks early has them sooner. After a
 * failure they can be asked for again.
 */
export function boardShapes(edition: string): Promise<BoardShapes> {
  const coming = COMING.get(edition) ?? load(edition);
  COMING.set(edition, coming);
  coming.catch(() => COMING.delete(edition));
  return coming;
}

async function load(edition: string): Promise<BoardShapes> {
  const file = await retry(() => fileOf(edition));
  // Never given up, so it is always made.
  return (await runInSlices(making(file), byTask, () => false)) as BoardShapes;
}

async function fileOf(edition: string): Promise<ShapesFile> {
  const answer = await fetch(`${import.meta.env.BASE_URL}map/${edition}.json`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  // The file is our own, made by the build and tested there.
  return (await answer.json()) as ShapesFile;
}

/** Decoded, and what is painted from the first in triangles. Zones are cut later, for their first highlight. */
function* making(file: ShapesFile): Generator<void, BoardShapes> {
  const shapes = yield* decodingShapes(file);
  const areas = [...shapes.spaces, ...shapes.decor];
  for (const [i, packed] of (file.triangles ?? []).entries()) {
    const area = areas[i];
    if (area !== undefined && packed.length > 0) cacheTriangles(area.rings, unpackTriangles(packed));
    yield;
  }
  return shapes;
}
