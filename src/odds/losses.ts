import { CERTAINLY_NONE } from './dice.ts';
import type { Formation, Line, Losses, Outcomes, Spread } from './formation.ts';
import { mixed } from './mixed.ts';
import { hitOn, isCandidate, keyOf, type Limit } from './targets.ts';
import { bitOf, type MergedHits } from './volley.ts';

/** How likely the outcome with this index is. */
export const chanceAt = ({ chances, count, last }: Spread, i: number): number => (i === count - 1 ? last : chances[i]!);

/** What is left of a side after these hits, which it takes in its order (COM-8..12). */
export function outcomes(
  line: Line,
  formation: Formation,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const [targets, others] = hits.targets;
  if (targets === undefined) return unhit(formation);
  if (others !== undefined) return mixed(line, formation, hits, withDestroyer, limit);
  const { left, ids } = chain(line, formation, targets, limit);
  const chances = hits.chances[0]!;
  const count = Math.min(left.length, chances.length);
  return { left, ids, count, chances, last: hits.sums[0]![count - 1]!, parts: null, strikingParts: null };
}

/** It stays as it is. */
export const unhit = (formation: Formation): Outcomes =>
  (formation.unhit ??= {
    left: [formation],
    ids: [formation.id],
    count: 1,
    chances: CERTAINLY_NONE,
    last: 1,
    parts: null,
    strikingParts: null,
  });

/** What is left after 0, 1, 2 … hits that can all be assigned to the same targets. */
function chain(line: Line, formation: Formation, targets: number, limit: Limit | null): Losses {
  const key = keyOf(targets, false, limit);
  for (const losses of formation.losses) if (losses.key === key) return losses;
  const left = chainFrom(line, formation, targets, limit);
  const losses = { key, left, ids: left.map(({ id }) => id) };
  formation.losses.push(losses);
  return losses;
}

function chainFrom(line: Line, formation: Formation, targets: number, limit: Limit | null): Formation[] {
  const order = ableIn(line, formation, targets, limit);
  const [first] = order;
  if (first === undefined) return [formation];
  const next = hitOn(line, formation, first);
  // Nearly always the others are lost in the same order when the first one is gone.
  if (isWithout(next.order, formation.order, first)) return [formation, ...chain(line, next, targets, limit).left];
  const left = [formation];
  let after = formation;
  for (const rank of order) left.push((after = hitOn(line, after, rank)));
  return left;
}

/** The ranks that can take such hits, one entry per hit, in their order; defenceless units are the last (COM-10). */
function ableIn(line: Line, { order }: Formation, targets: number, limit: Limit | null): readonly number[] {
  const able: number[] = [];
  const defenceless: number[] = [];
  for (const rank of order) {
    const target = line.targets[rank]!;
    if ((bitOf(target) & targets) === 0 || !isCandidate(line, rank, limit)) continue;
    (target === 'defenceless' ? defenceless : able).push(rank);
  }
  return defenceless.length > 0 ? [...able, ...defenceless] : able;
}

/** Whether an order is another one without the first entry of this rank. */
function isWithout(order: readonly number[], whole: readonly number[], rank: number): boolean {
  if (order.length !== whole.length - 1) return false;
  let skipped = 0;
  for (let i = 0; i < whole.length; i++) {
    if (skipped === 0 && whole[i] === rank) skipped = 1;
    else if (order[i - skipped] !== whole[i]) return false;
  }
  return true;
}
