import { describe, expect, test } from 'vitest';
import { afterStroke, newTree, treeOf, type Draw } from '../../src/engine/table/index.ts';

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

test('the start of a tree can have drawings', () => {
  expect(treeOf([], { draws: [mark] }).tree).toEqual(newTree({ draws: [mark] }));
});
