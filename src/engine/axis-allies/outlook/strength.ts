import { boardOf, isSeaZone } from '../board.ts';
import { hitsLeft } from '../combat/combatants.ts';
import { diceIn } from '../combat/dice.ts';
import type { SpaceId } from '../ids.ts';
import { typeOf } from '../pieces.ts';
import type { BattlePlan, GameState, RollGroup, Unit } from '../state.ts';
import { firstRoundOf } from './firstRound.ts';

/**
 * The strength of units in a battle. Attack and defense are sums of the values their dice hit with: six points are one
 * expected hit per round. `hits` is how many hits they can take.
 */
export interface Strength {
  readonly attack: number;
  readonly defense: number;
  readonly hits: number;
  /** How many units can fire first: they do if there is no enemy destroyer (COM-6). */
  readonly firstShots: number;
  /** How many units survive a hit (COM-12). */
  readonly twoHits: number;
}

/** The sum of the values that these dice hit with. */
export const pointsOf = (groups: readonly RollGroup[]): number =>
  groups.reduce((total, group) => total + group.value * diceIn([group]), 0);

/** How many hits these units can take (COM-12). */
export const hitsOf = (state: GameState, units: readonly Unit[]): number =>
  units.reduce((total, unit) => total + hitsLeft(state, unit), 0);

/** The total strength of these units of a space, without cargo, in a battle that began there. */
export function strengthOf(state: GameState, units: readonly Unit[]): Strength {
  const fighting = units.filter((unit) => unit.aboard === undefined);
  // Neither side's values depend on the other, so one battle against themselves tells both.
  const rolls = firstRoundOf(state, battleIn(state, fighting[0]?.space ?? ''), {
    attackers: fighting,
    defenders: fighting,
  });
  return {
    attack: pointsOf(rolls.attacker),
    defense: pointsOf(rolls.defender),
    hits: hitsOf(state, fighting),
    firstShots: fighting.filter((unit) => typeOf(state, unit).firesFirst).length,
    twoHits: fighting.filter((unit) => hitsLeft(state, unit) > 1).length,
  };
}

const battleIn = (state: GameState, space: SpaceId): BattlePlan => ({
  space,
  kind: isSeaZone(boardOf(state), space) ? 'sea' : 'land',
  landingFrom: [],
});
