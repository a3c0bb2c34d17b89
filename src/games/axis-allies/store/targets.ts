import {
  boardOf,
  cargoOf,
  isActing,
  isFriendlyTerritory,
  isHostileTerritory,
  isHostileZone,
  neighboursIn,
  reach,
  replay,
  typeOf,
  unitsIn,
  type Command,
  type UnitDestination,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { destinationRank } from './spaceOrder.ts';
import { isFrom, usefulDestinations } from './movableUnits.ts';

/** A space that all chosen units can go to, and every order that one press gives for that; `command` is one of them. */
export interface OrderedTarget extends UnitDestination {
  readonly orders: readonly [Command, ...Command[]];
}

/**
 * Where all these units can go: together by one order, by ship and then ashore, or each by the order that it needs, as
 * troops at sea and tanks on land do that attack one territory.
 */
export function targetsOf(game: GameState, ids: readonly UnitId[]): readonly OrderedTarget[] {
  const parts = partsOf(game, ids);
  if (parts.length < 2) return alone(game, ids);
  return withoutKnown([together(game, ids), byParts(game, parts)]);
}

const together = (game: GameState, ids: readonly UnitId[]): readonly OrderedTarget[] =>
  usefulDestinations(game, ids).map((found) => ({ ...found, orders: [found.command] }));

const alone = (game: GameState, ids: readonly UnitId[]): readonly OrderedTarget[] =>
  withoutKnown([together(game, ids), sailings(game, ids)]);

/** The targets of all lists, of each space the first. */
const withoutKnown = (lists: readonly (readonly OrderedTarget[])[]): readonly OrderedTarget[] =>
  [
    ...new Map(
      lists
        .flat()
        .toReversed()
        .map((target) => [target.space, target]),
    ).values(),
  ].toReversed();

const isAtSea = (game: GameState, unit: Unit): boolean => typeOf(game, unit).domain === 'sea';
const isTroop = (game: GameState, unit: Unit): boolean => typeOf(game, unit).domain === 'land';

/**
 * The units apart that may need an order of their own: what goes by air, by sea and by land. Fighters leave before
 * their carrier sails with them (CM-13).
 */
function partsOf(game: GameState, ids: readonly UnitId[]): readonly (readonly UnitId[])[] {
  const kinds = { air: [] as UnitId[], sea: [] as UnitId[], land: [] as UnitId[] };
  for (const id of ids) {
    const unit = game.units[id];
    if (unit === undefined) continue;
    const { domain } = typeOf(game, unit);
    kinds[domain === 'land' && unit.aboard !== undefined ? 'sea' : domain].push(id);
  }
  return Object.values(kinds).filter((part) => part.length > 0);
}

/** Where every part can go. */
function byParts(game: GameState, parts: readonly (readonly UnitId[])[]): readonly OrderedTarget[] {
  const lists: ReturnType<typeof partTargets>[] = [];
  // The last one, on land, comes to the fewest spaces, and tells soonest that there is none for all.
  for (const part of parts.toReversed()) {
    const found = partTargets(game, part);
    if (found.length === 0) return [];
    lists.unshift(found);
  }
  const [first = [], ...others] = lists;
  return first.flatMap((one): readonly OrderedTarget[] => {
    const rest = others.map((found) => found.find(({ space }) => space === one.space));
    const ways = [one, ...rest].flatMap((way) => (way === undefined || 'stay' in way ? [] : [way]));
    if (rest.includes(undefined) || ways.length === 0) return [];
    const [order, ...more] = ways.flatMap(({ orders }) => orders);
    const [leading] = ways.toSorted((a, b) => destinationRank(a) - destinationRank(b));
    if (order === undefined || leading === undefined || !replay(game, [order, ...more]).ok) return [];
    return [{ ...leading, routes: Object.assign({}, ...ways.map(({ routes }) => routes)), orders: [order, ...more] }];
  });
}

/** Where a part can go; ships may also be there already. */
function partTargets(game: GameState, part: readonly UnitId[]) {
  const [zone, elsewhere] = new Set(part.map((id) => game.units[id]?.space));
  const areShips = part.every((id) => game.units[id] !== undefined && isAtSea(game, game.units[id]));
  const stay = areShips && zone !== undefined && elsewhere === undefined ? [{ space: zone, stay: true } as const] : [];
  return [...alone(game, part), ...stay];
}

/** The coasts that loaded ships can sail to and land their troops on; with troops chosen, only those land. */
function sailings(game: GameState, ids: readonly UnitId[]): readonly OrderedTarget[] {
  const units = ids.flatMap((id) => game.units[id] ?? []);
  const troops = units.filter((unit) => isTroop(game, unit) && unit.aboard !== undefined);
  const ships = new Set(
    units.flatMap((unit) => (isAtSea(game, unit) ? unit.id : troops.includes(unit) ? (unit.aboard ?? []) : [])),
  );
  if (units.some((unit) => !ships.has(unit.id) && !troops.includes(unit))) return [];
  const aboard = [...ships].flatMap((id) => (game.units[id] === undefined ? [] : cargoOf(game, game.units[id])));
  const landing = (troops.length > 0 ? troops : aboard.filter((unit) => isTroop(game, unit) && isFree(game, unit))).map(
    ({ id }) => id,
  );
  if (landing.length === 0) return [];
  const best = new Map<SpaceId, OrderedTarget>();
  for (const way of voyages(game, [...ships]))
    for (const target of landings(game, way, landing)) if (!best.has(target.space)) best.set(target.space, target);
  return [...best.values()];
}

const isFree = (game: GameState, { id, owner }: Unit): boolean =>
  isActing(game, owner) && game.turn.deeds[id]?.assault === undefined;

/** A way of ships to a zone from which they land troops; without an order they stay where they are. */
interface TargetVoyage {
  readonly zone: SpaceId;
  readonly routes: UnitDestination['routes'];
  readonly orders: readonly Command[];
}

/** The voyages of these ships together, first to zones without enemies, then the shortest, then to their own. */
function voyages(game: GameState, ships: readonly UnitId[]): readonly TargetVoyage[] {
  const [zone, elsewhere] = new Set(ships.flatMap((id) => game.units[id]?.space ?? []));
  const routes = zone === undefined ? {} : Object.fromEntries(ships.map((id) => [id, [zone]]));
  const stay = zone === undefined || elsewhere !== undefined ? [] : [{ zone, routes, orders: [] }];
  const length = (way: TargetVoyage): number => Math.max(...Object.values(way.routes).map((route) => route.length));
  const risk = (way: TargetVoyage): number => (isHostileZone(game, way.zone, game.power) ? 1 : 0);
  const company = (way: TargetVoyage): number =>
    unitsIn(game, way.zone).filter(({ id, owner }) => isActing(game, owner) && !ships.includes(id)).length;
  return [
    ...stay,
    ...usefulDestinations(game, ships).map(({ space, routes: legs, command }) => ({
      zone: space,
      routes: legs,
      orders: [command],
    })),
  ].toSorted((a, b) => risk(a) - risk(b) || length(a) - length(b) || company(b) - company(a));
}

function landings(
  game: GameState,
  { zone, routes, orders }: TargetVoyage,
  troops: readonly UnitId[],
): readonly OrderedTarget[] {
  const isWanted = game.phase === 'combat-move' ? isHostileTerritory : isFriendlyTerritory;
  if (!neighboursIn(boardOf(game).coasts, zone).some((coast) => isWanted(game, coast, game.power))) return [];
  const there = replay(game, orders);
  if (!there.ok) return [];
  const found = reach(there.value, troops).filter(({ space }) => !troops.every((id) => isFrom(game, id, space)));
  return found.map((landed) => ({
    ...landed,
    orders: orders[0] === undefined ? [landed.command] : [orders[0], landed.command],
    routes: {
      ...routes,
      ...Object.fromEntries(
        troops.map((id) => [id, [...(routes[game.units[id]?.aboard ?? ''] ?? [zone]), landed.space]]),
      ),
    },
  }));
}
