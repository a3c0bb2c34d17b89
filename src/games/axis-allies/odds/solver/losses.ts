import { CERTAINLY_NONE } from './dice.ts';
import { hitOn, hitOnFirst, keyOf, orderIn, type Limit } from './lossOrder.ts';
import { mixed } from './mixedHits.ts';
import type { Formation, Line, Losses, Outcomes, Row, Spread } from './sideState.ts';
import type { MergedHits } from './volley.ts';

/** How likely the outcome with this index is. */
export const chanceAt = ({ count, exactly, atLeast }: Spread, i: number): number =>
  i === count - 1 ? atLeast[i]! : exactly[i]!;

/** What is left of a side after these hits, which it takes in its order (COM-8, COM-9, COM-10, COM-11, COM-12). */
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
  const { exactly, atLeast } = hits.chances[0]!;
  const to = chain(line, formation, targets, limit);
  const count = Math.min(to.left.length, exactly.length);
  return { to, count, exactly, atLeast, parts: null, strikingParts: null };
}

/** It stays as it is. */
export const unhit = (formation: Formation): Outcomes =>
  (formation.unhit ??= {
    to: lossesTo(NO_TARGETS, [formation], null),
    count: 1,
    exactly: CERTAINLY_NONE.exactly,
    atLeast: CERTAINLY_NONE.atLeast,
    parts: null,
    strikingParts: null,
  });

const NO_TARGETS = 0;

export const lossesTo = (key: number, left: readonly Formation[], next: Losses | null): Losses => {
  const { ids, above, isRow } = rowOf(left.map(({ id }) => id));
  return { key, left, ids, above, isRow, next };
};

/** What has these numbers. */
export function rowOf(ids: readonly number[]): Row {
  let above = 0;
  for (const id of ids) above = Math.max(above, id + 1);
  return { ids, above, isRow: ids.every((id, i) => id === ids[0]! + i) };
}

/** What is left after 0, 1, 2 … hits that can all be assigned to the same targets. */
export function chain(line: Line, formation: Formation, targets: number, limit: Limit | null): Losses {
  const key = keyOf(targets, false, limit);
  for (let { losses } = formation; losses; losses = losses.next) if (losses.key === key) return losses;
  return (formation.losses = chainFrom(line, formation, key, targets, limit));
}

function chainFrom(line: Line, formation: Formation, key: number, targets: number, limit: Limit | null): Losses {
  if (limit === null && line.rankOrder) {
    const next = hitOnFirst(line, line.rankOrder, formation, targets);
    return next
      ? before(line, formation, chain(line, next, targets, limit))
      : lossesTo(key, [formation], formation.losses);
  }
  const first = firstAble(line, formation, targets, limit);
  if (first === undefined) return lossesTo(key, [formation], formation.losses);
  const next = hitOn(line, formation, first);
  // Nearly always the others are lost in the same order when the first one is gone.
  if (isWithout(orderIn(line, next), orderIn(line, formation), first))
    return before(line, formation, chain(line, next, targets, limit));
  const left = [formation];
  let after = formation;
  for (const rank of ableIn(line, formation, targets, limit)) left.push((after = hitOn(line, after, rank)));
  return lossesTo(key, left, formation.losses);
}

/** What is left of a formation after 0, 1, 2 … hits, given what is left after 1, 2, 3 …. */
function before(line: Line, formation: Formation, { key, left, ids, above, isRow }: Losses): Losses {
  const { states: allLeft, ids: allIds } = line.scratch;
  const count = left.length + 1;
  allLeft[0] = formation;
  allIds[0] = formation.id;
  for (let hits = 1; hits < count; hits++) {
    allLeft[hits] = left[hits - 1]!;
    allIds[hits] = ids[hits - 1]!;
  }
  return {
    key,
    left: allLeft.slice(0, count),
    ids: allIds.slice(0, count),
    above: Math.max(above, formation.id + 1),
    isRow: isRow && ids[0] === formation.id + 1,
    next: formation.losses,
  };
}

/** The first rank that takes such a hit: a defenceless unit if no other can (COM-10). */
function firstAble(line: Line, formation: Formation, targets: number, limit: Limit | null): number | undefined {
  let defenceless: number | undefined;
  for (const rank of orderIn(line, formation)) {
    if (!isAble(line, rank, targets, limit)) continue;
    if (line.targets[rank] !== 'defenceless') return rank;
    defenceless ??= rank;
  }
  return defenceless;
}

/** The ranks that can take such hits, one entry per hit, in their order; defenceless units are the last (COM-10). */
function ableIn(line: Line, formation: Formation, targets: number, limit: Limit | null): readonly number[] {
  const able = orderIn(line, formation).filter((rank) => isAble(line, rank, targets, limit));
  const isDefenceless = (rank: number): boolean => line.targets[rank] === 'defenceless';
  return [...able.filter((rank) => !isDefenceless(rank)), ...able.filter(isDefenceless)];
}

const isAble = (line: Line, rank: number, targets: number, limit: Limit | null): boolean =>
  (line.bits[rank]! & targets) !== 0 && (limit === null || limit.canBeHit[rank]!);

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
