import type { BattleSide } from '../engine/index.ts';
import type { Formation } from './formation.ts';

/** A side at a moment of a round. */
export interface Part {
  /** What is left of it. */
  readonly left: Formation;
  /** What fires in this round: casualties that have not left yet still do (COM-6, COM-8). */
  readonly firing: Formation;
  /** It had a destroyer when the round began (COM-15). */
  readonly hadDestroyer: boolean;
  /** Its submarines strike before all others in this round (COM-6). */
  readonly strikes: boolean;
  /** How many of each rank leave in the opening fire, destroyers or not; null if nobody does. */
  readonly sunkAtOnce: readonly number[] | null;
}

/** Both sides at a moment of a round. */
export type Moment = Readonly<Record<BattleSide, Part>>;

const fresh = (left: Formation): Part => ({
  left,
  firing: left,
  hadDestroyer: left.standing.hasDestroyer,
  strikes: false,
  sunkAtOnce: null,
});

/** The beginning of a round. */
export const beginning = (attacker: Formation, defender: Formation): Moment => ({
  attacker: fresh(attacker),
  defender: fresh(defender),
});
