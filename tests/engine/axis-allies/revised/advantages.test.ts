import { describe, expect, test } from 'vitest';
import {
  advantagesOf,
  drawAdvantages,
  editionOf,
  fromPosition,
  newGame,
  optionFaults,
  toPosition,
} from '../../../../src/engine/axis-allies/index.ts';
import { die } from '../../../../src/engine/index.ts';
import { revised } from '../../../../src/engine/axis-allies/editions/revised.ts';
import { twoPlayers } from '../../../../src/engine/axis-allies/newGame.ts';
import { game } from './position.ts';

const AGREED = { germany: ['wolf-packs', 'panzerblitz'], 'united-states': ['marines'] };
const table = { players: twoPlayers(revised), victory: 'minor' };

describe('NA-1: national advantages', () => {
  test('are six for each power, numbered, each with its rule and a line of what it does', () => {
    for (const { id } of revised.powers) {
      const own = advantagesOf(revised, id);
      expect(own.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const { rule, name, about } of own) {
        expect(revised.ruleTitles[rule]).toBe(name);
        expect(about).toMatch(/^[A-Z].{19,95}\.$/);
      }
    }
    expect(new Set(revised.advantages.map(({ id }) => id)).size).toBe(30);
  });

  test('are none if nothing is agreed, and none in an edition without them', () => {
    expect(newGame('revised').advantages).toEqual({});
    expect(editionOf('1941').advantages).toEqual([]);
    expect(optionFaults(editionOf('1941'), { ...tableOf1941(), advantages: { germany: ['wolf-packs'] } })).toEqual([
      'no advantage wolf-packs',
    ]);
  });

  test('that are agreed belong to the game from its first turn', () => {
    expect(newGame('revised', { ...table, advantages: { ...AGREED, japan: [] } }).advantages).toEqual(AGREED);
  });

  test('are refused if unknown, given twice, or those of another power', () => {
    const wrong = { germany: ['radar', 'wolf-packs', 'wolf-packs'], japan: ['sonar'], italy: ['marines'] };
    const faults = [
      'radar is no advantage of germany',
      'germany has wolf-packs already',
      'no advantage sonar',
      'no power italy',
    ];
    expect(optionFaults(revised, { ...table, advantages: wrong })).toEqual(faults);
    expect(() => newGame('revised', { ...table, advantages: wrong })).toThrow('wolf-packs');
  });
});

describe('NA-1: a lot', () => {
  const drawn = (power: string, howMany: number, dice: readonly number[]): readonly (string | null)[] =>
    drawAdvantages(revised, power, howMany, (n) => dice[n] ?? NaN).map(({ advantage }) => advantage?.id ?? null);

  test('takes what the dice show on the table of the power', () => {
    expect(drawn('germany', 2, [4, 3, 1])).toEqual(['wolf-packs', 'panzerblitz']);
    expect(drawn('japan', 1, [6])).toEqual(['banzai-attacks']);
    expect(drawn('japan', 0, [])).toEqual([]);
  });

  test('is rolled again when a number comes twice', () => {
    expect(drawn('united-kingdom', 3, [1, 1, 5, 1, 2])).toEqual([
      'radar',
      null,
      'french-resistance',
      null,
      'joint-strike',
    ]);
  });

  test('of all six ends with all six, and so does one of more', () => {
    for (const howMany of [6, 7]) {
      const draws = drawAdvantages(revised, 'japan', howMany, (n) => die('a seed', n));
      expect(draws.filter(({ advantage }) => advantage !== null)).toHaveLength(6);
      expect(draws.at(-1)?.advantage).not.toBeNull();
    }
  });
});

describe('NA-1: a position', () => {
  test('keeps the advantages of its powers', () => {
    const file = toPosition(game({ power: 'germany', units: {}, advantages: AGREED }));
    expect(file).toMatchObject({ version: 3, advantages: AGREED });
    const read = fromPosition(file);
    expect(read.ok && read.value.advantages).toEqual(AGREED);
  });

  test('says nothing where there are none', () => {
    const file = toPosition(game({ power: 'germany', units: {}, advantages: { germany: [] } }));
    expect(file).not.toHaveProperty('advantages');
    expect(file).not.toHaveProperty('version');
  });

  test('is refused with advantages that cannot be, and where they are', () => {
    const advantages = { germany: ['radar'], japan: ['banzai-attacks', 'banzai-attacks'] };
    const read = fromPosition({ edition: 'revised', power: 'germany', phase: 'combat-move', units: {}, advantages });
    expect(read.ok ? [] : read.fault).toMatchObject([
      { path: 'advantages.germany[0]', rule: 'NA-2' },
      { path: 'advantages.japan[1]', rule: 'NA-1' },
    ]);
  });
});

test('TURN-6: the book proposes a table for two to five players, and a game can begin with each', () => {
  expect(revised.seatings.map((seating) => seating.length)).toEqual([2, 3, 4, 5]);
  for (const seating of revised.seatings) {
    const players = seating.map((powers, i) => ({ name: `Player ${i + 1}`, powers }));
    expect(optionFaults(revised, { players, victory: 'total' })).toEqual([]);
  }
  expect(editionOf('1941').seatings).toEqual([]);
});

function tableOf1941() {
  return { players: twoPlayers(editionOf('1941')), victory: 'standard' };
}
