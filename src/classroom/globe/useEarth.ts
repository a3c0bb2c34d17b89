import { useMemo } from 'react';
import type { LonLat } from '../../atlas/distance.ts';
import type { AnyEdition, BySpace } from '../../engine/index.ts';
import type { Holder } from '../../atlas/schema.ts';
import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';
import { type GlobeShapes, decodeGlobe, type GlobeFile } from '../../geography/globeShapes.ts';
import type { Projection } from '../../geography/projection.ts';
import type { BoardShapes } from '../../geography/shapes.ts';
import { createUnproject } from '../../geography/unproject.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import type { HeldLands } from '../../map/picture/heldPicture.ts';
import { paintedLands, paintedSpaces, type PaintedLands } from '../../map/picture/paintedLands.ts';
import { useBoardShapes } from '../../map/scene/useBoardShapes.ts';
import { projectionOf } from '../frame/projectionOf.ts';
import { useLoaded } from '../frame/useLoaded.ts';
import { flatArea, trueArea } from './earth.ts';
import { fetchMapFile } from '../../map/scene/fetchMapFile.ts';
import { keepLatest } from '../../store/keepLatest.ts';
import type { ShownHolding } from './useHolding.ts';

/** What is shown of the earth: the territories of the game, or the lands of 1939. */
export interface Earth {
  readonly globe: GlobeShapes;
  readonly shapes: BoardShapes;
  readonly projection: Projection;
  readonly painted: PaintedLands;
  /** By id: what each land is called, and how large it is on the flat map, in its square pixels. */
  readonly named: ReadonlyMap<string, NamedLand>;
  /** Who held the lands of 1939; null where the territories of the game are shown. */
  readonly held: HeldLands | null;
  /** Short names on the globe, the largest land's first. */
  readonly plates: readonly EarthPlate[];
}

interface NamedLand {
  readonly name: string;
  readonly flat: number;
}

/** The short name of who held a land, where that has most room. */
export interface EarthPlate {
  readonly text: string;
  readonly at: LonLat;
  /** Of its land, in square kilometres. */
  readonly area: number;
}

interface LoadedEarth {
  /** Null until all of it is loaded. */
  readonly earth: Earth | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Loads what is shown of the earth. */
export function useEarth(edition: AnyEdition, { held, landNames }: ShownHolding): LoadedEarth {
  const { shapes, hasFailed: isShapeless, retry } = useBoardShapes(edition.id);
  const projection = useLoaded(edition.id, projectionOf);
  const ofGame = useLoaded(edition.id, loadGlobe);
  const history = held === null ? null : edition.id;
  const ofLands = useLoaded(history, loadGlobeOfLands);
  const lands = useLoaded(history, loadLands);
  const earth = useMemo((): Earth | null => {
    const globe = held === null ? ofGame.content : ofLands.content;
    if (shapes === null || projection.content === null || globe === null) return null;
    const common = { globe, shapes, projection: projection.content };
    const isLand = landTest(edition);
    if (held === null) {
      const named = spacesNamed(edition, shapes);
      return { ...common, painted: paintedSpaces(shapes, isLand), named, held: null, plates: [] };
    }
    if (lands.content === null) return null;
    return {
      ...common,
      painted: paintedLands(shapes, isLand, lands.content),
      named: new Map(lands.content.lands.map(({ id, area }) => [id, { name: landNames[id] ?? id, flat: area }])),
      held: { lands: lands.content, held },
      plates: platesOnEarth(globe, lands.content, held, projection.content),
    };
  }, [edition, shapes, projection.content, ofGame.content, ofLands.content, lands.content, held, landNames]);
  const loads = [projection, ofGame, ofLands, lands];
  return {
    earth,
    hasFailed: isShapeless || loads.some(({ hasFailed }) => hasFailed),
    tryAgain: () => {
      retry();
      for (const { tryAgain } of loads) tryAgain();
    },
  };
}

function landTest({ spaces }: AnyEdition): (space: string) => boolean {
  const lands = new Set(spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
  return (space) => lands.has(space);
}

/** The territories of the game by name. */
export function spacesNamed(
  { spaces }: Pick<AnyEdition, 'spaces'>,
  shapes: Pick<BoardShapes, 'spaces'>,
): ReadonlyMap<string, NamedLand> {
  const nameOf = new Map(spaces.map(({ id, name }) => [id, name]));
  return new Map(shapes.spaces.map(({ id, rings }) => [id, { name: nameOf.get(id) ?? id, flat: flatArea(rings) }]));
}

function platesOnEarth(
  globe: GlobeShapes,
  { lands }: LandsOnMap,
  held: BySpace<Holder>,
  projection: Projection,
): EarthPlate[] {
  const unproject = createUnproject(projection);
  const areas = new Map(globe.lands.map(({ id, rings }) => [id, trueArea(rings)]));
  return lands
    .flatMap(({ id, at }): EarthPlate[] => {
      const [text, place] = [held[id]?.short, unproject(at)];
      return text === undefined || place === null ? [] : [{ text, at: place, area: areas.get(id) ?? 0 }];
    })
    .toSorted((a, b) => b.area - a.area);
}

/** The lands of an edition as they lie on the globe. Rejects if they cannot be fetched. */
const loadGlobe = keepLatest(async (edition) => decodeGlobe(await fetchMapFile<GlobeFile>(edition, 'globe')));

/** The lands of 1939 on the globe. Rejects if they cannot be fetched. */
const loadGlobeOfLands = keepLatest(async (edition) =>
  decodeGlobe(await fetchMapFile<GlobeFile>(edition, 'globe-lands')),
);
