import type { SpaceId, UnitId } from '../../engine/index.ts';
import type { Strike, Struck } from './strikes.ts';

/** What a raid, or a rocket from a territory, took on average, and how many bombers it lost. */
export interface StrikeSum {
  readonly space: SpaceId;
  readonly from: SpaceId | null;
  readonly taken: number;
  readonly lost: number;
}

/** Adds up what these raids and rockets come to in many turns. */
export function strikeTally(strikes: readonly Strike[]) {
  const sums = strikes.map(({ space, from }) => ({ space, from, taken: 0, lost: 0 }));
  const shotDown = new Map<UnitId, number>();
  for (const { unit } of strikes.flatMap(({ bombs }) => bombs)) if (unit !== null) shotDown.set(unit, 0);

  /** Adds a turn. Gives the attacker's gain in IPCs in it, and how many bombers were lost. */
  function add(turn: readonly Struck[]): { readonly gain: number; readonly lost: number } {
    let [gain, allLost] = [0, 0];
    turn.forEach(({ strike, fell, taken }, i) => {
      const sum = sums[i]!;
      sum.taken += taken;
      gain += taken;
      fell.forEach(({ lost, ipcsLost }, bomb) => {
        const { unit } = strike.bombs[bomb]!;
        if (lost === 0 || unit === null) return;
        shotDown.set(unit, (shotDown.get(unit) ?? 0) + 1);
        sum.lost += lost;
        gain -= ipcsLost;
        allLost += lost;
      });
    });
    return { gain, lost: allLost };
  }

  return {
    raiders: [...shotDown.keys()],
    /** In how many turns each raider was shot down. */
    shotDown: shotDown as ReadonlyMap<UnitId, number>,
    add,
    /** The average of so many turns. */
    average: (turns: number): readonly StrikeSum[] =>
      sums
        .filter((_, i) => strikes[i]!.payer !== null)
        .map(({ taken, lost, ...where }) => ({ ...where, taken: taken / turns, lost: lost / turns })),
  };
}
