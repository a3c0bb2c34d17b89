import { describe, expect, test } from 'vitest';
import { typeOf, type ByUnitType, type Edition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  askedBattle,
  oddsOf,
  readAsked,
  smallestForce,
  TO_THE_END,
  type ForceAim,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { searchFor } from '../../../../src/games/axis-allies/odds/workBudget.ts';
import { EDITIONS } from '../../../engine/axis-allies/editions/everyEdition.ts';

/** The smallest force is that which all forces, looked at one by one, show. */

function begun(edition: Edition, words: string): GameState {
  const asked = readAsked(words, edition);
  const battle = asked.ok ? askedBattle(edition, asked.value) : asked;
  if (!battle.ok) throw new Error(battle.fault.join(' '));
  return battle.value;
}

const countsIn = (words: string): ByUnitType<number> =>
  Object.fromEntries(words.split(' ').flatMap((word, i, all) => (i % 2 === 0 ? [[all[i + 1]!, Number(word)]] : [])));

/** All ways to take some of these units. */
const forcesOf = (all: ByUnitType<number>): readonly ByUnitType<number>[] =>
  Object.entries(all).reduce<readonly ByUnitType<number>[]>(
    (forces, [type, most]) =>
      forces.flatMap((force) => Array.from({ length: most + 1 }, (_, count) => ({ ...force, [type]: count }))),
    [{}],
  );

const wordsOf = (force: ByUnitType<number>): string =>
  Object.entries(force)
    .map(([type, count]) => `${count} ${type}`)
    .join(' ');

/** Every force with its chance, as IPCs and units; the smallest first. */
function allForces(edition: Edition, attackers: string, defenders: string, aim: ForceAim) {
  const costOf = (force: ByUnitType<number>): number =>
    Object.entries(force).reduce((sum, [id, n]) => sum + n * edition.units.find((one) => one.id === id)!.cost, 0);
  return (
    forcesOf(countsIn(attackers))
      // Transports alone do not attack (CM-21).
      .filter((force) => Object.entries(force).some(([type, count]) => count > 0 && type !== 'transport'))
      .map((force) => {
        const odds = oddsOf(begun(edition, `${wordsOf(force)} vs ${defenders}`), TO_THE_END);
        if (typeof odds === 'string') throw new Error(odds);
        const chance = aim === 'win' ? odds.results['attacker-won'] : odds.captured;
        const count = Object.values(force).reduce((sum, n) => sum + n, 0);
        return { ipcs: costOf(force), count, chance };
      })
      .toSorted((a, b) => a.ipcs - b.ipcs || a.count - b.count || b.chance - a.chance)
  );
}

const BATTLES = [
  ['6 infantry 3 tank 2 fighter', '3 infantry', 'win'],
  ['6 infantry 3 tank 2 fighter', '3 infantry', 'capture'],
  ['4 infantry 2 tank 2 fighter 1 bomber', '2 infantry 1 tank', 'capture'],
  ['3 submarine 2 destroyer 2 fighter', '1 destroyer 1 submarine', 'win'],
  ['2 destroyer 2 transport 2 fighter 1 battleship', '1 battleship 1 transport', 'win'],
] as const;

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  test.each(BATTLES)('%s against %s (%s)', (attackers, defenders, aim) => {
    const all = allForces(edition, attackers, defenders, aim);
    const state = begun(edition, `${attackers} vs ${defenders}`);
    for (const least of [0.3, 0.6, 0.9, 0.97]) {
      const found = smallestForce(state, least, { aim, policies: TO_THE_END });
      const first = all.find(({ chance }) => chance >= least);
      if (!first) {
        expect(found).toMatchObject({ units: null });
        continue;
      }
      if (!found.units) throw new Error('not enough');
      expect([found.ipcs, found.units.length, found.isSmallest]).toEqual([first.ipcs, first.count, true]);
      expect(found.chance).toBeCloseTo(first.chance, 12);
      const cost = found.units.reduce((sum, id) => sum + typeOf(state, state.units[id]!).cost, 0);
      expect(cost).toBe(found.ipcs);
    }
  });

  test('all together may not be enough: their chance is said', () => {
    const state = begun(edition, '1 infantry vs 1 infantry');
    expect(smallestForce(state, 0.9, { policies: TO_THE_END })).toEqual({
      units: null,
      chance: expect.closeTo(4 / 16, 12),
    });
  });

  test('a search that is stopped gives what is enough, and does not call it the smallest', () => {
    const state = begun(edition, '6 infantry 3 tank 2 fighter vs 3 infantry');
    let asked = 0;
    const found = smallestForce(state, 0.9, { policies: TO_THE_END, isStopped: () => ++asked > 3 });
    expect(found).toMatchObject({ isSmallest: false });
    expect(found.chance).toBeGreaterThanOrEqual(0.9);
  });

  test('where nobody has to be fought, one land unit takes the territory', () => {
    const state = begun(edition, '2 infantry 1 tank 1 fighter vs 1 infantry');
    const empty = { ...state, battle: { ...state.battle!, defenders: [] } };
    const found = smallestForce(empty, 0.9, { aim: 'capture', policies: TO_THE_END });
    expect(found).toMatchObject({ ipcs: 3, chance: 1, isSmallest: true });
  });
});

test('a search in a fleet that nobody wants to wait for ends in time, with the best that it has found', () => {
  const [, edition] = EDITIONS;
  const fleet = '6 submarine 5 destroyer 4 fighter 3 carrier 2 battleship';
  let now = 0;
  const heard: number[] = [];
  const search = searchFor<number>(
    (found) => heard.push(found),
    () => now,
  );
  const found = smallestForce(begun(edition!, `${fleet} vs 3 submarine 2 destroyer 1 battleship`), 0.9, {
    policies: TO_THE_END,
    isStopped: () => search.isStopped(),
    onBattle(battles, best) {
      now += 500;
      expect(best.chance).toBeGreaterThanOrEqual(0.9);
      search.tell(() => battles);
    },
  });
  expect(heard.length).toBeLessThan(25);
  expect(heard).toEqual(heard.map((_, i) => i + 1));
  expect(found.units).not.toBeNull();
  expect(found).toMatchObject({ isSmallest: false });
});
