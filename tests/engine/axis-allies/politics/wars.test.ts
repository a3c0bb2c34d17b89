import { describe, expect, test } from 'vitest';
import {
  areAtWar,
  areFriends,
  enemiesIn,
  fromPosition,
  isHostileZone,
  newGame,
  toPosition,
} from '../../../../src/engine/axis-allies/index.ts';
import { uneasyGame, uneasyWith } from '../editions/uneasyEdition.ts';

/** Who is at war with whom: in a state, in a position, in the file of an edition. */

const position = (more: object) => ({ edition: 'uneasy', power: 'red', phase: 'combat-move', units: {}, ...more });
const faultsOf = (more: object): readonly string[] => {
  const result = fromPosition(position(more));
  return result.ok ? [] : result.fault.map(({ path, message }) => `${path}: ${message}`);
};
const GREEN_AND_GOLD = [
  ['red', 'green'],
  ['red', 'gold'],
];

describe('who is at war', () => {
  test('POL-1: a game begins with the wars of its edition, and with no others', () => {
    const state = newGame('uneasy');
    expect(state.wars).toEqual([['red', 'blue']]);
    expect(areAtWar(state, 'blue', 'red')).toBe(true);
    expect(areAtWar(state, 'red', 'green')).toBe(false);
    expect(areFriends(state, 'red', 'green')).toBe(false);
    expect(areFriends(state, 'blue', 'green')).toBe(true);
  });

  test('without politics powers of different sides are at war, and no state says so', () => {
    const state = newGame('1941');
    expect('wars' in state).toBe(false);
    expect(areAtWar(state, 'germany', 'united-states')).toBe(true);
    expect('wars' in toPosition(state)).toBe(false);
  });

  test('POL-2: the ships of a power at peace make no zone hostile and are no enemies', () => {
    const units = { green: { bay: { destroyer: 1 } }, blue: { gulf: { destroyer: 1 } } };
    const state = uneasyGame({ units });
    expect(isHostileZone(state, 'bay', 'red')).toBe(false);
    expect(enemiesIn(state, 'bay', 'red')).toEqual([]);
    expect(isHostileZone(state, 'gulf', 'red')).toBe(true);
    expect(isHostileZone(uneasyGame({ units, wars: [['red', 'blue'], ...GREEN_AND_GOLD] }), 'bay', 'red')).toBe(true);
  });
});

describe('wars in a position', () => {
  test('without an entry they are those with which a game begins', () => {
    expect(uneasyGame({}).wars).toEqual([['red', 'blue']]);
    expect('wars' in toPosition(uneasyGame({}))).toBe(false);
  });

  test('are written and read as they are, in the order of the powers', () => {
    const state = uneasyGame({
      wars: [
        ['gold', 'red'],
        ['green', 'red'],
        ['blue', 'red'],
      ],
    });
    expect(state.wars).toEqual([['red', 'blue'], ...GREEN_AND_GOLD]);
    const file = toPosition(state);
    expect(file).toMatchObject({ version: 3, wars: state.wars });
    expect(fromPosition(file)).toEqual({ ok: true, value: state });
  });

  test('that cannot be are refused with a list', () => {
    expect(
      faultsOf({
        wars: [
          ['red', 'green'],
          ['green', 'red'],
          ['blue', 'gold'],
          ['red', 'violet'],
        ],
      }),
    ).toEqual([
      'wars[1]: green and red are named twice',
      'wars[2]: blue and gold are of one side',
      'wars[3][1]: no power violet',
      'wars: red and blue are at war from the beginning',
      'wars: gold goes to war with red together with green',
    ]);
    expect(
      faultsOf({
        wars: [
          ['red', 'blue'],
          ['red', 'gold'],
        ],
      }),
    ).toEqual(['wars: green goes to war with red together with gold']);
    expect(fromPosition({ edition: '1941', power: 'germany', phase: 'combat-move', units: {}, wars: [] })).toEqual({
      ok: false,
      fault: [{ path: 'wars', message: 'powers of different sides are always at war' }],
    });
  });
});

describe('the politics of an edition', () => {
  test('name its powers, and wars of powers that are no friends', () => {
    expect(() => uneasyWith({ politics: { atWar: [['red', 'violet']] } })).toThrow('no power violet');
    expect(() => uneasyWith({ politics: { atWar: [['green', 'blue']] } })).toThrow('green and blue are of one side');
    expect(() => uneasyWith({ politics: { atWar: [], joined: [['grey']] } })).toThrow('no power grey');
  });
});
