import { HIT_KINDS, type HitKind } from '../state.ts';

export type Hits = Readonly<Record<HitKind, number>>;

export const NO_HITS: Hits = { submarine: 0, air: 0, surface: 0 };

/** Targets by what may strike them (COM-9, COM-10). */
export const TARGET_KINDS = ['submarine', 'air', 'surface', 'transport'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];
export type Targets = Readonly<Record<TargetKind, number>>;

/** May a hit of this kind go to a target of that kind? Submarines never hit air; air hits submarines only beside a destroyer (COM-9). */
export const canStrike = (hit: HitKind, target: TargetKind, withDestroyer: boolean): boolean =>
  hit === 'submarine' ? target !== 'air' : hit === 'air' ? target !== 'submarine' || withDestroyer : true;

/** Subsets of the hit kinds, for the cut below. */
const KIND_SETS: readonly (readonly HitKind[])[] = Array.from({ length: 1 << HIT_KINDS.length }, (_, bits) => HIT_KINDS.filter((_kind, i) => bits & (1 << i)));

/**
 * The largest number of hits that can be assigned (COM-11). By the min-cut of hits against targets: for every set of
 * kinds, hits outside it plus room in all the targets the set can strike; the least of these is the most that fits.
 */
export const mostHits = (hits: Hits, targets: Targets, withDestroyer: boolean): number =>
  Math.min(
    ...KIND_SETS.map((kinds) => {
      const others = HIT_KINDS.reduce((sum, kind) => sum + (kinds.includes(kind) ? 0 : hits[kind]), 0);
      const room = TARGET_KINDS.reduce((sum, target) => sum + (kinds.some((kind) => canStrike(kind, target, withDestroyer)) ? targets[target] : 0), 0);
      return others + room;
    }),
  );
