import { editionOf, type GameState, type Unit } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';

/**
 * A slow model of which aircraft can still be saved. It shares only the board file with the engine: it tries every own
 * carrier in every zone it can reach, every new carrier at every complex, and every fighter on every carrier; guests
 * take room on the carriers they are on.
 */

const edition = editionOf('1941');
const spaces = new Map(edition.spaces.map((space) => [space.id, space]));
const isLand = (id: SpaceId): boolean => spaces.get(id)?.kind === 'land';
const isNeutral = (id: SpaceId): boolean => {
  const space = spaces.get(id);
  return space?.kind === 'land' && space.neutral;
};
const sideOf = (power: string): string => edition.powers.find(({ id }) => id === power)?.side ?? '';
const typeOf = (unit: Unit) => edition.units.find(({ id }) => id === unit.type)!;

const neighbours = new Map<SpaceId, SpaceId[]>(edition.spaces.map(({ id }) => [id, []]));
for (const [a, b] of edition.adjacent) {
  if (isNeutral(a) || isNeutral(b)) continue;
  neighbours.get(a)!.push(b);
  neighbours.get(b)!.push(a);
}

/** Every space within this many steps, including the start; `may` says whether a step is allowed. */
function within(
  from: SpaceId,
  steps: number,
  may: (from: SpaceId, to: SpaceId) => boolean = () => true,
): ReadonlySet<SpaceId> {
  const seen = new Set([from]);
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((at) => neighbours.get(at)!.filter((to) => !seen.has(to) && may(at, to)));
    for (const space of edge) seen.add(space);
  }
  return seen;
}

const units = (state: GameState): readonly Unit[] => Object.values(state.units);
const isEnemy = (state: GameState, power: string): boolean => sideOf(power) !== sideOf(state.power);
const inZone = (state: GameState, zone: SpaceId): readonly Unit[] =>
  units(state).filter((unit) => unit.space === zone && unit.aboard === undefined);
const isBarred = (state: GameState, zone: SpaceId): boolean =>
  inZone(state, zone).some(
    (unit) => isEnemy(state, unit.owner) && ['battleship', 'carrier', 'destroyer'].includes(unit.type),
  );

/**
 * Which moves can follow: noncombat moves after battles that are all won, the rest of noncombat move, or none.
 */
export type When = 'after combat moves' | 'in noncombat move' | 'nothing moves';

/** Whether the acting power fights in this zone: against warships, or because it chose to attack. */
const isFought = (state: GameState, zone: SpaceId, attacks: ReadonlySet<SpaceId>): boolean =>
  inZone(state, zone).some((unit) => unit.owner === state.power) &&
  inZone(state, zone).some((unit) => isEnemy(state, unit.owner)) &&
  (isBarred(state, zone) || attacks.has(zone));

const isCleared = (state: GameState, zone: SpaceId, attacks: ReadonlySet<SpaceId>): boolean =>
  isFought(state, zone, attacks) &&
  inZone(state, zone).some((unit) => unit.owner === state.power && typeOf(unit).attack > 0);

/** The zones where a carrier can be when aircraft land. */
function harbours(state: GameState, carrier: Unit, when: When, attacks: ReadonlySet<SpaceId>): readonly SpaceId[] {
  if (when === 'nothing moves') return [carrier.space];
  const deed = state.turn.deeds[carrier.id];
  // A carrier that has moved can move on only in the same phase.
  const isUnderWay =
    when !== 'after combat moves' &&
    deed?.did === 'moved' &&
    deed.phase === state.phase &&
    !isBarred(state, carrier.space);
  if (deed && !isUnderWay) return [carrier.space];
  if (when === 'after combat moves' && isFought(state, carrier.space, attacks)) return [carrier.space];
  const isOpen = (zone: SpaceId): boolean =>
    !isBarred(state, zone) || (when === 'after combat moves' && isCleared(state, zone, attacks));
  const isShut = (a: SpaceId, b: SpaceId): boolean =>
    edition.canals.some(
      ({ between, controlledBy }) =>
        between.includes(a) && between.includes(b) && !controlledBy.every((land) => isOpeningFriend(state, land)),
    );
  return [
    ...within(
      carrier.space,
      2 - (deed?.spent ?? 0),
      (a, b) =>
        !isLand(b) && ![a, b].some((zone) => edition.closedToSeaUnits.includes(zone)) && !isShut(a, b) && isOpen(b),
    ),
  ];
}

const isOpeningFriend = (state: GameState, land: SpaceId): boolean => {
  const holder = state.turn.control[land];
  return holder != null && !isEnemy(state, holder);
};

/** Whether a territory has been friendly since the turn began. */
const isGround = (state: GameState, space: SpaceId): boolean =>
  isLand(space) &&
  state.control[space] !== undefined &&
  !isEnemy(state, state.control[space] ?? '') &&
  isOpeningFriend(state, space);

interface Berth {
  readonly zone: SpaceId;
  readonly from: SpaceId;
  readonly complex: SpaceId | null;
}

function* choices(lists: readonly (readonly Berth[])[]): Generator<readonly Berth[]> {
  const [first, ...others] = lists;
  if (!first) return yield [];
  for (const rest of choices(others)) for (const berth of first) yield [berth, ...rest];
}

/** The largest number of these aircraft that can be saved. */
function saved(state: GameState, flyers: readonly Unit[], when: When, attacks: ReadonlySet<SpaceId>): number {
  const range = (unit: Unit): number => {
    const deed = state.turn.deeds[unit.id];
    return when === 'nothing moves' || deed?.phase === 'noncombat-move' ? 0 : typeOf(unit).move - (deed?.spent ?? 0);
  };
  const reaches = flyers.map((unit) => ({ unit, spaces: within(unit.space, range(unit)) }));
  const homeless = reaches.filter((one) => ![...one.spaces].some((space) => isGround(state, space)));
  const fighters = homeless.filter(({ unit }) => unit.type === 'fighter').map((one) => one.spaces);
  const ashore = flyers.length - homeless.length;
  if (fighters.length === 0) return ashore;
  const carriers = units(state).filter(({ type, owner }) => type === 'carrier' && !isEnemy(state, owner));
  const own = carriers.filter(({ owner }) => owner === state.power);
  const capital = edition.powers.find(({ id }) => id === state.power)?.capital ?? '';
  const yards = isEnemy(state, state.control[capital] ?? '')
    ? []
    : edition.spaces
        .filter(
          ({ id, kind, ...space }) =>
            kind === 'land' &&
            'facilities' in space &&
            space.facilities.length > 0 &&
            state.control[id] === state.power &&
            state.turn.control[id] === state.power,
        )
        .map(({ id }) => id);
  const nowhere: Berth = { zone: 'nowhere', from: 'nowhere', complex: null };
  const slips = yards.flatMap((complex) =>
    neighbours
      .get(complex)!
      .filter((zone) => !isLand(zone))
      .map((zone): Berth => ({ zone, from: 'new', complex })),
  );
  const lists = [
    ...own.map((unit) =>
      harbours(state, unit, when, attacks).map((zone): Berth => ({ zone, from: unit.space, complex: null })),
    ),
    ...Array.from({ length: state.purchased['carrier'] ?? 0 }, () => [...slips, nowhere]),
  ];
  let most = 0;
  for (const choice of choices(lists)) {
    const isBuilt = (complex: SpaceId): number => choice.filter((one) => one.complex === complex).length;
    if (
      yards.some(
        (complex) => isBuilt(complex) > 0 && isBuilt(complex) + (state.turn.mobilized[complex] ?? 0) > worth(complex),
      )
    )
      continue;
    for (const room of decks(
      state,
      carriers.filter((unit) => !own.includes(unit)),
      choice,
    ))
      most = Math.max(most, seated(fighters, room));
    if (most === fighters.length) break;
  }
  return ashore + most;
}

const worth = (complex: SpaceId): number => {
  const space = spaces.get(complex);
  return space?.kind === 'land' ? space.ipc : 0;
};

/** Free room by zone, for every way to distribute guests over the carriers in their zone. */
function decks(
  state: GameState,
  friends: readonly Unit[],
  berths: readonly Berth[],
): readonly ReadonlyMap<SpaceId, number>[] {
  let ways: ReadonlyMap<SpaceId, number>[] = [new Map()];
  const add = (room: ReadonlyMap<SpaceId, number>, zone: SpaceId, count: number): ReadonlyMap<SpaceId, number> =>
    new Map(room).set(zone, (room.get(zone) ?? 0) + count);
  for (const { zone, from } of berths) if (from === 'new') ways = ways.map((room) => add(room, zone, 2));
  for (const zone of new Set([...friends.map(({ space }) => space), ...berths.map(({ from }) => from)])) {
    if (!spaces.has(zone)) continue;
    const guests = inZone(state, zone).filter(
      ({ type, owner }) => type === 'fighter' && owner !== state.power && !isEnemy(state, owner),
    ).length;
    const still = friends.filter(({ space }) => space === zone).length;
    ways = ways.map((room) => add(room, zone, Math.max(0, 2 * still - guests)));
    const hosts = berths.filter(({ from }) => from === zone);
    const aboard = Math.max(0, guests - 2 * still);
    ways = ways.flatMap((room) =>
      spreads(aboard, hosts).map((taken) =>
        hosts.reduce((sum, { zone: at }, i) => add(sum, at, 2 - (taken[i] ?? 0)), room),
      ),
    );
  }
  return ways;
}

/** Guests leave with a carrier only if the carriers that stay are full. */
function spreads(guests: number, hosts: readonly Berth[]): readonly (readonly number[])[] {
  const staying = hosts.map(({ zone, from }) => (zone === from ? 2 : 0)).reduce<number>((sum, room) => sum + room, 0);
  const behind = Math.min(guests, staying);
  const all = hosts.reduce<readonly (readonly number[])[]>(
    (lists) => lists.flatMap((list) => [0, 1, 2].map((one) => [...list, one])),
    [[]],
  );
  return all.filter(
    (list) =>
      list.reduce((sum, one) => sum + one, 0) === guests &&
      hosts.reduce((sum, { zone, from }, i) => sum + (zone === from ? (list[i] ?? 0) : 0), 0) === behind,
  );
}

/** The largest number of fighters that have room, trying each one on every carrier. */
function seated(fighters: readonly ReadonlySet<SpaceId>[], room: ReadonlyMap<SpaceId, number>): number {
  const [first, ...others] = fighters;
  if (!first) return 0;
  let most = seated(others, room);
  for (const [zone, free] of room)
    if (free > 0 && first.has(zone) && most < fighters.length)
      most = Math.max(most, 1 + seated(others, new Map(room).set(zone, free - 1)));
  return most;
}

const flyersOf = (state: GameState): readonly Unit[] =>
  units(state).filter(({ owner, type }) => owner === state.power && (type === 'fighter' || type === 'bomber'));

/** How many of the acting power's aircraft cannot be saved any more. */
export const modelLost = (state: GameState, when: When): number =>
  flyersOf(state).length - saved(state, flyersOf(state), when, new Set());

/**
 * Whether all attackers can land without costing other aircraft: no more are lost with them than without them (CM-11).
 */
export function modelCanAllLand(state: GameState, attacks: ReadonlySet<SpaceId>): boolean {
  const all = flyersOf(state);
  const isAttacker = (unit: Unit): boolean =>
    state.turn.deeds[unit.id]?.phase === 'combat-move' || isFought(state, unit.space, attacks);
  const others = all.filter((unit) => !isAttacker(unit));
  const lost = (flyers: readonly Unit[]): number => flyers.length - saved(state, flyers, 'after combat moves', attacks);
  return lost(all) <= lost(others);
}

/** How many combinations the model would try; tests skip positions with too many. */
export function effort(state: GameState): number {
  const carriers =
    units(state).filter(({ type, owner }) => type === 'carrier' && owner === state.power).length +
    (state.purchased['carrier'] ?? 0);
  const fighters = flyersOf(state).filter(({ type }) => type === 'fighter').length;
  return 15 ** carriers * 3 ** fighters;
}
