import { describe, expect, test } from 'vitest';
import { editionOf, newGame, PHASES, rulesIn, SHELF } from '../../../../src/engine/axis-allies/index.ts';
import { battleResultText, hitsToTakeText } from '../../../../src/games/axis-allies/text/battleText.ts';
import { gameEndText } from '../../../../src/games/axis-allies/text/victoryText.ts';
import { nextTurnText } from '../../../../src/text/handoverText.ts';
import {
  deciderName,
  phaseName,
  possessive,
  spaceName,
  thePower,
} from '../../../../src/games/axis-allies/text/names.ts';
import { ruleTitle } from '../../../../src/text/editions.ts';
import {
  countedUnits,
  inTableOrder,
  unitCounts,
  unitList,
  unitTypeName,
} from '../../../../src/games/axis-allies/text/unitNames.ts';
import { mappedEditions } from '../../../../src/geography/readInput.ts';
import { joinWords } from '../../../../src/text/words.ts';
import { textOf } from '../../../architecture/sources.ts';

const edition = editionOf('1941');
const state = newGame(edition, {
  players: [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Boris', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  victory: 'standard',
});

describe('names', () => {
  test('spaces, powers, phases', () => {
    expect(spaceName(state, 'sz-6')).toBe('Sea Zone 6');
    expect(spaceName(state, 'karelia')).toBe('Karelia');
    expect(thePower(state, 'soviet-union')).toBe('the Soviet Union');
    expect(possessive(state, 'united-states')).toBe('the United States’');
    expect(PHASES.map(phaseName)).toContain('Noncombat move');
  });

  test.each(mappedEditions())('every unit and facility of %s is named, and not only by its id', (board) => {
    const { units, facilities = [] } = JSON.parse(textOf(`rules/${board}/board.json`)) as Readonly<
      Record<string, readonly { readonly id: string }[]>
    >;
    // Types without a name stand before all others.
    for (const { id } of [...(units ?? []), ...facilities]) expect(inTableOrder([id, '?']), id).toEqual(['?', id]);
  });

  test('some units are named alike in both numbers', () => {
    expect(countedUnits('infantry', 1)).toBe('1 infantry');
    expect(countedUnits('mechanized-infantry', 2)).toBe('2 mechanized infantry');
    expect(countedUnits('tactical-bomber', 2)).toBe('2 tactical bombers');
  });

  test('units are counted and joined', () => {
    expect(unitCounts({ tank: 1, infantry: 2 })).toBe('2 infantry and a tank');
    expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(unitList(state, ['gone'])).toBe('1 unit');
    expect(unitList(state, [])).toBe('');
  });

  test('who decides is a player, with the powers asked', () => {
    expect(deciderName(state, ['united-kingdom', 'united-states'])).toBe('Boris (United Kingdom and United States)');
  });

  test('a player called like the power is named once', () => {
    const named = { ...state, players: [{ name: 'Germany', powers: ['germany'] }] };
    expect(deciderName(named, ['germany'])).toBe('Germany');
    expect(nextTurnText({ ...named, power: 'germany' }, 'Germany')).toBe('Next: Germany, round 1.');
    expect(nextTurnText({ ...named, power: 'germany' }, 'Ada')).toBe('Next: Ada with Germany, round 1.');
  });
});

test('all rules have a title of their own', () => {
  for (const { id } of SHELF) {
    const rules = rulesIn(editionOf(id).ruleTitles);
    const titles = rules.map((rule) => ruleTitle({ edition: id }, rule));
    expect(titles.every(Boolean)).toBe(true);
    expect(new Set(titles).size).toBe(rules.length);
  }
});

describe('battles', () => {
  const units = (...types: readonly string[]) =>
    types.map((type) => ({ id: type, type, owner: 'germany', space: 'sz-5' }));

  test('hits are explained only where they are limited', () => {
    expect(hitsToTakeText(state, { submarine: 0, air: 1, surface: 2 }, 3, units('infantry', 'tank'), false)).toBe('');
    expect(
      hitsToTakeText(state, { submarine: 1, air: 0, surface: 0 }, 1, units('carrier', 'fighter'), false),
    ).toContain('ships only');
    expect(
      hitsToTakeText(state, { submarine: 0, air: 1, surface: 0 }, 1, units('carrier', 'submarine'), false),
    ).toContain('not on submarines');
    expect(hitsToTakeText(state, { submarine: 0, air: 1, surface: 0 }, 1, units('carrier', 'submarine'), true)).toBe(
      '',
    );
    expect(hitsToTakeText(state, { submarine: 2, air: 0, surface: 0 }, 1, units('carrier', 'transport'), false)).toBe(
      '1 hit cannot hit anything here. Transports go last.',
    );
  });

  test('a result in words', () => {
    expect(battleResultText(state, 'karelia', 'attacker-won')).toBe('The attackers win in Karelia.');
    const revised = newGame(editionOf('revised'), { players: state.players, victory: 'minor' });
    expect(battleResultText(revised, 'karelia-ssr', 'defender-won')).toBe('The defenders hold Karelia S.S.R.');
  });
});

test('the end says who won, when and by which capitals', () => {
  const won = { ...state, round: 7, outcome: { winner: 'axis' as const, held: ['united-kingdom', 'russia'] } };
  expect(gameEndText(won)).toEqual({
    title: 'The Axis win',
    why:
      'At the end of the United States’ turn in round 7 they hold London and Moscow. ' +
      'They needed any two of London, Moscow and Washington (standard game).',
  });
  expect(gameEndText(state)).toBeNull();
});

test.each(['constructor', '__proto__', 'toString'])('a unit type called %s is unknown, and shown as it is', (type) => {
  expect(unitTypeName(type)).toBe(type);
  expect(countedUnits(type, 2)).toBe(`2 ${type}`);
});
