import { assaultTroops } from '../combat/battles.ts';
import { hitsLeft } from '../combat/combatants.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf, domainOf, defendersIn, ownIn, typeOf } from '../pieces.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/**
 * The strength of units in a battle. Attack and defense are sums of unit values: six points are one expected hit per
 * round. `hits` is how many hits they can take.
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

/** The total strength of these units, without cargo. */
export function strengthOf(state: GameState, units: readonly Unit[]): Strength {
  const fighting = units.filter((unit) => unit.aboard === undefined);
  const sum = (value: (unit: Unit) => number): number => fighting.reduce((total, unit) => total + value(unit), 0);
  return {
    attack: sum((unit) => typeOf(state, unit).attack),
    defense: sum((unit) => typeOf(state, unit).defense),
    hits: sum((unit) => hitsLeft(state, unit)),
    firstShots: fighting.filter((unit) => typeOf(state, unit).firesFirst).length,
    twoHits: fighting.filter((unit) => hitsLeft(state, unit) > 1).length,
  };
}

/** The units that would fight a planned battle if it began now, including assaulting troops. */
export function forcesFor(
  state: GameState,
  { space, kind }: BattlePlan,
): { readonly attackers: readonly Unit[]; readonly defenders: readonly Unit[] } {
  const there = ownIn(state, space, state.power).filter(
    (unit) => !deedOf(state, unit.id)?.retreated && fightsIn(state, unit, kind),
  );
  const landing = kind === 'land' ? assaultTroops(state, space).map((unit): Unit => ashore(unit, space)) : [];
  return {
    attackers: [...there, ...landing],
    defenders: defendersIn(state, space, state.power),
  };
}

const fightsIn = (state: GameState, unit: Unit, kind: BattlePlan['kind']): boolean =>
  domainOf(state, unit) === 'air' || domainOf(state, unit) === (kind === 'sea' ? 'sea' : 'land');

const ashore = ({ aboard: _ship, ...unit }: Unit, space: SpaceId): Unit => ({ ...unit, space });
