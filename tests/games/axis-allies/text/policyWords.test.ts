import { describe, expect, test } from 'vitest';
import { TO_THE_END, type CasualtyPolicy, type RetreatPolicy } from '../../../../src/games/axis-allies/odds/index.ts';
import { casualtyOptions, RETREAT_OPTIONS } from '../../../../src/games/axis-allies/ui/odds/PolicyChoice.tsx';
import { policyWords } from '../../../../src/games/axis-allies/text/policyWords.ts';

const loses = (casualties: CasualtyPolicy): readonly string[] =>
  policyWords({
    ...TO_THE_END,
    attacker: { casualties, submerge: 'never' },
    defender: { casualties, submerge: 'never' },
  }).slice(0, 2);

const retreats = (retreat: RetreatPolicy): string => policyWords({ ...TO_THE_END, retreat })[2]!;

describe('how both sides decide, in sentences', () => {
  test('as usual', () => {
    expect(policyWords(TO_THE_END)).toEqual([
      'The attacker loses the units that the rules suggest.',
      'The defender loses the units that the rules suggest.',
      'The attacker never retreats.',
    ]);
  });
  test('casualties', () => {
    expect(loses('cheapest')[0]).toBe('The attacker loses its cheapest units first.');
    expect(loses({ inOrder: ['tank', 'infantry'] })[1]).toBe(
      'The defender loses tanks, then infantry, then all others.',
    );
    expect(loses({ best: 'win' })).toEqual([
      'The attacker loses whatever is best to win the battle.',
      'The defender loses whatever is best to keep the attacker from winning.',
    ]);
    expect(loses({ best: 'capture' })[1]).toBe('The defender loses whatever is best to hold the territory.');
  });
  test('retreats', () => {
    expect(retreats({ below: 0.4 })).toBe('The attacker retreats when its chance to win falls below 40\u00a0%.');
    expect(retreats({ afterRounds: 1 })).toBe('The attacker retreats after 1 round.');
    expect(retreats({ afterRounds: 3 })).toBe('The attacker retreats after 3 rounds.');
    expect(retreats('when-behind')).toBe('The attacker retreats when the defender can take more hits.');
    expect(retreats({ best: 'swing' })).toBe('The attacker retreats when that is best for the balance of IPCs.');
  });
  test('an order of losses, after first hits of ships that take two', () => {
    expect(loses({ inOrder: ['submarine'], damageFirst: true })[0]).toBe(
      'The attacker loses first hits of ships that take two, then submarines, then all others.',
    );
  });
  test('submarines', () => {
    const policies = {
      ...TO_THE_END,
      attacker: { casualties: 'suggested', submerge: 'always' },
      defender: { casualties: 'suggested', submerge: 'when-alone' },
    } as const;
    expect(policyWords(policies).slice(3)).toEqual([
      'The attacker’s submarines submerge as soon as they can.',
      'The defender’s submarines submerge when no other units of their side are left.',
    ]);
  });
  test('whatever can be chosen in a list has a sentence of its own', () => {
    for (const side of ['attacker', 'defender'] as const) {
      const options = casualtyOptions(side, 'sea', ['submarine', 'destroyer']);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
      expect(new Set(options.map(({ policy }) => loses(policy)[0])).size).toBe(options.length);
    }
    expect(new Set(RETREAT_OPTIONS.map(({ policy }) => retreats(policy))).size).toBe(RETREAT_OPTIONS.length);
  });
});
