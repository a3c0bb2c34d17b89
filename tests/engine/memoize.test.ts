import { expect, test } from 'vitest';
import { memoizeByParts, memoizePerObject } from '../../src/engine/common/memoize.ts';

interface Counter {
  readonly board: { readonly size: number };
  readonly power: string;
  readonly moves: number;
}

const start: Counter = { board: { size: 3 }, power: 'a', moves: 0 };

test('a memoized function is computed once per state, even if it answers undefined', () => {
  const calls: Counter[] = [];
  const asked = memoizePerObject((state: Counter): undefined => void calls.push(state));
  const next = { ...start };
  for (const state of [start, start, next, start, next]) expect(asked(state)).toBeUndefined();
  expect(calls).toHaveLength(2);
  expect([calls[0] === start, calls[1] === next]).toEqual([true, true]);
});

test('a function memoized by parts is computed again only when one of the parts changes', () => {
  let calls = 0;
  const ask = ({ board, power }: Counter): string => `${power}${board.size} at call ${++calls}`;
  const asked = memoizeByParts(({ board, power }: Counter) => [board, power], ask);
  expect(asked(start)).toBe('a3 at call 1');
  expect(asked({ ...start, moves: 7 })).toBe('a3 at call 1');
  expect(asked({ ...start, power: 'b' })).toBe('b3 at call 2');
  expect(asked({ ...start, board: { size: 4 } })).toBe('a4 at call 3');
  expect(asked(start)).toBe('a3 at call 4');
});
