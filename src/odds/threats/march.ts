import {
  boardOf,
  play,
  refusalOf,
  type Command,
  type GameState,
  type SpaceId,
  type Unit,
  type Voyage,
} from '../../engine/index.ts';

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

/** These parts from the start; one that is refused without another before it is left out. */
const replayed = (start: GameState, parts: March['parts']): March =>
  parts.reduce((march, orders) => withOrders(march, orders) ?? march, marchFrom(start));
