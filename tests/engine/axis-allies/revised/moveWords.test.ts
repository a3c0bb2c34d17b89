import { describe, expect, test } from 'vitest';
import { reach, refusalOf, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { meaningText } from '../../../../src/games/axis-allies/text/meaningText.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { unitLines, unitLineText } from '../../../../src/games/axis-allies/ui/moves/unitLines.ts';
import { after, game, idsOf, load, offload } from './position.ts';

/** Words beside units and destinations in combat move. */

const lines = (state: GameState, space: string): readonly string[] =>
  unitLines(state, space).map((line) => unitLineText(state, line));

test('AA-5: a gun is not out of moves in combat move: it moves after combat', () => {
  const units = { germany: { germany: { 'antiaircraft-gun': 1, tank: 1 } } };
  expect(lines(game({ power: 'germany', units }), 'germany')).toEqual(['moves after combat', '2 moves']);
  const noncombat = game({ power: 'germany', phase: 'noncombat-move', units });
  expect(lines(noncombat, 'germany')).toEqual(['1 move', '2 moves']);
});

describe('SBR-1: where aircraft may raid is said before they are sent', () => {
  const state = game({
    power: 'germany',
    units: {
      germany: { 'western-europe': { bomber: 1, fighter: 1 } },
      'united-kingdom': { 'united-kingdom': { infantry: 1 }, 'sz-7': { transport: 1 } },
    },
  });
  const meaning = (type: string, space: string): string => {
    const found = reach(state, idsOf(state, 'western-europe', { [type]: 1 })).find((one) => one.space === space);
    if (!found) throw new Error(`${space} is not in reach`);
    return meaningText(state, found);
  };

  test('of an enemy’s industrial complex', () => {
    expect(meaning('bomber', 'united-kingdom')).toBe('attack against 1 infantry, or raid its industrial complex');
  });

  test('not where there is none, nor to those that cannot', () => {
    expect(meaning('bomber', 'sz-7')).toBe('attack against a transport');
    expect(meaning('fighter', 'united-kingdom')).toBe('attack against 1 infantry');
  });
});

test('CM-1: a ship that would come back to support a landing is told where it goes meanwhile', () => {
  const state = game({
    power: 'germany',
    units: {
      germany: { germany: { infantry: 1 }, 'sz-5': { destroyer: 1, transport: 1 } },
      'soviet-union': { 'karelia-ssr': { infantry: 1 } },
    },
  });
  const found = reach(state, idsOf(state, 'sz-5', { destroyer: 1 }));
  const meaning = (to: string): readonly string[] =>
    found.filter(({ space }) => space === to).map((one) => meaningText(state, one));
  expect(meaning('sz-5')).toEqual(['move through Sea Zone 6 and back, but only to support a landing']);
  expect(meaning('sz-6')).toEqual(['move, but only to support a landing']);
});

test('CM-1: ships sent where no enemy is are told to land troops, or to support a landing', () => {
  const state = game({
    power: 'germany',
    units: {
      germany: { germany: { infantry: 1 }, 'sz-5': { destroyer: 1, transport: 1 }, 'sz-7': { destroyer: 1 } },
      'soviet-union': { 'karelia-ssr': { infantry: 1 } },
    },
  });
  const meaning = (now: GameState, from: string, unit: string, to: string): string => {
    const found = reach(now, idsOf(now, from, { [unit]: 1 })).find(({ space }) => space === to);
    if (!found) throw new Error(`${to} is not in reach`);
    return meaningText(now, found);
  };
  const loaded = after(state, load('germany', { infantry: 1 }, 'sz-5'));
  expect(meaning(loaded, 'sz-5', 'transport', 'sz-6')).toBe('move, but only for a landing');
  const declared = after(loaded, offload('sz-5', { infantry: 1 }, 'karelia-ssr'));
  expect(meaning(declared, 'sz-7', 'destroyer', 'sz-5')).toBe('move, to support the landing there');
});

test('NA-SU-6: more moves than a unit has elsewhere are said to be by rail', () => {
  const units = { 'soviet-union': { russia: { infantry: 1, tank: 1 }, archangel: { infantry: 1 } } };
  const state = game({ power: 'soviet-union', units, advantages: { 'soviet-union': ['trans-siberian-railway'] } });
  expect(lines(state, 'russia')).toEqual(['2 moves by rail', '2 moves']);
  expect(lines(state, 'archangel')).toEqual(['1 move']);
});

test('CM-16: troops that cannot stay aboard are told of one transport or of several', () => {
  const state = game({
    power: 'united-kingdom',
    units: {
      'united-kingdom': {
        'united-kingdom': { infantry: 4 },
        'sz-2': { transport: 1 },
        'sz-3': { transport: 1 },
      },
      germany: { 'sz-6': { destroyer: 1 } },
    },
  });
  const why = (now: GameState): string => {
    const refusal = refusalOf(now, { type: 'end-phase' });
    return refusal === null ? '' : refusalText(now, refusal);
  };
  const one = after(state, load('united-kingdom', { infantry: 2 }, 'sz-2'));
  expect(why(one)).toContain('so their transport must fight');
  expect(why(after(one, load('united-kingdom', { infantry: 2 }, 'sz-3')))).toContain('so their transports must fight');
});
