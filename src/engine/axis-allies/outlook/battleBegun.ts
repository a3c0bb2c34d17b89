import { shotAt } from '../air/guns.ts';
import { hasFlownHome } from '../air/homebound.ts';
import { attackersIn } from '../air/raidsAndRockets.ts';
import { boardOf, isSeaZone } from '../board.ts';
import { landingsOnTheWay, landsFrom, troopsAshore } from '../combat/battles.ts';
import { bombardingShips, bombardmentGroups, mostShips, shipsWithin } from '../combat/bombardment.ts';
import { hasDestroyer, hitsLeft, unitsInBattle } from '../combat/combatants.ts';
import { diceIn, rollGroups } from '../combat/dice.ts';
import { attackingAir, boundByLanding, retreatOrigins } from '../combat/retreat.ts';
import { landTroops } from '../combat/uncontested.ts';
import { emit, type Log } from '../commandRule.ts';
import { runningAfterBattle } from '../events/advantageEvents.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { battlesToCome } from '../moves/engage.ts';
import { deedOf, defendersIn, typeOf } from '../pieces.ts';
import type { BattlePlan, BattleSide, GameState, RollGroup, Shot, Unit } from '../state.ts';

/** A planned battle as it begins: who fights, what is rolled first, and how strong each side is. */

/** The two sides of a battle. */
export interface Forces {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

/** The units that would fight a planned battle if it began now, including assaulting troops. */
export function forcesFor(state: GameState, { space }: BattlePlan): Forces {
  const there = attackersIn(state, space).filter(
    (unit) => !deedOf(state, unit.id)?.retreated && !hasFlownHome(state, unit),
  );
  const landing = troopsAshore(state, space).map((unit): Unit => ashore(unit, space));
  return { attackers: [...there, ...landing], defenders: defendersIn(state, space, state.power) };
}

const ashore = ({ aboard: _ship, ...unit }: Unit, space: SpaceId): Unit => ({ ...unit, space });

/** The state in which this battle has begun between these units, its troops ashore, and nobody has fired. */
export function battleBegun(state: GameState, plan: BattlePlan, { attackers, defenders }: Forces): GameState {
  const landing = attackers.flatMap(({ id }) => state.units[id] ?? []).filter(({ aboard }) => aboard !== undefined);
  // Ships that fight at sea before do not bombard (BOM-2).
  const toCome = battlesToCome(state).map(({ space }) => space);
  const supported = landing.filter((unit) => !toCome.includes(landsFrom(state, unit)));
  const log: Log = { state: { ...state, battle: null, running: runningAfterBattle(state.running) }, events: [] };
  // What its ships landed on their way is ashore before they fight (NA-JA-4).
  if (plan.kind === 'sea')
    for (const { space } of landingsOnTheWay(state, plan.space)) landTroops(log, troopsAshore(state, space), space);
  emit(log, {
    type: 'battle-began',
    plan,
    attackers: idsOf(attackers),
    defenders: idsOf(defenders),
    seaborne: idsOf(boundByLanding(state, landing, attackers)),
    // Nobody retreats to where troops boarded their ships.
    origins: retreatOrigins(
      state,
      plan,
      attackers.filter((unit) => !landing.some(({ id }) => id === unit.id)),
    ),
    bombarding: idsOf(
      shipsWithin(state, bombardingShips(state, supported, defenders), mostShips(state, landing.length)),
    ),
  });
  const battle = log.state.battle!;
  const destroyers = {
    attacker: hasDestroyer(log.state, battle, 'attacker'),
    defender: hasDestroyer(log.state, battle, 'defender'),
  };
  emit(log, { type: 'round-began', round: 1, destroyers });
  return log.state;
}

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);

/** What is rolled in the first round of a battle. */
interface FirstRound extends Readonly<Record<BattleSide, readonly RollGroup[]>> {
  /** The fire of the territory's gun at attacking air units, or null (AA-3). */
  readonly gun: Shot | null;
  /** The dice of ships that bombard the coast (BOM-1). */
  readonly bombardment: readonly RollGroup[];
}

/**
 * What both sides roll in the first round of a battle if it began now (COM-4), with what helps them: artillery,
 * advantages, ships that bombard the coast. Of the battle under way, what they roll now.
 */
export const firstRound = (state: GameState, plan: BattlePlan): FirstRound =>
  isUnderWay(state, plan) ? rollsIn(state) : firstRoundOf(state, plan, forcesFor(state, plan));

/** The first round of a planned battle if these units fought it. */
const firstRoundOf = (state: GameState, plan: BattlePlan, forces: Forces): FirstRound =>
  rollsIn(battleBegun(state, plan, forces));

function rollsIn(state: GameState): FirstRound {
  const battle = state.battle!;
  const rolls = (side: BattleSide): readonly RollGroup[] =>
    rollGroups(state, battle, side, unitsInBattle(state, battle, side));
  return {
    gun: battle.round > 1 ? null : shotAt(state, battle.space, attackingAir(state, battle)),
    bombardment: bombardmentGroups(state, battle),
    attacker: rolls('attacker'),
    defender: rolls('defender'),
  };
}

const isUnderWay = ({ battle }: GameState, { space }: BattlePlan): boolean => battle?.space === space;

/**
 * The strength of units in a battle. Attack and defense are sums of the values their dice hit with: six points are one
 * expected hit per round. `hits` is how many hits they can take.
 */
export interface ForceStrength {
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
export function strengthOf(state: GameState, units: readonly Unit[]): ForceStrength {
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
