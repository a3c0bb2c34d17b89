import type { PowerId, SpaceId, Unit, UnitId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { lengthOf, pointAlong, unwrapPath } from '../layout/polyline.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Piece, StackBlock } from '../layout/piece.ts';
import { stackBlock } from '../layout/stackBlock.ts';
import { stacksBySpace } from '../scene/stacks.ts';
import { wrapX } from '../camera/wrap.ts';
import type { Tween } from './tweens.ts';

/** Units on their way, drawn apart from those that stand. */
export interface AnimatedUnits {
  readonly tween: Tween;
  readonly block: StackBlock;
  /** On the board; one point for those that stay where they are. */
  readonly path: readonly Point[];
}

/** Where a ghost is at a moment. */
export interface AnimatedPosition {
  readonly x: number;
  readonly y: number;
  /** Over its place on the board, in screen pixels. */
  readonly lift: number;
  readonly alpha: number;
}

/** How high the lost rise and the new fall, in screen pixels. */
const RISE = 16;
const FALL = 44;

/** The units that tweens show on the way, from where they stand in the layout. */
export function animatedUnitsOf(
  tweens: readonly Tween[],
  layout: MapLayout,
  anchorOf: (space: SpaceId) => Point | undefined,
  turnOrder: readonly PowerId[],
  boardWidth: number,
): readonly AnimatedUnits[] {
  return tweens.flatMap((tween): AnimatedUnits[] => {
    if (tween.kind === 'capture') return [];
    const spaces = tween.kind === 'move' ? tween.route : [tween.space];
    const placeOf = (space: SpaceId, i: number): Point | undefined => {
      const standing =
        i === 0 ? middleOf(layout, space, tween.units) : i === spaces.length - 1 ? blockAt(layout, space) : undefined;
      return standing ?? anchorOf(space);
    };
    const places = spaces.map(placeOf).filter((place) => place !== undefined);
    return places.length === 0
      ? []
      : [
          {
            tween,
            block: bareBlock(tween.units, turnOrder, layout.detail.counter),
            path: unwrapPath(places, boardWidth),
          },
        ];
  });
}

/** Where a ghost is so many beats after the beginning; null before its time. */
export function positionAt({ tween, path }: AnimatedUnits, beat: number, boardWidth: number): AnimatedPosition | null {
  if (beat < tween.begin) return null;
  const share = Math.min(1, (beat - tween.begin) / (tween.end - tween.begin));
  const soft = share * share * (3 - 2 * share);
  const [x, y] = pointAlong(path, lengthOf(path) * (tween.kind === 'move' ? soft : 0)).at;
  const place = { x: wrapX(x, boardWidth), y, lift: 0, alpha: 1 };
  if (tween.kind === 'fade') return { ...place, lift: RISE * soft, alpha: 1 - soft };
  if (tween.kind === 'drop') return { ...place, lift: FALL * (1 - share) ** 2, alpha: Math.min(1, share * 3) };
  return place;
}

/** Units that have set out by this beat, or are gone: they stand no longer where the layout has them. */
export const startedUnits = (tweens: readonly Tween[], beat: number): ReadonlySet<UnitId> =>
  new Set(
    tweens.flatMap((tween) => (tween.kind !== 'capture' && tween.begin <= beat ? tween.units.map(({ id }) => id) : [])),
  );

/** A layout in which some units no longer stand; all others keep their place. */
export function withoutUnits(layout: MapLayout, gone: ReadonlySet<UnitId>): MapLayout {
  if (gone.size === 0) return layout;
  const blocks = layout.blocks.map((placed) => {
    if (!placed.block.pieces.some((piece) => heldBy(piece).some((id) => gone.has(id)))) return placed;
    const pieces = placed.block.pieces.flatMap((piece): Piece[] => {
      if (piece.kind === 'emblem') return [piece];
      const left = heldBy(piece).filter((id) => !gone.has(id));
      return left.length > 0 ? [lessened(piece, left)] : [];
    });
    const powers = new Set(pieces.flatMap(({ kind, power }) => (kind === 'emblem' ? [] : [power])));
    return { ...placed, block: { ...placed.block, pieces: pieces.filter(({ power }) => powers.has(power)) } };
  });
  return { ...layout, blocks };
}

const heldBy = ({ stack, total }: Piece): readonly UnitId[] => (stack ?? total)?.units ?? [];

function lessened(piece: Piece, units: readonly UnitId[]): Piece {
  const fewer = { units, count: units.length, chosen: 0 };
  if (piece.stack)
    return { ...piece, stack: { ...piece.stack, ...fewer, damaged: Math.min(piece.stack.damaged, units.length) } };
  return piece.total ? { ...piece, total: { ...piece.total, ...fewer } } : piece;
}

/** Units' counters without an emblem before them. */
function bareBlock(units: readonly Unit[], turnOrder: readonly PowerId[], counter: number): StackBlock {
  const aboard = new Set(units.map(({ id }) => id));
  // Cargo without its ship is drawn for itself.
  const afoot = units.map(({ aboard: ship, ...unit }): Unit => ({
    ...unit,
    space: '',
    ...(ship !== undefined && aboard.has(ship) ? { aboard: ship } : {}),
  }));
  const block = stackBlock(Object.values(stacksBySpace(afoot, turnOrder, [])).flat(), counter);
  const pieces = block.pieces.filter(({ kind }) => kind !== 'emblem');
  const left = Math.min(...pieces.map(({ x }) => x));
  return { ...block, width: block.width - left, pieces: pieces.map((piece) => ({ ...piece, x: piece.x - left })) };
}

const blockAt = ({ blocks }: Pick<MapLayout, 'blocks'>, space: SpaceId): Point | undefined => {
  const placed = blocks.find((block) => block.space === space);
  return placed && [placed.x, placed.y];
};

/** The middle of the counters that hold these units; of the whole block if none does. */
function middleOf({ blocks, zoom }: MapLayout, space: SpaceId, units: readonly Unit[]): Point | undefined {
  const ids = new Set(units.map(({ id }) => id));
  const placed = blocks.find((block) => block.space === space);
  const holding = placed?.block.pieces.filter((piece) => heldBy(piece).some((id) => ids.has(id))) ?? [];
  if (!placed || holding.length === 0) return blockAt({ blocks }, space);
  const x = middle(holding.map((piece) => [piece.x, piece.width]));
  const y = middle(holding.map((piece) => [piece.y, piece.height]));
  return [placed.x + (x - placed.block.width / 2) / zoom, placed.y + (y - placed.block.height / 2) / zoom];
}

const middle = (spans: readonly (readonly [from: number, length: number])[]): number =>
  (Math.min(...spans.map(([from]) => from)) + Math.max(...spans.map(([from, length]) => from + length))) / 2;
