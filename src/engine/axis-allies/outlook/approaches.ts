import { memoizePerState } from '../../common/memoize.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import type { Command } from '../command.ts';
import type { Meaning } from '../destination.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { transportRoutes } from '../moves/possibleAssaults.ts';
import { reachTo } from '../moves/reach.ts';
import { isMovePhase, movesLeft } from '../moves/readiness.ts';
import { cargoOf, deedOf, domainOf, isFriendlyTerritory, isHostileTerritory, unitsOf } from '../pieces.ts';
import { play } from '../play.ts';
import type { GameState, Unit } from '../state.ts';
import { isTransport } from '../unitRoles.ts';

/** Units alike, in one place, each of which can come to a space this phase; and as what. */
export interface Approach {
  readonly units: readonly UnitId[];
  readonly from: SpaceId;
  readonly meaning: Meaning;
  /** The transport that would bring them; null if they come by themselves. */
  readonly ship: UnitId | null;
}

/**
 * What the acting power can bring to a space in this movement phase: one answer for all units alike in one place. Found
 * bit by bit, so that a caller can stop and go on later; null means nothing was found at this step.
 */
export function* approaches(state: GameState, space: SpaceId): Generator<Approach | null, void> {
  if (!isMovePhase(state.phase)) return;
  const board = boardOf(state);
  const alike = groupsOf(state);
  const told = new Set<Unit>();
  for (const units of alike) {
    const first = units[0];
    // Out and back after combat brings nobody anywhere.
    if (!first || (first.space === space && state.phase === 'noncombat-move')) continue;
    if (first.aboard === undefined && board.airDistance(first.space, space) > movesLeft(state, first)) continue;
    const found = reachTo(state, [first.id], space);
    if (found) told.add(first);
    yield found ? { units: units.map(({ id }) => id), from: first.space, meaning: found.meaning, ship: null } : null;
  }
  if (!canLandOn(state, space)) return;
  for (const units of alike) {
    const first = units[0];
    // Who comes by himself needs no ship, and is not told twice.
    if (first && domainOf(state, first) === 'land' && !told.has(first)) yield* byShip(state, alike, units, space);
  }
}

/** Units that make no difference to an order: same type and place, both fresh, both with the same cargo. */
const groupsOf = memoizePerState((state: GameState): readonly (readonly Unit[])[] => {
  const groups = new Map<string, Unit[]>();
  for (const unit of unitsOf(state, state.power)) {
    const cargo = isTransport(unit.type)
      ? cargoOf(state, unit)
          .map(({ type, owner }) => `${owner} ${type}`)
          .sort()
      : [];
    const key =
      `${unit.type} ${unit.space} ${unit.aboard ?? ''} ${deedOf(state, unit.id) ? unit.id : ''} ` + `${cargo.join()}`;
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return [...groups.values()];
});

/** Troops are put ashore on hostile ground in combat move, on friendly ground after combat. */
const canLandOn = (state: GameState, space: SpaceId): boolean =>
  state.phase === 'combat-move'
    ? isHostileTerritory(state, space, state.power)
    : isFriendlyTerritory(state, space, state.power);

/** Land units brought to a coast: each voyage is tried by the orders it would take. */
function* byShip(
  state: GameState,
  alike: readonly (readonly Unit[])[],
  units: readonly Unit[],
  space: SpaceId,
): Generator<Approach | null, void> {
  const coasts = boardOf(state).coasts;
  const troops = units[0];
  if (
    !troops ||
    (troops.aboard === undefined
      ? deedOf(state, troops.id) !== undefined
      : deedOf(state, troops.id)?.assault !== undefined)
  )
    return;
  const zones = neighboursIn(coasts, space);
  for (const ships of alike) {
    const ship = ships[0];
    if (!ship || !isTransport(ship.type) || (troops.aboard !== undefined && troops.aboard !== ship.id)) continue;
    if (!zones.some((zone) => boardOf(state).airDistance(ship.space, zone) <= movesLeft(state, ship))) continue;
    for (const voyage of transportRoutes(state, ship.space, movesLeft(state, ship))) {
      if (!zones.includes(voyage.at(-1) ?? '')) continue;
      const boarding =
        troops.aboard !== undefined
          ? [0]
          : [...voyage.keys()].filter((i) => neighboursIn(coasts, voyage[i] ?? '').includes(troops.space));
      for (const i of boarding) {
        if (!(yield* stand(state, ordersFor(troops, ship, voyage, i, space)))) continue;
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

/** Sail to where the troops wait, take them aboard, sail on, put them ashore. */
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

/** Would these orders be carried out, one after the other? Each is a step of the search. */
function* stand(state: GameState, orders: readonly Command[]): Generator<null, boolean> {
  let at = state;
  for (const order of orders) {
    const played = play(at, order);
    yield null;
    if (!played.ok) return false;
    at = played.value.state;
  }
  return true;
}
