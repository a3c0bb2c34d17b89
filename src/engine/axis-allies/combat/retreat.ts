import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { closedCanal, deedOf, domainOf, isFriendlyTerritory, isHostileZone } from '../pieces.ts';
import type { Battle, BattlePlan, GameState, Unit } from '../state.ts';
import { unitsInBattle } from './combatants.ts';

/** Where attackers can retreat to, and which of them (COM-18, AMPH-4). */

/**
 * The spaces where the attackers can retreat to: adjacent friendly spaces from which one of them came, or that one
 * passed if the edition says so; then zones must have been friendly since the turn began. Computed when the battle
 * begins, because units that are lost later count too.
 */
export function retreatOrigins(
  state: GameState,
  { space, landingFrom }: BattlePlan,
  attackers: readonly Unit[],
): readonly SpaceId[] {
  const board = boardOf(state);
  const isSea = isSeaZone(board, space);
  const isLanding = !isSea && landingFrom.length > 0;
  const mustBeLeft = board.edition.retreats.to === 'spaces-left';
  const origins = new Set<SpaceId>();
  for (const unit of attackers) {
    if (domainOf(state, unit) !== (isSea ? 'sea' : 'land')) continue;
    // The last entry is the battle's own space.
    const route = deedOf(state, unit.id)?.route.slice(0, -1) ?? [];
    // In an amphibious assault, only the territory from which a unit entered counts (AMPH-4).
    for (const passed of mustBeLeft || isLanding ? route.slice(-1) : route) origins.add(passed);
  }
  const graph = isSea ? board.seaNeighbours : board.landNeighbours;
  return [...origins].filter((origin) => {
    if (!neighboursIn(graph, space).includes(origin)) return false;
    if (!isSea) return isFriendlyTerritory(state, origin, state.power);
    return (
      (mustBeLeft || !state.turn.hostileZones.includes(origin)) &&
      !isHostileZone(state, origin, state.power) &&
      !closedCanal(state, space, origin, state.power)
    );
  });
}

/**
 * The attackers that fight a landing of these troops to its end.
 * @rule AMPH-4
 */
export const boundByLanding = (
  state: GameState,
  troops: readonly Unit[],
  attackers: readonly Unit[],
): readonly Unit[] =>
  troops.length > 0 && boardOf(state).edition.retreats.bound === 'all-land-units'
    ? attackers.filter((unit) => domainOf(state, unit) === 'land')
    : troops;

/** Land and sea attackers that can retreat: all that no landing binds (AMPH-4). */
export const retreaters = (state: GameState, battle: Battle): readonly Unit[] =>
  unitsInBattle(state, battle, 'attacker').filter(
    (unit) => domainOf(state, unit) !== 'air' && !battle.seaborne.includes(unit.id),
  );

export const attackingAir = (state: GameState, battle: Battle): readonly UnitId[] =>
  unitsInBattle(state, battle, 'attacker').flatMap((unit) => (domainOf(state, unit) === 'air' ? [unit.id] : []));

export interface RetreatChoice {
  readonly to: readonly SpaceId[];
  /** Whether air units can break off. */
  readonly air: boolean;
}

/** The attacker's possible retreats, or null. If land or sea units can retreat, air units break off with them. */
export function retreatChoice(state: GameState, battle: Battle): RetreatChoice | null {
  const air = attackingAir(state, battle).length > 0;
  const ground = retreaters(state, battle);
  if (ground.length === 0) return air ? { to: [], air } : null;
  return battle.origins.length > 0 ? { to: battle.origins, air } : null;
}
