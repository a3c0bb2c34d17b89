import { CERTAINLY_NONE } from './dice.ts';
import { hitOn, hitOnFirst, lossOrderKey, orderIn, type Limit } from './lossOrder.ts';
import { outcomesOfMixedHits } from './mixedHits.ts';
import type { SideState, SideModel, Losses, Outcomes, Ids, Distribution } from './sideState.ts';
import type { MergedHits } from './volley.ts';

/** How likely the outcome with this index is. */
export const chanceAt = ({ count, exactly, atLeast }: Distribution, i: number): number =>
  i === count - 1 ? atLeast[i]! : exactly[i]!;

/** What is left of a side after these hits, which it takes in its order (COM-8, COM-9, COM-10, COM-11, COM-12). */
export function outcomes(
  sideModel: SideModel,
  sideState: SideState,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const [targets, others] = hits.targets;
  if (targets === undefined) return unhit(sideState);
  if (others !== undefined) return outcomesOfMixedHits(sideModel, sideState, hits, withDestroyer, limit);
  const { exactly, atLeast } = hits.chances[0]!;
  const to = chain(sideModel, sideState, targets, limit);
  const count = Math.min(to.left.length, exactly.length);
  return { to, count, exactly, atLeast, afterFirstFire: null, afterFirstFireIfStriking: null };
}

/** Nobody is hit: the side stays as it is. */
export const unhit = (sideState: SideState): Outcomes =>
  (sideState.unhit ??= {
    to: lossesTo(NO_TARGETS, [sideState], null),
    count: 1,
    exactly: CERTAINLY_NONE.exactly,
    atLeast: CERTAINLY_NONE.atLeast,
    afterFirstFire: null,
    afterFirstFireIfStriking: null,
  });

const NO_TARGETS = 0;

export const lossesTo = (key: number, left: readonly SideState[], next: Losses | null): Losses => {
  const { ids, above, areInARow: isRow } = rowOf(left.map(({ id }) => id));
  return { key, left, ids, above, areInARow: isRow, next };
};

/** What has these numbers. */
export function rowOf(ids: readonly number[]): Ids {
  let above = 0;
  for (const id of ids) above = Math.max(above, id + 1);
  return { ids, above, areInARow: ids.every((id, i) => id === ids[0]! + i) };
}

/** What is left after 0, 1, 2 … hits that can all be assigned to the same targets. */
export function chain(sideModel: SideModel, sideState: SideState, targets: number, limit: Limit | null): Losses {
  const key = lossOrderKey(targets, false, limit);
  for (let { losses } = sideState; losses; losses = losses.next) if (losses.key === key) return losses;
  return (sideState.losses = chainFrom(sideModel, sideState, key, targets, limit));
}

function chainFrom(
  sideModel: SideModel,
  sideState: SideState,
  key: number,
  targets: number,
  limit: Limit | null,
): Losses {
  if (limit === null && sideModel.hitOrder) {
    const next = hitOnFirst(sideModel, sideModel.hitOrder, sideState, targets);
    return next
      ? lossesBefore(sideModel, sideState, chain(sideModel, next, targets, limit))
      : lossesTo(key, [sideState], sideState.losses);
  }
  const first = firstAble(sideModel, sideState, targets, limit);
  if (first === undefined) return lossesTo(key, [sideState], sideState.losses);
  const next = hitOn(sideModel, sideState, first);
  // Nearly always the others are lost in the same order when the first one is gone.
  if (isWithout(orderIn(sideModel, next), orderIn(sideModel, sideState), first))
    return lossesBefore(sideModel, sideState, chain(sideModel, next, targets, limit));
  const left = [sideState];
  let after = sideState;
  for (const group of ableIn(sideModel, sideState, targets, limit)) left.push((after = hitOn(sideModel, after, group)));
  return lossesTo(key, left, sideState.losses);
}

/** What is left of a side state after 0, 1, 2 … hits, given what is left after 1, 2, 3 …. */
function lossesBefore(
  sideModel: SideModel,
  sideState: SideState,
  { key, left, ids, above, areInARow: isRow }: Losses,
): Losses {
  const { states: allLeft, ids: allIds } = sideModel.scratch;
  const count = left.length + 1;
  allLeft[0] = sideState;
  allIds[0] = sideState.id;
  for (let hits = 1; hits < count; hits++) {
    allLeft[hits] = left[hits - 1]!;
    allIds[hits] = ids[hits - 1]!;
  }
  return {
    key,
    left: allLeft.slice(0, count),
    ids: allIds.slice(0, count),
    above: Math.max(above, sideState.id + 1),
    areInARow: isRow && ids[0] === sideState.id + 1,
    next: sideState.losses,
  };
}

/** The first unit group that takes such a hit: a defenceless unit if no other can (COM-10). */
function firstAble(
  sideModel: SideModel,
  sideState: SideState,
  targets: number,
  limit: Limit | null,
): number | undefined {
  let defenceless: number | undefined;
  for (const group of orderIn(sideModel, sideState)) {
    if (!isAble(sideModel, group, targets, limit)) continue;
    if (sideModel.targets[group] !== 'defenceless') return group;
    defenceless ??= group;
  }
  return defenceless;
}

/** The groups that can take such hits, one entry per hit, in their order; defenceless units are the last (COM-10). */
function ableIn(sideModel: SideModel, sideState: SideState, targets: number, limit: Limit | null): readonly number[] {
  const able = orderIn(sideModel, sideState).filter((group) => isAble(sideModel, group, targets, limit));
  const isDefenceless = (group: number): boolean => sideModel.targets[group] === 'defenceless';
  return [...able.filter((group) => !isDefenceless(group)), ...able.filter(isDefenceless)];
}

const isAble = (sideModel: SideModel, group: number, targets: number, limit: Limit | null): boolean =>
  (sideModel.targetBits[group]! & targets) !== 0 && (limit === null || limit.canBeHit[group]!);

/** Whether an order is another one without the first entry of this unit group. */
function isWithout(order: readonly number[], whole: readonly number[], group: number): boolean {
  if (order.length !== whole.length - 1) return false;
  let skipped = 0;
  for (let i = 0; i < whole.length; i++) {
    if (skipped === 0 && whole[i] === group) skipped = 1;
    else if (order[i - skipped] !== whole[i]) return false;
  }
  return true;
}
