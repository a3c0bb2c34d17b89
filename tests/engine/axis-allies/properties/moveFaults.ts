import {
  areAtWar,
  boardOf,
  hasComplex,
  hasFacility,
  isHostileTerritory,
  isHostileZone,
  territoryOf,
  unitsIn,
  type GameState,
  type MovedLeg,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Step } from '../players/player.ts';
import { counted, hasAdvantage, isOrdered, longestMove } from './advantageBook.ts';
import { bookOf } from './books.ts';

/**
 * Faults in the routes of moved units, checked step by step in the state before (CM-2, CM-3, CM-4, CM-9, CM-14, MAP-3,
 * MAP-4, MAP-5, MAP-6, NCM-1, NCM-3, NCM-4).
 */
export function moveFaults({ before, events }: Step): string[] {
  return events.flatMap((event) =>
    event.type === 'units-moved' ? event.legs.flatMap((leg) => legFaults(before, leg)) : [],
  );
}

/** Whether it is a transport, or a destroyer that carries infantry as transports do (NA-JA-1). */
const carriesTroops = (state: GameState, { type, owner }: Unit): boolean =>
  type === 'transport' || (type === 'destroyer' && hasAdvantage(state, owner, 'tokyo-express'));

/** Whether it is a fighter told to stay aboard, whose carrier has not sailed: it may be launched after all (CM-13). */
const wasKeptAtHome = ({ phase, turn }: GameState, { id, aboard }: Unit): boolean =>
  phase === 'combat-move' && aboard !== undefined && turn.deeds[id]?.did === 'loaded' && !turn.deeds[aboard];

function legFaults(state: GameState, { unit: id, route }: MovedLeg): string[] {
  const unit = state.units[id];
  const type = unit && boardOf(state).unitTypes.get(unit.type);
  if (!unit || !type) return [`${id} moves and is not there`];
  const faults: string[] = [];
  const most = longestMove(state, unit, route);
  const say = (fault: string): void => void faults.push(`${unit.type} ${id} by ${route.join(' ')}: ${fault}`);
  if (state.phase === 'mobilize-new-units') return aboardFaults(state, unit, route);
  const deed = state.turn.deeds[id];
  if (!isOrdered(state, unit.owner)) say(`belongs to ${unit.owner}`);
  const isLaunched = wasKeptAtHome(state, unit);
  if (unit.aboard !== undefined && !isLaunched) say('moves on its own while aboard');
  // Homebound fighters may wait over their zone for a carrier (COM-25).
  if (route.length < 2 && state.phase !== 'conduct-combat') say('goes nowhere');
  if (deed?.again === undefined && (deed?.spent ?? 0) + counted(state, unit, route) > most)
    say(`goes farther than ${most}`);
  const mayGoOn =
    deed?.phase === state.phase && deed.did !== 'fought'
      ? isLaunched ||
        deed.did === 'moved' ||
        deed.duty === 'kamikaze' ||
        (carriesTroops(state, unit) && deed.did !== 'offloaded')
      : isStillAtHome(state, unit)
        ? state.phase === 'noncombat-move'
        : type.domain === 'air' &&
          state.phase === (bookOf(state).fliesHomeAfterBattle ? 'conduct-combat' : 'noncombat-move');
  if (state.phase === 'conduct-combat' && !deed) say('took no part in combat');
  if (deed && !mayGoOn && !deed.again) say(`has acted in ${deed.phase} before`);
  route.slice(1).forEach((space, i) => {
    const why = stepFault(state, unit, route[i] ?? '', space, i + 2 < route.length);
    if (why !== null) say(`${why} (${space})`);
  });
  return faults;
}

/** A transport that has only loaded, and stays where its troops went aboard (NCM-8). */
const isStillAtHome = (state: GameState, unit: Unit): boolean =>
  bookOf(state).cargoMayStay &&
  carriesTroops(state, unit) &&
  state.turn.deeds[unit.id]?.did === undefined &&
  state.turn.deeds[unit.id]?.spent === 0;

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
    !unitsIn(state, to).some((other) => areAtWar(state, other.owner, unit.owner)) && !hasFacility(state, to);
  const canBlitz =
    bookOf(state).canBlitz.includes(unit.type) ||
    (unit.type === 'infantry' && hasAdvantage(state, unit.owner, 'mechanized-infantry'));
  return canBlitz && isOpen ? null : 'passes through hostile ground';
}

function seaFault(state: GameState, unit: Unit, from: SpaceId, to: SpaceId, goesOn: boolean): string | null {
  const { edition } = boardOf(state);
  if ([from, to].some((zone) => edition.closedToSeaUnits.includes(zone))) return 'sails the closed zone';
  const canal = edition.canals.find(({ between }) => between.includes(from) && between.includes(to));
  if (
    canal?.controlledBy.some((territory) =>
      areAtWar(state, state.turn.control[territory] ?? enemyOf(state, unit), unit.owner),
    )
  )
    return 'passes a shut canal';
  const isSubmarine = unit.type === 'submarine';
  if (state.phase === 'noncombat-move' && !isSubmarine && isHostileZone(state, to, unit.owner))
    return 'enters a hostile zone in noncombat move';
  if (!goesOn) return null;
  const bars = unitsIn(state, to).some(
    (other) =>
      areAtWar(state, other.owner, unit.owner) &&
      !other.submerged &&
      bookOf(state)[isSubmarine ? 'stopsSubmarines' : 'stops'].includes(other.type),
  );
  return bars ? 'passes ships that stop it' : null;
}

/** A fighter goes aboard a carrier that was placed now: one step, from a complex's territory (MOB-3). */
function aboardFaults(state: GameState, unit: Unit, route: readonly SpaceId[]): string[] {
  const [from = '', to = ''] = route;
  const isMet = unitsIn(state, to).some(({ id, type }) => type === 'carrier' && state.turn.placed.includes(id));
  return ['fighter', 'tactical-bomber'].includes(unit.type) &&
    unit.owner === state.power &&
    route.length === 2 &&
    hasComplex(state, from) &&
    isMet
    ? []
    : [`${unit.type} ${unit.id} by ${route.join(' ')}: moves while units are mobilized`];
}

/** Whether the ship that carries this unit has left enemies, or is still among them. */
function fled(before: GameState, after: GameState, unit: Unit): boolean {
  const start = after.turn.deeds[unit.aboard ?? '']?.route[0];
  return before.turn.hostileZones.includes(start ?? unit.space);
}

/** Some power of the other side, as the earlier controller of territories captured this turn. */
const enemyOf = (state: GameState, unit: Unit): string =>
  [...boardOf(state).powers.keys()].find((power) => areAtWar(state, power, unit.owner)) ?? '';

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
    if (deed.did === 'loaded' && unit.type === 'fighter') return [];
    if (deed.did === 'loaded' && deed.assault === undefined) {
      const isAtSea = bookOf(after).cargoMayStay && (busy.has(unit.space) || fled(before, after, unit));
      return isAtSea ? [] : [`${id} was loaded and assaults nothing`];
    }
    if (deed.did === 'moved' && isIdleTransport(before, after, unit)) return [`transport ${id} lands nobody`];
    if (deed.did !== 'moved' || busy.has(unit.space) || deed.route.some((space) => busy.has(space))) return [];
    const mayFly =
      boardOf(after).unitTypes.get(unit.type)?.domain === 'air' && isHostileTerritory(before, unit.space, unit.owner);
    return mayFly || before.turn.hostileZones.includes(deed.route[0] ?? '')
      ? []
      : [`${unit.type} ${id} moved by ${deed.route.join(' ')} for nothing`];
  });
}

/** Whether an unarmed ship that sailed neither fights, flees nor lands troops of its own (CM-1). */
function isIdleTransport(before: GameState, after: GameState, ship: Unit): boolean {
  const { hold = [], attack = 0 } = boardOf(after).unitTypes.get(ship.type) ?? {};
  const start = after.turn.deeds[ship.id]?.route[0] ?? ship.space;
  if (hold.length === 0 || attack > 0 || before.turn.hostileZones.includes(start)) return false;
  const lands = Object.values(before.units).some(
    ({ id, aboard }) => aboard === ship.id && before.turn.deeds[id]?.assault !== undefined,
  );
  return !lands && !after.turn.battles.some(({ space }) => space === ship.space);
}
