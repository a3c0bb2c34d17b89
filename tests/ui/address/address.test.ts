import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../../src/engine/axis-allies/index.ts';
import {
  addressOf,
  caseAddress,
  howToPlayAddress,
  RULES_ADDRESS,
  rulesAddress,
} from '../../../src/ui/address/address.ts';
import { pageTitle } from '../../../src/ui/address/useAddress.ts';

describe('the address after #', () => {
  test.each(['', '#', '#/', '#/table', '#rule', '#/rulesbook/CM-9'])('%j is the game', (hash) => {
    expect(addressOf(hash)).toEqual({ place: 'game' });
  });

  test.each(['1941', 'revised'])(
    'opens the rulebook of %s at its beginning, at a chapter and at every rule',
    (edition) => {
      const rules = { place: 'rules', edition, unknown: null };
      expect(addressOf(rulesAddress(edition))).toEqual({ ...rules, at: null });
      expect(addressOf(rulesAddress(edition, 'CM'))).toEqual({ ...rules, at: 'CM' });
      expect(addressOf(rulesAddress(edition, 'NA-SU'))).toEqual({ ...rules, at: 'NA-SU' });
      for (const rule of RULE_IDS) expect(addressOf(rulesAddress(edition, rule))).toEqual({ ...rules, at: rule });
    },
  );

  test('opens a rule’s case', () => {
    expect(addressOf(caseAddress('1941', 'CM-9', 12))).toEqual({
      place: 'case',
      edition: '1941',
      rule: 'CM-9',
      number: 12,
    });
  });

  test('without an edition means that of the game in play, else the first on the shelf', () => {
    expect(addressOf(RULES_ADDRESS)).toEqual({ place: 'rules', edition: '1941', at: null, unknown: null });
    expect(addressOf(RULES_ADDRESS, 'revised')).toMatchObject({ edition: 'revised', at: null });
    expect(addressOf('#/rules/CM')).toMatchObject({ edition: '1941', at: 'CM' });
    expect(addressOf('#/rules/CM-9', 'revised')).toMatchObject({ edition: 'revised', at: 'CM-9' });
    expect(addressOf('#/rules/CM-9/2', 'revised')).toMatchObject({ place: 'case', edition: 'revised', number: 2 });
  });

  test('opens the position editor', () => {
    expect(['#/editor', '#editor'].map((hash) => addressOf(hash))).toEqual([
      { place: 'editor', edition: null },
      { place: 'editor', edition: null },
    ]);
    expect([addressOf('#/editor/revised'), addressOf('#/editor/1914')]).toEqual([
      { place: 'editor', edition: 'revised' },
      { place: 'editor', edition: null },
    ]);
    expect(pageTitle({ place: 'editor', edition: null })).toBe('Position editor · Warboard');
  });

  test('opens “How to play”, of an edition or of the game in play', () => {
    expect(addressOf(howToPlayAddress('revised'))).toEqual({ place: 'how-to-play', edition: 'revised' });
    expect(addressOf(howToPlayAddress(), 'revised')).toEqual({ place: 'how-to-play', edition: 'revised' });
    expect(pageTitle({ place: 'how-to-play', edition: 'revised' })).toBe('How to play Revised · Warboard');
  });

  test('gives the page its title', () => {
    expect(
      ['#/', '#/rules', '#/rules/CM', '#/rules/CM-9', '#/rules/CM-9/2'].map((hash) => pageTitle(addressOf(hash))),
    ).toEqual(['Warboard', 'Rules · Warboard', 'Rules · Warboard', 'CM-9 Blitz · Warboard', 'CM-9, case 2 · Warboard']);
  });

  test('accepts common ways to type it', () => {
    expect(addressOf('#rules/cm-9')).toEqual({ place: 'rules', edition: '1941', at: 'CM-9', unknown: null });
    expect(addressOf('#/rules/CM-9/')).toEqual({ place: 'rules', edition: '1941', at: 'CM-9', unknown: null });
    expect(addressOf('#/rules/Revised/res-3/')).toEqual({
      place: 'rules',
      edition: 'revised',
      at: 'RES-3',
      unknown: null,
    });
    expect(addressOf('#/rules/')).toEqual({ place: 'rules', edition: '1941', at: null, unknown: null });
  });

  test.each([
    ['#/rules/CM-99', 'CM-99'],
    ['#/rules/1941/CM-99', 'CM-99'],
    ['#/rules/1940/CM-9', '1940/CM-9'],
    ['#/rules/CM-9/0', 'CM-9/0'],
    ['#/rules/CM-9/two', 'CM-9/two'],
    ['#/rules/CM/2', 'CM/2'],
    ['#/rules/CM-9/1/2', 'CM-9/1/2'],
    ['#/rules/<b>', '<b>'],
    ['#/rules/toString', 'toString'],
    [`#/rules/${'X'.repeat(900)}`, `${'X'.repeat(24)}…`],
  ])('%s is not a rule, and is reported', (hash, unknown) => {
    expect(addressOf(hash)).toEqual({ place: 'rules', edition: '1941', at: null, unknown });
  });
});
