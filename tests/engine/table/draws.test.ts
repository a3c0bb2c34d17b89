import { describe, expect, test } from 'vitest';
import { afterStroke, newTree, spacesOfDraw, treeOf, type Draw } from '../../../src/engine/table/index.ts';

const mark: Draw = { kind: 'space', space: 'a', colour: 'green' };
const there: Draw = { kind: 'arrow', from: 'a', to: 'b', colour: 'green' };
const back: Draw = { kind: 'arrow', from: 'b', to: 'a', colour: 'green' };

describe('a stroke', () => {
  test('adds what is not there, each way of an arrow by itself', () => {
    expect([mark, there, back].reduce(afterStroke, [] as readonly Draw[])).toEqual([mark, there, back]);
  });

  test('given again takes it away, however often it is there', () => {
    expect(afterStroke([mark, there, mark], mark)).toEqual([there]);
    expect(afterStroke([there], there)).toEqual([]);
  });

  test('in another colour takes its place', () => {
    expect(afterStroke([there, mark], { ...there, colour: 'red' })).toEqual([mark, { ...there, colour: 'red' }]);
  });
});

test('an arrow to a point is the same as one to a point of the same degrees, by whatever name', () => {
  const berlin = { name: 'Berlin', at: [13.4, 52.5] as const };
  const moscow = { name: 'Moscow', at: [37.6, 55.7] as const };
  const arrow: Draw = { kind: 'arrow', from: berlin, to: moscow, colour: 'red' };
  expect(afterStroke([arrow], { ...arrow, to: { ...moscow, name: 'The capital' }, colour: 'blue' })).toHaveLength(1);
  expect(afterStroke([arrow], { ...arrow, from: { ...berlin, at: [13.4, 52.5] } })).toEqual([]);
  expect(afterStroke([arrow], { ...arrow, to: 'a' })).toHaveLength(2);
  expect(spacesOfDraw(arrow)).toEqual([]);
  expect(spacesOfDraw({ ...arrow, to: 'a' })).toEqual(['a']);
});

test('the start of a tree can have drawings', () => {
  expect(treeOf([], { draws: [mark] }).tree).toEqual(newTree({ draws: [mark] }));
});
