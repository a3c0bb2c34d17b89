import { preferredOrder, type Candidate, type UnitType } from '../engine/index.ts';
import type { CasualtyPolicy } from './policies.ts';
import type { Rank } from './ranks.ts';

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

/** Always the same lists, since one that grows takes room for more than it is for. */
const listed: Entry[] = [];
const found: number[] = [];

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
