import { describe, expect, test } from 'vitest';
import { ashore, waitsFor, atSea, battleOf, cameToSea, groups, hit, miss, strike } from './battle.ts';
import { after, expectRefused, game, roll } from './position.ts';

describe('dice', () => {
  test('COM-4: units of one value roll together, each value to hit its own', () => {
    expect(groups(ashore({ infantry: 2, tank: 1, fighter: 1, bomber: 1 }, { infantry: 1 }))).toEqual([
      '1 surface: infantry, infantry',
      '3 air: fighter',
      '3 surface: tank',
      '4 air: bomber',
    ]);
  });

  test('COM-4: defenders hit by their defence value', () => {
    const state = after(ashore({ infantry: 1, tank: 5 }, { infantry: 2, tank: 1, fighter: 1, bomber: 1 }), miss);
    expect(groups(state)).toEqual([
      '1 air: bomber',
      '2 surface: infantry, infantry',
      '3 surface: tank',
      '4 air: fighter',
    ]);
  });

  test('COM-4: ships attack and defend by their own values', () => {
    const ships = { battleship: 1, carrier: 1, destroyer: 1, submarine: 1, transport: 1 };
    const state = atSea(ships, ships);
    expect(groups(state)).toEqual([
      '1 surface: carrier',
      '2 submarine: submarine',
      '2 surface: destroyer',
      '4 surface: battleship',
    ]);
    expect(groups(after(state, miss))).toEqual([
      '1 submarine: submarine',
      '2 surface: carrier, destroyer',
      '4 surface: battleship',
    ]);
  });

  test('COM-4: a die at or below the value hits, above it misses', () => {
    // infantry 1, tank 3, bomber 4
    const hits = (...dice: readonly number[]): number => {
      const { hits: scored } = battleOf(
        after(ashore({ infantry: 1, tank: 1, bomber: 1 }, { infantry: 9, tank: 9 }), roll(...dice)),
      );
      return scored.surface + scored.air;
    };
    expect(hits(1, 3, 4)).toBe(3);
    expect(hits(1, 4, 5)).toBe(1);
    expect(hits(1, 4, 4)).toBe(2);
    expect(hits(1, 3, 5)).toBe(2);
  });

  test('COM-4: a value that is missed counts no hit', () => {
    const state = after(ashore({ infantry: 1, tank: 1, bomber: 1 }, { infantry: 9 }), roll(2, 4, 5));
    expect(waitsFor(state)).toBe('dice defender');
    expect(battleOf(state).rolled?.groups.map((group) => group.hits)).toEqual([0, 0, 0]);
  });

  test('COM-4: a roll must have the right number of dice from 1 to 6', () => {
    const state = ashore({ infantry: 2 }, { infantry: 1 });
    expectRefused(state, roll(1), 'COM-4', 'wrong-dice-count');
    expectRefused(state, roll(1, 1, 1), 'COM-4', 'wrong-dice-count');
    expectRefused(state, roll(), 'COM-4', 'wrong-dice-count');
    for (const wrong of [0, 7, -1, 2.5, Number.NaN]) expectRefused(state, roll(1, wrong), 'COM-4', 'not-a-die');
  });

  test('COM-4: dice are rolled only in battle', () => {
    expectRefused(game({ power: 'germany', units: {} }), roll(1), 'COM-4', 'not-now');
  });

  test('COM-4: transports have no die to roll', () => {
    expect(groups(cameToSea({ destroyer: 1, transport: 2 }, {}, { destroyer: 1, transport: 1 }))).toEqual([
      '2 surface: destroyer',
    ]);
    expect(groups(after(atSea({ destroyer: 1 }, { destroyer: 1, transport: 1 }), miss))).toEqual([
      '2 surface: destroyer',
    ]);
  });

  test('COM-4: a surprise strike hits on 2 in attack, on 1 in defence', () => {
    const state = after(atSea({ submarine: 2, battleship: 1 }, { submarine: 1, battleship: 2 }), strike, strike);
    expect(groups(state)).toEqual(['2 submarine: submarine, submarine']);
    const struck = after(state, roll(2, 3));
    expect(battleOf(struck).rolled?.groups[0]?.hits).toBe(1);
    expect(groups(after(state, miss))).toEqual(['1 submarine: submarine']);
    const defended = after(state, miss, roll(2));
    expect(battleOf(defended).rolled?.groups[0]?.hits).toBe(0);
    expect(waitsFor(defended)).toBe('dice attacker');
  });

  test('COM-4: the strip remembers the dice of the latest roll', () => {
    const state = after(ashore({ infantry: 2, tank: 1 }, { infantry: 3, tank: 3 }), roll(1, 5, 2));
    expect(battleOf(state).rolled).toMatchObject({
      by: 'attacker',
      groups: [
        { value: 1, dice: [1, 5], hits: 1 },
        { value: 3, dice: [2], hits: 1 },
      ],
    });
    expect(
      waitsFor(after(state, (now) => ({ type: 'casualties', units: battleOf(now).defenders.slice(0, 2) }), hit())),
    ).toBe('dice attacker');
  });
});
