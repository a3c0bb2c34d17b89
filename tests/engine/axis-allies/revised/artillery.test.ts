import { describe, expect, test } from 'vitest';
import { ashore, groups, hit, lose, miss, strip } from './battle.ts';
import { after, countsIn, endPhase, fight, game, move, offload, transport } from './position.ts';

/** Artillery (ART), and what units hit with in battle. */

describe('artillery', () => {
  test('ART-1: raises one infantry each to 2; the others stay at 1', () => {
    expect(groups(ashore({ infantry: 3, artillery: 2 }, { infantry: 1 }))).toEqual([
      '1 surface: infantry',
      '2 surface: infantry, infantry, artillery, artillery',
    ]);
    expect(groups(ashore({ infantry: 1, artillery: 3, tank: 1 }, { infantry: 1 }))).toEqual([
      '2 surface: infantry, artillery, artillery, artillery',
      '3 surface: tank',
    ]);
  });

  test('ART-1: raises no other unit', () => {
    expect(groups(ashore({ artillery: 1, tank: 1 }, { infantry: 1 }))).toEqual([
      '2 surface: artillery',
      '3 surface: tank',
    ]);
  });

  test('ART-2: raises nobody in defence', () => {
    const state = after(ashore({ tank: 1 }, { infantry: 2, artillery: 1 }), miss);
    expect(groups(state)).toEqual(['2 surface: infantry, infantry, artillery']);
  });

  test('ART-3: pairs are counted anew when the attackers fire again', () => {
    const cycle = (state: ReturnType<typeof game>, lost: string) =>
      after(state, miss, hit({ surface: 1 }), lose({ [lost]: 1 }));
    const start = ashore({ infantry: 2, artillery: 1 }, { infantry: 1 });
    expect(groups(cycle(start, 'artillery'))).toEqual(['1 surface: infantry, infantry']);
    expect(groups(cycle(start, 'infantry'))).toEqual(['2 surface: infantry, artillery']);
  });

  test('ART-3: overland artillery supports infantry from the sea', () => {
    const state = game({
      power: 'united-kingdom',
      control: { 'western-europe': 'united-kingdom' },
      units: {
        germany: { 'southern-europe': { infantry: 2 } },
        'united-kingdom': { 'western-europe': { artillery: 1, infantry: 1 }, 'sz-14': { transport: 1 } },
      },
      aboard: [transport('sz-14', ['infantry'], 'united-kingdom')],
    });
    const begun = after(
      state,
      move('western-europe', { artillery: 1 }, 'southern-europe'),
      offload('sz-14', { infantry: 1 }, 'southern-europe'),
      endPhase,
      fight('southern-europe'),
    );
    expect(groups(begun)).toEqual(['2 surface: artillery, infantry']);
  });

  test('COM-19: artillery captures', () => {
    const state = after(ashore({ artillery: 1 }, { infantry: 1 }), hit({ surface: 1 }), miss);
    expect(state.control.caucasus).toBe('germany');
    expect(countsIn(state, 'caucasus')).toEqual({ artillery: 1 });
  });
});

describe('heavy bombers', () => {
  const heavy = { developments: { germany: ['heavy-bombers'], 'united-kingdom': ['heavy-bombers'] } };

  test('RES-12: roll two dice in attack and score two hits', () => {
    const state = ashore({ bomber: 1, tank: 1 }, { infantry: 3 }, heavy);
    const fired = after(state, { type: 'roll', dice: [6, 4, 1] });
    expect(strip(fired, 'defender')).toEqual({ infantry: 1 });
  });

  test('RES-12: roll one die in defence', () => {
    const state = after(ashore({ tank: 1 }, { bomber: 2 }, heavy), miss);
    expect(strip(after(state, { type: 'roll', dice: [2, 2] }), 'attacker')).toEqual({ tank: 1 });
  });
});
