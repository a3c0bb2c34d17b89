import {
  areAtWar,
  areFriends,
  boardOf,
  facilitiesIn,
  hasComplex,
  isCapitalLost,
  isHostileTerritory,
  isHostileZone,
  neighboursIn,
  phasesOf,
  territoryOf,
  unitsIn,
  type GameEvent,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../../../../src/engine/index.ts';
import type { Step } from '../players/player.ts';
import { awaitsStrike, isOrdered, longestMove } from './advantageBook.ts';
import { bookOf } from './books.ts';

/**
 * What must not change, and the sequence of turns and phases (TURN-1, TURN-2, MOB-1, MOB-2, COM-19, COM-20, COM-21,
 * COM-22, COM-23).
 */
export function turnFaults(step: Step): string[] {
  return [...identityFaults(step), ...orderFaults(step), ...placingFaults(step), ...captureFaults(step)];
}

/**
 * New units must come only from mobilizing and from advantages, with new ids. No unit may change its type, or its owner
 * unsaid, or regain movement.
 */
function identityFaults({ before, after, events }: Step): string[] {
  const faults: string[] = [];
  const born = new Set(
    events.flatMap((event) =>
      event.type === 'unit-mobilized'
        ? [event.unit.id]
        : event.type === 'units-placed' || event.type === 'neutral-attacked'
          ? event.units.map(({ id }) => id)
          : [],
    ),
  );
  const owners = new Map<string, PowerId>();
  for (const event of events)
    if (event.type === 'units-transferred') for (const id of event.units) owners.set(id, event.to);
  if (after.nextUnit - before.nextUnit !== born.size)
    faults.push(`${born.size} units were born, the count grew by ${after.nextUnit - before.nextUnit}`);
  for (const unit of Object.values(after.units)) {
    const old = before.units[unit.id];
    if (!old && !(born.has(unit.id) && Number(unit.id.slice(1)) >= before.nextUnit))
      faults.push(`${unit.id} came from nowhere`);
    if (old && (old.type !== unit.type || (owners.get(unit.id) ?? old.owner) !== unit.owner))
      faults.push(`${old.owner} ${old.type} ${unit.id} became ${unit.owner} ${unit.type}`);
    if (Number(unit.id.slice(1)) >= after.nextUnit) faults.push(`${unit.id} has a number still to be given`);
  }
  if (before.power !== after.power || before.round !== after.round) return faults;
  for (const [id, deed] of Object.entries(before.turn.deeds))
    if (after.units[id] && (after.turn.deeds[id]?.spent ?? 0) < deed.spent) faults.push(`${id} regained movement`);
  for (const [id, deed] of Object.entries(after.turn.deeds)) {
    const unit = after.units[id];
    const move = unit && longestMove(after, unit, deed.route);
    // Going aboard a new carrier is no movement (MOB-3).
    const spent = deed.phase === 'mobilize-new-units' ? deed.spent - 1 : deed.spent;
    if (move !== undefined && spent > move && deed.again === undefined)
      faults.push(`${id} spent ${deed.spent} of ${move}`);
  }
  return faults;
}

/**
 * Phases and turns must follow in sequence. A power without its capital has only the three phases of moving and
 * fighting (TURN-3).
 */
function orderFaults({ before, after, events }: Step): string[] {
  const faults: string[] = [];
  const order = boardOf(before).edition.turnOrder;
  const phases = phasesOf(before);
  let isNewTurn = false;
  let phase = before.phase;
  let { power } = before;
  for (const event of events) {
    if (event.type === 'turn-began') {
      if (event.power !== order[(order.indexOf(power) + 1) % order.length])
        faults.push(`${event.power} follows ${power}`);
      isNewTurn = true;
      ({ power } = event);
    } else if (event.type === 'phase-began') {
      const first = isNewTurn ? -1 : phases.indexOf(phase);
      const skipped = phases.slice(first + 1, phases.indexOf(event.phase));
      if (phases.indexOf(event.phase) <= first || (skipped.length > 0 && !maySkip(after, power)))
        faults.push(`${event.phase} follows ${phase}`);
      isNewTurn = false;
      ({ phase } = event);
    }
  }
  return faults;
}

/**
 * Only a power without its capital, or one that collected nothing since it was freed, skips phases (TURN-3, CAP-1), or
 * one that will strike later (NA-UK-2).
 */
const maySkip = (state: GameState, power: PowerId): boolean =>
  isCapitalLost(state, power) ||
  state.mustCollect.includes(power) ||
  (power === 'united-kingdom' && awaitsStrike(state));

function placingFaults({ before, after, events }: Step): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'unit-mobilized') return [];
    const { unit, complex } = event;
    if (unit.owner === after.power && bookOf(after).placesAnywhere?.(after, unit)) return [];
    const territory = territoryOf(boardOf(after), complex);
    const isThere = unit.space === complex || neighboursIn(boardOf(after).coasts, complex).includes(unit.space);
    const isOwn =
      after.turn.control[complex] === after.power &&
      after.control[complex] === after.power &&
      unit.owner === after.power;
    const isUsable = hasComplex(after, complex) && !after.turn.newComplexes.includes(complex);
    const limit = mostAt(before, complex, territory?.ipc ?? 0);
    if (territory && isUsable && isThere && isOwn && (after.turn.mobilized[complex] ?? 0) <= limit) return [];
    return [`${unit.type} in ${unit.space} by ${complex}, which placed ${after.turn.mobilized[complex]}`];
  });
}

/** How many units a complex mobilizes in a turn: its territory's value, or by its kind less its damage (MOB-2). */
function mostAt(state: GameState, space: SpaceId, value: number): number {
  const { mobilizes } = bookOf(state);
  if (mobilizes === 'value') return value;
  return Math.max(
    0,
    ...Object.entries(facilitiesIn(state, space)).map(([kind, damage]) => (mobilizes[kind] ?? 0) - damage),
  );
}

/**
 * Only land units capture territories; a friend's territory is given back unless its capital is lost; a liberated
 * capital's power gets back its own territories.
 */
function captureFaults({ before, after, events }: Step): string[] {
  const board = boardOf(before);
  const faults: string[] = [];
  const control: Record<string, PowerId> = { ...before.control };
  // A unit that moves on has passed the space from which it moves on.
  const passed = new Set(
    events.flatMap((event) =>
      event.type === 'units-moved'
        ? event.legs.flatMap(({ unit, route }) => route.slice(before.turn.deeds[unit] ? 0 : 1, -1))
        : [],
    ),
  );
  for (const event of events) {
    if (event.type === 'territory-returned') control[event.space] = event.to;
    if (event.type !== 'territory-captured') continue;
    const territory = territoryOf(board, event.space);
    const first = territory?.firstController ?? '';
    const isFriends = areFriends(before, first, event.by);
    const capital = board.powers.get(first)?.capital ?? '';
    const holder =
      isFriends && (capital === '' || capital === event.space || areFriends(before, control[capital] ?? '', first))
        ? first
        : event.by;
    if (event.to !== holder) faults.push(`${event.space} went to ${event.to}, not ${holder}`);
    if ((event.from !== null && areFriends(before, event.from, event.by)) || event.by !== before.power)
      faults.push(`${event.by} took ${event.space} from ${event.from}`);
    const isHeld = unitsIn(after, event.space).some(
      (unit) => isOrdered(before, unit.owner) && bookOf(after).captures.includes(unit.type),
    );
    if (!isHeld && !passed.has(event.space)) faults.push(`nobody stands in captured ${event.space}`);
    control[event.space] = event.to;
  }
  for (const event of events)
    if (event.type === 'territory-captured' && territoryOf(board, event.space)?.capitalOf === event.to)
      faults.push(...keptFrom(after, event));
  return faults;
}

const keptFrom = (state: GameState, { to }: GameEvent & { type: 'territory-captured' }): string[] =>
  boardOf(state)
    .territories.filter(
      ({ id, owner }) => owner === to && state.control[id] !== to && areFriends(state, state.control[id] ?? to, to),
    )
    .map(({ id }) => `${id} was not given back to ${to}`);

/**
 * Units that a command newly brought into a space with enemies, where they cannot be (MAP-2, CM-8, MOB-3, NCM-3).
 * Battles are checked elsewhere. Only new faults count, because a position can begin with units that no game would
 * bring there.
 */
export function enemyContactFaults({ before, after }: Step): string[] {
  const found = company(after);
  const old = found.length > 0 && before.power === after.power ? company(before).map(withoutPhase) : [];
  return found.filter((fault) => !old.includes(withoutPhase(fault)));
}

const withoutPhase = (fault: string): string => fault.replace(/ \(.*/, '');

function company(state: GameState): string[] {
  if (state.battle) return [];
  const own = Object.values(state.units).filter((unit) => unit.aboard === undefined);
  return own.flatMap((unit) => {
    const why = territoryOf(boardOf(state), unit.space) ? ashoreFault(state, unit) : afloatFault(state, unit);
    return why === null
      ? []
      : [`${unit.owner} ${unit.type} ${unit.id} is in ${unit.space} ${why} (${state.phase} of ${state.power})`];
  });
}

function ashoreFault(state: GameState, unit: Unit): string | null {
  if (unit.owner === bookOf(state).ofNobody) return null;
  if (!isHostileTerritory(state, unit.space, unit.owner)) return null;
  const isActing = isOrdered(state, unit.owner);
  const isAir = boardOf(state).unitTypes.get(unit.type)?.domain === 'air';
  if (
    isActing &&
    (state.phase === 'combat-move' || state.phase === 'conduct-combat' || (isAir && state.phase === 'noncombat-move'))
  )
    return null;
  return 'on enemy ground';
}

/** After combat, the acting power's ships in zones with enemy warships must be submarines or newly placed. */
function afloatFault(state: GameState, unit: Unit): string | null {
  const isAfter =
    state.phase === 'noncombat-move' || state.phase === 'mobilize-new-units' || state.phase === 'collect-income';
  if (bookOf(state).declaresWarIn === state.phase) return null;
  if (!isAfter || unit.owner !== state.power || boardOf(state).unitTypes.get(unit.type)?.domain !== 'sea') return null;
  // Who waits to strike with another power had no combat phases (NA-UK-2).
  if (unit.owner === 'united-kingdom' && awaitsStrike(state)) return null;
  if (state.turn.placed.includes(unit.id) || !isHostileZone(state, unit.space, unit.owner)) return null;
  // Submarines that dived are there, or have come up at the end of noncombat move (SUB-1).
  const { divesForTheTurn } = bookOf(state);
  if (unit.type === 'submarine' && (!divesForTheTurn || unit.submerged || state.phase !== 'noncombat-move'))
    return null;
  const enemies = unitsIn(state, unit.space).filter(({ owner }) => areAtWar(state, owner, unit.owner));
  if (divesForTheTurn && state.phase !== 'noncombat-move' && enemies.every(({ type }) => type === 'submarine'))
    return null;
  return 'beside enemy warships';
}

/** A power without its capital must not buy, place or collect anything (TURN-3). */
export const lostCapitalFaults = ({ after, events }: Step): string[] =>
  events.flatMap((event) =>
    event.type === 'phase-began' &&
    event.power === after.power &&
    event.phase === after.phase &&
    isCapitalLost(after, after.power) &&
    !FIGHTING.includes(after.phase)
      ? [`${after.power} has ${after.phase} without its capital`]
      : [],
  );

const FIGHTING: readonly string[] = ['combat-move', 'conduct-combat', 'noncombat-move'];
