import { actingIn } from '../acting.ts';
import { landsFrom } from '../moves/landsFrom.ts';
import { deedOf, domainOf, typeOf } from '../pieces.ts';
import type { Battle, GameState, RollGroup, Unit } from '../state.ts';
import type { HitLimit } from './hitLimit.ts';
import { survivors } from './combatants.ts';
import { groupsByValue } from './rollGroups.ts';

/** Shore bombardment: ships support troops that land from their zone (BOM-1 to BOM-5). */

/** What a bombardment can hit: the enemy's land units, never guns, and no air units (BOM-3). */
export const GROUND_ONLY: HitLimit = {
  rule: 'BOM-3',
  canBeHit: (state, unit) => domainOf(state, unit) === 'land',
};

/**
 * The acting power's ships that can bombard when these troops land against these units: those in the zones of the
 * landing. Those that fought at sea this turn cannot, nor those that have bombarded (BOM-2, BOM-5).
 */
export function bombardingShips(
  state: GameState,
  troops: readonly Unit[],
  defenders: readonly Unit[],
): readonly Unit[] {
  if (!defenders.some((unit) => GROUND_ONLY.canBeHit(state, unit))) return [];
  return [...new Set(troops.map((unit) => landsFrom(state, unit)))]
    .filter((zone) => state.turn.seaBattles[zone] === undefined)
    .flatMap((zone) => actingIn(state, zone))
    .filter((ship) => {
      const deed = deedOf(state, ship.id);
      return typeOf(state, ship).bombards > 0 && !deed?.retreated && !deed?.bombarded;
    });
}

/** The dice of a bombardment: in the first cycle, if it can hit anybody. */
export function bombardmentGroups(state: GameState, battle: Battle): readonly RollGroup[] {
  if (battle.round > 1 || !battle.bombarding) return [];
  if (!survivors(state, battle, 'defender').some((unit) => GROUND_ONLY.canBeHit(state, unit))) return [];
  const ships = battle.bombarding.flatMap((id) => state.units[id] ?? []);
  return groupsByValue(state, ships, (ship) => typeOf(state, ship).bombards, false);
}
