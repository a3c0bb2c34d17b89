import { editionOf, type GameState, type Unit } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';

/**
 * A model of where a unit that has done nothing yet can go. It shares only the board file with the engine and tries
 * routes one by one. It does not cover units that depend on the plans of others: transports, carriers, fighters, and
 * ships that support a landing.
 */

const edition = editionOf('1941');
const board = new Map(edition.spaces.map((space) => [space.id, space]));
const neighbours = new Map<SpaceId, SpaceId[]>(edition.spaces.map(({ id }) => [id, []]));
for (const [a, b] of edition.adjacent) {
  neighbours.get(a)!.push(b);
  neighbours.get(b)!.push(a);
}

export const next = (space: SpaceId): readonly SpaceId[] => neighbours.get(space) ?? [];
export const isSea = (space: SpaceId): boolean => board.get(space)?.kind === 'sea';
const isNeutral = (space: SpaceId): boolean => {
  const found = board.get(space);
  return found?.kind === 'land' && found.neutral;
};
const hasComplex = (space: SpaceId): boolean => {
  const found = board.get(space);
  return found?.kind === 'land' && found.facilities.length > 0;
};
const sideOf = (power: string): string => edition.powers.find(({ id }) => id === power)?.side ?? '';

/** One state, from the view of the acting power. */
export class View {
  constructor(readonly state: GameState) {}
  readonly isFriend = (power: string): boolean => sideOf(power) === sideOf(this.state.power);
  readonly enemies = (space: SpaceId): readonly string[] =>
    Object.values(this.state.units)
      .filter((unit) => unit.space === space && !this.isFriend(unit.owner))
      .map(({ type }) => type);
  readonly isHeld = (land: SpaceId): boolean => !isSea(land) && !isNeutral(land);
  readonly isOwnGround = (land: SpaceId): boolean => this.isHeld(land) && this.isFriend(this.state.control[land] ?? '');
  readonly isEnemyGround = (land: SpaceId): boolean => this.isHeld(land) && !this.isOwnGround(land);
  readonly isHostileZone = (zone: SpaceId): boolean =>
    this.enemies(zone).some((type) => ['battleship', 'carrier', 'destroyer'].includes(type));
  /** Whether a ship can pass between these zones: no straits and no enemy canal. */
  readonly isOpen = (a: SpaceId, b: SpaceId): boolean =>
    isSea(b) &&
    ![a, b].some((zone) => edition.closedToSeaUnits.includes(zone)) &&
    edition.canals.every(
      ({ between, controlledBy }) =>
        !(between.includes(a) && between.includes(b)) ||
        controlledBy.every((land) => this.isFriend(this.state.turn.control[land] ?? '')),
    );
}

/** Every route of one or two steps, out and back included. */
const ways = (from: SpaceId): readonly (readonly SpaceId[])[] =>
  next(from).flatMap((first) => [[first], ...next(first).map((second) => [first, second])]);

const endsOf = (found: readonly (readonly SpaceId[])[]): ReadonlySet<SpaceId> =>
  new Set(found.flatMap((way) => way.at(-1) ?? []));

function byLand(view: View, unit: Unit): ReadonlySet<SpaceId> {
  const steps = unit.type === 'tank' ? 2 : 1;
  const all = ways(unit.space).filter((way) => way.length <= steps && way.every(view.isHeld));
  if (view.state.phase === 'noncombat-move') return endsOf(all.filter((way) => way.every(view.isOwnGround)));
  const isBlitzed = (land: SpaceId): boolean =>
    view.isEnemyGround(land) && view.enemies(land).length === 0 && !hasComplex(land);
  return endsOf(
    all.filter(([first = '', second]) => {
      if (second === undefined) return view.isEnemyGround(first);
      return isBlitzed(first) || (view.isOwnGround(first) && view.isEnemyGround(second));
    }),
  );
}

/** Zones where it would fight or escape, without those that it can enter only to support a landing. */
function bySea(view: View, unit: Unit): ReadonlySet<SpaceId> {
  const { phase } = view.state;
  // CM-8: ships in a zone with enemy warships after combat have fought there.
  if (phase === 'noncombat-move' && view.isHostileZone(unit.space)) return new Set();
  const isSubmarine = unit.type === 'submarine';
  const stops = (zone: SpaceId): boolean =>
    isSubmarine ? view.enemies(zone).includes('destroyer') : view.isHostileZone(zone);
  const sailed = ways(unit.space).filter(
    (way) =>
      way.every((zone, i) => view.isOpen(way[i - 1] ?? unit.space, zone)) &&
      way.slice(0, -1).every((zone) => !stops(zone)),
  );
  if (phase === 'noncombat-move')
    return endsOf(sailed.filter((way) => isSubmarine || way.every((zone) => !view.isHostileZone(zone))));
  const flees = view.isHostileZone(unit.space);
  return endsOf(sailed.filter((way) => flees || view.enemies(way.at(-1) ?? '').length > 0));
}

/** Distances in borders from the nearest of these spaces, over everything except neutrals. */
function flights(from: readonly SpaceId[]): ReadonlyMap<SpaceId, number> {
  const crossed = new Map(from.map((space) => [space, 0]));
  for (const [space, borders] of crossed)
    for (const to of next(space)) if (!isNeutral(to) && !crossed.has(to)) crossed.set(to, borders + 1);
  return crossed;
}

function byAir(view: View, unit: Unit): ReadonlySet<SpaceId> {
  const ground = [...board.keys()].filter(
    (space) => view.isOwnGround(space) && view.isFriend(view.state.turn.control[space] ?? ''),
  );
  const out = flights([unit.space]);
  if (view.state.phase === 'noncombat-move')
    return new Set(ground.filter((space) => space !== unit.space && (out.get(space) ?? Infinity) <= 6));
  const home = flights(ground);
  const goals = [...board.keys()].filter(
    (space) => view.isEnemyGround(space) || (isSea(space) && view.enemies(space).length > 0),
  );
  return new Set(goals.filter((space) => (out.get(space) ?? Infinity) + (home.get(space) ?? Infinity) <= 6));
}

const READ: Readonly<Record<string, (view: View, unit: Unit) => ReadonlySet<SpaceId>>> = {
  infantry: byLand,
  tank: byLand,
  submarine: bySea,
  destroyer: bySea,
  battleship: bySea,
  bomber: byAir,
};

/** The spaces that this unit can move to, or null if that depends on other units. */
export const modelReach = (state: GameState, unit: Unit): ReadonlySet<SpaceId> | null =>
  unit.aboard === undefined ? (READ[unit.type]?.(new View(state), unit) ?? null) : null;

/** Whether a ship could also enter this zone to support a landing: it touches an enemy territory. */
export const isLandingZone = (state: GameState, zone: SpaceId): boolean =>
  isSea(zone) && next(zone).some((land) => new View(state).isEnemyGround(land));
