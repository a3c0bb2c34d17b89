import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId } from '../ids.ts';
import {
  areFriends,
  cargoOf,
  closedCanal,
  domainOf,
  isFriendlyTerritory,
  isHostileZone,
  typeOf,
  unitsIn,
} from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import { carriedAlong, deckRoom, fightersAmong, fitsInHold, hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** Units that go to a space beside theirs in another power's turn, troops also aboard and ashore (NA-UK-3). */

/**
 * Why these units of one power in one space cannot go together to a friendly space beside it, in another power's turn;
 * null if they can. Attackers that have just come there do not make the space hostile to them.
 */
export function sendRefusal(state: GameState, rule: RuleId, units: readonly Unit[], to: SpaceId): Refusal | null {
  const board = boardOf(state);
  const isSea = isSeaZone(board, to);
  for (const unit of units) {
    const about = { units: [unit.id], spaces: [to] };
    const domain = domainOf(state, unit);
    if (unit.aboard !== undefined) {
      const stays = isSea ? refusal(rule, 'cargo-moves-with-ship', about) : landingRefusal(state, rule, unit, to);
      if (stays) return stays;
      continue;
    }
    if (domain === 'land' && isSea) continue;
    const graph = { land: board.landNeighbours, sea: board.seaNeighbours, air: board.airNeighbours }[domain];
    const isBeside = neighboursIn(graph, unit.space).includes(to);
    if (!isBeside || closedCanal(state, unit.space, to, unit.owner)) return refusal(rule, 'not-adjacent', about);
    if (isSea ? isForeignZone(state, unit, to) : !isFriendlyTerritory(state, to, unit.owner))
      return refusal(rule, 'hostile-space', about);
    if (isSea && domain === 'air' && !typeOf(state, unit).landsOnDecks)
      return refusal(rule, 'not-a-landing-place', about);
  }
  if (!isSea) return null;
  const ashore = boardingRefusal(state, rule, units, to);
  if (ashore) return ashore;
  const moving = [...units, ...carriedAlong(state, units)];
  const arriving = fightersAmong(state, moving);
  const friends = [...unitsIn(state, to), ...moving].filter(({ owner }) => areFriends(state, owner, units[0]!.owner));
  return fightersAmong(state, friends).length > deckRoom(state, friends)
    ? refusal(rule, 'not-a-landing-place', { units: arriving.map(({ id }) => id), spaces: [to] })
    : null;
}

/** Whether there are units in a zone and none of them is a friend of this unit. */
function isForeignZone(state: GameState, { owner }: Unit, zone: SpaceId): boolean {
  const there = unitsIn(state, zone);
  return there.length > 0 && there.every((unit) => !areFriends(state, unit.owner, owner));
}

/**
 * Troops that go aboard and ashore in another power's turn, as in a noncombat move of their own (NA-UK-3): on their
 * power's own ships only, since a friend's takes them aboard and puts them ashore on their own turn (NCM-10).
 */

type SentBoarding = NonNullable<Extract<GameEvent, { readonly type: 'units-sent' }>['boardings']>[number];

/** Why this cargo cannot land in a territory; null if it can. */
function landingRefusal(state: GameState, rule: RuleId, unit: Unit, to: SpaceId): Refusal | null {
  const about = { units: [unit.id], spaces: [to] };
  if (!isCoast(state, unit.space, to)) return refusal(rule, 'not-adjacent', about);
  if (!isFriendlyTerritory(state, to, unit.owner)) return refusal(rule, 'hostile-space', about);
  if (state.units[unit.aboard!]?.owner !== unit.owner) return refusal('NCM-10', 'friend-transport-now', about);
  return isHostileZone(state, unit.space, unit.owner)
    ? refusal('NCM-8', 'zone-hostile', { ...about, spaces: [unit.space] })
    : null;
}

/** Why those of these units that are troops ashore cannot go aboard in a zone; null if they can. */
function boardingRefusal(state: GameState, rule: RuleId, units: readonly Unit[], zone: SpaceId): Refusal | null {
  const troops = troopsAmong(state, units);
  const [first] = troops;
  if (!first) return null;
  const about = { units: troops.map(({ id }) => id), spaces: [zone] };
  if (!isCoast(state, first.space, zone)) return refusal(rule, 'not-adjacent', about);
  if (isHostileZone(state, zone, first.owner)) return refusal('NCM-8', 'zone-hostile', about);
  if (ownShips(state, first, zone).length === 0) return refusal('CM-16', 'no-transport', about);
  return boardings(state, units, zone).length < troops.length ? refusal('NCM-9', 'no-room', about) : null;
}

/** Who goes aboard which ship: what needs the larger place first, and on ships that carry something already. */
export function boardings(state: GameState, units: readonly Unit[], zone: SpaceId): readonly SentBoarding[] {
  const troops = troopsAmong(state, units);
  const [first] = troops;
  if (!first) return [];
  const sizeOf = (unit: Unit) => typeOf(state, unit).cargo ?? 'heavy';
  const ships = ownShips(state, first, zone)
    .map((ship) => ({ id: ship.id, hold: typeOf(state, ship).hold, cargo: cargoOf(state, ship).map(sizeOf) }))
    .toSorted((a, b) => b.cargo.length - a.cargo.length);
  return troops
    .toSorted((a, b) => Number(sizeOf(a) === 'light') - Number(sizeOf(b) === 'light'))
    .flatMap((unit) => {
      const ship = ships.find(({ hold, cargo }) => fitsInHold(hold, [...cargo, sizeOf(unit)]));
      ship?.cargo.push(sizeOf(unit));
      return ship ? [{ unit: unit.id, ship: ship.id }] : [];
    });
}

const troopsAmong = (state: GameState, units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => domainOf(state, unit) === 'land' && unit.aboard === undefined);

const ownShips = (state: GameState, { owner }: Unit, zone: SpaceId): readonly Unit[] =>
  unitsIn(state, zone).filter((ship) => ship.owner === owner && hasHold(state, ship));

const isCoast = (state: GameState, one: SpaceId, other: SpaceId): boolean =>
  neighboursIn(boardOf(state).coasts, one).includes(other);
