/** How those that strike what stands in a territory can fare, as plain numbers. */

/** A way in which raiders or rockets can fare: what their dice show, and who was shot down. */
export interface RaidWay {
  readonly chance: number;
  /** IPCs that the enemy loses, or that it costs to repair what was damaged. */
  readonly dropped: number;
  /** How many aircraft of the attacker are lost, and what they are worth. */
  readonly lost: number;
  readonly ipcsLost: number;
  /** What the interceptors are worth that are lost in the air battle (SBR-6); left out where there is none. */
  readonly downed?: number;
}

/** Nothing that could go one way or another. */
export const NO_RAID: RaidWay = { chance: 1, dropped: 0, lost: 0, ipcsLost: 0 };

const downedIn = ({ downed = 0 }: RaidWay): number => downed;

/** The ways of two that do not depend on each other. */
export const inBoth = (one: readonly RaidWay[], other: readonly RaidWay[]): readonly RaidWay[] =>
  merged(
    one.flatMap((a) =>
      other.map((b) => ({
        chance: a.chance * b.chance,
        dropped: a.dropped + b.dropped,
        lost: a.lost + b.lost,
        ipcsLost: a.ipcsLost + b.ipcsLost,
        downed: downedIn(a) + downedIn(b),
      })),
    ),
  );

/** Who has been struck pays no more than it has, and nothing takes more damage than it can. */
export const paid = (ways: readonly RaidWay[], most: number): readonly RaidWay[] =>
  merged(ways.map((way) => ({ ...way, dropped: Math.min(way.dropped, most) })));

/** Ways that come to the same are one. */
export function merged(ways: readonly RaidWay[]): readonly RaidWay[] {
  const known = new Map<string, RaidWay>();
  for (const way of ways) {
    const key = `${way.dropped} ${way.lost} ${way.ipcsLost} ${downedIn(way)}`;
    known.set(key, { ...way, chance: way.chance + (known.get(key)?.chance ?? 0) });
  }
  return [...known.values()];
}

/** What the attacker gains in a way, in IPCs. */
export const swingOf = (way: RaidWay): number => way.dropped + downedIn(way) - way.ipcsLost;

export const mean = (ways: readonly RaidWay[], of: 'dropped' | 'ipcsLost' | 'downed'): number =>
  ways.reduce((sum, way) => sum + way.chance * (way[of] ?? 0), 0);

/** How likely each number is, by the number. */
export function chances(ways: readonly RaidWay[], of: 'dropped' | 'lost'): readonly number[] {
  const found = Array.from({ length: Math.max(...ways.map((way) => way[of])) + 1 }, () => 0);
  for (const way of ways) found[way[of]]! += way.chance;
  return found;
}

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** All rolls of so many dice. */
export const rollsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
