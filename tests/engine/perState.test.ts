import { expect, test, vi } from 'vitest';
import { perParts, perState } from '../../src/engine/table/perState.ts';

interface Counter {
  readonly board: { readonly size: number };
  readonly power: string;
  readonly moves: number;
}

const start: Counter = { board: { size: 3 }, power: 'a', moves: 0 };

test('a question is asked once for each state, undefined answers too', () => {
  const ask = vi.fn((_state: Counter): undefined => undefined);
  const asked = perState(ask);
  const next = { ...start };
  for (const state of [start, start, next, start, next]) expect(asked(state)).toBeUndefined();
  expect(ask.mock.calls).toEqual([[start], [next]]);
});

test('a question about parts of a state is asked anew when one of them is another, and only then', () => {
  const ask = vi.fn(({ board, power }: Counter) => `${power}${board.size}`);
  const asked = perParts(({ board, power }: Counter) => [board, power], ask);
  expect(asked(start)).toBe('a3');
  expect(asked({ ...start, moves: 7 })).toBe('a3');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(asked({ ...start, power: 'b' })).toBe('b3');
  expect(asked({ ...start, board: { size: 4 } })).toBe('a4');
  expect(asked(start)).toBe('a3');
  expect(ask).toHaveBeenCalledTimes(4);
});
