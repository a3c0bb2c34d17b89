import type { GameState, Unit } from '../../../../src/engine/axis-allies/index.ts';
import { isFoe, isHostileZone, units } from './ferryLedger.ts';
import { isCanalOpen, isNeutral, isSea, NEIGHBOURS, SIDES, SPACES } from './movementModel.ts';

/**
 * A slow model of which air units can still be saved (CM-11, CM-12, COM-25, NCM-5, NCM-6, NCM-7), written from the
 * rules alone: it tries every own carrier in every zone it can reach, every way guests can stand on the decks, and
 * every fighter on every carrier. It uses nothing of the engine except the shape of a state.
 */

/** What can still move: noncombat moves after won battles, the rest of this noncombat move, or nothing. */
export type When = 'after combat' | 'in noncombat move' | 'nothing moves';

const DECK = 2;
const isFriend = (state: GameState, power: string | null | undefined): boolean =>
  power != null && !isFoe(state.power, power);
const isAir = ({ type }: Unit): boolean => type === 'fighter' || type === 'bomber';
const inZone = (state: GameState, zone: string): readonly Unit[] =>
  units(state).filter(({ space, aboard, submerged }) => space === zone && aboard === undefined && !submerged);

/** NCM-5: friendly since the turn began. */
const isGround = (state: GameState, space: string): boolean =>
  !isSea(space) &&
  !isNeutral(space) &&
  isFriend(state, state.control[space]) &&
  isFriend(state, state.turn.control[space]);

/** All spaces within so many steps, including the start; `may` says whether a step is allowed. */
function within(from: string, steps: number, may: (from: string, to: string) => boolean): ReadonlySet<string> {
  const taken = new Map([[from, 0]]);
  for (const [at, n] of taken)
    if (n < steps) for (const to of NEIGHBOURS.get(at)!) if (!taken.has(to) && may(at, to)) taken.set(to, n + 1);
  return new Set(taken.keys());
}

const ATTACK: Readonly<Record<string, number>> = { transport: 0 };

/** Whether a battle will be fought in this zone: own units stand beside enemies (CM-5). */
export const isFought = (state: GameState, zone: string): boolean =>
  isHostileZone(state, zone) && inZone(state, zone).some(({ owner }) => owner === state.power);

/** Whether all attacks hitting and all defences missing would clear this zone (CM-11, COM-9). */
function isCleared(state: GameState, zone: string): boolean {
  const own = inZone(state, zone).filter(({ owner, type }) => owner === state.power && ATTACK[type] !== 0);
  const hasEnemyAir = inZone(state, zone).some((unit) => isFoe(state.power, unit.owner) && isAir(unit));
  return own.some(({ type }) => type !== 'submarine' || !hasEnemyAir);
}

/** How far this type moves now (UNIT-1, RES-10, NA-US-5). */
function moveOf(state: GameState, { type, owner }: Unit): number {
  const isLong = state.developments[owner]?.includes('long-range-aircraft') === true;
  if (type === 'fighter') return isLong ? 6 : 4;
  if (type === 'bomber') return isLong ? 8 : 6;
  return type === 'carrier' && state.advantages[owner]?.includes('fast-carriers') === true ? 3 : 2;
}

/** The zones where an own carrier can be when aircraft must have landed. */
function harbours(state: GameState, carrier: Unit, when: When): readonly string[] {
  const deed = state.turn.deeds[carrier.id];
  const isUnderWay = when === 'in noncombat move' && deed?.phase === 'noncombat-move';
  // NCM-1: what moved or fought in combat stays.
  if (when === 'nothing moves' || (deed && !isUnderWay)) return [carrier.space];
  const isBattleToCome = (zone: string): boolean =>
    when === 'after combat' &&
    (state.phase === 'combat-move' ? isFought(state, zone) : state.turn.battles.some(({ space }) => space === zone));
  if (isBattleToCome(carrier.space) || state.battle?.space === carrier.space) return [carrier.space];
  const isOpen = (zone: string): boolean =>
    !isHostileZone(state, zone) || (isBattleToCome(zone) && isCleared(state, zone));
  const left = moveOf(state, carrier) - (deed?.spent ?? 0);
  return [
    ...within(
      carrier.space,
      left,
      (from, to) => isSea(to) && isCanalOpen(state, SIDES.get(state.power), from, to) && isOpen(to),
    ),
  ];
}

/** An own carrier that could lie here; it lies in `from` now. */
interface Berth {
  readonly zone: string;
  readonly from: string;
  readonly room: number;
}

function* choices(lists: readonly (readonly Berth[])[]): Generator<readonly Berth[]> {
  const [first, ...others] = lists;
  if (!first) return yield [];
  for (const rest of choices(others)) for (const berth of first) yield [berth, ...rest];
}

/** An own air unit and the spaces where it can be when it must have landed. */
interface Flight {
  readonly unit: Unit;
  readonly spaces: ReadonlySet<string>;
}

/** NCM-1, COM-25: whether an air unit has completed its move; what flew in combat has done so after it. */
function isDown({ turn }: GameState, { id }: Unit, when: When): boolean {
  const deed = turn.deeds[id];
  if (when === 'nothing moves' || deed?.phase === 'noncombat-move') return true;
  return (
    deed !== undefined && (when === 'in noncombat move' || (deed.phase === 'conduct-combat' && deed.did === 'moved'))
  );
}

function flightOf(state: GameState, unit: Unit, when: When): Flight {
  const range = isDown(state, unit, when) ? 0 : moveOf(state, unit) - (state.turn.deeds[unit.id]?.spent ?? 0);
  return { unit, spaces: within(unit.space, range, (_, to) => !isNeutral(to)) };
}

/** CM-13, NCM-1: a fighter aboard stays there for the turn if its carrier has taken it along; else only in combat. */
const staysAboard = ({ turn }: GameState, { id, space, aboard }: Unit): boolean =>
  aboard !== undefined && ((turn.deeds[id]?.route[0] ?? space) !== space || (turn.deeds[aboard]?.spent ?? 0) > 0);

/** The own air units that must land, also those that can fly when combat is over. */
export const flyersOf = (state: GameState): readonly Unit[] =>
  units(state).filter((unit) => unit.owner === state.power && isAir(unit) && !staysAboard(state, unit));

/** The largest number of these air units that can be saved. */
export function saved(state: GameState, flyers: readonly Unit[], when: When): number {
  const flights = flyers.map((unit) => flightOf(state, unit, when));
  const homeless = flights.filter(({ spaces }) => ![...spaces].some((space) => isGround(state, space)));
  const fighters = homeless.filter(({ unit }) => unit.type === 'fighter').map(({ spaces }) => spaces);
  const ashore = flights.length - homeless.length;
  if (fighters.length === 0) return ashore;
  const carriers = units(state).filter(({ type, owner }) => type === 'carrier' && isFriend(state, owner));
  const own = carriers.filter(({ owner }) => owner === state.power);
  const friends = carriers.filter(({ owner }) => owner !== state.power);
  const cargo = (carrier: Unit): number =>
    units(state).filter((unit) => unit.aboard === carrier.id && staysAboard(state, unit)).length;
  const berths = own.map((carrier) =>
    harbours(state, carrier, when).map((zone): Berth => ({ zone, from: carrier.space, room: DECK - cargo(carrier) })),
  );
  let most = 0;
  for (const choice of choices(berths)) {
    for (const room of decks(state, friends, choice)) most = Math.max(most, seated(fighters, room));
    if (most === fighters.length) break;
  }
  return ashore + most;
}

/** Free room by zone, for every way in which guests can stand on the carriers in their zone (CM-13). */
function decks(
  state: GameState,
  friends: readonly Unit[],
  berths: readonly Berth[],
): readonly ReadonlyMap<string, number>[] {
  let ways: ReadonlyMap<string, number>[] = [new Map()];
  const add = (room: ReadonlyMap<string, number>, zone: string, count: number): ReadonlyMap<string, number> =>
    new Map(room).set(zone, (room.get(zone) ?? 0) + count);
  for (const zone of new Set([...friends.map(({ space }) => space), ...berths.map(({ from }) => from)])) {
    const guests = inZone(state, zone).filter(
      ({ type, owner }) => type === 'fighter' && owner !== state.power && isFriend(state, owner),
    ).length;
    const fixed = DECK * friends.filter(({ space }) => space === zone).length;
    ways = ways.map((room) => add(room, zone, Math.max(0, fixed - guests)));
    const hosts = berths.filter(({ from }) => from === zone);
    const aboard = Math.max(0, guests - fixed);
    ways = ways.flatMap((room) =>
      spreads(aboard, hosts).map((taken) =>
        hosts.reduce((sum, { zone: at, room: free }, i) => add(sum, at, free - (taken[i] ?? 0)), room),
      ),
    );
  }
  return ways;
}

/**
 * How many guests each carrier ends with. Carriers leave one after another, in any order, and take along only guests
 * for whom no deck stays behind; the others share the decks that stay.
 */
function spreads(guests: number, hosts: readonly Berth[]): readonly (readonly number[])[] {
  const leaving = hosts.filter(({ zone, from }) => zone !== from);
  return orders(leaving).map((order) => {
    const taken = new Map<Berth, number>();
    let behind = guests;
    let room = hosts.reduce((sum, host) => sum + host.room, 0);
    for (const host of order) {
      room -= host.room;
      taken.set(host, Math.min(host.room, Math.max(0, behind - room)));
      behind -= taken.get(host)!;
    }
    for (const host of hosts.filter((one) => !leaving.includes(one))) {
      taken.set(host, Math.min(host.room, behind));
      behind -= taken.get(host)!;
    }
    return hosts.map((host) => taken.get(host) ?? 0);
  });
}

const orders = (hosts: readonly Berth[]): readonly (readonly Berth[])[] =>
  hosts.length === 0
    ? [[]]
    : hosts.flatMap((first) => orders(hosts.filter((host) => host !== first)).map((rest) => [first, ...rest]));

/** The largest number of fighters that have room, trying each one on every carrier. */
function seated(fighters: readonly ReadonlySet<string>[], room: ReadonlyMap<string, number>): number {
  const [first, ...others] = fighters;
  if (!first) return 0;
  let most = seated(others, room);
  for (const [zone, free] of room)
    if (free > 0 && first.has(zone) && most < fighters.length)
      most = Math.max(most, 1 + seated(others, new Map(room).set(zone, free - 1)));
  return most;
}

/** How many own air units cannot be saved any more. */
export const lost = (state: GameState, when: When): number =>
  flyersOf(state).length - saved(state, flyersOf(state), when);

/** Whether all own air units but these can be saved. */
export function canSaveAllBut(state: GameState, without: readonly string[], when: When): boolean {
  const others = flyersOf(state).filter(({ id }) => !without.includes(id));
  return saved(state, others, when) === others.length;
}

/** Whether all attackers but these can land without costing other air units a place (CM-11). */
export function canAllLand(state: GameState, without: readonly string[] = []): boolean {
  const all = flyersOf(state).filter(({ id }) => !without.includes(id));
  const attacks = (unit: Unit): boolean =>
    unit.aboard === undefined &&
    (state.turn.deeds[unit.id]?.phase === 'combat-move' || (isSea(unit.space) && isFought(state, unit.space)));
  const others = all.filter((unit) => !attacks(unit));
  const lose = (flyers: readonly Unit[]): number => flyers.length - saved(state, flyers, 'after combat');
  return lose(all) <= lose(others);
}

/** How many combinations the model would try; tests leave out positions with too many. */
export function effort(state: GameState): number {
  const own = units(state).filter(({ owner }) => owner === state.power);
  const count = (type: string): number => own.filter((unit) => unit.type === type).length;
  return 15 ** count('carrier') * 3 ** count('fighter');
}

/** Every space an air unit could fly to now, in steps over anything but neutrals. */
export const flightsFrom = (from: string, steps: number): ReadonlySet<string> =>
  within(from, steps, (_, to) => !isNeutral(to) && SPACES.has(to));

/**
 * Whether an air unit that flies home now, or moves in noncombat move, can end in this space: it is a landing place, or
 * has room beside what landed before, and costs no other air unit its last place (COM-25, NCM-5, NCM-6).
 */
export function canLandAt(state: GameState, unit: Unit, to: string): boolean {
  if (isGround(state, to)) return true;
  if (!isSea(to) || unit.type !== 'fighter') return false;
  const deed = { spent: 0, route: [unit.space, to], phase: state.phase, did: 'moved' } as const;
  const after: GameState = {
    ...state,
    units: { ...state.units, [unit.id]: { ...unit, space: to } },
    turn: { ...state.turn, deeds: { ...state.turn.deeds, [unit.id]: deed } },
  };
  const when: When = state.phase === 'conduct-combat' ? 'after combat' : 'in noncombat move';
  if (lost(after, when) > lost(state, when)) return false;
  const landed = flyersOf(after).filter((one) => one.id !== unit.id && isDown(after, one, when));
  return saved(after, [...landed, after.units[unit.id]!], when) > saved(after, landed, when);
}

/**
 * Whether an own carrier can sail to this zone, within its reach, in noncombat move without costing an air unit its
 * last place (NCM-6). Guests for whom no friendly deck stays behind go with it (CM-13).
 */
export function canCarrierSail(state: GameState, carrier: Unit, to: string): boolean {
  const here = inZone(state, carrier.space).filter(({ owner }) => isFriend(state, owner));
  const guests = here.filter(({ type, owner }) => type === 'fighter' && owner !== state.power);
  const staying = DECK * here.filter(({ type, id }) => type === 'carrier' && id !== carrier.id).length;
  const leaving = guests.slice(0, Math.min(DECK, Math.max(0, guests.length - staying)));
  const moved = [carrier, ...leaving, ...units(state).filter(({ aboard }) => aboard === carrier.id)];
  const known = state.turn.deeds[carrier.id];
  // CM-2: its move is judged as if it ended there; what leads on is an order for the whole way.
  const deed = {
    spent: moveOf(state, carrier),
    route: [...(known?.route ?? [carrier.space]), to],
    phase: state.phase,
    did: 'moved',
  } as const;
  const after: GameState = {
    ...state,
    units: { ...state.units, ...Object.fromEntries(moved.map((unit) => [unit.id, { ...unit, space: to }])) },
    turn: { ...state.turn, deeds: { ...state.turn.deeds, [carrier.id]: deed } },
  };
  return lost(after, 'in noncombat move') <= lost(state, 'in noncombat move');
}

/** The zones an own carrier can reach in noncombat move, if nothing in the air held it back. */
export const voyagesOf = (state: GameState, carrier: Unit): readonly string[] =>
  harbours(state, carrier, 'in noncombat move').filter((zone) => zone !== carrier.space);
