import type { BoardFace } from '../../games/face/board.ts';
import type { Destination } from '../../games/face/hand.ts';
import type { Capture, SignItem, SignRow } from '../../games/face/scene.ts';
import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { DifferingSpace } from '../../store/displayedOnMap.ts';
import type { Detail } from '../layout/detail.ts';
import { itemsAt } from '../layout/signRow.ts';

/** What is pointed out about spaces, apart from the scene's own signs. */
interface Shown {
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
  shown: Shown,
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
