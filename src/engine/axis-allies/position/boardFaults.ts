import { actingUnits, isActing, mustLand } from '../acting.ts';
import { boardOf, isSeaZone } from '../board.ts';
import { allUnits, domainOf, isHostileTerritory, sideOf, startOf, typeOf } from '../pieces.ts';
import { hasDeck } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import type { PositionFault } from './schema.ts';

/**
 * Faults that depend on several parts of the position: units in hostile territories, fighters at sea without a carrier.
 * The acting power's units can be there during its turn: attackers before their battle, air units before they land.
 */
export function boardFaults(state: GameState): readonly PositionFault[] {
  const faults = allUnits(state.units)
    .filter((unit) => isHostileTerritory(state, unit.space, unit.owner) && !isAttackingOrFlying(state, unit))
    .map((unit): PositionFault => ({
      path: pathOf(unit),
      message: 'units cannot stand in a territory of the enemy',
      rule: 'MAP-2',
    }));
  return [...new Map([...faults, ...deckFaults(state)].map((fault) => [fault.path, fault])).values()];
}

const pathOf = (unit: Unit): string => `units.${unit.owner}.${unit.space}.${unit.type}`;

function isAttackingOrFlying(state: GameState, unit: Unit): boolean {
  // Guns do not attack, and move in combat move only aboard (AA-5).
  if (!isActing(state, unit.owner) || typeOf(state, unit).antiaircraftFire > 0) return false;
  if (state.phase === 'combat-move' || state.phase === 'conduct-combat') return true;
  return state.phase === 'noncombat-move' && domainOf(state, unit) === 'air';
}

/**
 * Whether a fighter can be in a zone without a carrier. The acting power's fighters can from their attack until new
 * carriers are mobilized; enemy fighters from the loss of their carrier in battle until they land (NCM-2).
 */
function canBeInTheAir(state: GameState, unit: Unit): boolean {
  const { phase, turn, battle, stranded } = state;
  if (!mustLand(state, unit))
    return (
      stranded.includes(unit.id) ||
      (phase === 'conduct-combat' && (battle?.space === unit.space || turn.seaBattles[unit.space] !== undefined))
    );
  if (phase === 'combat-move') {
    const did = turn.deeds[unit.id]?.did;
    return did === 'moved' || did === 'launched' || hasCarrierSailed(state, unit.space);
  }
  return phase === 'conduct-combat' || phase === 'noncombat-move' || phase === 'mobilize-new-units';
}

/** Whether a carrier of the acting power began its turn here and left without its fighters (CM-13). */
const hasCarrierSailed = (state: GameState, zone: string): boolean =>
  actingUnits(state).some((unit) => hasDeck(state, unit) && unit.space !== zone && startOf(state, unit) === zone);

function deckFaults(state: GameState): readonly PositionFault[] {
  const zones = new Map<string, { fighters: Unit[]; room: number }>();
  for (const unit of allUnits(state.units)) {
    const { deck, landsOnDecks } = typeOf(state, unit);
    const isCounted =
      deck > 0 || (landsOnDecks && isSeaZone(boardOf(state), unit.space) && !canBeInTheAir(state, unit));
    if (!isCounted) continue;
    const key = `${unit.space} ${sideOf(state, unit.owner)}`;
    const entry = zones.get(key) ?? { fighters: [], room: 0 };
    if (deck > 0) entry.room += deck;
    else entry.fighters.push(unit);
    zones.set(key, entry);
  }
  return [...zones.values()].flatMap(({ fighters, room }) => {
    const withoutRoom = fighters[room];
    if (!withoutRoom) return [];
    const many = fighters.length === 1 ? '1 fighter' : `${fighters.length} fighters`;
    return [{ path: pathOf(withoutRoom), message: `${many}, and carriers for ${room}`, rule: 'NCM-5' }];
  });
}
