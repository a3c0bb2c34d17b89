import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf, planOdds, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { after, endPhase, fight, game, move, type Scene } from '../../../engine/axis-allies/rules/position.ts';
import * as revised from '../../../engine/axis-allies/revised/position.ts';
import { expectExact, type Plan } from './planByDice.ts';

/** The odds of all battles of a plan, and its worth, are those of all dice of all its battles. */

const UK = 'united-kingdom';

/** British ships in zone 2 sail to a zone and land there at two coasts; others attack on land. */
function planned(scene: Omit<Scene, 'power'>, zone: string, landings: readonly [string, string][], from = game): Plan {
  const units = { ...scene.units, [UK]: { 'sz-2': {}, ...scene.units[UK] } };
  const state = from({ ...scene, power: UK, units });
  const ships = scene.units[UK]!['sz-2']!;
  const orders = landings.map(([cargo, to]) => (at: GameState): Command => {
    const { id } = Object.values(at.units).find(
      (unit) => unit.type === cargo && unit.aboard !== undefined && at.turn.deeds[unit.id]?.assault === undefined,
    )!;
    return { type: 'offload', units: [id], to };
  });
  return {
    state: after(state, move('sz-2', ships, zone), ...orders),
    battles: [zone, ...landings.map(([, to]) => to)],
  };
}

const aboard = (...cargo: readonly string[]): NonNullable<Scene['aboard']> =>
  cargo.map((unit) => ({ in: 'sz-2', ship: 'transport', owner: UK, cargo: [{ unit, owner: UK }] }));

describe('all battles of a plan together', () => {
  test('two landings after one sea battle, and a battle on land beside', () => {
    const plan = planned(
      {
        units: {
          [UK]: { 'sz-2': { destroyer: 1, transport: 2 }, karelia: { infantry: 2 } },
          germany: {
            'sz-6': { submarine: 1, destroyer: 1 },
            'norway-finland': { infantry: 1 },
            'western-europe': { infantry: 1 },
            'eastern-europe': { infantry: 1 },
          },
        },
        aboard: aboard('infantry', 'tank'),
      },
      'sz-6',
      [
        ['infantry', 'norway-finland'],
        ['tank', 'western-europe'],
      ],
    );
    const more = { ...plan, state: after(plan.state, move('karelia', { infantry: 2 }, 'eastern-europe')) };
    expectExact({ ...more, battles: [...plan.battles, 'eastern-europe'] });
    // The sea battle is under way: nothing is lost yet.
    const before = planOdds(more.state, () => TO_THE_END);
    const begun = planOdds(after(more.state, endPhase, fight('sz-6')), () => TO_THE_END);
    expect(begun.targets.map((one) => one.plan.space)).toEqual(before.targets.map((one) => one.plan.space));
    expect(begun.worth!.spread).toBeCloseTo(before.worth!.spread, 10);
    expect(begun.worth!.all).toBeCloseTo(before.worth!.all, 12);
  });
  test('transports that fight at sea, with the same cargo for two coasts, one of them empty', () => {
    const scene = {
      units: {
        [UK]: { 'sz-2': { destroyer: 1, transport: 2 } },
        germany: { 'sz-6': { submarine: 2 }, norway: { infantry: 1 } },
      },
      aboard: aboard('infantry', 'infantry'),
    };
    const landings: readonly [string, string][] = [
      ['infantry', 'norway'],
      ['infantry', 'western-europe'],
    ];
    expectExact(planned(scene, 'sz-6', landings, revised.game));
  });
  test('a battle alone has the odds of the battle', () => {
    const state = after(
      game({
        power: UK,
        units: { [UK]: { karelia: { infantry: 3 } }, germany: { 'eastern-europe': { infantry: 2 } } },
      }),
      move('karelia', { infantry: 3 }, 'eastern-europe'),
    );
    const { targets, worth } = planOdds(state, () => TO_THE_END);
    const [target] = targets;
    if (!target || 'why' in target) throw new Error('no odds');
    const odds = oddsOf(after(state, endPhase, fight('eastern-europe')), TO_THE_END);
    expect(target.odds).toEqual(odds);
    expect(worth?.swing).toBeCloseTo(target.swing, 12);
    expect(worth?.all).toBeCloseTo(target.won, 12);
    expect(worth!.all + worth!.none).toBeCloseTo(1, 12);
  });
});

describe('what has no battle, or no odds', () => {
  test('an empty territory is taken for certain, with its production, and what lies in a capital is seized', () => {
    const state = after(
      game({
        power: 'soviet-union',
        treasury: { germany: 9 },
        units: { 'soviet-union': { 'eastern-europe': { tank: 1 } } },
        control: { 'eastern-europe': 'soviet-union' },
      }),
      move('eastern-europe', { tank: 1 }, 'germany'),
    );
    const { targets, worth } = planOdds(state, () => TO_THE_END);
    expect(targets).toMatchObject([{ won: 1, captured: 1, odds: null, landing: null }]);
    expect(worth).toMatchObject({ production: 4, seized: 9, swing: 4, spread: 0, all: 1, none: 0 });
  });
  test('without battles a plan has no worth', () => {
    const state = game({ power: UK, units: { [UK]: { karelia: { infantry: 3 } } } });
    expect(planOdds(state, () => TO_THE_END)).toEqual({
      targets: [],
      worth: null,
      raids: [],
      flights: [],
      rockets: [],
    });
  });
  test('when it is stopped, it says so', () => {
    const state = after(
      game({
        power: UK,
        units: { [UK]: { karelia: { infantry: 3 } }, germany: { 'eastern-europe': { infantry: 2 } } },
      }),
      move('karelia', { infantry: 3 }, 'eastern-europe'),
    );
    const { targets, worth } = planOdds(state, () => TO_THE_END, { isStopped: () => true });
    expect(targets).toMatchObject([{ why: 'stopped' }]);
    expect(worth).toBeNull();
  });
});
