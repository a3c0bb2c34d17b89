import { preferredOrder, type Candidate, type UnitType } from '../../../../engine/index.ts';
import type { CasualtyPolicy } from '../policies.ts';
import type { Formation, Line } from './sideState.ts';
import type { Rank } from './unitGroups.ts';
import { bitOf, TARGET_SETS } from './volley.ts';

/** A unit of a rank as a choice of casualties sees it. */
interface Entry extends Candidate {
  readonly rank: number;
  readonly type: UnitType;
}

/** The order in which a policy loses units, given which ranks can hit anybody. */
export interface LossOrder {
  /** The ranks in the order in which they are lost, one entry per hit, if so many of each fight. */
  of(fighting: readonly number[], fights: readonly boolean[]): readonly number[];
  /** One unit of each rank in that order, if it is the order whoever else is there; else null. */
  ofEach(fights: readonly boolean[]): readonly number[] | null;
}

/** The order in which a policy loses units (COM-8, COM-12). */
export function lossOrder(ranks: readonly Rank[], policy: CasualtyPolicy, wantsToCapture: boolean): LossOrder {
  // What is nearly sorted already is soon sorted.
  const cheapestFirst = ranks
    .map((_, rank) => rank)
    .sort((a, b) => ranks[a]!.candidate.cost - ranks[b]!.candidate.cost);
  // Always the same lists, since one that grows takes room for more than it is for.
  const listed: Entry[] = [];
  const found: number[] = [];
  const sorted = sortedBy(policy, wantsToCapture);
  let known: { readonly fights: readonly boolean[]; readonly entries: readonly Entry[] } | null = null;
  const ofCounts = (counts: readonly number[], fights: readonly boolean[]): readonly number[] => {
    if (known?.fights !== fights)
      known = { fights, entries: cheapestFirst.map((rank) => entryOf(ranks[rank]!, rank, fights[rank]!)) };
    let count = 0;
    for (const entry of known.entries) for (let i = 0; i < counts[entry.rank]!; i++) listed[count++] = entry;
    return sorted(listed.slice(0, count)).map(({ rank }) => rank);
  };
  // Of the units that could capture, one alone is kept.
  if (policy === 'keep-capturer' || (policy === 'suggested' && wantsToCapture))
    return { of: ofCounts, ofEach: () => null };
  // Otherwise alike units follow each other, and in the same order whoever else is there.
  const oneOfEach = ranks.map(() => 1);
  let latest: { readonly fights: readonly boolean[]; readonly order: readonly number[] } | null = null;
  const ofEach = (fights: readonly boolean[]): readonly number[] => {
    if (latest?.fights !== fights) latest = { fights, order: ofCounts(oneOfEach, fights) };
    return latest.order;
  };
  return {
    of(fighting, fights) {
      let count = 0;
      for (const rank of ofEach(fights)) for (let i = 0; i < fighting[rank]!; i++) found[count++] = rank;
      return found.slice(0, count);
    },
    ofEach,
  };
}

function entryOf({ candidate, type }: Rank, rank: number, fights: boolean): Entry {
  const { cost, hitsLeft, captures, target } = candidate;
  return { cost, fights, hitsLeft, captures, target, rank, type };
}

function sortedBy(policy: CasualtyPolicy, wantsToCapture: boolean): (units: readonly Entry[]) => readonly Entry[] {
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
      const placeOf = ({ type }: Entry): number =>
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

const isAir = ({ type }: Entry): boolean => type.domain === 'air';

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
