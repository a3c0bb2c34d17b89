import type { PowerId } from '../../engine/index.ts';
import type { BattleStrengths, Strength } from '../../games/axis-allies/store/plannedAttacks.ts';
import { FLAG_WIDTH } from '../draw/drawFlag.ts';
import type { Detail } from './detail.ts';
import { plateWidth, type Side } from './plate.ts';

/** One thing in a row of signs at a space. */
export type SignItem =
  | { readonly kind: 'badge'; readonly sign: string }
  | { readonly kind: 'flag'; readonly by: PowerId }
  | { readonly kind: 'strength'; readonly power: PowerId; readonly side: Side; readonly strength: Strength }
  /** A chance or a gain; '' keeps the room while it is not known. */
  | { readonly kind: 'chance'; readonly text: string; readonly of: 'battle' | 'threat' }
  /** How many more and fewer units there are. */
  | { readonly kind: 'difference'; readonly text: string };

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

/** Chances and gains; none where they could not be read. */
export const chanceItem = (text: string, { isOverview }: Detail, of: 'battle' | 'threat' = 'battle'): SignItem[] =>
  isOverview ? [] : [{ kind: 'chance', text, of }];

/** A battle's swords, zoomed in between both sides' strengths, and the chance to win if there is one. */
export function battleItems(
  strengths: BattleStrengths | undefined,
  chance: string | null,
  detail: Detail,
): readonly SignItem[] {
  const isNear = detail.level === 'near' || detail.level === 'close';
  const plate = (side: 'attacker' | 'defender'): SignItem[] => {
    const found = isNear ? (strengths?.[side] ?? null) : null;
    return found ? [{ kind: 'strength', side, ...found }] : [];
  };
  return [
    ...plate('attacker'),
    { kind: 'badge', sign: 'mark-battle' },
    ...plate('defender'),
    ...(chance === null ? [] : chanceItem(chance, detail)),
  ];
}
