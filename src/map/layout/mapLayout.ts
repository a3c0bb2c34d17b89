import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import type { BoardMark } from '../../games/face/scene.ts';
import type { MapFeature, SpaceShape } from '../../geography/shapes.ts';
import { wrapX } from '../camera/wrap.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { isSameStacks } from '../scene/stacks.ts';
import { runToEnd } from '../scene/timeSlicing.ts';
import { detailAt, smallestType, zoomOfStep, zoomStep, type Detail } from './detail.ts';
import { blockChoices, ROOM, blockBox, blocksBySpace } from './fittingBlock.ts';
import type { TextMeasure } from './labelText.ts';
import { placeArrows, type PlacedArrow } from './placeArrows.ts';
import type { PlacedCanal } from './placeCanals.ts';
import type { BoardData, PlacedBlock } from './placeBlocks.ts';
import { placeRealmNames, type PlacedRealmName, realmsOf } from './realms.ts';
import { capitalNames, occupy, toldCities, placeUnits } from './placeUnits.ts';
import { placeFeatures, type PlacedFeature } from './placeFeatures.ts';
import { placeLabels, keepLabels, keepRealms } from './placeLabels.ts';
import type { LabelContext, PlacedLabel } from './placedLabel.ts';
import { occupiedBy } from './occupiedBy.ts';
import { placeSigns, type PlacedRow } from './placeSigns.ts';
import { itemsAt } from './signRow.ts';
import type { StackBlock } from './stackBlock.ts';

/** The positions of all units and labels at one zoom step. Positions are in board pixels, sizes in screen pixels. */
export interface MapLayout {
  readonly detail: Detail;
  /** The zoom it was computed for. */
  readonly zoom: number;
  /** The stacks that are shown, and the blocks that those of each space may take, the best one first. */
  readonly stacks: MapScene['stacks'];
  readonly choices: BlockChoices;
  readonly blocks: readonly PlacedBlock[];
  /** The signs of the scene, such as those of battles. */
  readonly signs: readonly PlacedRow[];
  /** Planned attacks. */
  readonly arrows: readonly PlacedArrow[];
  /** Names of powers across their territory, at far zoom. */
  readonly realms: readonly PlacedRealmName[];
  readonly labels: readonly PlacedLabel[];
  readonly canals: readonly PlacedCanal[];
  readonly features: readonly PlacedFeature[];
}

/** What a layout depends on besides the board; every position stays the same as long as these do. */
export interface LayoutParams {
  /** The zoom step. */
  readonly step: number;
  /** The zoom step at which the window shows the board's whole height. */
  readonly farthest: number;
  /** How much larger everything is than in a small window. */
  readonly scale: number;
  /** No type is smaller, in screen pixels; as small as one can read from near if left out. */
  readonly smallest?: number;
  readonly measure: TextMeasure;
  /** Whether the game's values and numbers are shown; they are if left out. */
  readonly showsGame?: boolean;
  /** Cities that are spoken of: they have names at any zoom, before all else. None if left out. */
  readonly told?: readonly string[];
  /** Where those lie that the board does not know. */
  readonly toldPlaces?: readonly Pick<MapFeature, 'name' | 'at'>[];
}

/** Names of powers are shown up to this zoom step, or up to this many steps above `farthest` in large windows. */
const FAR_STEP = zoomStep(0.46);
const STEPS_ABOVE_FARTHEST = 2;

/** Whose emblem a space shows: who holds it, or the nation whose it is. */
export const ownerShown = (
  control: BySpace<PowerId>,
  spaceInfo: BoardData['spaceInfo'],
  space: SpaceId,
): PowerId | null => control[space] ?? spaceInfo.get(space)?.nation ?? null;

const NO_MARKS: readonly BoardMark[] = [];

export type BlockChoices = ReadonlyMap<SpaceId, readonly StackBlock[]>;

/**
 * The blocks of counters that every space with units may take, the best one first. A space whose stacks have not
 * changed since a layout with the same parameters has the same ones.
 */
export function blocksOf(
  scene: MapScene,
  shapes: readonly SpaceShape[],
  boardData: BoardData,
  detail: Detail,
  zoom: number,
  before: Pick<MapLayout, 'stacks' | 'choices'> | null = null,
): BlockChoices {
  const blocks = new Map<SpaceId, readonly StackBlock[]>();
  for (const { id, radius } of shapes) {
    const stacks = scene.stacks[id];
    if (!stacks || stacks.length === 0) continue;
    const room = radius * zoom * ROOM[boardData.spaceInfo.get(id)?.kind ?? 'land'];
    const known = before?.choices.get(id);
    const isKnown = known !== undefined && isSameStacks(stacks, before?.stacks[id] ?? []);
    blocks.set(id, isKnown ? known : blockChoices(stacks, room, detail));
  }
  return blocks;
}

/**
 * Computes a layout. Canals have fixed places; then come units, which are never left out, then battle signs and arrows;
 * then, where there is room, labels of home territories and capitals, names of powers, and all other labels. What was
 * in `before` (same parameters) keeps its place if that is still free. Yields often, so that the work can be spread
 * over frames.
 */
export function* computeLayoutInSteps(
  scene: MapScene,
  shapes: readonly SpaceShape[],
  boardData: BoardData,
  params: LayoutParams,
  before: MapLayout | null = null,
): Generator<void, MapLayout> {
  const { step, farthest, scale, smallest, measure, told = [], toldPlaces = [], showsGame = true } = params;
  const zoom = zoomOfStep(step);
  const detail: Detail = { ...detailAt(zoom, scale, smallest), showsGame };
  const { grid } = boardData;
  const choices = blocksOf(scene, shapes, boardData, detail, zoom, before);
  const units = yield* placeUnits(choices, shapes, { boardData, zoom, detail, measure }, before?.blocks ?? []);
  const { canals, occupied, dots, blocks } = units;
  const context = { boardData, occupied, detail, zoom, measure };
  occupy(dots, context);
  const places = toldPlaces.map(({ name, at: [x, y] }): MapFeature => ({
    kind: 'city',
    name,
    space: null,
    at: [wrapX(x, grid.width), y],
    rank: 1,
  }));
  const cities = toldCities([...boardData.features, ...places], told, context);
  const untold = boardData.features.filter(({ kind, name }) => kind !== 'city' || !told.includes(name));
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  const blockOf = blocksBySpace(blocks);
  const placedUnits = { blocks, zoom, detail };
  const signs = placeSigns(
    scene.signs.map(({ space, items }) => ({ space, items: itemsAt(items, detail) })),
    byId,
    {
      taken: occupiedBy({ ...placedUnits, canals }, ['canals', 'blocks'], grid.width),
      ...(before && { names: occupiedBy(before, ['labels'], grid.width) }),
      grid,
      blocks: blockOf,
      zoom,
      detail,
    },
  );
  for (const sign of signs) occupied.add(sign);
  const arrows = placeArrows(scene.arrows, placedUnits, (space) => byId.get(space)?.anchor, occupied, grid);
  const isFar = step <= Math.max(FAR_STEP, farthest + STEPS_ABOVE_FARTHEST);
  const isOf = (power: PowerId, x: number, y: number): boolean => scene.control[grid.at(x, y) ?? ''] === power;
  const nameOf = (power: PowerId): string => boardData.powerNames.get(power) ?? '';
  const controller = (space: SpaceId): PowerId | null => ownerShown(scene.control, boardData.spaceInfo, space);
  const marksOf = (space: SpaceId): readonly BoardMark[] => scene.marks[space] ?? NO_MARKS;
  const labelContext = { ...context, controller, marksOf };
  // An overview has no room for names that must be there. Only beside units is a name read as theirs on any ground.
  const mustBeNamed = new Set(detail.isOverview ? [] : scene.home.filter((space) => blockOf.has(space)));
  const home = new Map(
    shapes
      .filter(({ id }) => mustBeNamed.has(id))
      .map((shape) => [shape.id, blockBox(shape, blockOf.get(shape.id), zoom)]),
  );
  const isHome = ({ id }: SpaceShape): boolean => home.has(id);
  // At far zoom, powers matter more than their capitals and key cities.
  const isChief = ({ id }: SpaceShape): boolean => {
    const info = boardData.spaceInfo.get(id);
    return detail.level !== 'far' && (info?.capitalCity ?? info?.keyCity ?? null) !== null;
  };
  // An overview numbers the zones; names and facts of territories could not be read.
  const isNamed = ({ id }: SpaceShape): boolean => !detail.isOverview || boardData.spaceInfo.get(id)?.kind === 'sea';
  // The order matters: each takes room from those that follow.
  const kept = before === null ? [] : keepLabels(before.labels, controller, occupied, zoom);
  const keptRealms = before === null ? [] : keepRealms(before.realms, isOf, occupied, zoom);
  const cityNames = detail.showsCities ? capitalNames(untold, context) : [];
  occupy(cityNames, context);
  const first = [
    ...(yield* placeLabels(shapes.filter(isHome), labelContext, home, kept)),
    ...(yield* placeLabels(
      shapes.filter((shape) => isChief(shape) && !isHome(shape)),
      labelContext,
      undefined,
      kept,
    )),
  ];
  // They are too faint to be read from afar, and would say that a power is what it only holds.
  const unnamed =
    isFar && detail.smallest === smallestType(1)
      ? realmsOf(scene.control, grid, boardData.spaceInfo).filter(
          ({ power }) => !keptRealms.some((name) => name.power === power),
        )
      : [];
  const realmContext = { occupied, boardWidth: grid.width, zoom, scale, measure, isOf };
  const realms = yield* placeRealmNames(unnamed, nameOf, realmContext);
  const rest = yield* placeLabels(
    shapes.filter((shape) => !isChief(shape) && !isHome(shape) && isNamed(shape)),
    labelContext,
    undefined,
    kept,
  );
  const placed = [...kept, ...first, ...rest];
  const lastly = detail.isOverview ? [] : yield* nameImportant(shapes, labelContext, placed, blockOf);
  const labels = [...placed, ...lastly];
  // If required labels found no room beside what was kept, start again without `before`.
  if (before !== null && !detail.isOverview && !hasRequiredLabels(labels, mustBeNamed, boardData.spaceInfo, showsGame))
    return yield* computeLayoutInSteps(scene, shapes, boardData, params);
  const features = yield* placeFeatures(untold, context, before?.features);
  return {
    detail,
    zoom,
    stacks: scene.stacks,
    choices,
    canals,
    blocks,
    signs,
    arrows,
    realms: [...keptRealms, ...realms],
    labels,
    features: [...dots, ...cities, ...cityNames, ...features],
  };
}

/**
 * Names of capitals, key cities' territories and territories with marks that found no room on their own ground: where
 * any is free beside their units, if there are some.
 */
function* nameImportant(
  shapes: readonly SpaceShape[],
  context: LabelContext,
  placed: readonly PlacedLabel[],
  blocks: ReadonlyMap<SpaceId, PlacedBlock>,
): Generator<void, readonly PlacedLabel[]> {
  const { boardData, marksOf, zoom } = context;
  const named = new Set(placed.flatMap(({ space, text }) => (text.lines.length > 0 ? [space] : [])));
  const missing = shapes.filter(({ id }) => {
    const info = boardData.spaceInfo.get(id);
    const hasCity = (info?.capitalCity ?? info?.keyCity ?? null) !== null;
    return info?.kind === 'land' && (hasCity || marksOf(id).length > 0) && !named.has(id) && blocks.has(id);
  });
  const beside = new Map(missing.map((shape) => [shape.id, blockBox(shape, blocks.get(shape.id), zoom)]));
  return yield* placeLabels(missing, context, beside, placed);
}

/** Whether every capital has its icon, if there are any, and every space in `mustBeNamed` its name. */
function hasRequiredLabels(
  labels: readonly PlacedLabel[],
  mustBeNamed: ReadonlySet<SpaceId>,
  places: BoardData['spaceInfo'],
  showsGame: boolean,
): boolean {
  const capitals = new Set(labels.flatMap(({ space, text }) => (text.facts.capital ? [space] : [])));
  const named = new Set(labels.flatMap(({ space, text }) => (text.lines.length > 0 ? [space] : [])));
  return (
    (!showsGame || [...places.values()].every(({ id, capitalCity }) => capitalCity === null || capitals.has(id))) &&
    [...mustBeNamed].every((space) => named.has(space))
  );
}

/** Computes a layout without pausing. */
export const computeLayout = (
  scene: MapScene,
  shapes: readonly SpaceShape[],
  boardData: BoardData,
  params: LayoutParams,
  before: MapLayout | null = null,
): MapLayout => runToEnd(computeLayoutInSteps(scene, shapes, boardData, params, before));

/** A layout without content, used until the first one is computed. */
export const emptyLayout = ({ step, scale, smallest }: LayoutParams): MapLayout => {
  const zoom = zoomOfStep(step);
  return {
    detail: detailAt(zoom, scale, smallest),
    zoom,
    stacks: {},
    choices: new Map(),
    canals: [],
    blocks: [],
    signs: [],
    arrows: [],
    realms: [],
    labels: [],
    features: [],
  };
};
