import type { UnitId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { typeOf } from '../pieces.ts';
import type { Battle, BattleSide, GameState, Unit } from '../state.ts';
import { unitsInBattle } from './combatants.ts';

/** What units hit with: the value of their type, and in a battle what an edition's rules make of it. */

const VALUE_OF = { attacker: 'attack', defender: 'defense' } as const;

/** The value of a unit's type (UNIT-1). */
export const typeValueOf = (state: GameState, unit: Unit, side: BattleSide): number =>
  typeOf(state, unit)[VALUE_OF[side]];

/** What each unit of a side hits with in this battle. */
export function valuesIn(state: GameState, battle: Battle, side: BattleSide): ReadonlyMap<UnitId, number> {
  const values = new Map<UnitId, number>();
  for (const unit of unitsInBattle(state, battle, side)) values.set(unit.id, typeValueOf(state, unit, side));
  for (const rule of boardOf(state).edition.valueRules) rule.change(state, battle, side, values);
  return values;
}

/** Whether what units of a side hit with depends on none but themselves, in this battle and whoever of it is left. */
export const hitAlone = (state: GameState, battle: Battle, side: BattleSide): boolean =>
  boardOf(state).edition.valueRules.every((rule) => !rule.applies(state, battle, side));

/** What a unit of a side hits with in this battle. */
export const valueOf = (state: GameState, battle: Battle, unit: Unit, side: BattleSide): number =>
  boardOf(state).edition.valueRules.length === 0
    ? typeValueOf(state, unit, side)
    : (valuesIn(state, battle, side).get(unit.id) ?? typeValueOf(state, unit, side));
