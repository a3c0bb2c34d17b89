import { describe, expect, test } from 'vitest';
import { orderCost, remedies } from '../../../../src/engine/axis-allies/index.ts';
import { after, countsIn, endPhase, expectRefused, game, mobilize, move } from './position.ts';

const shop = game({ power: 'japan', phase: 'purchase-units', treasury: { japan: 74 }, units: {} });
const PRICES = {
  infantry: 3,
  tank: 6,
  fighter: 10,
  bomber: 12,
  submarine: 6,
  transport: 7,
  destroyer: 8,
  carrier: 12,
  battleship: 16,
};

describe('purchase units', () => {
  test('BUY-1: every type is for sale at its printed price, in any mix', () => {
    for (const [type, price] of Object.entries(PRICES)) expect(orderCost(shop, { [type]: 2 })).toBe(2 * price);
    const all = Object.fromEntries(Object.keys(PRICES).map((type) => [type, 1]));
    const bought = after({ ...shop, treasury: { ...shop.treasury, japan: 80 } }, { type: 'purchase', units: all });
    expect(bought.purchased).toEqual(all);
    expect(bought.treasury['japan']).toBe(0);
  });

  test('BUY-1: more may be bought than the complexes can place', () => {
    expect(after(shop, { type: 'purchase', units: { infantry: 24 } }).purchased).toEqual({ infantry: 24 });
  });

  test('BUY-1: complexes, unknown types and broken counts are not for sale', () => {
    expectRefused(shop, { type: 'purchase', units: { 'industrial-complex': 1 } }, 'BUY-1', 'not-for-sale');
    expectRefused(shop, { type: 'purchase', units: { cruiser: 1 } }, 'BUY-1', 'unknown-unit-type');
    for (const count of [-1, 0.5, Number.NaN, Infinity])
      expectRefused(shop, { type: 'purchase', units: { infantry: count } }, 'BUY-1', 'bad-command');
  });

  test('BUY-2: the order is paid at once and the rest stays in the treasury', () => {
    const bought = after(shop, { type: 'purchase', units: { battleship: 4 } });
    expect(bought.treasury['japan']).toBe(10);
    expect(after(bought, endPhase).treasury['japan']).toBe(10);
  });

  test('BUY-2: what the treasury does not cover is refused, to the last IPC', () => {
    const exact = game({ power: 'japan', phase: 'purchase-units', treasury: { japan: 9 }, units: {} });
    expect(after(exact, { type: 'purchase', units: { infantry: 3 } }).treasury['japan']).toBe(0);
    expectRefused(exact, { type: 'purchase', units: { infantry: 1, transport: 1 } }, 'BUY-2', 'cannot-afford');
  });

  test('BUY-2: a new order replaces the earlier one, whose price is handed back', () => {
    const changed = after(
      shop,
      { type: 'purchase', units: { battleship: 4 } },
      { type: 'purchase', units: { tank: 12 } },
    );
    expect([changed.purchased, changed.treasury['japan']]).toEqual([{ tank: 12 }, 2]);
    const none = after(changed, { type: 'purchase', units: {} });
    expect([none.purchased, none.treasury['japan']]).toEqual([{}, 74]);
  });

  test('BUY-3: purchased units are in no space until they are mobilized, and each is mobilized once', () => {
    const bought = after(shop, { type: 'purchase', units: { infantry: 1 } });
    expect(Object.values(bought.units)).toEqual([]);
    const placing = after(bought, endPhase, endPhase, endPhase, endPhase);
    expect(placing.phase).toBe('mobilize-new-units');
    const placed = after(placing, mobilize('infantry', 'japan'));
    expect(countsIn(placed, 'japan')).toEqual({ infantry: 1 });
    expectRefused(placed, mobilize('infantry', 'japan'), 'BUY-3', 'nothing-purchased');
    expectRefused(placing, mobilize('tank', 'japan'), 'BUY-3', 'nothing-purchased');
  });
});

describe('without a capital', () => {
  const lost = { power: 'germany', control: { germany: 'soviet-union' }, purchased: { infantry: 2 } } as const;

  test('TURN-3: nothing is bought, from a position either', () => {
    const state = game({ ...lost, phase: 'purchase-units', units: {} });
    expectRefused(state, { type: 'purchase', units: { infantry: 1 } }, 'TURN-3', 'capital-lost');
    expectRefused(state, { type: 'purchase', units: {} }, 'TURN-3', 'capital-lost');
  });

  test('TURN-3: nor in the phases that are left, and not in another phase either', () => {
    for (const phase of ['combat-move', 'noncombat-move'] as const) {
      const state = game({ ...lost, phase, units: {} });
      const order = { type: 'purchase', units: { infantry: 1 } } as const;
      expectRefused(state, order, 'TURN-3', 'capital-lost');
      expect(remedies(state, order)).toEqual([]);
    }
  });

  test('TURN-3: a capital freed this turn places nothing a file says was bought; its price is refunded', () => {
    const state = game({
      ...lost,
      phase: 'combat-move',
      units: { germany: { 'eastern-europe': { tank: 1 } } },
      treasury: { germany: 5 },
    });
    const freed = after(state, move('eastern-europe', { tank: 1 }, 'germany'), endPhase, endPhase, endPhase);
    expect([freed.phase, freed.control['germany']]).toEqual(['mobilize-new-units', 'germany']);
    expectRefused(freed, mobilize('infantry', 'germany'), 'TURN-3', 'no-complex');
    expect(after(freed, endPhase).treasury['germany']).toBe(11);
  });
});
