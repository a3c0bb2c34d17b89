import type { Destination } from '../../games/face/hand.ts';
import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { DifferingSpace } from '../../store/differing.ts';
import { percent, withSign } from '../../text/chances.ts';
import type { Detail } from '../layout/detail.ts';
import type { SignRow } from '../layout/placeSigns.ts';
import { chanceItem, type SignItem } from '../layout/signRow.ts';

/** What is pointed out about spaces, apart from battles to come. */
interface Shown {
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, string>>;
  readonly captures: readonly { readonly space: SpaceId; readonly by: PowerId }[];
  /** What raids are expected to gain, in IPCs. */
  readonly raids: readonly { readonly space: SpaceId; readonly swing: number }[];
  /** The worst of a space comes first. */
  readonly threats: readonly { readonly space: SpaceId; readonly chance: number | null }[];
  readonly differences: readonly DifferingSpace[];
}

/** Smaller chances of a threat are not written on the map. */
const LEAST_SHOWN = 0.005;

/**
 * The signs of each space, from left to right: how it differs between two positions, who captured it, its mark, what
 * the chosen units can do there, the gain of a raid, the chance that it falls. The swords of `battles` are left out.
 */
export function signRows(shown: Shown, battles: ReadonlySet<SpaceId>, detail: Detail): readonly SignRow[] {
  const rows = new Map<SpaceId, SignItem[]>();
  const add = (space: SpaceId, ...items: readonly SignItem[]): void => {
    rows.set(space, [...(rows.get(space) ?? []), ...items]);
  };
  const badge = (sign: string): SignItem => ({ kind: 'badge', sign });
  for (const { space, sign, holder } of shown.differences)
    add(space, { kind: 'difference', text: sign }, ...(holder === null ? [] : [flag(holder)]));
  for (const { space, by } of shown.captures) add(space, flag(by));
  for (const [space, mark] of Object.entries(shown.marks))
    if (mark !== 'captured' && (mark !== 'battle' || !battles.has(space))) add(space, badge(`mark-${mark}`));
  for (const { space, meaning } of shown.destinations) add(space, badge(meaning));
  for (const { space, swing } of shown.raids) add(space, ...chanceItem(withSign(swing), detail));
  const threatened = new Set<SpaceId>();
  for (const { space, chance } of shown.threats) {
    if (chance !== null && chance >= LEAST_SHOWN && !threatened.has(space))
      add(space, ...chanceItem(percent(Math.min(1, chance)), detail, 'threat'));
    threatened.add(space);
  }
  return [...rows].map(([space, items]) => ({ space, items }));
}

const flag = (by: PowerId): SignItem => ({ kind: 'flag', by });
