import { memoizePerObject } from '../../common/memoize.ts';
import { actingUnits } from '../acting.ts';
import { flightDistance } from '../air/flights.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { Command } from '../command.ts';
import type { UnitDestination, Meaning } from '../destination.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { transportRoutes } from '../moves/possibleBattles.ts';
import { reachTo } from '../moves/reach.ts';
import { isMovePhase, movesLeft } from '../moves/readiness.ts';
import { cargoOf, deedOf, domainOf, enemiesIn, isArmed, isFriendlyTerritory, isHostileTerritory } from '../pieces.ts';
import { play } from '../play.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** Own units in groups that are equal for a command: same type, space and cargo, nothing done this turn. */
export const alikeUnits = memoizePerObject((state: GameState): readonly (readonly Unit[])[] => {
  const groups = new Map<string, Unit[]>();
  for (const unit of actingUnits(state)) {
    const cargo = hasHold(state, unit)
      ? cargoOf(state, unit)
          .map(({ type, owner }) => `${owner} ${type}`)
          .sort()
      : [];
    const key =
      `${unit.owner} ${unit.type} ${unit.space} ${unit.aboard ?? ''} ${deedOf(state, unit.id) ? unit.id : ''} ` +
      `${cargo.join()}`;
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return [...groups.values()];
});

/** Identical units in one space, each of which can come to a given space in this phase. */
export interface Approach {
  readonly units: readonly UnitId[];
  readonly from: SpaceId;
  readonly meaning: Meaning;
  /** The transport that would bring them; null if they come by themselves. */
  readonly ship: UnitId | null;
}

/**
 * What the acting power can bring to a space in this movement phase, one result per group of identical units. This is a
 * generator, so that the caller can spread the search over time; a step that finds nothing yields null.
 */
export function* approaches(state: GameState, space: SpaceId): Generator<Approach | null, void> {
  if (!isMovePhase(state.phase)) return;
  const groups = alikeUnits(state);
  const reached = new Set<Unit>();
  for (const units of groups) {
    const first = units[0];
    // In noncombat move, units that are already there do not count as coming.
    if (!first || (first.space === space && state.phase === 'noncombat-move')) continue;
    if (first.aboard === undefined && flightDistance(state, first.owner, first.space, space) > movesLeft(state, first))
      continue;
    const found = reachTo(state, [first.id], space);
    if (found) reached.add(first);
    yield found
      ? { units: units.map(({ id }) => id), from: first.space, meaning: aimOf(state, found), ship: null }
      : null;
  }
  if (!canLandOn(state, space)) return;
  for (const units of groups) {
    const first = units[0];
    // Units that can come by themselves are not reported again.
    if (first && domainOf(state, first) === 'land' && !reached.has(first)) yield* byShip(state, groups, units, space);
  }
}

/** What units that go there can come for: armed ships that leave an enemy's zone may fight where they go (CM-8). */
const aimOf = (state: GameState, { meaning, space, routes }: UnitDestination): Meaning =>
  meaning === 'escape' &&
  enemiesIn(state, space, state.power).length > 0 &&
  Object.keys(routes).some((id) => isArmed(state, state.units[id]!))
    ? 'attack'
    : meaning;

/** Whether transports can bring troops to this space: hostile in combat move, friendly in noncombat move. */
const canLandOn = (state: GameState, space: SpaceId): boolean =>
  state.phase === 'combat-move'
    ? isHostileTerritory(state, space, state.power)
    : isFriendlyTerritory(state, space, state.power);

/** Finds land units that a ship can bring to a coast, by trying the commands of every possible voyage. */
function* byShip(
  state: GameState,
  groups: readonly (readonly Unit[])[],
  units: readonly Unit[],
  space: SpaceId,
): Generator<Approach | null, void> {
  const coasts = boardOf(state).coasts;
  const troops = units[0];
  if (!troops) return;
  const deed = deedOf(state, troops.id);
  const canLand = troops.aboard === undefined ? deed === undefined : deed?.assault === undefined;
  if (!canLand) return;
  const zones = neighboursIn(coasts, space);
  for (const ships of groups) {
    // Of ships that are alike, troops aboard come with theirs.
    const ship = troops.aboard === undefined ? ships[0] : ships.find(({ id }) => id === troops.aboard);
    if (!ship || !hasHold(state, ship)) continue;
    if (!zones.some((zone) => boardOf(state).airDistance(ship.space, zone) <= movesLeft(state, ship))) continue;
    for (const voyage of transportRoutes(state, ship.space, movesLeft(state, ship))) {
      if (!zones.includes(voyage.at(-1) ?? '')) continue;
      const boarding =
        troops.aboard !== undefined
          ? [0]
          : [...voyage.keys()].filter((i) => neighboursIn(coasts, voyage[i] ?? '').includes(troops.space));
      for (const i of boarding) {
        if (!(yield* areAllowed(state, ordersFor(troops, ship, voyage, i, space)))) continue;
        yield {
          units: units.map(({ id }) => id),
          from: troops.space,
          meaning: state.phase === 'combat-move' ? 'assault' : 'offload',
          ship: ship.id,
        };
        return;
      }
    }
  }
}

/** The commands of a voyage: sail to the zone with this index on the route, load, sail on, offload. */
function ordersFor(
  troops: Unit,
  ship: Unit,
  voyage: readonly SpaceId[],
  boarding: number,
  to: SpaceId,
): readonly Command[] {
  const sail = (part: readonly SpaceId[]): readonly Command[] => {
    const end = part.at(-1);
    return end === undefined
      ? []
      : [{ type: 'move', units: [ship.id], to: end, ...(part.length > 1 ? { via: part.slice(0, -1) } : {}) }];
  };
  const load: readonly Command[] =
    troops.aboard === undefined
      ? [{ type: 'load', units: [troops.id], zone: voyage[boarding] ?? '', transport: ship.id }]
      : [];
  return [
    ...sail(voyage.slice(1, boarding + 1)),
    ...load,
    ...sail(voyage.slice(boarding + 1)),
    { type: 'offload', units: [troops.id], to },
  ];
}

/** Whether these commands are allowed one after another. Each one is a step of the search. */
function* areAllowed(state: GameState, orders: readonly Command[]): Generator<null, boolean> {
  let at = state;
  for (const order of orders) {
    const played = play(at, order);
    yield null;
    if (!played.ok) return false;
    at = played.value.state;
  }
  return true;
}
