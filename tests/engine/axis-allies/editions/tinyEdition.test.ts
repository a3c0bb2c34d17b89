import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  newGame,
  phasesOf,
  reach,
  refusalOf,
  toPosition,
  type Command,
} from '../../../../src/engine/axis-allies/index.ts';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { afterAll } from './smallBoard.ts';
import { tiny } from './tinyEdition.ts';

/** Anyone can put an edition together from values and play it: the engine knows no phase and no battle step by name. */

addEdition(tiny);

const END: Command = { type: 'end-phase' };

const start = newGame('tiny');
const guards = Object.values(start.units)
  .filter(({ owner }) => owner === 'red')
  .map(({ id }) => id);
const toField: Command = { type: 'move', units: guards, to: 'field' };
const toTown: Command = { type: 'move', units: guards, to: 'town' };
const fight: Command = { type: 'fight', space: 'town' };
const inBattle = afterAll(start, toField, END, END, END, END, toTown, END, fight);

describe('a tiny edition', () => {
  test('has its own phases, and a turn begins with the first of them', () => {
    expect(phasesOf(start)).toEqual(['combat-move', 'conduct-combat']);
    expect([start.power, start.phase]).toEqual(['red', 'combat-move']);
    const next = afterAll(start, END, END);
    expect([next.power, next.phase, next.round]).toEqual(['blue', 'combat-move', 1]);
    expect(afterAll(next, END, END)).toMatchObject({ power: 'red', phase: 'combat-move', round: 2 });
  });

  test('moves its units by the shared rules, and takes what nobody defends', () => {
    expect(reach(start, guards).map(({ space }) => space)).toEqual(['field']);
    expect(afterAll(start, toField, END).control).toMatchObject({ field: 'red' });
  });

  test('refuses what belongs to no phase of it', () => {
    expect(refusalOf(start, { type: 'purchase', units: { guard: 1 } })).toMatchObject({ reason: 'not-now' });
    expect(refusalOf(start, { type: 'roll', dice: [1] })).toMatchObject({ reason: 'not-now' });
  });

  test('asks what its only battle step asks, and nothing else goes on before', () => {
    expect(awaiting(inBattle)).toEqual({
      kind: 'dice',
      by: ['red'],
      side: 'attacker',
      groups: [{ value: 3, kind: 'surface', units: guards }],
    });
    expect(refusalOf(inBattle, END)).toMatchObject({ rule: 'COM-1', reason: 'not-now' });
    expect(refusalOf(inBattle, { type: 'casualties', units: [] })).toMatchObject({ rule: 'COM-1', reason: 'not-now' });
    expect(refusalOf(inBattle, { type: 'roll', dice: [1] })).toMatchObject({ reason: 'wrong-dice-count' });
  });

  test('begins another round after its only step', () => {
    const again = afterAll(inBattle, { type: 'roll', dice: [6, 6] });
    expect(again.battle).toMatchObject({ round: 2, step: 'attacker-fire', attackers: guards.slice(1) });
    expect(afterAll(again, { type: 'roll', dice: [6] }).units[guards[1]!]).toBeUndefined();
  });

  test('is won', () => {
    const won = afterAll(inBattle, { type: 'roll', dice: [3, 6] }, END);
    expect(won.outcome).toMatchObject({ winner: 'axis' });
    expect(awaiting(won).kind).toBe('over');
  });

  test('is written to position files and read from them', () => {
    const read = fromPosition(JSON.parse(JSON.stringify(toPosition(inBattle))));
    expect(read.ok && awaiting(read.value)).toMatchObject({ kind: 'dice', by: ['red'], side: 'attacker' });
  });

  test('has no other phase and no other battle step in a position file', () => {
    const faults = (change: object): unknown => {
      const read = fromPosition({ ...toPosition(inBattle), ...change });
      return read.ok ? [] : read.fault.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(faults({ phase: 'purchase-units' })).toEqual(['phase: no phase purchase-units']);
    expect(faults({ battle: { ...toPosition(inBattle).battle, step: 'defender-fire' } })).toEqual([
      'battle.step: no step defender-fire',
    ]);
  });
});
