import {
  boardOf,
  facilitiesIn,
  type GameEvent,
  type GameState,
  type Unit,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Step } from '../players/player.ts';
import { isOrdered, landsOnTheWay } from './advantageBook.ts';

interface Seen {
  readonly spaces: Map<UnitId, SpaceId>;
  readonly ships: Map<UnitId, UnitId | undefined>;
  readonly control: Record<SpaceId, string>;
  /** What stands where: the territory and the facility's kind. */
  readonly standing: Set<string>;
  readonly faults: string[];
}

/**
 * The events must describe every change of units and of control, because the map and the diary follow only them. Routes
 * must consist of adjacent spaces, and events must not name units that do not exist.
 */
export function eventFaults({ before, after, events }: Step): string[] {
  const units = Object.values(before.units);
  const seen: Seen = {
    spaces: new Map(units.map((unit) => [unit.id, unit.space])),
    ships: new Map(units.map((unit) => [unit.id, unit.aboard])),
    control: { ...before.control },
    standing: standingIn(before),
    faults: [],
  };
  for (const event of events)
    follow(seen, event, {
      isNext: (from, to) => boardOf(before).airNeighbours.get(from)?.includes(to) ?? false,
      wasThere: (unit, zone) => landsOnTheWay(before, unit, zone),
    });
  const { faults } = seen;
  for (const unit of Object.values(after.units)) {
    if (seen.spaces.get(unit.id) !== unit.space)
      faults.push(`${unit.type} ${unit.id} is in ${unit.space}, events say ${seen.spaces.get(unit.id)}`);
    if (seen.ships.get(unit.id) !== unit.aboard && !isCaughtOrFreed(after, unit, seen.ships.get(unit.id)))
      faults.push(`${unit.type} ${unit.id} is aboard ${unit.aboard}, events say ${seen.ships.get(unit.id)}`);
    seen.spaces.delete(unit.id);
  }
  for (const id of seen.spaces.keys()) faults.push(`${id} is gone unsaid`);
  const standing = [...standingIn(after)].sort().join();
  if ([...seen.standing].sort().join() !== standing)
    faults.push(`what stands is ${standing}, events say ${[...seen.standing].join()}`);
  for (const [space, holder] of Object.entries(after.control))
    if (seen.control[space] !== holder) faults.push(`${space} is ${holder}'s, events say ${seen.control[space]}'s`);
  return faults;
}

/** Damage to a carrier shuts in its guests, and its repair frees them, without another word (CAR-3). */
const isCaughtOrFreed = ({ units }: GameState, { aboard }: Unit, before: UnitId | undefined): boolean => {
  const [now, then] = [units[aboard ?? ''], units[before ?? '']];
  return now === undefined
    ? then?.type === 'carrier' && then.damaged !== true
    : now.type === 'carrier' && now.damaged === true;
};

const standingIn = (state: GameState): Set<string> =>
  new Set(
    boardOf(state).territories.flatMap(({ id }) => Object.keys(facilitiesIn(state, id)).map((kind) => `${id} ${kind}`)),
  );

/** Events with which units come. */
const BIRTHS: readonly GameEvent['type'][] = ['unit-mobilized', 'units-placed', 'neutral-attacked'];

/** What the events do not say. */
interface Known {
  readonly isNext: (from: SpaceId, to: SpaceId) => boolean;
  readonly wasThere: (unit: UnitId, zone: SpaceId) => boolean;
}

function follow(
  { spaces, ships, control, standing, faults }: Seen,
  event: GameEvent,
  { isNext, wasThere }: Known,
): void {
  for (const id of BIRTHS.includes(event.type) ? [] : unitsNamed(event))
    if (!spaces.has(id)) faults.push(`${event.type} names ${id}, which is not there`);
  switch (event.type) {
    case 'units-moved':
      for (const { unit, route } of event.legs) {
        if (route[0] !== spaces.get(unit)) faults.push(`${unit} leaves ${route[0]} and was in ${spaces.get(unit)}`);
        if (!route.every((space, i) => i === 0 || isNext(route[i - 1] ?? '', space)))
          faults.push(`${unit} jumps: ${route.join(' ')}`);
        spaces.set(unit, route.at(-1) ?? '');
      }
      for (const { unit, to } of event.cargo) spaces.set(unit, to);
      break;
    case 'units-loaded':
      for (const { unit, transport, from, zone } of event.loads) {
        if (spaces.get(unit) !== from || spaces.get(transport) !== zone || !isNext(from, zone))
          faults.push(`${unit} went aboard ${transport} from afar`);
        spaces.set(unit, zone);
        ships.set(unit, transport);
      }
      break;
    case 'units-offloaded':
      for (const unit of event.units) {
        const isThere = spaces.get(unit) === event.from || wasThere(unit, event.from);
        if (!isThere || !isNext(event.from, event.to)) faults.push(`${unit} went ashore from afar`);
        spaces.set(unit, event.to);
        ships.set(unit, undefined);
      }
      break;
    case 'units-sent':
      for (const unit of [...event.units, ...event.cargo]) {
        if (spaces.get(unit) !== event.from || !isNext(event.from, event.to)) faults.push(`${unit} is sent from afar`);
        spaces.set(unit, event.to);
      }
      break;
    case 'units-retreated':
      if (event.to !== null) for (const unit of [...event.units, ...event.cargo]) spaces.set(unit, event.to);
      break;
    case 'aircraft-scrambled':
      for (const { unit, from, to } of event.flights) {
        if (spaces.get(unit) !== from || !isNext(from, to)) faults.push(`${unit} scrambled from afar`);
        spaces.set(unit, to);
      }
      break;
    case 'fighter-landed':
      spaces.set(event.unit, event.to);
      break;
    case 'unit-mobilized':
      if (spaces.has(event.unit.id)) faults.push(`${event.unit.id} was there before`);
      spaces.set(event.unit.id, event.unit.space);
      ships.set(event.unit.id, undefined);
      break;
    case 'units-destroyed':
      for (const unit of event.units) spaces.delete(unit);
      break;
    case 'fighters-kept-aboard':
      for (const { unit, carrier } of event.kept) {
        if (spaces.get(unit) !== spaces.get(carrier)) faults.push(`${unit} stays aboard ${carrier} from afar`);
        ships.set(unit, carrier);
      }
      break;
    case 'fighters-released':
      for (const unit of event.units) ships.set(unit, undefined);
      break;
    case 'neutral-attacked':
    case 'units-placed':
      for (const unit of event.units) {
        if (spaces.has(unit.id)) faults.push(`${unit.id} was there before`);
        spaces.set(unit.id, event.space);
        ships.set(unit.id, undefined);
      }
      break;
    case 'complex-moved':
      if (!standing.delete(`${event.from} industrial-complex`)) faults.push(`${event.from} had no complex`);
      standing.add(`${event.to} industrial-complex`);
      break;
    case 'facility-placed':
      if (event.from !== undefined && !standing.delete(`${event.space} ${event.from}`))
        faults.push(`${event.space} had no ${event.from}`);
      if (standing.has(`${event.space} ${event.facility}`))
        faults.push(`${event.space} had a ${event.facility} before`);
      standing.add(`${event.space} ${event.facility}`);
      break;
    case 'facility-removed':
      if (!standing.delete(`${event.space} ${event.facility}`)) faults.push(`${event.space} had no ${event.facility}`);
      break;
    case 'territory-captured':
    case 'territory-returned':
      if ((control[event.space] ?? null) !== event.from)
        faults.push(`${event.space} was ${control[event.space]}'s, not ${event.from}'s`);
      control[event.space] = event.to;
      break;
    default:
  }
}

/** Every unit id that occurs anywhere in an event. */
function unitsNamed(event: GameEvent): readonly UnitId[] {
  const isUnit = /^u\d+$/;
  const ids: UnitId[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isUnit.test(value)) ids.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(event);
  return ids;
}

/** The current battle and the turn's record must name only existing units, each on one side. */
export function battleFaults({ after }: Step): string[] {
  const { battle } = after;
  if (!battle) return [];
  const faults: string[] = [];
  const owned = (id: UnitId): Unit | undefined => after.units[id];
  for (const [side, ids] of [
    ['attacker', battle.attackers],
    ['defender', battle.defenders],
  ] as const) {
    if (new Set(ids).size !== ids.length) faults.push(`a ${side} fights twice`);
    for (const id of ids) {
      const unit = owned(id);
      if (!unit) faults.push(`${side} ${id} is gone`);
      else if (unit.space !== battle.space) faults.push(`${side} ${id} is in ${unit.space}`);
      else if (isOrdered(after, unit.owner) !== (side === 'attacker')) faults.push(`${side} ${id} is of ${unit.owner}`);
    }
  }
  const inBattle = new Set([...battle.attackers, ...battle.defenders]);
  for (const list of ['seaborne', 'casualties', 'struck'] as const)
    for (const id of battle[list]) if (!inBattle.has(id)) faults.push(`${list} ${id} is not in the battle`);
  for (const id of battle.submerged)
    if (inBattle.has(id) || !owned(id)) faults.push(`submerged ${id} is in the battle or gone`);
  return faults;
}
