import { describe, expect, test } from 'vitest';
import { incomeParts, nationalProduction } from '../../../../src/engine/axis-allies/index.ts';
import { missingPhasesText } from '../../../../src/games/axis-allies/text/endPhaseText.ts';
import { after, endPhase, expectRefused, game, move } from './position.ts';

/** Income, and powers whose capital was lost and freed. */

const turnOf = (ends: number) => Array<typeof endPhase>(ends).fill(endPhase);

describe('income', () => {
  test('INC-1: national production is added to the treasury', () => {
    const state = game({ power: 'soviet-union', phase: 'collect-income', treasury: { 'soviet-union': 2 }, units: {} });
    expect(after(state, endPhase).treasury['soviet-union']).toBe(26);
  });

  test('INC-1: what was captured this turn counts', () => {
    const start = game({
      power: 'germany',
      treasury: { germany: 0 },
      units: { germany: { 'ukraine-ssr': { infantry: 1 } } },
    });
    const state = after(start, move('ukraine-ssr', { infantry: 1 }, 'caucasus'), ...turnOf(5));
    expect([state.power, state.treasury.germany, nationalProduction(state, 'soviet-union')]).toEqual([
      'united-kingdom',
      44,
      20,
    ]);
  });

  test('INC-1: comes in parts, here the ground alone', () => {
    const state = game({ power: 'soviet-union', units: {} });
    const [part, ...others] = incomeParts(state, 'soviet-union');
    expect([part?.rule, part?.ipcs, others]).toEqual(['INC-1', 24, []]);
    expect(part?.spaces).toContain('russia');
    expect(incomeParts(game({ power: 'germany', units: {}, control: { russia: 'germany' } }), 'soviet-union')).toEqual(
      [],
    );
  });

  test('INC-1, TURN-3: nothing without the capital', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      treasury: { germany: 0 },
      control: { germany: 'soviet-union' },
      units: {},
    });
    expect(after(state, endPhase)).toMatchObject({ power: 'united-kingdom', treasury: { germany: 0 } });
  });
});

describe('CAP-1: a power whose capital was lost', () => {
  test('must collect income before it spends again', () => {
    const start = game({
      power: 'germany',
      treasury: { 'soviet-union': 11 },
      units: { germany: { 'west-russia': { tank: 1 } } },
    });
    const taken = after(start, move('west-russia', { tank: 1 }, 'russia'), endPhase);
    expect(taken.treasury['soviet-union']).toBe(0);
    expect(taken.mustCollect).toEqual(['soviet-union']);
  });

  test('freed on a friend’s turn moves, fights and collects, and buys a turn later', () => {
    const start = game({
      power: 'united-kingdom',
      control: { russia: 'germany' },
      treasury: { 'soviet-union': 0 },
      units: { 'united-kingdom': { archangel: { tank: 1 } } },
    });
    const freed = after(start, move('archangel', { tank: 1 }, 'russia'), endPhase);
    expect([freed.control.russia, freed.mustCollect]).toEqual(['soviet-union', ['soviet-union']]);
    const theirs = after(freed, ...turnOf(4), ...turnOf(14));
    expect([theirs.power, theirs.phase]).toEqual(['soviet-union', 'combat-move']);
    expectRefused(theirs, { type: 'purchase', units: { infantry: 1 } }, 'CAP-1', 'collect-first');
    expectRefused(theirs, { type: 'research', development: 'rockets', dice: 1 }, 'CAP-1', 'collect-first');
    expect(missingPhasesText(theirs, 'collect-first')).toMatch(/^The Soviet Union was freed: .*CAP-1/u);
    const collected = after(theirs, ...turnOf(5));
    expect([collected.treasury['soviet-union'], collected.mustCollect]).toEqual([24, []]);
    const next = after(collected, ...turnOf(28));
    expect([next.power, next.phase]).toEqual(['soviet-union', 'develop-weapons']);
  });

  test('freed on its own turn collects at once', () => {
    const start = game({
      power: 'soviet-union',
      control: { russia: 'germany', caucasus: 'united-kingdom' },
      treasury: { 'soviet-union': 0 },
      units: { 'soviet-union': { novosibirsk: { infantry: 1 } }, 'united-kingdom': { caucasus: { infantry: 1 } } },
    });
    expect(start.mustCollect).toEqual(['soviet-union']);
    const state = after(start, move('novosibirsk', { infantry: 1 }, 'russia'), ...turnOf(5));
    expect([state.power, state.treasury['soviet-union'], state.mustCollect]).toEqual(['germany', 24, []]);
  });

  test('COM-20: gets back the complex with its ground', () => {
    const state = game({ power: 'soviet-union', phase: 'mobilize-new-units', purchased: { infantry: 1 }, units: {} });
    expect(state.complexes).toContain('russia');
    expect(after(state, { type: 'mobilize', unit: 'infantry', to: 'russia' }).purchased).toEqual({});
  });
});
