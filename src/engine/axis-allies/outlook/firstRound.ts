import { runningAfterBattle } from '../applyAdvantageEvent.ts';
import { shotAt } from '../air/guns.ts';
import { bombardingShips, bombardmentGroups } from '../combat/bombardment.ts';
import { unitsInBattle } from '../combat/combatants.ts';
import { attackingAir, boundByLanding } from '../combat/retreat.ts';
import { rollGroups } from '../combat/rollGroups.ts';
import type { UnitId } from '../ids.ts';
import { emit, type Log } from '../log.ts';
import { landsFrom } from '../moves/landsFrom.ts';
import { battlesToCome } from '../phases/engagements.ts';
import type { BattlePlan, BattleSide, GameState, RollGroup, Shot, Unit } from '../state.ts';
import { forcesFor, type Forces } from './forces.ts';

/** What is rolled in the first round of a battle. */
export interface FirstRound extends Readonly<Record<BattleSide, readonly RollGroup[]>> {
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

/** The same if these units fought it. */
export const firstRoundOf = (state: GameState, plan: BattlePlan, forces: Forces): FirstRound =>
  rollsIn(begin(state, plan, forces));

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

/** The state in which a battle has begun, its troops ashore. */
function begin(state: GameState, plan: BattlePlan, { attackers, defenders }: Forces): GameState {
  const landing = attackers.flatMap(({ id }) => state.units[id] ?? []).filter(({ aboard }) => aboard !== undefined);
  // Ships that fight at sea before do not bombard (BOM-2).
  const toCome = battlesToCome(state).map(({ space }) => space);
  const supported = landing.filter((unit) => !toCome.includes(landsFrom(state, unit)));
  const log: Log = { state: { ...state, battle: null, running: runningAfterBattle(state.running) }, events: [] };
  emit(log, {
    type: 'battle-began',
    plan,
    attackers: idsOf(attackers),
    defenders: idsOf(defenders),
    seaborne: idsOf(boundByLanding(state, landing, attackers)),
    origins: [],
    bombarding: idsOf(bombardingShips(state, supported, defenders)),
  });
  emit(log, { type: 'round-began', round: 1, destroyers: { attacker: false, defender: false } });
  return log.state;
}

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);
