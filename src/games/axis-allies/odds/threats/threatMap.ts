import {
  boardOf,
  isHostileTerritory,
  territoryOf,
  enemiesIn,
  hasHold,
  neighboursIn,
  typeOf,
  voyagesOf,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { oddsCache } from '../oddsCache.ts';
import type { Policies } from '../policies.ts';
import {
  arrivals,
  type Arrival,
  groupsOf,
  isFreeToLandFrom,
  type ArrivingGroup,
  withNextStands,
  turnOf,
  byEnd,
  shiploads,
  type ArrivingShipload,
  type VoyagesByEnd,
} from './arrivals.ts';
import {
  fallChances,
  expectedLoss,
  type Threat,
  type FallChance,
  NO_LANDINGS,
  threatTo,
  type Landings,
} from './threat.ts';

/** What some powers threaten, each by itself. */
export interface ThreatMap {
  /** The worst first of each space, in the board's order. */
  readonly threats: readonly Threat[];
  /** The enemy territories and all zones where none of them can come: dead ground. */
  readonly dead: readonly SpaceId[];
  /** Capitals that could be taken, and zones with fleets that could be beaten: those where most may be lost first. */
  readonly capitals: readonly SpaceId[];
  readonly fleets: readonly SpaceId[];
}

/** Chances of so many battles are remembered: those of maps of all powers. */
export const MOST_BATTLES = 1_000;

/** Smaller chances are no danger worth telling. */
const LEAST_DANGER = 0.005;

/**
 * What these powers, of one side, threaten in this or the next combat move of each; null while battles are to be
 * fought: then ask on the board after them (`boardAfter`). See `threats` for what is exact. What the cache still knows
 * of another position is not computed again.
 */
export function threatMap(
  state: GameState,
  powers: readonly PowerId[],
  horizon: Horizon,
  policies: Policies,
  cache = oddsCache(MOST_BATTLES),
): ThreatMap | null {
  const fallChance = fallChances(policies, cache);
  const all: Threat[] = [];
  for (const power of powers) {
    const found = threats(state, power, horizon, fallChance);
    if (!found) return null;
    all.push(...found);
  }
  const board = boardOf(state);
  const byChance = all.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || pointsOf(b) - pointsOf(a));
  const order = new Map([...board.spaces.keys()].map((space, i) => [space, i]));
  const endangered = all
    .filter(({ chance }) => chance !== null && chance >= LEAST_DANGER)
    .toSorted((a, b) => expectedLoss(b) - expectedLoss(a))
    .map(({ space }) => space);
  const [first] = powers;
  return {
    threats: byChance.toSorted((a, b) => order.get(a.space)! - order.get(b.space)!),
    dead: [...board.spaces.values()].flatMap(({ id, kind }) =>
      first !== undefined &&
      (kind === 'sea' || isHostileTerritory(state, id, first)) &&
      !all.some(({ space }) => space === id)
        ? [id]
        : [],
    ),
    capitals: [...new Set(endangered)].filter((space) => territoryOf(board, space)?.capitalOf),
    fleets: [...new Set(endangered)].filter((space) => !territoryOf(board, space)),
  };
}

/** All points that a threat brings together. */
export const pointsOf = ({ land, landing, sea, air }: Threat): number =>
  land.points + landing.points + sea.points + air.points;

/** The power's next combat move, or the one after it: its units may move in between. */
export type Horizon = 'this' | 'next';

/**
 * What a power threatens, space by space; null while battles are to be fought. Of each unit alone it is exact: it can
 * go there by `play` and land afterwards, and troops have a place on a ship that gets there. All of them together are
 * an upper bound: aircraft may share decks, ships may be needed in two places. The chance of landings from a barred
 * zone is that of the battle ashore times that of beating the fleet with all that can come there. Of the move after the
 * next it is an upper bound for each unit, too: nobody stops it on its way, and it may stand wherever it could go.
 * `counterAttack` proves the details of one space.
 */
export function threats(
  state: GameState,
  power: PowerId,
  horizon: Horizon,
  fallChance: FallChance,
): readonly Threat[] | null {
  const turn = turnOf(state, power);
  if (!turn) return null;
  const groups = horizon === 'this' ? groupsOf(turn) : withNextStands(turn, groupsOf(turn));
  const coming = arrivals(turn, groups);
  const sailing = voyagesFrom(turn, groups);
  const { edition } = boardOf(turn);
  const atSea = new Map<SpaceId, Threat>();
  for (const { id, kind } of edition.spaces) {
    const found = kind === 'sea' ? threatTo(turn, id, coming.get(id) ?? [], NO_LANDINGS, fallChance) : null;
    if (found) atSea.set(id, found);
  }
  return edition.spaces.flatMap(({ id, kind }) => {
    if (kind === 'sea') return atSea.get(id) ?? [];
    if (!isHostileTerritory(turn, id, power)) return [];
    return threatAshore(turn, id, { groups, coming, sailing, atSea }, fallChance) ?? [];
  });
}

/** What a power has for its landings. */
interface Outlook {
  readonly groups: readonly ArrivingGroup[];
  readonly coming: ReadonlyMap<SpaceId, readonly Arrival[]>;
  readonly sailing: VoyagesByEnd;
  readonly atSea: ReadonlyMap<SpaceId, Threat>;
}

/** The threat to a territory: with landings from zones that are free, or also from those that it can clear. */
function threatAshore(
  turn: GameState,
  space: SpaceId,
  { groups, coming, sailing, atSea }: Outlook,
  fallChance: FallChance,
): Threat | null {
  const here = coming.get(space) ?? [];
  const walking = new Set(here.map(({ group }) => group));
  const others = groups.filter((group) => !walking.has(group));
  const isFree = (zone: SpaceId): boolean => isFreeToLandFrom(turn, zone);
  const canClear = (zone: SpaceId): boolean => (atSea.get(zone)?.chance ?? 0) > 0;
  const zones = neighboursIn(boardOf(turn).coasts, space).filter((zone) => sailing.has(zone));
  const free = shiploads(turn, space, sailing, others, isFree);
  const found = threatTo(turn, space, here, landings(turn, free, coming), fallChance);
  if (!zones.some((zone) => !isFree(zone) && canClear(zone))) return found;
  const all = shiploads(turn, space, sailing, others, (zone) => isFree(zone) || canClear(zone));
  const cleared = all.map(({ voyage }) => voyage.zones.at(-1)!).filter((zone) => !isFree(zone));
  const more = cleared.length === 0 ? null : threatTo(turn, space, here, landings(turn, all, coming), fallChance);
  if (!more) return found;
  const chance = cleared.reduce((least, zone) => Math.min(least, atSea.get(zone)?.chance ?? 1), 1) * (more.chance ?? 0);
  return chance > (found?.chance ?? 0)
    ? { ...more, chance, isExact: false }
    : (found ?? { ...more, chance, isExact: false });
}

function landings(turn: GameState, loads: readonly ArrivingShipload[], coming: Outlook['coming']): Landings {
  const free = new Set(
    loads.map(({ voyage }) => voyage.zones.at(-1)!).filter((zone) => enemiesIn(turn, zone, turn.power).length === 0),
  );
  const ships = [...free]
    .flatMap((zone) => coming.get(zone) ?? [])
    .filter(({ group }) => typeOf(turn, group.unit).bombards > 0)
    .flatMap(({ group }) => group.units);
  return { troops: loads.flatMap(({ troops }) => troops), bombarding: [...new Set(ships)] };
}

const voyagesFrom = (turn: GameState, groups: readonly ArrivingGroup[]): VoyagesByEnd =>
  byEnd(
    groups
      .filter(({ unit }) => hasHold(turn, unit))
      .flatMap(({ units, stands }) =>
        units.flatMap((unit) =>
          stands.flatMap((space) => voyagesOf(turn, unit.space === space ? unit : { ...unit, space })),
        ),
      ),
  );

/** What one power threatens in two positions. */
export interface PowerThreats {
  readonly power: PowerId;
  /** In how many spaces with something to lose it could attack. */
  readonly targets: readonly [before: number, after: number];
  /** The spaces whose chance to fall to it differs; first those where the IPCs that may be lost differ most. */
  readonly changes: readonly ThreatChange[];
}

/** The chance that a space falls to a power in two positions; null where it cannot attack or nothing can fall. */
export interface ThreatChange {
  readonly space: SpaceId;
  readonly before: number | null;
  readonly after: number | null;
}

/** Smaller differences are not worth telling. */
const LEAST = 0.01;

/** Compares what a power threatens in two positions, given the threats of it alone; null where none can be told. */
export function threatChanges(power: PowerId, before: ThreatMap | null, after: ThreatMap | null): PowerThreats {
  const [had, has] = [threatsBySpace(before), threatsBySpace(after)];
  const loss = (threat: Threat | undefined): number => (threat ? expectedLoss(threat) : 0);
  const differing = (space: SpaceId): number => Math.abs(loss(has.get(space)) - loss(had.get(space)));
  const changes = [...new Set([...had.keys(), ...has.keys()])]
    .map((space): ThreatChange => ({
      space,
      before: had.get(space)?.chance ?? null,
      after: has.get(space)?.chance ?? null,
    }))
    .filter((change) => distance(change) >= LEAST)
    .toSorted((a, b) => differing(b.space) - differing(a.space) || distance(b) - distance(a));
  return { power, targets: [had.size, has.size], changes };
}

const distance = ({ before, after }: ThreatChange): number => Math.abs((after ?? 0) - (before ?? 0));

/** The threats of one power by space, where something can fall. */
const threatsBySpace = (map: ThreatMap | null): ReadonlyMap<SpaceId, Threat> =>
  new Map((map?.threats ?? []).filter(({ chance }) => chance !== null).map((threat) => [threat.space, threat]));
