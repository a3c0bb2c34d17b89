import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { toTheEnd } from '../scene/oneByOne.ts';
import { detailAt, zoomOfStep, zoomStep, type Detail } from './detail.ts';
import { fittingBlock, ROOM } from './fittingBlock.ts';
import type { Measure } from './labelText.ts';
import { Occupied } from './Occupied.ts';
import { placeArrows, type PlacedArrow } from './placeArrows.ts';
import { placeCanals, type PlacedCanal } from './placeCanals.ts';
import { placeBlocks, type Ground, type PlacedBlock } from './placeBlocks.ts';
import { placeRealmNames, type PlacedRealmName } from './placeRealmNames.ts';
import { realmsOf } from './realms.ts';
import { capitalDots, capitalNames, occupy } from './placeCapitals.ts';
import { placeFeatures, type PlacedFeature } from './placeFeatures.ts';
import { placeLabels, type PlacedLabel } from './placeLabels.ts';
import { placeRow } from './placeRow.ts';
import { battleWidth, type PlacedBattle } from './signRow.ts';
import { blockBox } from './blockBox.ts';
import type { StackBlock } from './piece.ts';

/** Where all units and labels stand at one step of zoom. Positions are on the board, sizes on the screen. */
export interface MapLayout {
  readonly detail: Detail;
  /** The zoom it was made for. */
  readonly zoom: number;
  readonly blocks: readonly PlacedBlock[];
  /** Where the signs of battles to come stand. */
  readonly battles: readonly PlacedBattle[];
  /** Planned attacks. */
  readonly arrows: readonly PlacedArrow[];
  /** Names of powers across their lands, where the world is seen from afar. */
  readonly realms: readonly PlacedRealmName[];
  readonly labels: readonly PlacedLabel[];
  readonly canals: readonly PlacedCanal[];
  readonly features: readonly PlacedFeature[];
}

/** What a layout is made for besides the board: as long as it stays the same, so does every place. */
export interface Setting {
  readonly step: number;
  /** The step at which the window shows the whole height of the board. */
  readonly farthest: number;
  /** How much larger all is than in a small window. */
  readonly scale: number;
  readonly measure: Measure;
}

/** Up to this zoom names of powers are written across their lands, in a large window somewhat farther in. */
const AFAR = zoomStep(0.46);
const BEYOND_FARTHEST = 2;

/** The counters of every space that holds any. */
export function blocksOf(
  scene: MapScene,
  shapes: readonly SpaceShape[],
  ground: Ground,
  detail: Detail,
  zoom: number,
): ReadonlyMap<SpaceId, StackBlock> {
  const blocks = new Map<SpaceId, StackBlock>();
  for (const shape of shapes) {
    const stacks = scene.stacks[shape.id];
    if (stacks && stacks.length > 0)
      blocks.set(
        shape.id,
        fittingBlock(stacks, shape.radius * zoom * ROOM[ground.places.get(shape.id)?.kind ?? 'land'], detail),
      );
  }
  return blocks;
}

/**
 * Canals have their fixed place; then units, for they are never left out, and what is to be known of battles; then
 * labels of capitals, names of powers and all other labels where there is room.
 * Pauses often, for whoever has something else to do meanwhile.
 */
export function* layingOut(
  scene: MapScene,
  shapes: readonly SpaceShape[],
  ground: Ground,
  { step, farthest, scale, measure }: Setting,
): Generator<void, MapLayout> {
  const zoom = zoomOfStep(step);
  const detail = detailAt(zoom, scale);
  const blocks = blocksOf(scene, shapes, ground, detail, zoom);
  const occupied = new Occupied(ground.grid.width);
  const canals = placeCanals(ground.canals, occupied, detail, zoom, measure);
  const site = { ground, occupied, detail, zoom, measure };
  const dots = capitalDots(ground.features, site);
  // From afar units need all the room there is.
  const keptClear = detail.level === 'far' ? [] : dots;
  const placedBlocks = yield* placeBlocks(blocks, shapes, ground, occupied, zoom, scale, keptClear);
  occupy(dots, site);
  const anchors = new Map(shapes.map(({ id, anchor }) => [id, anchor]));
  const battles = scene.battles.flatMap((space): PlacedBattle[] => {
    const shape = shapes.find(({ id }) => id === space);
    if (!shape) return [];
    const size = { width: battleWidth(scene.odds[space], detail) / zoom, height: detail.badge / zoom };
    const box = placeRow(size, blockBox(shape, placedBlocks, zoom), {
      taken: occupied,
      boardHeight: ground.grid.height,
    });
    occupied.add(box);
    return [{ space, ...box }];
  });
  const arrows = placeArrows(
    scene.attacks,
    { blocks: placedBlocks, zoom, detail },
    (space) => anchors.get(space),
    occupied,
    ground.grid,
  );
  const cityNames = detail.cities ? capitalNames(ground.features, site) : [];
  occupy(cityNames, site);
  const isAfar = step <= Math.max(AFAR, farthest + BEYOND_FARTHEST);
  const isOf = (power: PowerId, x: number, y: number): boolean => scene.control[ground.grid.at(x, y) ?? ''] === power;
  const nameOf = (power: PowerId): string => ground.powerNames.get(power) ?? '';
  // In this order: what is placed first takes its room from all that follow.
  const labelSite = { ...site, controller: (space: SpaceId): PowerId | null => scene.control[space] ?? null };
  const home = new Map(
    shapes.filter(({ id }) => scene.home.includes(id)).map((shape) => [shape.id, blockBox(shape, placedBlocks, zoom)]),
  );
  const isHome = ({ id }: SpaceShape): boolean => home.has(id);
  // From afar powers matter more than their capitals.
  const isCapital = ({ id }: SpaceShape): boolean =>
    detail.level !== 'far' && typeof ground.places.get(id)?.capitalCity === 'string';
  const first = [
    ...(yield* placeLabels(shapes.filter(isHome), labelSite, home)),
    ...(yield* placeLabels(
      shapes.filter((shape) => isCapital(shape) && !isHome(shape)),
      labelSite,
    )),
  ];
  const realms = isAfar
    ? yield* placeRealmNames(realmsOf(scene.control, ground.grid, ground.places), nameOf, {
        occupied,
        boardWidth: ground.grid.width,
        zoom,
        scale,
        measure,
        isOf,
      })
    : [];
  const labels = yield* placeLabels(
    shapes.filter((shape) => !isCapital(shape) && !isHome(shape)),
    labelSite,
  );
  const features = yield* placeFeatures(ground.features, site);
  return {
    detail,
    zoom,
    canals,
    blocks: placedBlocks,
    battles,
    arrows,
    realms,
    labels: [...first, ...labels],
    features: [...dots, ...cityNames, ...features],
  };
}

/** The same at one go. */
export const mapLayout = (
  scene: MapScene,
  shapes: readonly SpaceShape[],
  ground: Ground,
  setting: Setting,
): MapLayout => toTheEnd(layingOut(scene, shapes, ground, setting));

/** A layout in which nothing stands, for as long as none is made. */
export const emptyLayout = ({ step, scale }: Setting): MapLayout => {
  const zoom = zoomOfStep(step);
  return {
    detail: detailAt(zoom, scale),
    zoom,
    canals: [],
    blocks: [],
    battles: [],
    arrows: [],
    realms: [],
    labels: [],
    features: [],
  };
};
