import { preferredOrder, type CasualtyCandidate, type UnitType } from '../../../../engine/axis-allies/index.ts';
import type { CasualtyPolicy } from '../policies.ts';
import type { SideState, SideModel } from './sideState.ts';
import type { UnitGroup } from './unitGroups.ts';
import { bitOf, TARGET_SETS } from './volley.ts';

/** A unit of a unit group as a choice of casualties sees it. */
interface GroupUnit extends CasualtyCandidate {
  readonly group: number;
  readonly type: UnitType;
}

/** The order in which a policy loses units, given which unit groups can hit anybody. */
export interface LossOrder {
  /** The unit groups in the order in which they are lost, one entry per hit, if so many of each fight. */
  of(fighting: readonly number[], canHit: readonly boolean[]): readonly number[];
  /** One unit of each unit group in that order, if it is the order whoever else is there; else null. */
  ofEach(canHit: readonly boolean[]): readonly number[] | null;
}

/** The order in which a policy loses units (COM-8, COM-12). */
export function lossOrder(groups: readonly UnitGroup[], policy: CasualtyPolicy, wantsToCapture: boolean): LossOrder {
  // What is nearly sorted already is soon sorted.
  const cheapestFirst = groups
    .map((_, group) => group)
    .sort((a, b) => groups[a]!.candidate.cost - groups[b]!.candidate.cost);
  // Always the same lists, since one that grows takes room for more than it is for.
  const listed: GroupUnit[] = [];
  const found: number[] = [];
  const sorted = sortedBy(policy, wantsToCapture);
  let known: { readonly fights: readonly boolean[]; readonly entries: readonly GroupUnit[] } | null = null;
  const ofCounts = (counts: readonly number[], canHit: readonly boolean[]): readonly number[] => {
    if (known?.fights !== canHit)
      known = { fights: canHit, entries: cheapestFirst.map((group) => entryOf(groups[group]!, group, canHit[group]!)) };
    let count = 0;
    for (const entry of known.entries) for (let i = 0; i < counts[entry.group]!; i++) listed[count++] = entry;
    return sorted(listed.slice(0, count)).map(({ group }) => group);
  };
  // Of the units that could capture, one alone is kept.
  if (policy === 'keep-capturer' || (policy === 'suggested' && wantsToCapture))
    return { of: ofCounts, ofEach: () => null };
  // Otherwise alike units follow each other, and in the same order whoever else is there.
  const oneOfEach = groups.map(() => 1);
  let latest: { readonly fights: readonly boolean[]; readonly order: readonly number[] } | null = null;
  const ofEach = (canHit: readonly boolean[]): readonly number[] => {
    if (latest?.fights !== canHit) latest = { fights: canHit, order: ofCounts(oneOfEach, canHit) };
    return latest.order;
  };
  return {
    of(fighting, canHit) {
      let count = 0;
      for (const group of ofEach(canHit)) for (let i = 0; i < fighting[group]!; i++) found[count++] = group;
      return found.slice(0, count);
    },
    ofEach,
  };
}

function entryOf({ candidate, type }: UnitGroup, group: number, fights: boolean): GroupUnit {
  const { cost, hitsLeft, captures, target } = candidate;
  return { cost, fights, hitsLeft, captures, target, group, type };
}

function sortedBy(
  policy: CasualtyPolicy,
  wantsToCapture: boolean,
): (units: readonly GroupUnit[]) => readonly GroupUnit[] {
  switch (policy) {
    case 'suggested':
      return (units) => preferredOrder(units, wantsToCapture);
    case 'cheapest':
      return (units) => preferredOrder(units, false);
    case 'keep-capturer':
      return (units) => preferredOrder(units, true);
    case 'keep-air':
      return (units) => {
        const cheapest = preferredOrder(units, false);
        return [...cheapest.filter((one) => !isAir(one)), ...cheapest.filter(isAir)];
      };
    // Policies with details are records.
    default: {
      // Who loses what is best does not go by an order.
      if ('best' in policy) return (units) => preferredOrder(units, false);
      const { inOrder, damageFirst = false } = policy;
      const placeOf = ({ type }: GroupUnit): number =>
        inOrder.includes(type.id) ? inOrder.indexOf(type.id) : inOrder.length;
      return (units) => {
        const cheapest = preferredOrder(units, false);
        // First hits of ships that take two come first in it.
        const damaged = damageFirst ? units.filter(({ hitsLeft }) => hitsLeft > 1).length : 0;
        return [...cheapest.slice(0, damaged), ...cheapest.slice(damaged).sort((a, b) => placeOf(a) - placeOf(b))];
      };
    }
  }
}

const isAir = ({ type }: GroupUnit): boolean => type.domain === 'air';

/** What hits on a side can be assigned to, and what a hit does. */

/** Whom hits can be assigned to, beside what follows from their kind, by group (BOM-3); the id tells limits apart. */
export interface Limit {
  readonly id: number;
  readonly canBeHit: readonly boolean[];
}

export const isCandidate = ({ groups }: SideModel, group: number, limit: Limit | null): boolean =>
  !groups[group]!.isDoomed && (limit === null || limit.canBeHit[group]!);

/** The target kinds of a side state's candidates, as bits. */
export function targetsIn(sideModel: SideModel, { fighting, targets }: SideState, limit: Limit | null): number {
  if (!limit) return targets;
  let bits = 0;
  for (let group = 0; group < fighting.length; group++)
    if (fighting[group]! > 0 && isCandidate(sideModel, group, limit)) bits |= bitOf(sideModel.targets[group]!);
  return bits;
}

/** How many hits on such targets a side state can take. */
export function hitsRoom(sideModel: SideModel, { fighting }: SideState, targets: number, limit: Limit | null): number {
  let sum = 0;
  for (let group = 0; group < fighting.length; group++)
    if ((sideModel.targetBits[group]! & targets) !== 0 && (limit === null || limit.canBeHit[group]!))
      sum += fighting[group]! * sideModel.groups[group]!.candidate.hitsLeft;
  return sum;
}

/** A number for what hits of up to three kinds can be assigned to. */
export const lossOrderKey = (targets: number, withDestroyer: boolean, limit: Limit | null): number =>
  (limit ? limit.id + 1 : 0) * (2 * MOST_KEY) + (withDestroyer ? MOST_KEY : 0) + targets;

const MOST_KEY = TARGET_SETS ** 3;

/** What is left of a side state after a hit on a unit of this unit group. */
export function hitOn(sideModel: SideModel, sideState: SideState, group: number): SideState {
  let after = sideState.afterHit[group];
  if (!after) {
    const fighting = sideState.fighting.slice();
    takeHit(sideModel, fighting, group);
    sideState.afterHit[group] = after = sideModel.stateWith(fighting, sideState.away);
    // When the first in the order is lost, the others follow as before, unless what they hit with depended on it.
    if (sideState.order?.[0] === group && sideModel.hitsAlone && sideModel.groups[group]!.afterHit < 0)
      after.order ??= sideState.order.slice(1);
  }
  return after;
}

/** What one hit on such targets leaves, if unit groups are lost in this order; null if there is no such target. */
export function hitOnFirst(
  sideModel: SideModel,
  hitOrder: readonly number[],
  sideState: SideState,
  targets: number,
): SideState | null {
  for (let i = 0; i < hitOrder.length; i++) {
    const group = hitOrder[i]!;
    if (sideState.fighting[group]! > 0 && (sideModel.targetBits[group]! & targets) !== 0)
      return hitOn(sideModel, sideState, group);
  }
  return null;
}

/** The unit groups of a side state in the order in which they are lost, one entry per hit. */
export const orderIn = ({ orderOf }: SideModel, sideState: SideState): readonly number[] =>
  (sideState.order ??= orderOf(sideState.fighting, sideState.canHit));

/**
 * Takes a hit on a unit of this group: one that is whole is damaged, if it can be, and stands in the next group then.
 */
export function takeHit({ groups }: SideModel, fighting: number[], group: number): void {
  const at = fighting[group]! > 0 ? group : groups[group]!.afterHit;
  fighting[at]!--;
  const { afterHit } = groups[at]!;
  if (afterHit >= 0) fighting[afterHit]!++;
}
