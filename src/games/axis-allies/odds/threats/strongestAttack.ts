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
  play,
  refusalOf,
  type GameState,
  type SpaceId,
  type Command,
  type Unit,
  type Voyage,
} from '../../../../engine/axis-allies/index.ts';
import { arrivals, type Arrival, groupsOf, isFreeToLandFrom, byEnd, shiploads } from './arrivals.ts';

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

/** Arrivals with the most points first. */
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

/** Moves that were played one after another, in parts that belong together, and where they led. */
export interface March {
  readonly state: GameState;
  readonly parts: readonly (readonly Command[])[];
}

export const marchFrom = (state: GameState): March => ({ state, parts: [] });

/** The march with these orders as one more part, or null if one of them is refused. */
export function withOrders({ state, parts }: March, orders: readonly Command[]): March | null {
  let at = state;
  for (const order of orders) {
    const played = play(at, order);
    if (!played.ok) return null;
    at = played.value.state;
  }
  return { state: at, parts: [...parts, orders] };
}

/** With as many of these units, which are alike, as may move to this space; the same march if none may. */
export function withMost(march: March, units: readonly Unit[], to: SpaceId): March {
  const send = (count: number): March | null =>
    withOrders(march, [{ type: 'move', units: units.slice(0, count).map(({ id }) => id), to }]);
  const alone = send(1);
  if (!alone) return march;
  for (let count = units.length; count > 1; count--) {
    const sent = send(count);
    if (sent) return sent;
  }
  return alone;
}

/** The orders of a voyage: sail, load on the way, sail on, name the coast. */
export function voyageOrders(
  state: GameState,
  { ship, zones }: Voyage,
  troops: readonly Unit[],
  to: SpaceId,
): Command[] {
  const orders: Command[] = [];
  let left = troops.filter(({ aboard }) => aboard === undefined);
  let at = 0;
  const sail = (end: number): void => {
    if (end === at) return;
    const via = zones.slice(at + 1, end);
    orders.push({ type: 'move', units: [ship], to: zones[end]!, ...(via.length > 0 && { via }) });
    at = end;
  };
  for (const [i, zone] of zones.entries()) {
    const boarding = left.filter(({ space }) => boardOf(state).coasts.get(zone)?.includes(space));
    if (boarding.length === 0) continue;
    sail(i);
    orders.push({ type: 'load', units: boarding.map(({ id }) => id), zone, transport: ship });
    left = left.filter((unit) => !boarding.includes(unit));
  }
  sail(zones.length - 1);
  return [...orders, { type: 'offload', units: troops.map(({ id }) => id), to }];
}

/**
 * The march without the parts that keep the combat move from ending: those that, left out, make it end; the last ones
 * first. What could not end before anybody moved is no fault of the march.
 */
export function allowed(start: GameState, march: March): March {
  const before = faultsOf(start);
  let now = march;
  while (now.parts.length > 0 && !isAllowed(now, before)) {
    const shorter = now.parts.map((_, i) => replayed(start, now.parts.toSpliced(now.parts.length - 1 - i, 1)));
    now = shorter.find((one) => isAllowed(one, before)) ?? shorter[0]!;
  }
  return now;
}

/** What keeps the phase from ending now. */
export function faultsOf(state: GameState): readonly string[] {
  const refused = refusalOf(state, { type: 'end-phase' });
  if (!refused) return [];
  return [refused, ...(refused.others ?? [])].map(({ rule, reason, spaces }) => JSON.stringify([rule, reason, spaces]));
}

const isAllowed = ({ state }: March, before: readonly string[]): boolean =>
  faultsOf(state).every((fault) => before.includes(fault));

/** The given parts of a plan from the start; one that is refused without another before it is left out. */
const replayed = (start: GameState, parts: March['parts']): March =>
  parts.reduce((march, orders) => withOrders(march, orders) ?? march, marchFrom(start));
