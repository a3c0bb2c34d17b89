import { boardOf, interruptNow, isSeaZone, neighboursIn, phaseOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { UnitDestination, Meaning } from '../destination.ts';
import { applyEvent } from '../events/applyEvent.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { beganInHostileZone, domainOf, enemiesIn, isHostile, risingIn, typeOf, unitOf } from '../pieces.ts';
import { isAtPeaceIn, isVictimIn, stateOfWar, victimsAtWar } from '../politics/threats.ts';
import type { GameState, Unit } from '../state.ts';
import { planLoad } from './load.ts';
import { deckOrders, landingLegs, launchOnTheSpot } from './move.ts';
import { planOffload } from './offload.ts';
import { isMovePhase, isRefusal, onceForIdentical, ownUnits } from './readiness.ts';
import { type Route, routesFrom } from './routes.ts';
import { canBeLaunched } from './stayAboard.ts';
import { asTakenAlong } from './takenAlong.ts';

/**
 * Every space that all these units of the acting power can go to now with one command.
 * Empty outside the movement phases, for units that cannot move together, and for an empty list.
 */
export function reach(state: GameState, ids: readonly UnitId[]): readonly UnitDestination[] {
  return destinations(state, ids, () => true);
}

/** The destination in this space, or null. Faster than `reach`, because other spaces are not checked. */
export function reachTo(state: GameState, ids: readonly UnitId[], to: SpaceId): UnitDestination | null {
  return destinations(state, ids, (space) => space === to)[0] ?? null;
}

type SpaceFilter = (space: SpaceId) => boolean;

/** The destinations as things are, and those of orders that bring war. */
function destinations(state: GameState, ids: readonly UnitId[], isWanted: SpaceFilter): readonly UnitDestination[] {
  if (state.outcome) return [];
  const found = destinationsNow(state, ids, isWanted);
  const atWar = stateOfWar(state);
  if (!atWar) return found;
  const victims = state.phase === 'combat-move' ? victimsAtWar(state) : [];
  const told = found.map((one): UnitDestination =>
    one.meaning !== 'load' && isVictimIn(state, one.space, victims) ? { ...one, bringsWar: true } : one,
  );
  const isNew = (space: SpaceId): boolean =>
    isWanted(space) && isAtPeaceIn(state, space) && !found.some((one) => one.space === space);
  const warlike = destinationsNow(atWar, ids, isNew).filter(({ meaning }) => meaning !== 'load');
  return [...told, ...warlike.map((one): UnitDestination => ({ ...one, bringsWar: true }))];
}

function destinationsNow(state: GameState, ids: readonly UnitId[], isWanted: SpaceFilter): readonly UnitDestination[] {
  const interrupt = interruptNow(state);
  if (interrupt || !isMovePhase(state.phase)) {
    const found = (interrupt ?? phaseOf(state)).destinations?.(state, ids) ?? [];
    return found.filter(({ space }) => isWanted(space));
  }
  const units = ownUnits(state, ids);
  if (isRefusal(units)) return [];
  const first = units[0]!;
  if (first.aboard !== undefined && !canBeLaunched(state, first)) return offloads(state, first, ids, isWanted);
  const here = isWanted(first.space) ? launchHere(state, units, ids) : [];
  const ready = deckOrders(state, units);
  const found = [...moves(ready.state, ready.units, ids, isWanted), ...here];
  return here.length > 0 ? found : [...found, ...loads(state, first, ids, isWanted)];
}

/** The command that sends these units to a space: offload, load or move. It may be refused. */
export function commandTo(state: GameState, units: readonly UnitId[], space: SpaceId): Command {
  const first = unitOf(state, units[0] ?? '');
  if (first?.aboard !== undefined && !canBeLaunched(state, first)) return { type: 'offload', units, to: space };
  if (first?.aboard === undefined && space === first?.space && typeOf(state, first).staysAboard)
    return launchHere(state, [first], units).length > 0
      ? { type: 'move', units, to: space }
      : { type: 'load', units, zone: space };
  if (first && domainOf(state, first) === 'land' && isSeaZone(boardOf(state), space))
    return { type: 'load', units, zone: space };
  return { type: 'move', units, to: space };
}

function moves(
  state: GameState,
  units: readonly Unit[],
  ids: readonly UnitId[],
  isWanted: SpaceFilter,
): readonly UnitDestination[] {
  const routesOf = onceForIdentical(state, (unit) => routesFrom(state, unit));
  const routes: ReadonlyMap<SpaceId, Route>[] = [];
  let shared: readonly SpaceId[] | null = null;
  for (const unit of asTakenAlong(state, units)) {
    const known = routesOf(unit);
    routes.push(known);
    shared = (shared ?? [...known.keys()].filter(isWanted)).filter((space) => known.has(space));
    // Nobody looks for the ways of the others, of aircraft the longest, if there is no space for all.
    if (shared.length === 0) return [];
  }
  const found: UnitDestination[] = [];
  for (const space of shared ?? []) {
    const legs = units.map((unit, i) => ({ unit: unit.id, route: routes[i]!.get(space)! }));
    const flown = landingLegs(state, units, space, legs);
    if (!flown.ok) continue;
    found.push({
      space,
      meaning: meaningOf(state, units, space),
      command: { type: 'move', units: ids, to: space },
      routes: Object.fromEntries(flown.value.map(({ unit, route }): [UnitId, Route] => [unit, route])),
    });
  }
  return found;
}

/**
 * Launching fighters where they are (CM-13). Those that fight there anyway are told to stay aboard instead, and can
 * then be launched again.
 */
function launchHere(state: GameState, units: readonly Unit[], ids: readonly UnitId[]): readonly UnitDestination[] {
  const { space, aboard } = units[0]!;
  if (aboard === undefined && enemiesIn(state, space, state.power).length > 0) return [];
  const events = launchOnTheSpot(state, units, space);
  if (!events) return [];
  const meaning = meaningOf(events.reduce(applyEvent, state), units, space);
  return [
    { space, meaning, command: { type: 'move', units: ids, to: space }, routes: directRoutes(state, ids, space) },
  ];
}

function meaningOf(state: GameState, units: readonly Unit[], space: SpaceId): Meaning {
  if (state.phase === 'noncombat-move') return units.every((unit) => domainOf(state, unit) === 'air') ? 'land' : 'move';
  const enemies = enemiesIn(state, space, state.power).length > 0 || risingIn(state, space) > 0;
  // Only some units capture a territory, even without defenders (COM-19).
  if (isHostile(state, space, state.power)) {
    if (enemies) return 'attack';
    return units.some((unit) => typeOf(state, unit).captures) ? 'capture' : 'move';
  }
  // A land unit can end a combat move in a friendly territory only after a blitz (CM-9).
  if (units.some((unit) => domainOf(state, unit) === 'land')) return 'blitz';
  if (units.every((unit) => beganInHostileZone(state, unit))) return 'escape';
  return enemies ? 'attack' : 'move';
}

function loads(
  state: GameState,
  first: Unit,
  ids: readonly UnitId[],
  isWanted: SpaceFilter,
): readonly UnitDestination[] {
  const { cargo, staysAboard } = typeOf(state, first);
  if (cargo === null && !staysAboard) return [];
  const zones = staysAboard ? [first.space] : neighboursIn(boardOf(state).coasts, first.space);
  return zones.filter(isWanted).flatMap((zone): UnitDestination[] => {
    const command: Command = { type: 'load', units: ids, zone };
    return planLoad(state, command).ok
      ? [{ space: zone, meaning: 'load', command, routes: directRoutes(state, ids, zone) }]
      : [];
  });
}

function offloads(
  state: GameState,
  first: Unit,
  ids: readonly UnitId[],
  isWanted: SpaceFilter,
): readonly UnitDestination[] {
  return neighboursIn(boardOf(state).coasts, first.space)
    .filter(isWanted)
    .flatMap((to): UnitDestination[] => {
      const command: Command = { type: 'offload', units: ids, to };
      const meaning = state.phase === 'combat-move' ? 'assault' : 'offload';
      return planOffload(state, command).ok
        ? [{ space: to, meaning, command, routes: directRoutes(state, ids, to) }]
        : [];
    });
}

const directRoutes = (state: GameState, ids: readonly UnitId[], to: SpaceId): Record<UnitId, Route> =>
  Object.fromEntries(ids.map((id): [UnitId, Route] => [id, [state.units[id]!.space, to]]));
