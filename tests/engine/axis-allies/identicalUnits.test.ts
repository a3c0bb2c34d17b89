import { expect, test } from 'vitest';
import { onceForIdentical } from '../../../src/engine/axis-allies/moves/readiness.ts';
import { newGame, type Unit } from '../../../src/engine/axis-allies/index.ts';

const unit = (id: string, space: string): Unit => ({ id, type: 'infantry', owner: 'germany', space });

test('a question is asked once for identical units, but of each that has moved or can carry others', () => {
  const start = newGame('1941');
  const asked: string[] = [];
  const ask = onceForIdentical(start, ({ id, type }) => {
    asked.push(type);
    return id;
  });
  const infantry = ['a', 'b'].map((id) => unit(id, 'germany'));
  const transports = ['c', 'd'].map((id): Unit => ({ ...unit(id, 'sz-7'), type: 'transport' }));
  expect([...infantry, unit('e', 'france'), ...transports].map(ask)).toEqual(['a', 'a', 'e', 'c', 'd']);
  expect(asked).toEqual(['infantry', 'infantry', 'transport', 'transport']);
  const deed = { spent: 1, route: ['france', 'germany'], phase: 'combat-move', did: 'moved' } as const;
  const moved = { ...start, turn: { ...start.turn, deeds: { b: deed } } };
  expect(infantry.map(onceForIdentical(moved, ({ id }) => id))).toEqual(['a', 'b']);
});
