import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edition } from '../../../../src/engine/axis-allies/index.ts';
import {
  askedBattle,
  oddsOf,
  TO_THE_END,
  type Odds,
  type Policies,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { EDITIONS } from '../../../engine/axis-allies/editions/everyEdition.ts';

/** What holds for the odds of all battles. WARBOARD_RUNS draws more, WARBOARD_SEED others. */

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const SETTINGS = { numRuns: setting('WARBOARD_RUNS', 60), seed: setting('WARBOARD_SEED', 12) };

type Counts = Readonly<Record<string, number>>;

const LAND = ['infantry', 'artillery', 'tank', 'fighter', 'bomber'];
const SEA = ['submarine', 'destroyer', 'carrier', 'battleship', 'transport', 'fighter'];

const side = (types: readonly string[], most: number): fc.Arbitrary<Counts> =>
  fc
    .array(fc.constantFrom(...types), { minLength: 1, maxLength: most })
    .map((all) => Object.fromEntries(types.map((type) => [type, all.filter((one) => one === type).length])));

const battles = (edition: Edition, all: readonly string[], most = 5) => {
  const types = all.filter((type) => edition.units.some(({ id }) => id === type));
  return fc.tuple(side(types, most), side(types, most), fc.constantFrom(...types));
};

const by = (casualties: 'suggested' | 'cheapest'): Policies => {
  const one = { casualties, submerge: 'never' } as const;
  return { attacker: one, defender: one, retreat: 'never' };
};

/** The odds; null if such units cannot fight each other. */
function odds(edition: Edition, attackers: Counts, defenders: Counts, policies: Policies = TO_THE_END): Odds | null {
  const battle = askedBattle(edition, { attackers, defenders });
  if (!battle.ok) return null;
  const found = oddsOf(battle.value, policies);
  return typeof found === 'string' ? null : found;
}

const more = (counts: Counts, type: string): Counts => ({ ...counts, [type]: (counts[type] ?? 0) + 1 });

const LEAST = 1e-12;

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_, edition) => {
  test.each([
    ['land', LAND],
    ['sea', SEA],
  ])('chances on %s sum to 1 and none is negative', (_kind, types) => {
    fc.assert(
      fc.property(battles(edition, types, 12), ([attackers, defenders]) => {
        const found = odds(edition, attackers, defenders);
        if (!found) return;
        const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
        expect(found.ends.every(({ chance }) => chance >= 0)).toBe(true);
        expect(Math.abs(sum(found.ends.map(({ chance }) => chance)) - 1)).toBeLessThan(LEAST);
        expect(Math.abs(sum(Object.values(found.results)) - 1)).toBeLessThan(LEAST);
      }),
      SETTINGS,
    );
  });

  test('a battle on land to the end is one with a retreat after so many rounds that it is over long before', () => {
    const late: Policies = { ...TO_THE_END, retreat: { afterRounds: 99 } };
    fc.assert(
      fc.property(battles(edition, LAND, 12), ([attackers, defenders]) => {
        const found = odds(edition, attackers, defenders);
        const other = odds(edition, attackers, defenders, late);
        if (!found || !other) return;
        expect(Math.abs(found.rounds - other.rounds)).toBeLessThan(LEAST * found.rounds);
        expect(Math.abs(found.swing - other.swing)).toBeLessThan(LEAST * 100);
        for (const [i, { chance }] of found.ends.entries())
          expect(Math.abs(chance - other.ends[i]!.chance)).toBeLessThan(LEAST);
      }),
      SETTINGS,
    );
  });

  /**
   * One unit more makes it no less likely that its side destroys the other. It can make it more likely that it is
   * destroyed itself: aircraft and submarines that cannot hit each other part, until a destroyer comes to the aircraft
   * and they must fight on. So the defender's chance to win is compared only where nobody has submarines.
   */
  test.each([
    ['land', LAND, 'suggested'],
    ['land', LAND, 'cheapest'],
    ['sea', SEA, 'suggested'],
    ['sea', SEA, 'cheapest'],
  ] as const)('one unit more on %s never lowers its side’s chance to win', (_k, types, losses) => {
    fc.assert(
      fc.property(battles(edition, types), ([attackers, defenders, type]) => {
        const policies = by(losses);
        const before = odds(edition, attackers, defenders, policies);
        const attacking = odds(edition, more(attackers, type), defenders, policies);
        const defending = odds(edition, attackers, more(defenders, type), policies);
        if (!before || !attacking || !defending) return;
        const won = (found: Odds): number => found.results['attacker-won'];
        expect(won(attacking)).toBeGreaterThan(won(before) - LEAST);
        expect(won(defending)).toBeLessThan(won(before) + LEAST);
        if (attackers['submarine'] || defenders['submarine'] || type === 'submarine') return;
        const held = (found: Odds): number => found.results['defender-won'];
        expect(held(defending)).toBeGreaterThan(held(before) - LEAST);
        expect(held(attacking)).toBeLessThan(held(before) + LEAST);
      }),
      SETTINGS,
    );
  });
});
