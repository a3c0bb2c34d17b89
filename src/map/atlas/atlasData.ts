import { loadRoutes, loadStraits } from '../../atlas/loadAtlas.ts';
import type { SeaRoute, Strait } from '../../atlas/worldSchema.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import { copiesInFrame, isShown, partsInFrame } from '../../geography/frame.ts';
import { decodeLands, type LandsOnMap } from '../../geography/lands/decodeLands.ts';
import type { LandsFile } from '../../geography/lands/file.ts';
import { decodeArc, type Point } from '../../geography/shapes.ts';
import type { TodayFile } from '../../geography/today/file.ts';
import { fetchMapFile } from '../scene/fetchMapFile.ts';
import { wrapX } from '../camera/wrap.ts';
import { lengthOf } from '../layout/polyline.ts';
import type { LonLat } from '../../atlas/distance.ts';
import type { Projection } from '../../geography/projection.ts';

/** Sections between two given places of a line. */
const SECTIONS = 10;

/** A line through places, on the map: straight in degrees between them. It begins on the board and may leave it. */
export function lineOnMap(places: readonly LonLat[], { project, width }: Projection): readonly Point[] {
  const points = places.flatMap(([longitude, latitude], i): Point[] => {
    const before = places[i - 1];
    if (before === undefined) return [project([longitude, latitude])];
    return Array.from({ length: SECTIONS }, (_, step) => {
      const share = (step + 1) / SECTIONS;
      return project([before[0] + (longitude - before[0]) * share, before[1] + (latitude - before[1]) * share]);
    });
  });
  const turns = Math.floor((points[0]?.[0] ?? 0) / width);
  return points.map(([x, y]) => [x - turns * width, y]);
}

export interface TodayMap {
  readonly borders: readonly (readonly Point[])[];
  readonly names: readonly { readonly name: string; readonly at: Point; readonly room: number }[];
}

/** A route of supply on the map. */
export type RouteOnMap = Omit<SeaRoute, 'lines'> & { readonly lines: readonly (readonly Point[])[] };

/** A strait or canal on the map. */
export type StraitOnMap = Omit<Strait, 'at'> & { readonly at: Point };

/** What the layers show on one edition's map, in map pixels; each is fetched when it is first asked for. */
export interface AtlasData {
  readonly today: () => Promise<TodayMap>;
  readonly lands: () => Promise<LandsOnMap>;
  readonly routes: () => Promise<readonly RouteOnMap[]>;
  readonly straits: () => Promise<readonly StraitOnMap[]>;
}

const known = new Map<string, AtlasData>();

/** What the atlas shows on an edition's map; one object an edition, every time. */
export function atlasDataOf(edition: string): AtlasData {
  const data = known.get(edition) ?? {
    today: once(() => fetchToday(edition)),
    lands: once(async () => decodeLands(await fetchMapFile<LandsFile>(edition, 'lands'))),
    routes: once(() => projectRoutes(edition)),
    straits: once(() => projectStraits(edition)),
  };
  known.set(edition, data);
  return data;
}

/** The lands of 1939 on an edition's map; fetched when they are first asked for. */
export const loadLands = (edition: string): Promise<LandsOnMap> => atlasDataOf(edition).lands();

/** Loads once; after a failure again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load();
    loading.catch(() => (loading = null));
    return loading;
  };
}

async function fetchToday(edition: string): Promise<TodayMap> {
  const { scale, borders, names } = await fetchMapFile<TodayFile>(edition, 'today');
  return {
    borders: borders.map((deltas) => decodeArc(deltas, scale)),
    names: names.map(({ name, at: [x, y], room }) => ({ name, at: [x / scale, y / scale], room: room / scale })),
  };
}

const projectRoutes = async (edition: string): Promise<readonly RouteOnMap[]> =>
  routesOnMap(...(await Promise.all([loadRoutes(), loadProjection(edition)])));

const projectStraits = async (edition: string): Promise<readonly StraitOnMap[]> =>
  straitsOnMap(...(await Promise.all([loadStraits(), loadProjection(edition)])));

/** The routes that a board shows something of. In a frame each ends at its sides, and its longest part comes first. */
export function routesOnMap(routes: readonly SeaRoute[], projection: Projection): readonly RouteOnMap[] {
  const { frame, width } = projection;
  return routes.flatMap((route) => {
    const lines = route.lines.map((line) => lineOnMap(line, projection));
    if (frame === null) return [{ ...route, lines }];
    const parts = lines
      .flatMap((line) => copiesInFrame([line], frame, width).flat())
      .flatMap((line) => partsInFrame(line, frame).map(({ points }) => points))
      .toSorted((a, b) => lengthOf(b) - lengthOf(a));
    return parts.length === 0 ? [] : [{ ...route, lines: parts }];
  });
}

/** The straits and canals that a board shows. */
export const straitsOnMap = (straits: readonly Strait[], projection: Projection): readonly StraitOnMap[] =>
  straits
    .filter(({ at }) => isShown(at, projection))
    .map((strait) => {
      const [x, y] = projection.project(strait.at);
      return { ...strait, at: [wrapX(x, projection.width), y] };
    });
