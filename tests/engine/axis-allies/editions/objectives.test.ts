import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { editionFrom } from '../../../../src/engine/axis-allies/editions/schema.ts';
import {
  incomeParts,
  incomeToCollect,
  isCapitalLost,
  newGame,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { cargoMayStay } from '../../../../src/engine/axis-allies/moves/transportRules.ts';
import { collectIncome } from '../../../../src/engine/axis-allies/phases/income.ts';
import { conductCombat } from '../../../../src/engine/axis-allies/phases/conductCombat.ts';
import { combatMove } from '../../../../src/engine/axis-allies/phases/combatMove.ts';
import { faultsOf } from '../positionFaultsOf.ts';
import { afterAll, ALL_STRIKE, territory } from './smallBoard.ts';

/** Objectives, a power without a capital and ground that its first controller lost before the game. */

/** Red holds a field that was green's; green has no capital. */
const BOARD = {
  edition: 'bonus',
  powers: [
    { id: 'blue', name: 'Blue', side: 'allies', startingIncome: 1, capital: 'town' },
    { id: 'red', name: 'Red', side: 'axis', startingIncome: 3, capital: 'hill' },
    { id: 'green', name: 'Green', side: 'allies', startingIncome: 1, capital: null },
  ],
  turnOrder: ['blue', 'red', 'green'],
  units: [{ id: 'guard', domain: 'land', cost: 1, move: 1, attack: 3, defense: 3 }],
  spaces: [
    territory('town', 'blue', { capitalOf: 'blue' }),
    territory('field', 'red', { firstOf: 'green' }),
    territory('mill', 'red'),
    territory('hill', 'red', { capitalOf: 'red' }),
    territory('meadow', 'green'),
  ],
  adjacent: [
    ['town', 'field'],
    ['town', 'mill'],
    ['field', 'hill'],
    ['hill', 'meadow'],
  ],
  canals: [],
  closedToSeaUnits: [],
  setup: { blue: { town: { guard: 3 } } },
  objectives: [
    { id: 'both', power: 'red', ipc: 5, all: ['field', 'mill'], rule: 'OBJ-2' },
    { id: 'each', power: 'red', ipcEach: 2, each: ['field', 'mill', 'town'], rule: 'OBJ-3' },
    { id: 'friends', power: 'blue', ipc: 4, heldBySide: 'allies', all: ['field', 'meadow'], rule: 'OBJ-9' },
    { id: 'war', power: 'blue', ipc: 7, all: ['town'], whileAtWarWith: 'red', rule: 'OBJ-5' },
    { id: 'once', power: 'blue', ipc: 6, anyFirstOf: 'red', once: true, rule: 'OBJ-12' },
  ],
};

const bonus = editionFrom(BOARD, {
  abilities: { guard: { captures: true } },
  strikes: ALL_STRIKE,
  phases: [combatMove({ faults: [] }), conductCombat({}), collectIncome],
  transports: cargoMayStay,
  battleSteps: {},
  interrupts: [],
  victories: { hill: [{ rule: 'TURN-4', side: 'allies', afterTurnOf: 'red', needs: 1, territories: ['hill'] }] },
});
addEdition(bonus);

const END: Command = { type: 'end-phase' };
const ends = (n: number): readonly Command[] => Array.from({ length: n }, () => END);
const start = newGame('bonus');
const [first = '', second = ''] = Object.keys(start.units);

/** Blue has walked into these territories in its first turn, one guard each, and has nothing left to fight. */
const taking = (...places: readonly string[]): GameState =>
  afterAll(start, ...places.map((to, i): Command => ({ type: 'move', units: [[first, second][i] ?? ''], to })), END);

/** What a power is paid by rule, its production left out. */
const bonusOf = (state: GameState, power: string): Record<string, number> =>
  Object.fromEntries(
    incomeParts(state, power)
      .slice(1)
      .map(({ rule, ipcs }) => [rule, ipcs]),
  );

describe('objectives', () => {
  test('OBJ-1: are paid in each collect income of their power, beside its production', () => {
    expect(bonusOf(start, 'red')).toEqual({ 'OBJ-2': 5, 'OBJ-3': 4 });
    expect(incomeToCollect(start, 'red')).toBe(12);
    const round = afterAll(start, ...ends(6));
    expect(round.treasury['red']).toBe(3 + 12);
    expect(bonusOf(round, 'red')).toEqual({ 'OBJ-2': 5, 'OBJ-3': 4 });
  });

  test('OBJ-2, OBJ-3: all territories together bring nothing when one is lost, each for itself still does', () => {
    const taken = taking('mill');
    expect(bonusOf(taken, 'red')).toEqual({ 'OBJ-3': 2 });
  });

  test('OBJ-9: what friends hold counts where the objective says so', () => {
    const freed = taking('field');
    expect(freed.control['field']).toBe('green');
    expect(bonusOf(freed, 'blue')['OBJ-9']).toBe(4);
    expect(bonusOf(start, 'blue')['OBJ-9']).toBeUndefined();
  });

  test('OBJ-5: some are paid only in war', () => {
    expect(bonusOf(start, 'blue')).toEqual({ 'OBJ-5': 7 });
  });

  test('OBJ-12: one is paid once a game, and what was China’s first is not Japan’s', () => {
    const freed = taking('field');
    expect(bonusOf(freed, 'blue')['OBJ-12']).toBeUndefined();
    const taken = taking('field', 'mill');
    expect(bonusOf(taken, 'blue')['OBJ-12']).toBe(6);
    const next = afterAll(taken, END, END);
    expect(next.treasury['blue']).toBe(1 + 2 + 4 + 7 + 6);
    expect(next.objectivesPaid).toEqual(['once']);
    expect(bonusOf(next, 'blue')['OBJ-12']).toBeUndefined();
  });

  test('OBJ-12: what was paid once stands in a position, and only that', () => {
    const position = toPosition(afterAll(taking('mill'), END, END));
    expect(position.objectivesPaid).toEqual(['once']);
    expect(faultsOf(position)).toEqual([]);
    expect(faultsOf({ ...position, objectivesPaid: ['once', 'once', 'both', 'none'] })).toEqual([
      'objectivesPaid[1] (OBJ-12)',
      'objectivesPaid[2] (OBJ-1)',
      'objectivesPaid[3] (OBJ-1)',
    ]);
  });

  test('are of known powers and territories', () => {
    const [one] = BOARD.objectives;
    const withFault = { ...BOARD, objectives: [{ ...one, power: 'white', all: ['sky'] }] };
    expect(() => editionFrom(withFault, { ...bonus, abilities: {} })).toThrow('no space sky; no power white');
  });
});

describe('a power without a capital', () => {
  test('CHN-7: never loses one, and collects in every turn', () => {
    expect(isCapitalLost(start, 'green')).toBe(false);
    const collected = afterAll(start, ...ends(9));
    expect(collected.treasury['green']).toBe(1 + 1);
  });
});

describe('the first controller', () => {
  test('MAP-11, COM-21: ground that was lost before the game is given back to whose it was first', () => {
    const freed = taking('field');
    expect(freed.control['field']).toBe('green');
    const taken = taking('mill');
    expect(taken.control['mill']).toBe('blue');
  });
});
