import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import {
  facilitiesIn,
  incomeParts,
  incomeToCollect,
  newGame,
  play,
  unitsIn,
  victoryStandings,
  type Command,
  type GameEvent,
} from '../../../../src/engine/axis-allies/index.ts';

addEdition(pacific1940);
const start = newGame('pacific-1940');

describe('a game of Pacific 1940 begins', () => {
  test('TURN-1, BUY-2: with Japan, and each power with its income to spend', () => {
    expect([start.power, start.phase]).toEqual(['japan', 'purchase-units']);
    expect(start.treasury).toEqual({ japan: 26, 'united-states': 17, china: 12, 'united-kingdom': 16, anzac: 10 });
  });

  test('FAC-1: with complexes of two kinds and with bases, all without damage', () => {
    expect(facilitiesIn(start, 'japan')).toEqual({ 'major-complex': 0, 'air-base': 0, 'naval-base': 0 });
    expect(facilitiesIn(start, 'new-south-wales')).toEqual({ 'minor-complex': 0 });
    expect(Object.keys(start.facilities ?? {})).toHaveLength(14);
  });

  test('POL-1: with Japan at war with China alone', () => expect(start.wars).toEqual([['japan', 'china']]));

  test('VIC-4, VIC-6: with two of the eight cities in Japanese hands, and Japan its own', () =>
    expect(victoryStandings(start).map(({ side, needs, held }) => [side, needs, held])).toEqual([
      ['axis', 6, ['japan', 'kiangsu']],
      ['allies', 1, []],
    ]));

  test('OBJ-6, OBJ-8, OBJ-10: with three objectives held, and no war economy in peace', () => {
    const bonus = (power: string) =>
      incomeParts(start, power)
        .slice(1)
        .map(({ rule, ipcs }) => `${rule} ${ipcs}`);
    expect(['japan', 'united-states', 'china', 'united-kingdom', 'anzac'].map(bonus)).toEqual([
      [],
      ['OBJ-6 5'],
      ['OBJ-8 6'],
      ['OBJ-10 5'],
      [],
    ]);
    expect(incomeToCollect(start, 'china')).toBe(18);
  });
});

test('POL-3: an attack of Japan on British ground is war with all, and the order says so first', () => {
  const END: Command = { type: 'end-phase' };
  const moving = play(start, END);
  if (!moving.ok) throw new Error('refused');
  const troops = unitsIn(moving.value.state, 'kwangsi').filter(({ type }) => type === 'infantry');
  const units = troops.map(({ id }) => id);
  const attack = play(moving.value.state, { type: 'move', units, to: 'kwangtung' });
  if (!attack.ok) throw new Error(attack.fault.reason);
  expect(attack.value.events.map(({ type }: GameEvent) => type)).toEqual(['war-began', 'units-moved']);
  expect(attack.value.state.wars).toEqual([
    ['japan', 'united-states'],
    ['japan', 'china'],
    ['japan', 'united-kingdom'],
    ['japan', 'anzac'],
  ]);
});
