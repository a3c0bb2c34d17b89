import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { runToEnd } from '../scene/timeSlicing.ts';
import { detailAt, zoomOfStep, zoomStep, type Detail } from './detail.ts';
import { fittingBlock, ROOM } from './fittingBlock.ts';
import type { Measure } from './labelText.ts';
import { placeArrows, type PlacedArrow } from './placeArrows.ts';
import type { PlacedCanal } from './placeCanals.ts';
import type { Ground, PlacedBlock } from './placeBlocks.ts';
import { placeRealmNames, type PlacedRealmName } from './placeRealmNames.ts';
import { realmsOf } from './realms.ts';
import { capitalNames, occupy } from './placeCapitals.ts';
import { placeFeatures, type PlacedFeature } from './placeFeatures.ts';
import { placeLabels, type PlacedLabel } from './placeLabels.ts';
import { keepLabels, keepRealms } from './keepLabels.ts';
import { occupiedBy } from './occupiedBy.ts';
import { placeUnits } from './placeUnits.ts';
import { placeRow } from './placeRow.ts';
import { battleWidth, type PlacedBattle } from './battleSigns.ts';
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
export interface LayoutParams {
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
 * labels of capitals, names of powers and all other labels where there is room. What stood in the layout `before`, of
 * the same setting, keeps its spot unless its room is gone.
 * Pauses often, for whoever has something else to do meanwhile.
 */
export function* computeLayoutInSteps(
  scene: MapScene,
  shapes: readonly SpaceShape[],
  ground: Ground,
  setting: LayoutParams,
  before: MapLayout | null = null,
): Generator<void, MapLayout> {
  const { step, farthest, scale, measure } = setting;
  const zoom = zoomOfStep(step);
  const detail = detailAt(zoom, scale);
  const { grid } = ground;
  const standing = yield* placeUnits(
    blocksOf(scene, shapes, ground, detail, zoom),
    shapes,
    ground,
    setting,
    before?.blocks ?? [],
  );
  const { canals, occupied, dots, blocks } = standing;
  const context = { ground, occupied, detail, zoom, measure };
  occupy(dots, context);
  const anchors = new Map(shapes.map(({ id, anchor }) => [id, anchor]));
  const written = before === null ? {} : { written: occupiedBy(before, ['labels'], grid.width) };
  const battles = scene.battles.flatMap((space): PlacedBattle[] => {
    const shape = shapes.find(({ id }) => id === space);
    if (!shape) return [];
    const size = { width: battleWidth(scene.odds[space], detail) / zoom, height: detail.badge / zoom };
    const room = { taken: occupied, boardHeight: grid.height, ...written };
    const box = placeRow(size, blockBox(shape, blocks, zoom), room);
    occupied.add(box);
    return [{ space, ...box }];
  });
  const arrows = placeArrows(scene.attacks, { blocks, zoom, detail }, (space) => anchors.get(space), occupied, grid);
  const isAfar = step <= Math.max(AFAR, farthest + BEYOND_FARTHEST);
  const isOf = (power: PowerId, x: number, y: number): boolean => scene.control[grid.at(x, y) ?? ''] === power;
  const nameOf = (power: PowerId): string => ground.powerNames.get(power) ?? '';
  const controller = (space: SpaceId): PowerId | null => scene.control[space] ?? null;
  const labelContext = { ...context, controller };
  const home = new Map(
    shapes.filter(({ id }) => scene.home.includes(id)).map((shape) => [shape.id, blockBox(shape, blocks, zoom)]),
  );
  const isHome = ({ id }: SpaceShape): boolean => home.has(id);
  // From afar powers matter more than their capitals.
  const isCapital = ({ id }: SpaceShape): boolean =>
    detail.level !== 'far' && typeof ground.places.get(id)?.capitalCity === 'string';
  // In this order: what is placed first takes its room from all that follow.
  const kept = before === null ? [] : keepLabels(before.labels, controller, occupied, zoom);
  const keptRealms = before === null ? [] : keepRealms(before.realms, isOf, occupied, zoom);
  const cityNames = detail.showsCities ? capitalNames(ground.features, context) : [];
  occupy(cityNames, context);
  const first = [
    ...(yield* placeLabels(shapes.filter(isHome), labelContext, home, kept)),
    ...(yield* placeLabels(
      shapes.filter((shape) => isCapital(shape) && !isHome(shape)),
      labelContext,
      undefined,
      kept,
    )),
  ];
  const unnamed = realmsOf(scene.control, grid, ground.places).filter(
    ({ power }) => !keptRealms.some((name) => name.power === power),
  );
  const realms = isAfar
    ? yield* placeRealmNames(unnamed, nameOf, { occupied, boardWidth: grid.width, zoom, scale, measure, isOf })
    : [];
  const rest = yield* placeLabels(
    shapes.filter((shape) => !isCapital(shape) && !isHome(shape)),
    labelContext,
    undefined,
    kept,
  );
  const labels = [...kept, ...first, ...rest];
  // What must be told may have lost its room to what was kept: then all is laid out anew.
  if (before !== null && !hasRequiredLabels(labels, scene, ground.places))
    return yield* computeLayoutInSteps(scene, shapes, ground, setting);
  const features = yield* placeFeatures(ground.features, context, before?.features);
  return {
    detail,
    zoom,
    canals,
    blocks,
    battles,
    arrows,
    realms: [...keptRealms, ...realms],
    labels,
    features: [...dots, ...cityNames, ...features],
  };
}

/** Whether every capital has its sign and every land at home its name. */
function hasRequiredLabels(labels: readonly PlacedLabel[], scene: MapScene, places: Ground['places']): boolean {
  const capitals = new Set(labels.flatMap(({ space, text }) => (text.facts.capital ? [space] : [])));
  const named = new Set(labels.flatMap(({ space, text }) => (text.lines.length > 0 ? [space] : [])));
  return (
    [...places.values()].every(({ id, capitalCity }) => capitalCity === null || capitals.has(id)) &&
    scene.home.every((space) => named.has(space))
  );
}

/** The same at one go. */
export const computeLayout = (
  scene: MapScene,
  shapes: readonly SpaceShape[],
  ground: Ground,
  setting: LayoutParams,
  before: MapLayout | null = null,
): MapLayout => runToEnd(computeLayoutInSteps(scene, shapes, ground, setting, before));

/** A layout in which nothing stands, for as long as none is made. */
export const emptyLayout = ({ step, scale }: LayoutParams): MapLayout => {
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
