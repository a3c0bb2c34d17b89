import type { SpaceId } from '../ids.ts';

/** A board's distances and ways through the air (CM-10), each found out once. */
export interface AirRoutes {
  /** Borders an air unit crosses from a to b, never over neutrals; Infinity if there is no way. */
  airDistance(a: SpaceId, b: SpaceId): number;
  /** A shortest way, the start first; only the start if there is none. */
  airRoute(a: SpaceId, b: SpaceId): readonly SpaceId[];
  /** The spaces so many borders away or less, the start left out, in the board's order. */
  airRange(from: SpaceId, borders: number): readonly SpaceId[];
}

type Neighbours = ReadonlyMap<SpaceId, readonly SpaceId[]>;

export function airRoutes(spaces: readonly SpaceId[], neighbours: Neighbours): AirRoutes {
  const distances = memoizeByKey((from: SpaceId) => distancesFrom(from, neighbours));
  const airDistance = (a: SpaceId, b: SpaceId): number => distances(a).get(b) ?? Infinity;
  const routes = memoizeByKey((from: SpaceId) =>
    memoizeByKey((to: SpaceId) => route(from, to, neighbours, airDistance)),
  );
  const ranges = memoizeByKey((from: SpaceId) =>
    memoizeByKey((borders: number) => spaces.filter((space) => space !== from && airDistance(from, space) <= borders)),
  );
  return { airDistance, airRoute: (a, b) => routes(a)(b), airRange: (from, borders) => ranges(from)(borders) };
}

/** A question asked once for each key. */
function memoizeByKey<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    let answer = answers.get(key);
    if (answer === undefined) answers.set(key, (answer = ask(key)));
    return answer;
  };
}

function distancesFrom(start: SpaceId, neighbours: Neighbours): ReadonlyMap<SpaceId, number> {
  const distance = new Map([[start, 0]]);
  // A Map is walked in insertion order while it grows: breadth first without a queue.
  for (const [space, steps] of distance)
    for (const next of neighbours.get(space) ?? []) if (!distance.has(next)) distance.set(next, steps + 1);
  return distance;
}

function route(
  from: SpaceId,
  to: SpaceId,
  neighbours: Neighbours,
  distance: AirRoutes['airDistance'],
): readonly SpaceId[] {
  const way = [from];
  for (let at = from, left = distance(from, to); left > 0 && left < Infinity; left--) {
    const next = neighbours.get(at)?.find((space) => distance(space, to) === left - 1);
    if (next === undefined) break;
    way.push((at = next));
  }
  return way;
}
