import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../src/engine/index.ts';
import { addressOf, caseAddress, rulesAddress } from '../../src/ui/address/address.ts';
import { titleOf } from '../../src/ui/address/useTitle.ts';

describe('the address after #', () => {
  test.each(['', '#', '#/', '#/table', '#rule', '#/rulesbook/CM-9'])('%j is the game', (hash) => {
    expect(addressOf(hash)).toEqual({ place: 'game' });
  });

  test('opens the rulebook at its beginning, at a chapter and at every rule', () => {
    expect(addressOf(rulesAddress())).toEqual({ place: 'rules', at: null, unknown: null });
    expect(addressOf(rulesAddress('CM'))).toEqual({ place: 'rules', at: 'CM', unknown: null });
    for (const rule of RULE_IDS)
      expect(addressOf(rulesAddress(rule))).toEqual({ place: 'rules', at: rule, unknown: null });
  });

  test('opens a rule’s case', () => {
    expect(addressOf(caseAddress('CM-9', 12))).toEqual({ place: 'case', rule: 'CM-9', number: 12 });
  });

  test('gives the page its title', () => {
    expect(
      ['#/', '#/rules', '#/rules/CM', '#/rules/CM-9', '#/rules/CM-9/2'].map((hash) => titleOf(addressOf(hash))),
    ).toEqual(['Warboard', 'Rules · Warboard', 'Rules · Warboard', 'CM-9 Blitz · Warboard', 'CM-9, case 2 · Warboard']);
  });

  test('accepts common ways to type it', () => {
    expect(addressOf('#rules/cm-9')).toEqual({ place: 'rules', at: 'CM-9', unknown: null });
    expect(addressOf('#/rules/CM-9/')).toEqual({ place: 'rules', at: 'CM-9', unknown: null });
    expect(addressOf('#/rules/')).toEqual({ place: 'rules', at: null, unknown: null });
  });

  test.each([
    ['#/rules/CM-99', 'CM-99'],
    ['#/rules/CM-9/0', 'CM-9/0'],
    ['#/rules/CM-9/two', 'CM-9/two'],
    ['#/rules/CM/2', 'CM/2'],
    ['#/rules/CM-9/1/2', 'CM-9/1/2'],
    ['#/rules/<b>', '<b>'],
    ['#/rules/toString', 'toString'],
    [`#/rules/${'X'.repeat(900)}`, `${'X'.repeat(24)}…`],
  ])('%s is not a rule, and is reported', (hash, unknown) => {
    expect(addressOf(hash)).toEqual({ place: 'rules', at: null, unknown });
  });
});
