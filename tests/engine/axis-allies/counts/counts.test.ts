import { expect, test } from 'vitest';
import { BOARDS, countsOf, recordedCounts } from './count.ts';

/**
 * The table must not drift: how many sequences of commands are lawful on small boards. Made anew, on purpose only, by
 * count.ts
 */
const recorded = recordedCounts();

test('the table has every small board and no other', () => {
  expect(Object.keys(recorded)).toEqual(BOARDS.map(({ name }) => name));
});

test.each(BOARDS.map((board) => [board.name, board] as const))(
  '%s: as many commands are lawful as ever',
  (name, board) => {
    expect(countsOf(board)).toEqual(recorded[name]);
  },
);
