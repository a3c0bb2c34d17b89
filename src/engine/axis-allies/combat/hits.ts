import { memoizePerState } from '../../common/memoize.ts';
import { HIT_KINDS, type HitKind } from '../state.ts';

export type Hits = Readonly<Record<HitKind, number>>;

export const NO_HITS: Hits = { submarine: 0, air: 0, surface: 0 };

/** Kinds of targets, by the hits that can be assigned to them (COM-9, COM-10). */
export const TARGET_KINDS = ['submarine', 'air', 'surface', 'defenceless'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];
export type Targets = Readonly<Record<TargetKind, number>>;

/** Whether a kind of hit can be assigned to a kind of target: always, only beside a friendly destroyer, or never. */
export type Strike = 'freely' | 'with-destroyer' | 'never';

/** An edition's answer for every kind of hit and of target (COM-9). */
export type Strikes = Readonly<Record<HitKind, Readonly<Record<TargetKind, Strike>>>>;

/** Whether a hit of this kind can be assigned to a target of that kind (COM-9). */
export function canStrike(strikes: Strikes, hit: HitKind, target: TargetKind, withDestroyer: boolean): boolean {
  const strike = strikes[hit][target];
  return strike === 'freely' || (strike === 'with-destroyer' && withDestroyer);
}

/** One set of hit kinds: the kinds that are not in the set, and the targets that the kinds in the set can hit. */
interface Cut {
  readonly outside: readonly HitKind[];
  readonly struck: readonly TargetKind[];
  readonly notStruck: readonly TargetKind[];
}

const cuts = (strikes: Strikes, withDestroyer: boolean): readonly Cut[] =>
  Array.from({ length: 1 << HIT_KINDS.length }, (_, bits): Cut => {
    const kinds = HIT_KINDS.filter((_kind, i) => bits & (1 << i));
    const isStruck = (target: TargetKind): boolean =>
      kinds.some((kind) => canStrike(strikes, kind, target, withDestroyer));
    return {
      outside: HIT_KINDS.filter((kind) => !kinds.includes(kind)),
      struck: TARGET_KINDS.filter(isStruck),
      notStruck: TARGET_KINDS.filter((target) => !isStruck(target)),
    };
  });

/** Computed once per edition. */
const cutsPerEdition = memoizePerState((strikes: Strikes) => ({
  alone: cuts(strikes, false),
  withDestroyer: cuts(strikes, true),
}));

const cutsOf = (strikes: Strikes, withDestroyer: boolean): readonly Cut[] =>
  cutsPerEdition(strikes)[withDestroyer ? 'withDestroyer' : 'alone'];

function sumOf<Kind extends string>(counts: Readonly<Record<Kind, number>>, kinds: readonly Kind[]): number {
  let sum = 0;
  for (const kind of kinds) sum += counts[kind];
  return sum;
}

/**
 * The largest number of hits that can be assigned (COM-11). This is a maximum flow from hits to targets, so it equals
 * the minimum cut: over all sets of hit kinds, the minimum of (hits outside the set + hits that the targets of the set
 * can take).
 */
export function mostHits(strikes: Strikes, hits: Hits, targets: Targets, withDestroyer: boolean): number {
  let most = Infinity;
  for (const { outside, struck } of cutsOf(strikes, withDestroyer))
    most = Math.min(most, sumOf(hits, outside) + sumOf(targets, struck));
  return most;
}

/**
 * How many more of these hits can be assigned to targets of a kind, beside those that are taken already: by the same
 * cuts, what is taken that a set of kinds cannot hit needs hits outside the set.
 */
export function roomFor(
  strikes: Strikes,
  hits: Hits,
  taken: Targets,
  target: TargetKind,
  withDestroyer: boolean,
): number {
  let room = Infinity;
  for (const { outside, notStruck } of cutsOf(strikes, withDestroyer))
    if (notStruck.includes(target)) room = Math.min(room, sumOf(hits, outside) - sumOf(taken, notStruck));
  return room;
}
