import { expect } from 'vitest';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf, TO_THE_END, type Odds, type Policies } from '../../../../src/games/axis-allies/odds/index.ts';
import { endOf, endsByDice, type Answers, type Ends } from './bruteForce.ts';

/** Expects that the odds of the battle under way are those of all its dice, to 1e-12. */
export function expectExact(state: GameState, policies: Policies = TO_THE_END, answers?: Answers, apart = 1): void {
  const odds = oddsOf(state, policies);
  if (typeof odds === 'string') throw new Error(odds);
  expectEnds(odds, endsByDice(state, answers, { rounds: apart }));
}

/** Expects that these odds are those of these ends. */
export function expectEnds(odds: Odds, all: Ends): void {
  const found = endsOf(odds);
  expect([...found.keys()].sort()).toEqual([...all.keys()].sort());
  for (const [end, chance] of all) expect(Math.abs(found.get(end)! - chance), end).toBeLessThan(1e-12);
  expect(Math.abs([...found.values()].reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-12);
}

/** The ends of these odds, in the words of `endsByDice`. */
function endsOf({ ends }: Odds): Ends {
  const chances = new Map<string, number>();
  for (const end of ends) chances.set(endOf(end), (chances.get(endOf(end)) ?? 0) + end.chance);
  return chances;
}
