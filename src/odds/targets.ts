import type { Formation, Line } from './formation.ts';
import { bitOf, TARGET_SETS } from './volley.ts';

/** What hits on a side can be assigned to, and what a hit does. */

/** Whom hits can be assigned to, beside what follows from their kind, by rank (BOM-3); the id tells limits apart. */
export interface Limit {
  readonly id: number;
  readonly canBeHit: readonly boolean[];
}

export const isCandidate = ({ ranks }: Line, rank: number, limit: Limit | null): boolean =>
  !ranks[rank]!.isDoomed && (limit === null || limit.canBeHit[rank]!);

/** The target kinds of a formation's candidates, as bits. */
export function targetsIn(line: Line, { fighting, targets }: Formation, limit: Limit | null): number {
  if (!limit) return targets;
  let bits = 0;
  for (let rank = 0; rank < fighting.length; rank++)
    if (fighting[rank]! > 0 && isCandidate(line, rank, limit)) bits |= bitOf(line.targets[rank]!);
  return bits;
}

/** How many hits on such targets a formation can take. */
export function roomOn(line: Line, { fighting }: Formation, targets: number, limit: Limit | null): number {
  let sum = 0;
  for (let rank = 0; rank < fighting.length; rank++)
    if ((line.bits[rank]! & targets) !== 0 && (limit === null || limit.canBeHit[rank]!))
      sum += fighting[rank]! * line.ranks[rank]!.candidate.hitsLeft;
  return sum;
}

/** A number for what hits of up to three kinds can be assigned to. */
export const keyOf = (targets: number, withDestroyer: boolean, limit: Limit | null): number =>
  (limit ? limit.id + 1 : 0) * (2 * MOST_KEY) + (withDestroyer ? MOST_KEY : 0) + targets;

const MOST_KEY = TARGET_SETS ** 3;

/** What is left of a formation after a hit on a unit of this rank. */
export function hitOn(line: Line, formation: Formation, rank: number): Formation {
  let after = formation.hit[rank];
  if (!after) {
    const fighting = formation.fighting.slice();
    hit(line, fighting, rank);
    formation.hit[rank] = after = line.formation(fighting, formation.away);
    // When the first in the order is lost, the others follow as before, unless what they hit with depended on it.
    if (formation.order?.[0] === rank && line.hitsAlone && line.ranks[rank]!.afterHit < 0)
      after.order ??= formation.order.slice(1);
  }
  return after;
}

/** What one hit on such targets leaves, if ranks are lost in this order; null if there is no such target. */
export function hitOnFirst(
  line: Line,
  rankOrder: readonly number[],
  formation: Formation,
  targets: number,
): Formation | null {
  for (let i = 0; i < rankOrder.length; i++) {
    const rank = rankOrder[i]!;
    if (formation.fighting[rank]! > 0 && (line.bits[rank]! & targets) !== 0) return hitOn(line, formation, rank);
  }
  return null;
}

/** The ranks of a formation in the order in which they are lost, one entry per hit. */
export const orderIn = ({ orderOf }: Line, formation: Formation): readonly number[] =>
  (formation.order ??= orderOf(formation.fighting, formation.fights));

/** Takes a hit on a unit of this rank: one that is whole is damaged, if it can be, and stands in the next rank then. */
export function hit({ ranks }: Line, fighting: number[], rank: number): void {
  const at = fighting[rank]! > 0 ? rank : ranks[rank]!.afterHit;
  fighting[at]!--;
  const { afterHit } = ranks[at]!;
  if (afterHit >= 0) fighting[afterHit]!++;
}
