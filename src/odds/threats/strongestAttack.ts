import {
  battlesToCome,
  boardOf,
  enemiesIn,
  engagements,
  firstRound,
  hasHold,
  neighboursIn,
  pointsOf,
  typeOf,
  voyages,
  type GameState,
  type SpaceId,
} from '../../engine/index.ts';
import { arrivals, type Arrival } from './arrivals.ts';
import { groupsOf, isFreeToLandFrom } from './groups.ts';
import { allowed, marchFrom, voyageOrders, withMost, withOrders, type March } from './march.ts';
import { byEnd, shiploads } from './shiploads.ts';

/** How an attack is put together. */
export interface Manner {
  /** By whom zones are cleared of enemies, so that troops land from there too (AMPH-8); null: only from free ones. */
  readonly clearsZones: 'ships' | 'ships-and-aircraft' | null;
  /** Whether carriers join a sea battle before the aircraft, which then land on those that are left. */
  readonly carriersFirst: boolean;
}

/**
 * All that the power whose combat move begins can send against a space, in a legal set of moves: all are played, and
 * the phase could end after them. Land units and ships hinder nobody; troops share the ships as `shiploads` says;
 * aircraft share landing places, so they come last, the best of them first. Unarmed ships stay out of it, and nobody
 * fights elsewhere to open a way.
 */
export function strongestAttack(turn: GameState, space: SpaceId, manner: Manner): March {
  const groups = groupsOf(turn);
  const coming = arrivals(turn, groups);
  const here = coming.get(space) ?? [];
  const isSea = boardOf(turn).spaces.get(space)?.kind === 'sea';
  const aircraft = best(here.filter(({ by }) => by === 'air'));
  const surface = here.filter(({ by }) => by !== 'air');
  let march = marchFrom(turn);
  if (isSea) {
    const isCarrier = ({ group }: Arrival): boolean => typeOf(turn, group.unit).deck > 0;
    const carriers = surface.filter(isCarrier);
    const others = surface.filter((arrival) => !isCarrier(arrival));
    const order = manner.carriersFirst ? [...carriers, ...others, ...aircraft] : [...others, ...aircraft, ...carriers];
    march = allCome(march, order, space);
    const isIgnored = engagements(march.state).some(({ zone, attack }) => zone === space && !attack);
    const engaged = isIgnored && withOrders(march, [{ type: 'engage', zone: space, attack: true }]);
    return allowed(turn, engaged || march);
  }
  march = allCome(march, best(surface), space);
  march = withLandings(turn, march, space, coming, new Set(surface.map(({ group }) => group.unit.id)), manner);
  return allowed(turn, allCome(march, aircraft, space));
}

/** Those with the most points first. */
const best = (some: readonly Arrival[]): readonly Arrival[] => some.toSorted((a, b) => b.group.points - a.group.points);

/** As many as may come of each that has not moved; who is there already, is. */
const allCome = (march: March, coming: readonly Arrival[], space: SpaceId): March =>
  coming.reduce((now, { group }) => {
    const ready = group.units.filter(({ id }) => !now.state.turn.deeds[id]);
    return ready.length === 0 || group.unit.space === space ? now : withMost(now, ready, space);
  }, march);

/** With the troops that ships can land there, and ships to support them: they clear the zone, or bombard the coast. */
function withLandings(
  turn: GameState,
  start: March,
  space: SpaceId,
  coming: ReadonlyMap<SpaceId, readonly Arrival[]>,
  walking: ReadonlySet<string>,
  { clearsZones }: Manner,
): March {
  const zones = neighboursIn(boardOf(turn).coasts, space);
  const isFree = (zone: SpaceId): boolean => isFreeToLandFrom(turn, zone);
  const warships = (zone: SpaceId): readonly Arrival[] =>
    (coming.get(zone) ?? []).filter(({ by, group }) => by === 'sea' && !hasHold(turn, group.unit));
  const clearing = (zone: SpaceId): readonly Arrival[] =>
    clearsZones === 'ships'
      ? warships(zone)
      : (coming.get(zone) ?? []).filter(({ group }) => !hasHold(turn, group.unit));
  const troops = groupsOf(turn).filter(({ unit }) => !walking.has(unit.id));
  const mayLandFrom = (zone: SpaceId): boolean => isFree(zone) || (clearsZones !== null && clearing(zone).length > 0);
  const loads = shiploads(turn, space, byEnd(voyages(turn)), troops, mayLandFrom);
  const ends = zones.filter((zone) => loads.some(({ voyage }) => voyage.zones.at(-1) === zone));
  let march = start;
  for (const zone of ends) if (!isFree(zone)) march = allCome(march, clearing(zone), zone);
  for (const { voyage, troops: taken } of loads)
    march = withOrders(march, voyageOrders(turn, voyage, taken, space)) ?? march;
  // Only ships that can bombard help a landing that nobody hinders (BOM-1).
  for (const zone of ends)
    if (enemiesIn(turn, zone, turn.power).length === 0)
      march = allCome(
        march,
        warships(zone).filter(({ group }) => typeOf(turn, group.unit).bombards > 0),
        zone,
      );
  return march;
}

/** The points of all dice that the attackers of this space roll in the first round, bombardment included. */
export function pointsAgainst(state: GameState, space: SpaceId): number {
  const plan = battlesToCome(state).find((one) => one.space === space);
  if (!plan) return 0;
  const { attacker, bombardment } = firstRound(state, plan);
  return pointsOf(attacker) + pointsOf(bombardment);
}
