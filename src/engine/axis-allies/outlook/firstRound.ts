import { shotAt } from '../air/guns.ts';
import { bombardmentGroups } from '../combat/bombardment.ts';
import { unitsInBattle } from '../combat/combatants.ts';
import { rollGroups } from '../combat/dice.ts';
import { attackingAir } from '../combat/retreat.ts';
import type { BattlePlan, BattleSide, GameState, RollGroup, Shot } from '../state.ts';
import { battleBegun } from './battleBegun.ts';
import { type Forces, forcesFor } from './forces.ts';

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

/** The first round of a planned battle if these units fought it. */
export const firstRoundOf = (state: GameState, plan: BattlePlan, forces: Forces): FirstRound =>
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
