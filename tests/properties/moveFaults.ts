import {
  areEnemies,
  boardOf,
  isHostileTerritory,
  isHostileZone,
  territoryOf,
  unitsIn,
  type GameState,
  type Leg,
  type SpaceId,
  type Unit,
} from '../../src/engine/index.ts';
import type { Step } from '../players/player.ts';

/**
 * Faults in the routes of moved units, checked step by step in the state before (CM-2..4, CM-9, CM-14, MAP-3..6, NCM-1,
 * NCM-3, NCM-4).
 */
export function moveFaults({ before, events }: Step): string[] {
  return events.flatMap((event) =>
    event.type === 'units-moved' ? event.legs.flatMap((leg) => legFaults(before, leg)) : [],
  );
}

function legFaults(state: GameState, { unit: id, route }: Leg): string[] {
  const unit = state.units[id];
  const type = unit && boardOf(state).unitTypes.get(unit.type);
  if (!unit || !type) return [`${id} moves and is not there`];
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(`${unit.type} ${id} by ${route.join(' ')}: ${fault}`);
  const deed = state.turn.deeds[id];
  if (unit.owner !== state.power) say(`belongs to ${unit.owner}`);
  if (unit.aboard !== undefined) say('moves on its own while aboard');
  if (route.length < 2) say('goes nowhere');
  if ((deed?.spent ?? 0) + route.length - 1 > type.move) say(`goes farther than ${type.move}`);
  const mayGoOn =
    deed?.phase === state.phase
      ? deed.did === 'moved' || (unit.type === 'transport' && deed.did !== 'offloaded')
      : type.domain === 'air' && state.phase === 'noncombat-move';
  if (deed && !mayGoOn) say(`has acted in ${deed.phase} before`);
  route.slice(1).forEach((space, i) => {
    const why = stepFault(state, unit, route[i] ?? '', space, i + 2 < route.length);
    if (why !== null) say(`${why} (${space})`);
  });
  return faults;
}

/** Why a unit cannot take this step; `goesOn`: its route does not end there. */
function stepFault(state: GameState, unit: Unit, from: SpaceId, to: SpaceId, goesOn: boolean): string | null {
  const board = boardOf(state);
  const { domain } = board.unitTypes.get(unit.type)!;
  const territory = territoryOf(board, to);
  if (territory?.neutral) return 'enters neutral ground';
  if (domain === 'air') return null;
  if ((domain === 'land') !== (territory !== null)) return 'enters the wrong element';
  return territory ? landFault(state, unit, to, goesOn) : seaFault(state, unit, from, to, goesOn);
}

function landFault(state: GameState, unit: Unit, to: SpaceId, goesOn: boolean): string | null {
  if (!isHostileTerritory(state, to, unit.owner)) return null;
  if (state.phase === 'noncombat-move') return 'enters hostile ground in noncombat move';
  if (!goesOn) return null;
  const isOpen =
    !unitsIn(state, to).some((other) => areEnemies(state, other.owner, unit.owner)) &&
    !territoryOf(boardOf(state), to)?.industrialComplex;
  return unit.type === 'tank' && isOpen ? null : 'passes through hostile ground';
}

function seaFault(state: GameState, unit: Unit, from: SpaceId, to: SpaceId, goesOn: boolean): string | null {
  const { edition } = boardOf(state);
  if ([from, to].some((zone) => edition.closedToSeaUnits.includes(zone))) return 'sails the closed zone';
  const canal = edition.canals.find(({ between }) => between.includes(from) && between.includes(to));
  if (
    canal?.controlledBy.some((territory) =>
      areEnemies(state, state.turn.control[territory] ?? enemyOf(state, unit), unit.owner),
    )
  )
    return 'passes a shut canal';
  const isSubmarine = unit.type === 'submarine';
  if (state.phase === 'noncombat-move' && !isSubmarine && isHostileZone(state, to, unit.owner))
    return 'enters a hostile zone in noncombat move';
  if (!goesOn) return null;
  const bars = unitsIn(state, to).some(
    (other) =>
      areEnemies(state, other.owner, unit.owner) &&
      (isSubmarine ? other.type === 'destroyer' : ['battleship', 'carrier', 'destroyer'].includes(other.type)),
  );
  return bars ? 'passes ships that stop it' : null;
}

/** Some power of the other side, as the earlier controller of territories captured this turn. */
const enemyOf = (state: GameState, unit: Unit): string =>
  [...boardOf(state).powers.keys()].find((power) => areEnemies(state, power, unit.owner)) ?? '';

/**
 * When combat move ends, every unit that moved must attack, have captured a territory, support an assault or have left
 * enemy ships (CM-1, CM-17).
 */
export function purposeFaults({ before, after, events }: Step): string[] {
  if (
    before.phase !== 'combat-move' ||
    !events.some((event) => event.type === 'phase-began' && event.phase === 'conduct-combat')
  )
    return [];
  const busy = new Set([
    ...after.turn.battles.flatMap(({ space, landingFrom }) => [space, ...landingFrom]),
    ...after.turn.captured,
  ]);
  // Undefended coasts are captured immediately; transports that came for that had a purpose.
  for (const event of events) if (event.type === 'units-offloaded') busy.add(event.from);
  return Object.entries(after.turn.deeds).flatMap(([id, deed]) => {
    const unit = after.units[id];
    if (!unit || deed.phase !== 'combat-move') return [];
    if (deed.did === 'loaded' && deed.assault === undefined) return [`${id} was loaded and assaults nothing`];
    if (deed.did !== 'moved' || busy.has(unit.space) || deed.route.some((space) => busy.has(space))) return [];
    const mayFly =
      boardOf(after).unitTypes.get(unit.type)?.domain === 'air' && isHostileTerritory(before, unit.space, unit.owner);
    return mayFly || before.turn.hostileZones.includes(deed.route[0] ?? '')
      ? []
      : [`${unit.type} ${id} moved by ${deed.route.join(' ')} for nothing`];
  });
}
