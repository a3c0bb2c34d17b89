import { FLAG_WIDTH } from '../draw/drawSigns.ts';
import type { SignItem } from '../../games/face/scene.ts';
import type { Detail } from './detail.ts';
import { plateWidth } from './plate.ts';

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
