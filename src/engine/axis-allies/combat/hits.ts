import { memoizePerObject } from '../../common/memoize.ts';
import type { RuleId } from '../ruleIds.ts';
import { type GameState, HIT_KINDS, type HitKind, type Unit } from '../state.ts';

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

/**
 * Whether a hit of this kind can be assigned to a target of that kind.
 * @rule COM-9
 */
export function canStrike(strikes: Strikes, hit: HitKind, target: TargetKind, withDestroyer: boolean): boolean {
  const strike = strikes[hit][target];
  return strike === 'freely' || (strike === 'with-destroyer' && withDestroyer);
}

/**
 * One set of hit kinds: the kinds that are not in the set, and the targets that the kinds in the set can hit or not; 1
 * for each that belongs, else 0.
 */
interface Cut {
  readonly outside: Hits;
  readonly struck: Targets;
  readonly notStruck: Targets;
}

/** All cuts, and for each kind of target those in which it is not struck. */
export interface Cuts {
  readonly all: readonly Cut[];
  readonly without: Readonly<Record<TargetKind, readonly Cut[]>>;
}

function cuts(strikes: Strikes, withDestroyer: boolean): Cuts {
  const all = Array.from({ length: 1 << HIT_KINDS.length }, (_, bits): Cut => {
    const kinds = HIT_KINDS.filter((_kind, i) => bits & (1 << i));
    const isStruck = (target: TargetKind): boolean =>
      kinds.some((kind) => canStrike(strikes, kind, target, withDestroyer));
    return {
      outside: marked(HIT_KINDS, (kind) => !kinds.includes(kind)),
      struck: marked(TARGET_KINDS, isStruck),
      notStruck: marked(TARGET_KINDS, (target) => !isStruck(target)),
    };
  });
  const without = (target: TargetKind): readonly Cut[] => all.filter(({ notStruck }) => notStruck[target] > 0);
  return {
    all,
    without: {
      submarine: without('submarine'),
      air: without('air'),
      surface: without('surface'),
      defenceless: without('defenceless'),
    },
  };
}

const marked = <Kind extends string>(kinds: readonly Kind[], belongs: (kind: Kind) => boolean): Record<Kind, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, Number(belongs(kind))])) as Record<Kind, number>;

/** Computed once per edition. */
const cutsPerEdition = memoizePerObject((strikes: Strikes) => ({
  alone: cuts(strikes, false),
  withDestroyer: cuts(strikes, true),
}));

/** What limits the hits of an edition, beside a destroyer or without one. */
export function cutsOf(strikes: Strikes, withDestroyer: boolean): Cuts {
  const found = cutsPerEdition(strikes);
  return withDestroyer ? found.withDestroyer : found.alone;
}

/** How many of these hits are of the marked kinds. */
const hitsIn = (hits: Hits, kinds: Hits): number =>
  hits.submarine * kinds.submarine + hits.air * kinds.air + hits.surface * kinds.surface;

/** How many of these targets are of the marked kinds. */
const targetsIn = (targets: Targets, kinds: Targets): number =>
  targets.submarine * kinds.submarine +
  targets.air * kinds.air +
  targets.surface * kinds.surface +
  targets.defenceless * kinds.defenceless;

/**
 * The largest number of hits that can be assigned. This is a maximum flow from hits to targets, so it equals the
 * minimum cut: over all sets of hit kinds, the minimum of (hits outside the set + hits that the targets of the set can
 * take).
 * @rule COM-11
 */
export function mostHits(strikes: Strikes, hits: Hits, targets: Targets, withDestroyer: boolean): number {
  let most = Infinity;
  for (const { outside, struck } of cutsOf(strikes, withDestroyer).all)
    most = Math.min(most, hitsIn(hits, outside) + targetsIn(targets, struck));
  return most;
}

/**
 * How many more of these hits can be assigned to targets of a kind, beside those that are taken already: by the same
 * cuts, what is taken that a set of kinds cannot hit needs hits outside the set.
 */
export const roomFor = (
  strikes: Strikes,
  hits: Hits,
  taken: Targets,
  target: TargetKind,
  withDestroyer: boolean,
): number => roomWithin(cutsOf(strikes, withDestroyer), hits, taken, target);

/** How many more of these hits can be assigned to targets of a kind, beside those taken already, by cuts at hand. */
export function roomWithin({ without }: Cuts, hits: Hits, taken: Targets, target: TargetKind): number {
  let room = Infinity;
  for (const { outside, notStruck } of without[target])
    room = Math.min(room, hitsIn(hits, outside) - targetsIn(taken, notStruck));
  return room;
}

/** A rule that limits what hits can be assigned to. */
export interface HitLimit {
  readonly rule: RuleId;
  canBeHit(state: GameState, unit: Unit): boolean;
  /** What is hit leaves in the opening fire, whatever would keep others (NA-JA-2). */
  readonly dooms?: true;
}
