import {
  isFriendlyTerritory,
  isHostileZone,
  editionOf,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';

/**
 * A slow model of which aircraft can be saved in noncombat move: it tries every carrier in every zone and every fighter
 * on every carrier. It shares only the board file with the engine.
 */

const edition = editionOf('1941');
const isLand = new Map(edition.spaces.map((space) => [space.id, space.kind === 'land']));
const isNeutral = new Map(edition.spaces.map((space) => [space.id, space.kind === 'land' && space.neutral]));
const isShip = (type: string): boolean => type === 'carrier';

const neighbours = new Map<SpaceId, SpaceId[]>(edition.spaces.map((space) => [space.id, []]));
for (const [a, b] of edition.adjacent) {
  if (isNeutral.get(a) || isNeutral.get(b)) continue;
  neighbours.get(a)?.push(b);
  neighbours.get(b)?.push(a);
}

/** Every space within this many steps, including the start; `may` says whether a step is allowed. */
function within(from: SpaceId, steps: number, may: (from: SpaceId, to: SpaceId) => boolean): ReadonlySet<SpaceId> {
  const seen = new Set([from]);
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((at) => (neighbours.get(at) ?? []).filter((to) => !seen.has(to) && may(at, to)));
    for (const space of edge) seen.add(space);
  }
  return seen;
}

/** Where a carrier can move: friendly zones, no straits, no closed canals. */
function sailing(state: GameState, from: SpaceId): readonly SpaceId[] {
  const isShut = (a: SpaceId, b: SpaceId): boolean =>
    edition.canals.some(
      ({ between, controlledBy }) =>
        between.includes(a) &&
        between.includes(b) &&
        !controlledBy.every((space) => isFriendlyTerritory(state, space, state.power)),
    );
  const mayPass = (a: SpaceId, b: SpaceId): boolean =>
    !isLand.get(b) &&
    ![a, b].some((zone) => edition.closedToSeaUnits.includes(zone)) &&
    !isShut(a, b) &&
    !isHostileZone(state, b, state.power);
  return [...within(from, 2, mayPass)];
}

interface Berth {
  readonly zone: SpaceId;
  readonly complex: SpaceId | null;
}

/** For each carrier, on the board or bought, the list of zones where it could be. */
function berths(state: GameState): readonly (readonly Berth[])[] {
  const own = Object.values(state.units).filter((unit) => isShip(unit.type) && unit.owner === state.power);
  const yards = edition.spaces.filter(
    (space) => space.kind === 'land' && space.facilities.length > 0 && state.control[space.id] === state.power,
  );
  const slips = yards.flatMap((yard) =>
    (neighbours.get(yard.id) ?? [])
      .filter((zone) => !isLand.get(zone))
      .map((zone): Berth => ({ zone, complex: yard.id })),
  );
  // Carriers beyond the limit stay in the mobilization zone.
  const bought = Array.from({ length: state.purchased['carrier'] ?? 0 }, () => [
    ...slips,
    { zone: 'nowhere', complex: null },
  ]);
  return [...own.map((unit) => sailing(state, unit.space).map((zone): Berth => ({ zone, complex: null }))), ...bought];
}

function* choices(lists: readonly (readonly Berth[])[]): Generator<readonly Berth[]> {
  const [first, ...others] = lists;
  if (!first) return yield [];
  for (const rest of choices(others)) for (const berth of first) yield [berth, ...rest];
}

/** The largest number of fighters that have room, trying each one on every carrier. */
function seated(fighters: readonly ReadonlySet<SpaceId>[], room: ReadonlyMap<SpaceId, number>): number {
  const [first, ...others] = fighters;
  if (!first) return 0;
  let most = seated(others, room);
  for (const [zone, free] of room)
    if (free > 0 && first.has(zone)) most = Math.max(most, 1 + seated(others, new Map(room).set(zone, free - 1)));
  return most;
}

/** How many of the acting power's aircraft cannot be saved. Only for positions without guest fighters. */
export function lostAtBest(state: GameState): number {
  const units = Object.values(state.units);
  const homeless = units.flatMap((unit) => {
    if (unit.owner !== state.power || (unit.type !== 'fighter' && unit.type !== 'bomber')) return [];
    const reach = within(unit.space, unit.type === 'fighter' ? 4 : 6, () => true);
    return [...reach].some((space) => isFriendlyTerritory(state, space, state.power))
      ? []
      : [{ type: unit.type, reach }];
  });
  const fighters = homeless.filter(({ type }) => type === 'fighter').map(({ reach }) => reach);
  const friends = units
    .filter((unit) => isShip(unit.type) && unit.owner === 'united-states')
    .map((unit): Berth => ({ zone: unit.space, complex: null }));
  const worth = new Map(edition.spaces.map((space) => [space.id, space.kind === 'land' ? space.ipc : 0]));
  let most = 0;
  for (const choice of choices(berths(state))) {
    const built = choice.flatMap(({ complex }) => complex ?? []);
    if (built.some((complex) => built.filter((other) => other === complex).length > (worth.get(complex) ?? 0)))
      continue;
    const room = new Map<SpaceId, number>();
    for (const { zone } of [...choice, ...friends]) room.set(zone, (room.get(zone) ?? 0) + 2);
    most = Math.max(most, seated(fighters, room));
    if (most === fighters.length) break;
  }
  return homeless.length - most;
}
