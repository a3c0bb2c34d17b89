import { expect, test } from 'vitest';
import type { End } from '../../../../../src/games/axis-allies/odds/index.ts';
import { typicalEnds } from '../../../../../src/games/axis-allies/ui/lab/LabEnds.tsx';

/** An end in which the attacker loses so many IPCs and the defender so many. */
const end = (chance: number, attacker: number, defender: number, isCaptured = false): End => ({
  chance,
  result: defender > attacker ? 'attacker-won' : 'defender-won',
  left: { attacker: {}, defender: {} },
  unlanded: { attacker: {}, defender: {} },
  lost: { attacker, defender },
  isCaptured,
});

test('a typical, a lucky and an unlucky end are the likeliest and those of a tenth at both sides', () => {
  const ends = [end(0.5, 3, 6), end(0.3, 6, 6), end(0.08, 0, 6), end(0.06, 9, 6), end(0.06, 12, 3)];
  expect(typicalEnds(ends, 0).map((each) => [each.word, ends.indexOf(each.end)])).toEqual([
    ['typical', 0],
    ['unlucky', 3],
  ]);
  const captured = [end(0.6, 6, 6), end(0.2, 6, 6, true), end(0.2, 9, 3)];
  expect(typicalEnds(captured, 2).map((each) => [each.word, captured.indexOf(each.end)])).toEqual([
    ['typical', 0],
    ['lucky', 1],
    ['unlucky', 2],
  ]);
});

test('an end that is certain is given once', () => {
  expect(typicalEnds([end(1, 0, 3)], 2)).toHaveLength(1);
});

test('in place of a typical end come others, those nearest to the middle of all battles first', () => {
  const ends = [end(0.3, 12, 0), end(0.2, 9, 6), end(0.2, 3, 6), end(0.15, 0, 12), end(0.15, 6, 6)];
  const [typical, ...others] = typicalEnds(ends, 0);
  expect(typical?.instead.map((one) => ends.indexOf(one))).toEqual([1, 4, 2]);
  expect(others.map(({ instead }) => instead)).toEqual([[]]);
});
