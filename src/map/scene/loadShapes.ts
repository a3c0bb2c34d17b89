import { useCallback, useEffect, useState } from 'react';
import { comingEdition, useComingEdition } from '../../store/nextGame.ts';
import { retry } from '../../store/retry.ts';
import { decodeShapesInSteps, type BoardShapes, type ShapesFile } from '../../geography/shapes.ts';
import { unpackTriangles, cacheTriangles } from '../draw/trianglesOf.ts';
import { fetchMapFile } from './fetchMapFile.ts';
import { byTask, runInSlices } from './timeSlicing.ts';

const REQUESTS = new Map<string, Promise<BoardShapes>>();
/** How many parts of the page show each edition's shapes. */
const HOLDERS = new Map<string, number>();
/** The edition whose shapes were asked for last. */
let latest: string | null = null;

/**
 * Loads and decodes the board's shapes; later calls share the first request. After a failure the next call tries again.
 * Rejects if the file cannot be fetched. Shapes are kept while they are held, and those asked for last.
 */
export function loadShapes(edition: string): Promise<BoardShapes> {
  const request = REQUESTS.get(edition) ?? fetchAndDecode(edition);
  REQUESTS.set(edition, request);
  request.catch(() => REQUESTS.delete(edition));
  latest = edition;
  forgetUnused();
  return request;
}

/** Loads the shapes of the map that is likely to come first, and then of each edition chosen for a new game. */
export function loadComingShapes(): void {
  // The map itself tries again and says so.
  const load = (): void => void loadShapes(comingEdition()).catch(() => undefined);
  load();
  useComingEdition.subscribe(load);
}

/** Keeps an edition's shapes in memory until the returned function is called. */
export function holdShapes(edition: string): () => void {
  const add = (change: number) => HOLDERS.set(edition, (HOLDERS.get(edition) ?? 0) + change);
  add(1);
  return () => {
    add(-1);
    forgetUnused();
  };
}

function forgetUnused(): void {
  for (const edition of REQUESTS.keys())
    if (edition !== latest && (HOLDERS.get(edition) ?? 0) === 0) REQUESTS.delete(edition);
}

async function fetchAndDecode(edition: string): Promise<BoardShapes> {
  const file = await retry(() => fetchMapFile<ShapesFile>(edition));
  // Never cancelled, so there is always a result.
  return (await runInSlices(decodeFileInSteps(file), byTask, () => false)) as BoardShapes;
}

/** Decodes the shapes and the triangles of land and decoration. Those of sea zones are computed later. */
function* decodeFileInSteps(file: ShapesFile): Generator<void, BoardShapes> {
  const shapes = yield* decodeShapesInSteps(file);
  const areas = [...shapes.spaces, ...shapes.decor];
  for (const [i, packed] of (file.triangles ?? []).entries()) {
    const area = areas[i];
    if (area !== undefined && packed.length > 0) cacheTriangles(area.rings, unpackTriangles(packed));
    yield;
  }
  return shapes;
}

interface LoadedShapes {
  readonly shapes: BoardShapes | null;
  /** Loading has failed, including the automatic retries. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What came of loading an edition's shapes; null if that failed. */
interface ShapesAnswer {
  readonly edition: string;
  readonly shapes: BoardShapes | null;
}

/** Loads the board's shapes; null until they are there. */
export function useBoardShapes(edition: string): LoadedShapes {
  const [shown, setAnswer] = useState<ShapesAnswer | null>(null);
  const answer = shown?.edition === edition ? shown : null;
  const hasFailed = answer !== null && answer.shapes === null;
  useEffect(() => holdShapes(edition), [edition]);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isCancelled = false;
    const take = (shapes: BoardShapes | null): void => (isCancelled ? undefined : setAnswer({ edition, shapes }));
    loadShapes(edition).then(take, () => take(null));
    return () => {
      isCancelled = true;
    };
  }, [edition, hasFailed]);
  return { shapes: answer?.shapes ?? null, hasFailed, retry: useCallback(() => setAnswer(null), []) };
}
