import { describe, expect, test } from 'vitest';
import { waitsFor, atSea, cameToSea, expectOver, hit, miss, press, retreat, strike, strip } from './battle.ts';
import { after, countsIn, expectRefused, one } from './position.ts';

const damaged = (state: ReturnType<typeof atSea>): number =>
  Object.values(state.units).filter((unit) => unit.damaged).length;

describe('battleships', () => {
  test('COM-12: the first hit damages, the second in the same battle sinks', () => {
    const state = after(atSea({ battleship: 2 }, { battleship: 1 }), hit({ surface: 1 }), miss);
    expect(strip(state, 'defender')).toEqual({ battleship: 1 });
    expect(damaged(state)).toBe(1);
    expectOver(after(state, hit({ surface: 1 }), miss));
  });

  test('COM-12: two hits at once sink it; it still fires', () => {
    const state = after(atSea({ battleship: 2 }, { battleship: 1 }), hit({ surface: 2 }));
    expect(waitsFor(state)).toBe('dice defender');
    expectOver(after(state, miss));
  });

  test('COM-12: a surprise strike damages too, and the damage stays for the battle', () => {
    const state = after(atSea({ submarine: 1, battleship: 1 }, { battleship: 1 }), strike, hit({ submarine: 1 }));
    expect(damaged(state)).toBe(1);
    expectOver(after(state, hit({ surface: 1 }), miss));
  });

  test('COM-12: an attacking battleship is damaged and repaired in the same way', () => {
    const state = after(atSea({ battleship: 1 }, { carrier: 1 }), miss, hit({ surface: 1 }));
    expect(damaged(state)).toBe(1);
    const won = after(state, hit({ surface: 1 }), miss);
    expectOver(won);
    expect(damaged(won)).toBe(0);
    expect(countsIn(won, 'sz-8')).toEqual({ battleship: 1 });
  });

  test('COM-12: a defending battleship is repaired when the battle is over', () => {
    const state = after(atSea({ destroyer: 1 }, { battleship: 1 }), hit({ surface: 1 }), hit({ surface: 1 }));
    expectOver(state);
    expect(damaged(state)).toBe(0);
    expect(countsIn(state, 'sz-8')).toEqual({ battleship: 1 });
  });

  test('COM-12: a battleship that retreated is repaired too', () => {
    const state = after(
      cameToSea({ battleship: 1 }, {}, { battleship: 1 }),
      miss,
      hit({ surface: 1 }),
      retreat('sz-7'),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-7')).toEqual({ battleship: 1 });
    expect(damaged(state)).toBe(0);
  });

  test('COM-12: hits may be spread over battleships or heaped on one', () => {
    const state = after(atSea({ battleship: 3 }, { battleship: 2 }), hit({ surface: 2 }));
    const [first, second] = Object.values(state.units)
      .filter((unit) => unit.owner === 'united-kingdom')
      .map((unit) => unit.id);
    const spread = after(state, { type: 'casualties', units: [first ?? '', second ?? ''] });
    expect(damaged(spread)).toBe(2);
    expect(strip(spread, 'defender')).toEqual({ battleship: 2 });
    const heaped = after(state, { type: 'casualties', units: [first ?? '', first ?? ''] });
    expect(damaged(heaped)).toBe(0);
    expect(strip(heaped, 'defender')).toEqual({ battleship: 1 });
  });

  test('COM-12: no third hit on one battleship, nor a second on a damaged one', () => {
    const state = after(atSea({ battleship: 3 }, { battleship: 2 }), hit({ surface: 3 }));
    const ship = one(state, 'sz-8', 'battleship', 'united-kingdom');
    expectRefused(state, { type: 'casualties', units: [ship, ship, ship] }, 'COM-12', 'not-a-casualty');
    const later = after(atSea({ battleship: 3 }, { battleship: 2 }), hit({ surface: 1 }), miss, hit({ surface: 2 }));
    const hurt = Object.values(later.units).find((unit) => unit.damaged)?.id ?? '';
    expectRefused(later, { type: 'casualties', units: [hurt, hurt] }, 'COM-12', 'not-a-casualty');
  });

  test('COM-12: damage lasts from round to round', () => {
    const state = after(cameToSea({ battleship: 1 }, {}, { carrier: 1 }), miss, hit({ surface: 1 }), press);
    expect(damaged(state)).toBe(1);
    const sunk = after(state, miss, hit({ surface: 1 }));
    expectOver(sunk);
    expect(countsIn(sunk, 'sz-8')).toEqual({ carrier: 1 });
  });
});
