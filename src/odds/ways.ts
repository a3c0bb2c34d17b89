/** How those that strike an industrial complex can fare: IPCs that the enemy loses, and bombers shot down. */

/** A way in which raiders or rockets can fare: what their dice show, and who was shot down. */
export interface Way {
  readonly chance: number;
  readonly dropped: number;
  readonly lost: number;
  readonly ipcsLost: number;
}

/** Nothing that could go one way or another. */
export const NOTHING: Way = { chance: 1, dropped: 0, lost: 0, ipcsLost: 0 };

/** The ways of two that do not depend on each other. */
export const inBoth = (one: readonly Way[], other: readonly Way[]): readonly Way[] =>
  merged(
    one.flatMap((a) =>
      other.map((b) => ({
        chance: a.chance * b.chance,
        dropped: a.dropped + b.dropped,
        lost: a.lost + b.lost,
        ipcsLost: a.ipcsLost + b.ipcsLost,
      })),
    ),
  );

/** Who has been struck pays no more than it has. */
export const paid = (ways: readonly Way[], treasury: number): readonly Way[] =>
  merged(ways.map((way) => ({ ...way, dropped: Math.min(way.dropped, treasury) })));

/** Ways that come to the same are one. */
export function merged(ways: readonly Way[]): readonly Way[] {
  const known = new Map<string, Way>();
  for (const { chance, dropped, lost, ipcsLost } of ways) {
    const key = `${dropped} ${lost} ${ipcsLost}`;
    known.set(key, { chance: chance + (known.get(key)?.chance ?? 0), dropped, lost, ipcsLost });
  }
  return [...known.values()];
}

export const mean = (ways: readonly Way[], of: 'dropped' | 'ipcsLost'): number =>
  ways.reduce((sum, way) => sum + way.chance * way[of], 0);

/** How likely each number is, by the number. */
export function chances(ways: readonly Way[], of: 'dropped' | 'lost'): readonly number[] {
  const found = Array.from({ length: Math.max(...ways.map((way) => way[of])) + 1 }, () => 0);
  for (const way of ways) found[way[of]]! += way.chance;
  return found;
}
