import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape, MapFeature } from '../../geography/shapes.ts';
import { isSameSize } from './fittingBlock.ts';
import { Occupied } from './Occupied.ts';
import { blockRoom, type PlacedBlock, placeBlocks, withBlock } from './placeBlocks.ts';
import type { StackBlock } from './stackBlock.ts';
import { placeCanals, type PlacedCanal } from './placeCanals.ts';
import {
  featureLabel,
  chiefCityStyle,
  nameBeside,
  boxesOf,
  type FeatureContext,
  type NamedFeature,
  type PlacedFeature,
} from './placeFeatures.ts';
import { onBoard } from './slantedSpot.ts';

interface PlacedUnits {
  readonly canals: PlacedCanal[];
  readonly dots: PlacedFeature[];
  readonly blocks: readonly PlacedBlock[];
  /** The area that canals and units take. */
  readonly occupied: Occupied;
}

/**
 * Places canals, capitals and units. Blocks in `before` keep their place; if another block finds no place without
 * covering some of them, those are placed again too.
 */
export function* placeUnits(
  wanted: ReadonlyMap<SpaceId, readonly StackBlock[]>,
  shapes: readonly SpaceShape[],
  { boardData, zoom, detail, measure }: Omit<FeatureContext, 'occupied'>,
  before: readonly PlacedBlock[],
): Generator<void, PlacedUnits> {
  const { grid } = boardData;
  let kept = blocksToKeep(before, wanted, grid, zoom);
  for (;;) {
    const occupied = new Occupied(grid.width);
    const canals = placeCanals(boardData.canals, occupied, detail, zoom, measure);
    const dots = capitalDots(boardData.features, { boardData, occupied, detail, zoom, measure });
    // At far zoom, units need all the room there is.
    const dotsToAvoid = detail.level === 'far' ? [] : dots;
    const blocks = yield* placeBlocks(wanted, shapes, boardData, occupied, zoom, detail.scale, dotsToAvoid, kept);
    const stillKept = uncovered(kept, blocks, grid.width, zoom);
    if (stillKept.length === kept.length) return { canals, dots, blocks, occupied };
    kept = stillKept;
  }
}

/**
 * The blocks of the previous layout that stay in place: all that keep their size, and the others that still fit there.
 * A block of another size that stood outside its space does not stay: it may fit inside now.
 */
function blocksToKeep(
  before: readonly PlacedBlock[],
  choices: ReadonlyMap<SpaceId, readonly StackBlock[]>,
  { width, height }: { readonly width: number; readonly height: number },
  zoom: number,
): readonly PlacedBlock[] {
  const occupied = new Occupied(width);
  const kept: PlacedBlock[] = [];
  const keep = (placed: PlacedBlock, block: StackBlock): void => {
    occupied.add(blockRoom(placed, block, zoom));
    kept.push(withBlock(placed, block));
  };
  const others: (readonly [PlacedBlock, StackBlock])[] = [];
  for (const placed of before) {
    const blocks = choices.get(placed.space);
    const same = blocks?.find((block) => isSameSize(block, placed.block));
    const similar = blocks?.[placed.choice] ?? blocks?.[0];
    if (same) keep(placed, same);
    else if (similar && placed.leader === null) others.push([placed, similar]);
  }
  for (const [placed, block] of others) {
    const half = block.height / 2 / zoom;
    if (placed.y < half || placed.y > height - half) continue;
    if (occupied.isFree(blockRoom(placed, block, zoom))) keep(placed, block);
  }
  return kept;
}

/** The kept blocks that no other placed block covers. */
function uncovered(
  kept: readonly PlacedBlock[],
  placed: readonly PlacedBlock[],
  boardWidth: number,
  zoom: number,
): readonly PlacedBlock[] {
  const spaces = new Set(kept.map(({ space }) => space));
  const covering = new Occupied(boardWidth);
  for (const other of placed)
    if (!spaces.has(other.space))
      covering.add({ x: other.x, y: other.y, width: other.block.width / zoom, height: other.block.height / zoom });
  return kept.filter((one) =>
    covering.isFree({ x: one.x, y: one.y, width: one.block.width / zoom, height: one.block.height / zoom }),
  );
}

/** Radius of the dot of a capital or victory city, in screen pixels of a small window. */
const DOT = 4;

/** The capitals and victory cities, each as a label in its style. */
const chiefCities = (features: readonly MapFeature[], context: FeatureContext): readonly NamedFeature[] =>
  features.flatMap((feature) => {
    const style = chiefCityStyle(feature, context.boardData.spaceInfo.get(feature.space ?? ''));
    return style === null ? [] : [{ ...featureLabel(feature, context), style }];
  });

const dotRadius = ({ detail }: FeatureContext): number => Math.round(DOT * detail.scale);

/** A dot for each capital and victory city, at any zoom. */
const capitalDots = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  chiefCities(features, context).map((city) => ({ ...city, dot: dotRadius(context), text: null }));

/** The names of capitals beside their dots, where there is room. */
export const capitalNames = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  chiefCities(features, context).flatMap((city) => nameBeside(city, dotRadius(context), context) ?? []);

/** A dot of any other city, in screen pixels of a small window. */
const TOLD_DOT = 3;
/** How far its name may be from it, beside a canal's sign or another city. */
const APART = [0, 6, 12, 18];

/**
 * Cities of these names, each with a dot and its name, in smaller type where there is no room; without a name where
 * there is none even then. Takes their room.
 */
export function toldCities(
  features: readonly MapFeature[],
  names: readonly string[],
  context: FeatureContext,
): PlacedFeature[] {
  const { detail, boardData } = context;
  const told = names.flatMap((name) => features.find((at) => at.kind === 'city' && at.name === name) ?? []);
  return told.map((feature) => {
    const style = chiefCityStyle(feature, boardData.spaceInfo.get(feature.space ?? ''));
    const dot = style === null ? Math.round(TOLD_DOT * Math.sqrt(detail.scale)) : dotRadius(context);
    const sizes = [detail.name, detail.smallest].map((size) => ({ ...context, detail: { ...detail, name: size } }));
    const named = APART.flatMap((apart) =>
      sizes.flatMap((sized) => {
        const label = featureLabel(feature, sized);
        return nameBeside({ ...label, style: style ?? label.style, dot: 0 }, dot + apart * detail.scale, context) ?? [];
      }),
    );
    // Capitals and victory cities have their dots already.
    const placed = {
      ...(named[0] ?? { ...featureLabel(feature, context), text: null }),
      dot: style === null ? dot : 0,
      isTold: true as const,
    };
    occupy([placed], context);
    return placed;
  });
}

/** Marks the area of placed features as taken. */
export function occupy(placed: readonly PlacedFeature[], { occupied, zoom }: FeatureContext): void {
  for (const feature of placed) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
}
