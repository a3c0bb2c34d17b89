import { describe, expect, test } from 'vitest';
import { combinedArms } from '../../../../src/engine/axis-allies/combat/valueRules.ts';
import { oddsOf, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { addFleetEdition } from '../../../engine/axis-allies/editions/fleetEdition.ts';
import { ashore, atSea, type Counts } from '../../../engine/axis-allies/rules/battle.ts';
import { expectExact } from './expectExact.ts';

/** Units raised by the company of others: what they hit on, and exact odds while that company falls. */

const edition = addFleetEdition(
  'company',
  {
    combinedArms: [
      { unit: 'infantry', with: ['artillery'], attack: 2, rule: 'ART-1' },
      { unit: 'tactical-bomber', with: ['fighter', 'tank'], attack: 4, rule: 'TAC-2' },
      { unit: 'mechanized-infantry', with: ['tank'], blitzes: true, rule: 'MECH-2' },
    ],
  },
  { valueRules: [combinedArms] },
);

/** The chances that the attacker wins, that the defender does, and that nobody is left. */
function chances(attackers: Counts, defenders: Counts, at = ashore): readonly number[] {
  const odds = oddsOf(at(attackers, defenders, { edition }), TO_THE_END);
  if (typeof odds === 'string') throw new Error(odds);
  const chanceOf = (result: string): number =>
    odds.ends.reduce((sum, end) => sum + (end.result === result ? end.chance : 0), 0);
  return ['attacker-won', 'defender-won', 'both-lost'].map(chanceOf);
}

const expectChances = (found: readonly number[], ...wanted: readonly number[]): void =>
  wanted.forEach((chance, i) => expect(found[i]).toBeCloseTo(chance, 10));

describe('units raised by the company of others', () => {
  test('ART-1: artillery raises infantry', () =>
    expectChances(chances({ infantry: 1, artillery: 1 }, { infantry: 1 }), 83 / 95, 8 / 95, 4 / 95));

  test('MECH-3: artillery does not raise mechanized infantry', () =>
    expectChances(chances({ 'mechanized-infantry': 1, artillery: 1 }, { infantry: 1 }), 14 / 17, 2 / 17, 1 / 17));

  test('TAC-2: a tactical bomber alone hits on 3, beside a fighter on 4', () => {
    expectChances(chances({ 'tactical-bomber': 1 }, { infantry: 1 }), 1 / 2, 1 / 4, 1 / 4);
    expectChances(chances({ fighter: 1, 'tactical-bomber': 1 }, { destroyer: 1 }, atSea), 31 / 32, 1 / 64, 1 / 64);
    expectChances(chances({ 'tactical-bomber': 2 }, { destroyer: 1 }, atSea), 19 / 20, 1 / 40, 1 / 40);
  });

  test('TAC-2: a defending tactical bomber is raised by nobody', () =>
    expectChances(chances({ 'tactical-bomber': 1 }, { tank: 1 }), 1 / 3, 1 / 3, 1 / 3));

  const LAND: readonly (readonly [Counts, Counts])[] = [
    [{ 'tactical-bomber': 2, tank: 1 }, { infantry: 2 }],
    [{ 'tactical-bomber': 2, fighter: 1, infantry: 1, artillery: 1 }, { infantry: 2 }],
    [
      { 'tactical-bomber': 1, tank: 1, 'mechanized-infantry': 1, artillery: 1 },
      { infantry: 1, 'tactical-bomber': 1, fighter: 1 },
    ],
  ];
  test.each(LAND)('TAC-3: odds are those of all dice on land: %o against %o', (attackers, defenders) =>
    expectExact(ashore(attackers, defenders, { edition })),
  );

  const SEA: readonly (readonly [Counts, Counts])[] = [
    [{ 'tactical-bomber': 2, fighter: 1 }, { carrier: 1 }],
    [
      { 'tactical-bomber': 1, fighter: 1, cruiser: 1 },
      { carrier: 1, 'tactical-bomber': 1, destroyer: 1 },
    ],
    [{ carrier: 1, cruiser: 1 }, { carrier: 1 }],
  ];
  test.each(SEA)('TAC-3: and at sea: %o against %o', (attackers, defenders) =>
    expectExact(atSea(attackers, defenders, { edition })),
  );
});
