import { battleDecided, type BattlePlan, type GameState } from '../../engine/index.ts';
import type { PoliciesOf } from '../chainOdds.ts';
import { begunIn, type Chain } from '../chains.ts';
import type { NoOdds } from '../fought.ts';
import { ashoreFrom, forLandings } from '../seaBranches.ts';
import { stageOf, type Stage } from './stage.ts';

/** Battles that hang together, to be fought many times. */
export interface Course {
  readonly sea: readonly Stage[];
  /** How many battles it has. */
  readonly length: number;
  /** The battles ashore after these ends of those at sea, given by their places. */
  ashore(places: readonly number[]): readonly Stage[];
}

/** A battle ashore that has no odds after some end at sea. */
export class Unknown extends Error {
  constructor(readonly why: NoOdds) {
    super(why);
  }
}

/** The battles of a chain. What is known of those ashore is kept by what the battles at sea leave for them. */
export function courseOf(
  listed: GameState,
  { sea: plans, land }: Chain,
  policiesOf: PoliciesOf,
  isStopped: () => boolean,
): Course {
  const stageIn = (state: GameState, plan: BattlePlan): Stage => {
    const stage = stageOf(listed, state, plan, policiesOf(plan.space), isStopped);
    if (typeof stage === 'string') throw new Unknown(stage);
    return stage;
  };
  // What happens in one zone changes nothing in another.
  const sea = plans.map((plan) => stageIn(listed, plan));
  const byEnds = new Map<string, readonly Stage[]>();
  const byForces = new Map<string, readonly Stage[]>();

  function ashore(places: readonly number[]): readonly Stage[] {
    if (land.length === 0) return [];
    const ends = sea
      .map((stage, i) => forLandings(stage.found!.lines.attacker, stage.end(places[i]!).ending!))
      .join('/');
    let stages = byEnds.get(ends);
    if (!stages) byEnds.set(ends, (stages = after(places)));
    return stages;
  }

  function after(places: readonly number[]): readonly Stage[] {
    const state = sea.reduce(
      (before, { plan, end }, i) => battleDecided(begunIn(before, plan), end(places[i]!).outcome),
      listed,
    );
    const forces = ashoreFrom(state, land);
    let stages = byForces.get(forces);
    if (!stages) byForces.set(forces, (stages = land.map((plan) => stageIn(state, plan))));
    return stages;
  }

  return { sea, length: sea.length + land.length, ashore };
}
