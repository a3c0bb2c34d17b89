import { actingIn } from '../acting.ts';
import { boardOf } from '../board.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { deedOf, defendersIn, domainOf, typeOf } from '../pieces.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Battle, GameState, RollGroup, Unit } from '../state.ts';
import { landsFrom, troopsAshore } from './battles.ts';
import { survivors } from './combatants.ts';
import { groupsByValue } from './dice.ts';
import type { HitLimit } from './hits.ts';

/** Shore bombardment: ships support troops that land from their zone (BOM-1, BOM-2, BOM-3, BOM-4, BOM-5). */

/**
 * What a bombardment can hit: the enemy's land units, never guns, and no air units.
 * @rule BOM-3
 */
export const GROUND_ONLY: HitLimit = {
  rule: 'BOM-3',
  canBeHit: (state, unit) => domainOf(state, unit) === 'land',
};

/** What a bombardment can hit of the defenders, as its step of the edition's land battles says; null for all. */
function bombardmentLimit(state: Pick<GameState, 'edition'>): HitLimit | null {
  const work = boardOf(state).edition.battleSteps.land?.find(({ id }) => id === 'bombardment-casualties')?.work;
  return work?.does === 'lose' ? work.limit : null;
}

/** Whether anybody among these defenders can be hit by a bombardment. */
const hasTarget = (state: GameState, defenders: readonly Unit[]): boolean => {
  const limit = bombardmentLimit(state);
  return limit ? defenders.some((unit) => limit.canBeHit(state, unit)) : defenders.length > 0;
};

/** Whether a bombardment of this territory could hit anybody. */
export const canBeBombarded = (state: GameState, territory: SpaceId): boolean =>
  hasTarget(state, defendersIn(state, territory, state.power));

/** How many ships can bombard a territory where so many units go ashore (BOM-5). */
export function mostShips(state: GameState, unitsAshore: number): number {
  const { bombardingShipsForUnit: ships } = boardOf(state).edition;
  return ships === null ? Infinity : ships * unitsAshore;
}

/** Of these ships so many as may bombard, those that hit most easily first if they are too many. */
export const shipsWithin = (state: GameState, ships: readonly Unit[], most: number): readonly Unit[] =>
  ships.length <= most
    ? ships
    : ships.toSorted((a, b) => typeOf(state, b).bombards - typeOf(state, a).bombards).slice(0, most);

/**
 * The acting power's ships that can bombard when these troops land against these units: those in the zones of the
 * landing. Those that fought at sea this turn cannot (BOM-2), nor those that have bombarded.
 * @rule BOM-5
 */
export function bombardingShips(
  state: GameState,
  troops: readonly Unit[],
  defenders: readonly Unit[],
): readonly Unit[] {
  if (!hasTarget(state, defenders)) return [];
  return [...new Set(troops.map((unit) => landsFrom(state, unit)))]
    .flatMap((zone) => actingIn(state, zone))
    .filter(
      (ship) => typeOf(state, ship).bombards > 0 && !hasFoughtAtSea(state, ship) && !deedOf(state, ship.id)?.bombarded,
    );
}

/**
 * Whether this ship was in a battle at sea this turn, or lies where kamikaze attacked, which bars it as well.
 * @rule BOM-2, KAM-4
 */
export const hasFoughtAtSea = (state: GameState, { id, space }: Unit): boolean =>
  state.turn.seaBattles[space] !== undefined ||
  state.turn.kamikazeIn?.includes(space) === true ||
  deedOf(state, id)?.retreated === true;

/** The rule that keeps one of these units, which cannot all bombard this territory, from it. */
export function silentBy(state: GameState, space: SpaceId, ids: readonly UnitId[]): RuleId {
  const units = ids.flatMap((id) => state.units[id] ?? []);
  if (units.length < ids.length || units.some((unit) => typeOf(state, unit).bombards === 0)) return 'BOM-1';
  if (ids.some((id) => deedOf(state, id)?.bombarded)) return 'BOM-5';
  if (units.some((unit) => hasFoughtAtSea(state, unit))) return 'BOM-2';
  const troops = troopsAshore(state, space);
  const zones = troops.map((unit) => landsFrom(state, unit));
  if (!units.every((unit) => zones.includes(unit.space))) return 'BOM-1';
  return canBeBombarded(state, space) ? 'BOM-1' : 'BOM-3';
}

/** The dice of a bombardment: in the first cycle, if it can hit anybody. */
export function bombardmentGroups(state: GameState, battle: Battle): readonly RollGroup[] {
  if (battle.round > 1 || !battle.bombarding) return [];
  if (!hasTarget(state, survivors(state, battle, 'defender'))) return [];
  const ships = battle.bombarding.flatMap((id) => state.units[id] ?? []);
  return groupsByValue(state, ships, (ship) => typeOf(state, ship).bombards, false);
}
