import type { AskedDice, GameState } from '../engine/index.ts';
import { lowLuckDice } from '../odds/lowLuck.ts';
import { poolsOf } from '../odds/pools.ts';

/** The dice of low luck for a roll: always the same after so many dice of a seed. */
export function lowLuckRoll(seed: string, rolled: number, state: GameState, asked: AskedDice): readonly number[] {
  const roll: number[] = [];
  for (const [i, { dice }] of poolsOf(state, asked).entries()) {
    const faces = lowLuckDice(
      `${seed} low luck ${rolled} ${i}`,
      dice.map(({ value }) => value),
    );
    for (const [at, { place }] of dice.entries()) roll[place] = faces[at] ?? 0;
  }
  return roll;
}
