import type { SpaceId } from '../ids.ts';

/** Distances and routes of air units on a board (CM-10), each computed once. */
export interface AirRoutes {
  /** How many borders an air unit crosses from a to b, never over neutrals; Infinity if there is no route. */
  airDistance(a: SpaceId, b: SpaceId): number;
  /** A shortest route including both ends; only the start if there is no route. */
  airRoute(a: SpaceId, b: SpaceId): readonly SpaceId[];
  /** The spaces at most this many borders away, without the start, in the board's order. */
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

/** Computes a function once per key. */
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
  // A Map iterates in insertion order, including entries added in the loop: a breadth-first search without a queue.
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
  const found = [from];
  for (let at = from, left = distance(from, to); left > 0 && left < Infinity; left--) {
    const next = neighbours.get(at)?.find((space) => distance(space, to) === left - 1);
    if (next === undefined) break;
    found.push((at = next));
  }
  return found;
}
