import { geoArea, geoCentroid, geoRotation, type GeoPermissibleObjects } from 'd3-geo';
import { useMemo, useEffect } from 'react';
import type { LonLat } from '../../atlas/distance.ts';
import { type GlobeRings, type GlobeShapes, decodeGlobe, type GlobeFile } from '../../geography/globeShapes.ts';
import type { Ring, BoardShapes } from '../../geography/shapes.ts';
import type { AnyEdition, BySpace, AnyState } from '../../engine/index.ts';
import type { Holder, Holders } from '../../atlas/schema.ts';
import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';
import type { Projection } from '../../geography/projection.ts';
import { createUnproject } from '../../geography/unproject.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import type { HeldLands } from '../../map/picture/heldPicture.ts';
import { paintedLands, paintedSpaces, type PaintedLands } from '../../map/picture/paintedLands.ts';
import { useBoardShapes } from '../../map/scene/loadShapes.ts';
import { loadedProjection, holdingAt, holdingIn, type Holding } from '../print/holding.ts';
import { useLoaded } from '../frame/frame.tsx';
import { fetchMapFile } from '../../map/scene/fetchMapFile.ts';
import { keepLatest } from '../../store/keepLatest.ts';
import { landsIn } from '../../atlas/holding.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { ownerColour } from '../print/sheet/grounds.ts';

/** What is shown of the earth: the territories of the game, or the lands of 1939. */
export interface Earth {
  readonly globe: GlobeShapes;
  readonly shapes: BoardShapes;
  readonly projection: Projection;
  readonly painted: PaintedLands;
  /** By id: what each land is called, and how large it is on the flat map, in its square pixels. */
  readonly named: ReadonlyMap<string, GlobeLand>;
  /** Who held the lands of 1939; null where the territories of the game are shown. */
  readonly held: HeldLands | null;
  /** Short names on the globe, the largest land's first. */
  readonly plates: readonly EarthPlate[];
}

interface GlobeLand {
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
  const projection = useLoaded(edition.id, loadedProjection);
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
): ReadonlyMap<string, GlobeLand> {
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

interface ShownHolding extends Holding {
  readonly colours: BySpace<string>;
  /** Who held each land of 1939 in the chosen month; null if it is as in the game. */
  readonly held: BySpace<Holder> | null;
  readonly landNames: Readonly<Record<string, string>>;
}

/** Who holds what on the globe: as the layer of the flat map has it, in the chosen month; else as the game has it. */
export function useHolding(edition: AnyEdition, game: Pick<AnyState, 'control'>): ShownHolding {
  const isAsked = useLayers(({ shown }) => shown.has('holders'));
  const chosen = useLayers((layers) => layers.month);
  const told = useAtlasStore(({ atlases }) => atlases[edition.id]?.holders ?? null);
  useEffect(() => {
    if (isAsked) void openAtlas(edition.id);
  }, [edition, isAsked]);
  const { control } = game;
  return useMemo(
    () => shownHolding(edition, control, isAsked ? told : null, chosen),
    [edition, control, isAsked, told, chosen],
  );
}

/** Who holds what on the globe, by the atlas if that is wanted and there. */
export function shownHolding(
  edition: AnyEdition,
  control: AnyState['control'],
  told: Holders | null,
  month: string,
): ShownHolding {
  const { owners, holds } = told === null ? holdingIn({ control }, edition) : holdingAt(told, month, edition);
  const colours = Object.fromEntries(
    Object.entries(holds).flatMap(([land, owner]) => (owner === undefined ? [] : [[land, ownerColour(owner)]])),
  );
  const holding = new Set(Object.values(holds));
  const lands = Object.entries(told?.lands ?? {});
  return {
    owners: told === null ? owners : owners.filter((owner) => holding.has(owner)),
    holds,
    colours,
    held: told === null ? null : landsIn(told, month),
    landNames: Object.fromEntries(lands.map(([id, { name }]) => [id, name])),
  };
}

/** Of a sphere with the area of the earth, in km. */
export const RADIUS = 6371.0072;

/** Outlines as d3-geo takes them. */
export const polygon = (rings: GlobeRings): GeoPermissibleObjects => ({
  type: 'Polygon',
  coordinates: rings as unknown as [number, number][][],
});

/** The true area inside these outlines, in square kilometres. */
export const trueArea = (rings: GlobeRings): number => geoArea(polygon(rings)) * RADIUS ** 2;

/** The middle of an area, in degrees east and north. */
export const middleOnGlobe = (rings: GlobeRings): LonLat => geoCentroid(polygon(rings));

/** The area that outlines take on the flat map, in its square pixels. Holes turn the other way round. */
export const flatArea = (rings: readonly Ring[]): number =>
  Math.abs(
    rings.reduce(
      (sum, ring) =>
        sum +
        ring.reduce((area, [x, y], i) => {
          const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
          return area + (x * nextY - nextX * y) / 2;
        }, 0),
      0,
    ),
  );

/** Moves outlines over the globe, their shape and size kept and north still up, until their middle is there. */
export function movedTo(rings: GlobeRings, [longitude, latitude]: LonLat): GlobeRings {
  const [fromLongitude, fromLatitude] = middleOnGlobe(rings);
  const toCentre = geoRotation([-fromLongitude, -fromLatitude]);
  const away = geoRotation([-longitude, -latitude]);
  return rings.map((ring) => ring.map(([x, y]) => away.invert(toCentre([x, y]))));
}

/** Lands with fewer points, to be drawn while the globe turns: none nearer than so many degrees. */
export function coarseGlobe({ lands, others }: GlobeShapes, degrees: number): GlobeShapes {
  const coarse = (rings: GlobeRings): GlobeRings =>
    rings.flatMap((ring) => {
      const kept: (typeof ring)[number][] = [];
      for (const point of ring) {
        const last = kept.at(-1);
        if (last === undefined || distance(last, point) >= degrees) kept.push(point);
      }
      const first = kept[0];
      return first === undefined || kept.length < 4 ? [] : [[...kept, first]];
    });
  return { lands: lands.map(({ id, rings }) => ({ id, rings: coarse(rings) })), others: coarse(others) };
}

/** Roughly, in degrees; meridians come together towards the poles. */
const distance = ([x0 = 0, y0 = 0]: readonly number[], [x1 = 0, y1 = 0]: readonly number[]): number =>
  Math.hypot((x1 - x0) * Math.cos((y0 * Math.PI) / 180), y1 - y0);
