import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { planOdds, TO_THE_END, type Policies, type TargetOdds } from '../../../../src/games/axis-allies/odds/index.ts';
import { randomFrom } from '../../../../src/games/axis-allies/odds/rollOut/stage.ts';
import { rollOut, type RollOut } from '../../../../src/games/axis-allies/odds/rollOut/rollOut.ts';
import { fallChances } from '../../../../src/games/axis-allies/odds/threats/threat.ts';
import { counterAttack, type Horizon, type Threat } from '../../../../src/games/axis-allies/odds/threats/index.ts';
import { threats } from '../../../../src/games/axis-allies/odds/threats/threatMap.ts';
import { oddsCache } from '../../../../src/games/axis-allies/odds/oddsCache.ts';
import { after, endPhase, game, idsOf, move, type Scene } from '../../../engine/axis-allies/revised/position.ts';
import { expectExact } from './planByDice.ts';
import { boardsWithoutLine } from './rollOut/rolled.ts';

/** Guns that aircraft pass on the way are in the odds of a plan: those of all dice, played through the rules (AA-3). */

const UK = 'united-kingdom';
const SU = 'soviet-union';
const GUN = 'antiaircraft-gun';
const raid =
  (space: string, counts: Readonly<Record<string, number>>) =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, counts), raid: true });

/** British aircraft fly by zone 7 over the gun in Western Europe to Germany. */
function overTheGun(flying: Readonly<Record<string, number>>, there: Scene['units'][string][string] = { infantry: 1 }) {
  const state = game({
    power: UK,
    treasury: { germany: 40 },
    units: {
      [UK]: { [UK]: flying },
      germany: { 'western-europe': { infantry: 1, [GUN]: 1 }, germany: there },
    },
  });
  return after(state, move(UK, flying, 'germany', 'sz-7', 'western-europe'));
}

const FLEET: Readonly<Record<string, number>> = { transport: 1 };
const LARGE_FLEET: Readonly<Record<string, number>> = { battleship: 2, destroyer: 4, submarine: 3 };

const rollMisses = (state: GameState): Command => ({ type: 'roll', dice: state.shots[0]!.targets.map(() => 6) });

const only = (state: GameState): TargetOdds => {
  const [target] = planOdds(state, () => TO_THE_END).targets;
  if (!target || 'why' in target) throw new Error('no odds');
  return target;
};

describe('AA-3: a gun on the way to a battle', () => {
  test('a bomber against an infantry', () => {
    const state = overTheGun({ bomber: 1 });
    expect(only(state).won).toBeCloseTo(((5 / 6) * 16) / 28, 12);
    expectExact({ state, battles: ['germany'] });
  });

  test('the battle itself tells of those shot down: there is none without attackers', () => {
    const { odds } = only(overTheGun({ bomber: 1 }));
    expect(odds!.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    // 36/28 rounds, if it comes through.
    expect(odds!.rounds).toBeCloseTo(((5 / 6) * 36) / 28, 12);
  });

  test('two bombers, with a gun at the end as well', () =>
    expectExact({ state: overTheGun({ bomber: 2 }, { infantry: 1, [GUN]: 1 }), battles: ['germany'] }));

  test('two bombers at low luck: of two shots a third of the time one hits, and never both', () => {
    const lowLuck = (state: GameState): number => {
      const [target] = planOdds(state, () => ({ ...TO_THE_END, dice: 'low-luck' })).targets;
      if (!target || 'why' in target) throw new Error('no odds');
      return target.won;
    };
    const without = (bombers: number): number => lowLuck(after(overTheGun({ bomber: bombers }), endPhase, rollMisses));
    expect(lowLuck(overTheGun({ bomber: 2 }))).toBeCloseTo((4 * without(2) + 2 * without(1)) / 6, 12);
  });

  test('when dice are rolled already, what is still to be rolled counts', () => {
    const begun = after(overTheGun({ bomber: 1 }), endPhase);
    expect(only(begun).won).toBeCloseTo(((5 / 6) * 16) / 28, 12);
    expect(only(after(begun, { type: 'roll', dice: [6] })).won).toBeCloseTo(16 / 28, 12);
  });
});

describe('AA-3: a gun on the way to a raid', () => {
  const raiding = (bombers: number): GameState =>
    after(overTheGun({ bomber: bombers }, { [GUN]: 1, infantry: 1 }), raid('germany', { bomber: bombers }));

  test('a bomber is fired at twice', () => {
    const [one] = planOdds(raiding(1), () => TO_THE_END).raids;
    expect(one!.lost[1]).toBeCloseTo(11 / 36, 12);
    expect(one!.ipcs.taken).toBeCloseTo((25 / 36) * 3.5, 12);
    expectExact({ state: raiding(1), raids: ['germany'], battles: [] });
  });

  test('two bombers', () => expectExact({ state: raiding(2), raids: ['germany'], battles: [] }));
  test('two bombers at low luck', () =>
    expectExact({ state: raiding(2), raids: ['germany'], battles: [], dice: 'low-luck' }));
  test('at low luck a gun at the end hits at most one of six', () => {
    const six = game({
      power: UK,
      treasury: { germany: 40 },
      units: { [UK]: { [UK]: { bomber: 6 } }, germany: { germany: { infantry: 1, [GUN]: 1 } } },
    });
    const state = after(six, move(UK, { bomber: 6 }, 'germany', 'sz-6', 'sz-5'), raid('germany', { bomber: 6 }));
    const [one] = planOdds(state, () => ({ ...TO_THE_END, dice: 'low-luck' })).raids;
    expect(one!.lost.map((chance) => Math.round(chance * 1e12) / 1e12)).toEqual([0, 1]);
    expect(one!.ipcs.taken).toBeCloseTo(5 * 3.5, 12);
  });
});

describe('COM-2: where a gun stands alone', () => {
  const karelia = { type: 'move', to: 'karelia-ssr' } as const;
  const all = (state: GameState): Command => ({
    ...karelia,
    units: Object.values(state.units).flatMap(({ id, owner }) => (owner === SU ? id : [])),
  });

  test('infantry take it, and a fighter with them is fired at', () => {
    const start = game({
      power: SU,
      units: { [SU]: { archangel: { infantry: 1, fighter: 1 } }, germany: { 'karelia-ssr': { [GUN]: 1 } } },
      control: { 'karelia-ssr': 'germany' },
    });
    const state = after(start, all);
    expect(only(state)).toMatchObject({ won: 1, captured: 1, odds: null });
    expect(only(state).lost.attacker).toBeCloseTo(10 / 6, 12);
    expectExact({ state, battles: ['karelia-ssr'] });
  });

  test('a bomber alone is fired at, and fights nobody', () => {
    const start = game({
      power: SU,
      units: { [SU]: { archangel: { bomber: 1 } }, germany: { 'karelia-ssr': { [GUN]: 1 } } },
      control: { 'karelia-ssr': 'germany' },
    });
    const state = after(start, all);
    const { targets, flights, worth } = planOdds(state, () => TO_THE_END);
    expect(targets).toEqual([]);
    expect(flights).toMatchObject([{ space: 'karelia-ssr', lost: [5 / 6, 1 / 6].map((p) => expect.closeTo(p, 12)) }]);
    expect(flights[0]!.ipcs).toBeCloseTo(15 / 6, 12);
    expect(worth!.swing).toBeCloseTo(-15 / 6, 12);
    expectExact({ state, battles: [] });
  });
});

/** A turn rolled out often. */
function rolledOut(state: GameState, policies: Policies): RollOut {
  const rolling = rollOut(state, () => policies, { turns: 4_000, random: randomFrom(7) });
  let step = rolling.next();
  while (!step.done) step = rolling.next();
  if (typeof step.value === 'string') throw new Error(step.value);
  return step.value;
}

describe('rolled out, guns on the way fire too', () => {
  test.each([
    ['to a battle', overTheGun({ bomber: 2 }), 'dice'],
    ['to a raid', after(overTheGun({ bomber: 2 }), raid('germany', { bomber: 2 })), 'dice'],
    [
      'to a raid at low luck',
      after(overTheGun({ bomber: 4 }, { [GUN]: 1 }), raid('germany', { bomber: 4 })),
      'low-luck',
    ],
  ] as const)('%s', (_what, state, dice) => {
    const policies: Policies = dice === 'dice' ? TO_THE_END : { ...TO_THE_END, dice };
    const found = rolledOut(state, policies);
    const { worth } = planOdds(state, () => policies);
    expect(Math.abs(found.mean - worth!.swing)).toBeLessThan((4 * worth!.spread) / Math.sqrt(found.turns));
    expect(Math.abs(found.spread - worth!.spread)).toBeLessThan(0.1 * worth!.spread);
    expect(boardsWithoutLine(state, found)).toEqual([]);
  });
});

describe('a threat from beyond guns', () => {
  /** German aircraft in West Russia before a Soviet fleet off Archangel. */
  const beyond = (guns: readonly string[], flying: Readonly<Record<string, number>>, fleet = FLEET): GameState =>
    game({
      power: SU,
      units: {
        germany: { 'west-russia': flying },
        [SU]: { 'sz-4': fleet, ...Object.fromEntries(guns.map((space) => [space, { [GUN]: 1 }])) },
      },
    });
  const threatIn = (state: GameState, space: string, horizon: Horizon = 'this'): Threat =>
    threats(state, 'germany', horizon, fallChances(TO_THE_END, oddsCache(100)))!.find((one) => one.space === space)!;
  const BOTH_WAYS = ['archangel', 'karelia-ssr'];

  test('counts them, on the way past the fewest', () => {
    const chanceWith = (guns: readonly string[]): number => threatIn(beyond(guns, { fighter: 1 }), 'sz-4').chance!;
    const free = chanceWith([]);
    expect(free).toBeGreaterThan(0);
    expect(chanceWith(['archangel'])).toBeCloseTo(free, 12);
    expect(chanceWith(BOTH_WAYS)).toBeCloseTo((5 / 6) * free, 12);
  });

  test('CM-11: flies no detour after which it could not land, as the attack itself', () => {
    const state = beyond(BOTH_WAYS, { bomber: 2 });
    const { chance, isExact } = threatIn(state, 'sz-4');
    expect(isExact).toBe(true);
    expect(chance).toBeCloseTo(counterAttack(state, 'sz-4', 'germany', TO_THE_END)!.chance!, 12);
    expect(chance).toBeLessThan(threatIn(beyond([], { bomber: 2 }), 'sz-4').chance! - 0.01);
  });

  test.each([
    ['on the way', (guns: boolean) => beyond(guns ? BOTH_WAYS : [], { fighter: 14 }, LARGE_FLEET), 'sz-4'],
    ['in the space', (guns: boolean) => overArchangel(guns ? { [GUN]: 1 } : {}), 'archangel'],
  ])('counts them in an estimate too: %s', (_what, stateWith, space) => {
    const [free, under] = [threatIn(stateWith(false), space), threatIn(stateWith(true), space)];
    const exact = counterAttack(stateWith(true), space, 'germany', TO_THE_END)!.chance!;
    expect([free.isExact, under.isExact]).toEqual([false, false]);
    expect(under.chance).toBeLessThan(free.chance! - 0.05);
    expect(Math.abs(under.chance! - exact)).toBeLessThan(0.15);
  });

  /** German tanks and aircraft before a Soviet army. */
  const overArchangel = (more: Readonly<Record<string, number>>): GameState =>
    game({
      power: SU,
      units: {
        germany: { 'west-russia': { fighter: 10, tank: 4 } },
        [SU]: { archangel: { infantry: 14, tank: 3, ...more } },
      },
    });

  test('counts them in the move after the next one, where no move between leads round them', () => {
    const soviet = ['archangel', 'karelia-ssr', 'russia', 'caucasus', 'novosibirsk', 'evenki-national-okrug'];
    const chanceWith = (guns: readonly string[], horizon: Horizon): number => {
      const state = game({
        power: SU,
        units: {
          germany: { 'western-europe': { fighter: 1 }, sinkiang: { tank: 1 } },
          [SU]: { 'kazakh-ssr': { infantry: 2 }, ...Object.fromEntries(guns.map((one) => [one, { [GUN]: 1 }])) },
        },
        control: { sinkiang: 'germany' },
      });
      return threatIn(state, 'kazakh-ssr', horizon).chance!;
    };
    const [alone, free] = [chanceWith([], 'this'), chanceWith([], 'next')];
    expect(free).toBeGreaterThan(alone + 0.1);
    expect(chanceWith(soviet, 'next')).toBeCloseTo((5 / 6) * free + (1 / 6) * alone, 12);
  });
});
