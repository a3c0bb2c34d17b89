import { FLAG_WIDTH } from '../draw/drawSigns.ts';
import type { SignItem, Capture, SignRow } from '../../games/face/scene.ts';
import type { Detail } from './detail.ts';
import { plateWidth } from './plate.ts';
import type { Point } from '../../geography/shapes.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { BoardFace } from '../../games/face/board.ts';
import type { Destination } from '../../games/face/hand.ts';
import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { DifferingSpace } from '../../store/displayedOnMap.ts';

/** The size of a row, in screen pixels, and where its chief sign has its middle, from the left. */
export interface RowSize {
  readonly badge: number;
  readonly width: number;
  readonly chief: number;
}

/** The height of all but badges and flags, beside a badge of this size. */
export const plateHeight = (badge: number): number => Math.round(badge * 0.9);

/** The width of an item beside badges of this size. */
export function itemWidth(item: SignItem, badge: number): number {
  const height = plateHeight(badge);
  switch (item.kind) {
    case 'badge':
      return badge;
    case 'flag':
      return Math.ceil(badge * FLAG_WIDTH) + 2;
    case 'strength':
      return plateWidth({ ...item, dice: false, height });
    case 'chance':
      return Math.ceil(height * 1.9);
    case 'difference':
      return Math.ceil(height * (0.5 + 0.42 * item.text.length));
  }
}

/** The size of a row with badges of this size. Its badge or flag is what marks the space; plates only add to it. */
export function rowSize(items: readonly SignItem[], badge: number): RowSize {
  const widths = items.map((item) => itemWidth(item, badge));
  const sum = (count: number): number => widths.slice(0, count).reduce((all, width) => all + width, 0);
  const chief = Math.max(
    0,
    items.findIndex(({ kind }) => kind === 'badge' || kind === 'flag'),
  );
  return { badge, width: sum(items.length), chief: sum(chief) + (widths[chief] ?? 0) / 2 };
}

/** The items that are shown at a zoom: strengths near by only, chances and gains where they can be read. */
export function itemsAt(items: readonly SignItem[], { level, isOverview }: Detail): readonly SignItem[] {
  const isNear = level === 'near' || level === 'close';
  return items.filter(({ kind }) => (kind === 'strength' ? isNear : kind !== 'chance' || !isOverview));
}

interface RoomForSigns {
  /** Units and other signs: never covered. */
  readonly taken: Occupied;
  /** Names: covered only where there is no other room near by. */
  readonly names?: Occupied;
  readonly boardHeight: number;
}

/** Distance between rounds of candidate positions, relative to the row's height, and how many rounds are tried. */
const ROUND = 0.6;
const ROUNDS = 24;
/** The cost of covering a name, in rounds. */
const NAME_COST = 4;
/** Between a row and what it belongs to, relative to the row's height. */
const GAP = 0.06;

/**
 * The place for a row of signs near the box it belongs to (a space's units, or the anchor): above its upper left corner
 * if that is free, else as near as possible. If everything is taken, over the box.
 */
export function placeRow(
  { width, height }: Pick<LayoutBox, 'width' | 'height'>,
  target: LayoutBox,
  room: RoomForSigns,
): LayoutBox {
  let best: LayoutBox | null = null;
  let least = Infinity;
  for (let round = 0; round < ROUNDS && round < least; round++) {
    const away = (GAP + round * ROUND) * height;
    positionsAround(target, width, height, away).forEach(([x, y], i) => {
      const box: LayoutBox = { x, y, width, height };
      if (y < height / 2 || y > room.boardHeight - height / 2 || !room.taken.isFree(box)) return;
      const cost = round + i / 100 + NAME_COST * (room.names?.takenShare(box) ?? 0);
      if (cost < least) [best, least] = [box, cost];
    });
  }
  return best ?? { x: target.x, y: target.y, width, height };
}

/** Positions at this distance around a box: above it from left to right, then below, then at its sides. */
function positionsAround(target: LayoutBox, width: number, height: number, away: number): readonly Point[] {
  const [up, aside] = [(target.height + height) / 2 + away, (target.width + width) / 2 + away];
  const left = (width - target.width) / 2;
  const across = [left - height * 0.7 - away, left, 0, -left, -left + away];
  return [
    ...across.map((x): Point => [target.x + x, target.y - up]),
    ...across.map((x): Point => [target.x + x, target.y + up]),
    ...[-aside, aside].flatMap((x) =>
      [-0.5, 0, 0.5].map((share): Point => [target.x + x, target.y + share * target.height]),
    ),
  ];
}

/** What is pointed out about spaces, apart from the scene's own signs. */
interface ShownSigns {
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, string>>;
  readonly captures: readonly Capture[];
  /** What is laid over the scene, such as the gain of a raid. */
  readonly signs: readonly SignRow[];
  readonly differences: readonly DifferingSpace[];
}

/**
 * The signs of each space, from left to right: how it differs between two positions, who captured it, its mark, what
 * the chosen pieces can do there, what is laid over. Signs that a row in `scene` has already are left out.
 */
export function signRows(
  shown: ShownSigns,
  scene: readonly SignRow[],
  signOf: NonNullable<BoardFace['signOf']>,
  detail: Detail,
): readonly SignRow[] {
  const rows = new Map<SpaceId, SignItem[]>();
  const add = (space: SpaceId, ...items: readonly SignItem[]): void => {
    if (items.length > 0) rows.set(space, [...(rows.get(space) ?? []), ...items]);
  };
  const known = new Set(
    scene.flatMap(({ space, items }) => items.map((item) => (item.kind === 'badge' ? `${space} ${item.sign}` : ''))),
  );
  for (const { space, sign, holder } of shown.differences)
    add(space, { kind: 'difference', text: sign }, ...(holder === null ? [] : [flag(holder)]));
  for (const { space, by } of shown.captures) add(space, flag(by));
  for (const [space, mark] of Object.entries(shown.marks)) {
    const sign = signOf(mark);
    if (sign !== null && !known.has(`${space} ${sign}`)) add(space, badge(sign));
  }
  for (const { space, meaning } of shown.destinations) add(space, badge(meaning));
  for (const { space, items } of shown.signs) add(space, ...itemsAt(items, detail));
  return [...rows].map(([space, items]) => ({ space, items }));
}

const badge = (sign: string): SignItem => ({ kind: 'badge', sign });
const flag = (by: PowerId): SignItem => ({ kind: 'flag', by });
