import { assaultTroops } from '../combat/battles.ts';
import { hitsLeft } from '../combat/combatants.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf, domainOf, enemiesIn, ownIn, typeOf } from '../pieces.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';
import { isSubmarine } from '../unitRoles.ts';

/**
 * What units bring to a battle: points to hit in attack and in defence (six points are one hit a round), and hits they
 * take.
 */
export interface Strength {
  readonly attack: number;
  readonly defense: number;
  readonly hits: number;
  /** Submarines: they strike first where no enemy destroyer is (COM-6). */
  readonly firstShots: number;
  /** Units that take another hit before they are lost (COM-12). */
  readonly twoHits: number;
}

/** The strength of these units together; cargo neither fights nor takes hits, and is left out. */
export function strengthOf(state: GameState, units: readonly Unit[]): Strength {
  const fighting = units.filter((unit) => unit.aboard === undefined);
  const sum = (value: (unit: Unit) => number): number => fighting.reduce((total, unit) => total + value(unit), 0);
  return {
    attack: sum((unit) => typeOf(state, unit).attack),
    defense: sum((unit) => typeOf(state, unit).defense),
    hits: sum((unit) => hitsLeft(state, unit)),
    firstShots: fighting.filter((unit) => isSubmarine(unit.type)).length,
    twoHits: fighting.filter((unit) => hitsLeft(state, unit) > 1).length,
  };
}

/** Who would fight a battle to come if it began now, troops that are to land among the attackers. */
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
    defenders: enemiesIn(state, space, state.power).filter((unit) => unit.aboard === undefined),
  };
}

const fightsIn = (state: GameState, unit: Unit, kind: BattlePlan['kind']): boolean =>
  domainOf(state, unit) === 'air' || domainOf(state, unit) === (kind === 'sea' ? 'sea' : 'land');

const ashore = ({ aboard: _ship, ...unit }: Unit, space: SpaceId): Unit => ({ ...unit, space });
