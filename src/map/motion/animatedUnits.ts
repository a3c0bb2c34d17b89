import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { BoardPiece } from '../../games/face/scene.ts';
import type { Point } from '../../geography/shapes.ts';
import { lengthOf, pointAlong, unwrapPath } from '../layout/polyline.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { type BlockPiece, type StackBlock, stackBlock } from '../layout/stackBlock.ts';
import { stacksBySpace } from '../scene/stacks.ts';
import { wrapX } from '../camera/wrap.ts';
import type { Tween } from './tweens.ts';

/** Units during their animation, drawn apart from the layout's. */
export interface AnimatedUnits {
  readonly tween: Tween;
  readonly block: StackBlock;
  /** Positions on the board; one point if they do not move. */
  readonly path: readonly Point[];
}

/** Where animated units are at a moment. */
export interface AnimatedPosition {
  readonly x: number;
  readonly y: number;
  /** Height above the position, in screen pixels. */
  readonly lift: number;
  readonly alpha: number;
}

/** How high destroyed units rise and from how high new units drop, in screen pixels. */
const RISE = 16;
const FALL = 44;

/** The animated units of these tweens, starting where the layout has them. */
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
      const inLayout =
        i === 0 ? middleOf(layout, space, tween.units) : i === spaces.length - 1 ? blockAt(layout, space) : undefined;
      return inLayout ?? anchorOf(space);
    };
    const places = spaces.map(placeOf).filter((place) => place !== undefined);
    return places.length === 0
      ? []
      : [
          {
            tween,
            block: blockWithoutEmblem(tween.units, turnOrder, layout.detail.counter),
            path: unwrapPath(places, boardWidth),
          },
        ];
  });
}

/** Where animated units are at this beat; null before their tween begins. */
export function positionAt({ tween, path }: AnimatedUnits, beat: number, boardWidth: number): AnimatedPosition | null {
  if (beat < tween.begin) return null;
  const share = Math.min(1, (beat - tween.begin) / (tween.end - tween.begin));
  const eased = share * share * (3 - 2 * share);
  const [x, y] = pointAlong(path, lengthOf(path) * (tween.kind === 'move' ? eased : 0)).at;
  const place = { x: wrapX(x, boardWidth), y, lift: 0, alpha: 1 };
  if (tween.kind === 'fade') return { ...place, lift: RISE * eased, alpha: 1 - eased };
  if (tween.kind === 'drop') return { ...place, lift: FALL * (1 - share) ** 2, alpha: Math.min(1, share * 3) };
  return place;
}

/** Units whose tween has begun by this beat: the layout should no longer show them. */
export const startedUnits = (tweens: readonly Tween[], beat: number): ReadonlySet<string> =>
  new Set(
    tweens.flatMap((tween) => (tween.kind !== 'capture' && tween.begin <= beat ? tween.units.map(({ id }) => id) : [])),
  );

/** The layout without some units; all others keep their place. */
export function withoutUnits(layout: MapLayout, gone: ReadonlySet<string>): MapLayout {
  if (gone.size === 0) return layout;
  const blocks = layout.blocks.map((placed) => {
    if (!placed.block.pieces.some((piece) => unitsOf(piece).some((id) => gone.has(id)))) return placed;
    const pieces = placed.block.pieces.flatMap((piece): BlockPiece[] => {
      if (piece.kind === 'emblem') return [piece];
      const left = unitsOf(piece).filter((id) => !gone.has(id));
      return left.length > 0 ? [withUnits(piece, left)] : [];
    });
    const powers = new Set(pieces.flatMap(({ kind, power }) => (kind === 'emblem' ? [] : [power])));
    return { ...placed, block: { ...placed.block, pieces: pieces.filter(({ power }) => powers.has(power)) } };
  });
  return { ...layout, blocks };
}

const unitsOf = ({ stack, total }: BlockPiece): readonly string[] => (stack ?? total)?.units ?? [];

function withUnits(piece: BlockPiece, units: readonly string[]): BlockPiece {
  const fewer = { units, count: units.length, chosen: 0 };
  if (piece.stack)
    return { ...piece, stack: { ...piece.stack, ...fewer, damaged: Math.min(piece.stack.damaged, units.length) } };
  return piece.total ? { ...piece, total: { ...piece.total, ...fewer } } : piece;
}

/** A block of these units' counters without an emblem. */
function blockWithoutEmblem(units: readonly BoardPiece[], turnOrder: readonly PowerId[], counter: number): StackBlock {
  const aboard = new Set(units.map(({ id }) => id));
  // Cargo whose ship is not among the units gets its own counter.
  const separated = units.map(({ aboard: ship, ...unit }): BoardPiece => ({
    ...unit,
    space: '',
    ...(ship !== undefined && aboard.has(ship) ? { aboard: ship } : {}),
  }));
  const block = stackBlock(Object.values(stacksBySpace(separated, turnOrder, [])).flat(), counter);
  const pieces = block.pieces.filter(({ kind }) => kind !== 'emblem');
  const left = Math.min(...pieces.map(({ x }) => x));
  return { ...block, width: block.width - left, pieces: pieces.map((piece) => ({ ...piece, x: piece.x - left })) };
}

const blockAt = ({ blocks }: Pick<MapLayout, 'blocks'>, space: SpaceId): Point | undefined => {
  const placed = blocks.find((block) => block.space === space);
  return placed && [placed.x, placed.y];
};

/** The middle of the counters of these units; of the whole block if there are none. */
function middleOf({ blocks, zoom }: MapLayout, space: SpaceId, units: readonly BoardPiece[]): Point | undefined {
  const ids = new Set(units.map(({ id }) => id));
  const placed = blocks.find((block) => block.space === space);
  const holding = placed?.block.pieces.filter((piece) => unitsOf(piece).some((id) => ids.has(id))) ?? [];
  if (!placed || holding.length === 0) return blockAt({ blocks }, space);
  const x = middle(holding.map((piece) => [piece.x, piece.width]));
  const y = middle(holding.map((piece) => [piece.y, piece.height]));
  return [placed.x + (x - placed.block.width / 2) / zoom, placed.y + (y - placed.block.height / 2) / zoom];
}

const middle = (spans: readonly (readonly [from: number, length: number])[]): number =>
  (Math.min(...spans.map(([from]) => from)) + Math.max(...spans.map(([from, length]) => from + length))) / 2;
