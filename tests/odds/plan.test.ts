import { describe, expect, test } from 'vitest';
import {
  boardOf,
  play,
  territoryOf,
  unitsIn,
  type Command,
  type GameState,
  type SpaceId,
} from '../../src/engine/index.ts';
import { oddsOf, planOdds, TO_THE_END, type PlanOdds, type TargetOdds } from '../../src/odds/index.ts';
import { after, endPhase, fight, game, move, type Scene } from '../rules/position.ts';
import * as revised from '../revised/position.ts';
import { endsByDice } from './bruteForce.ts';

/** The odds of all battles of a plan, and its worth, are those of all dice of all its battles. */

const UK = 'united-kingdom';

interface Plan {
  readonly state: GameState;
  /** In the order in which they are fought. */
  readonly battles: readonly SpaceId[];
}

/** All ends of these battles, fought one after another, with their chances. */
function endsOf({ state, battles }: Plan): ReadonlyMap<GameState, number> {
  let ends = new Map<string, { state: GameState; chance: number }>();
  const nameOf = ({ units, control, turn }: GameState): string => JSON.stringify([units, control, turn.seaBattles]);
  ends.set('', { state: after(state, endPhase), chance: 1 });
  for (const space of battles) {
    const next = new Map<string, { state: GameState; chance: number }>();
    const add = (name: string, one: { state: GameState; chance: number }): void => {
      const known = next.get(name);
      next.set(name, known ? { ...known, chance: known.chance + one.chance } : one);
    };
    for (const { state: before, chance } of ends.values()) {
      const begun = play(before, fight(space));
      const now = begun.ok ? begun.value.state : before;
      if (!now.battle) {
        add(nameOf(now), { state: now, chance });
        continue;
      }
      const states = new Map<string, GameState>();
      const found = endsByDice(now, undefined, {
        nameOf(ended) {
          const name = nameOf(ended);
          states.set(name, ended);
          return name;
        },
      });
      for (const [name, p] of found) add(name, { state: states.get(name)!, chance: chance * p });
    }
    ends = next;
  }
  return new Map([...ends.values()].map(({ state: ended, chance }) => [ended, chance]));
}

const isFriend = (state: GameState, owner: string): boolean => owner !== 'germany' && state.power !== 'germany';

/** Won: only own units are left there. */
function isWon(state: GameState, space: SpaceId): boolean {
  const there = unitsIn(state, space).filter(({ aboard }) => aboard === undefined);
  return there.length > 0 && there.every(({ owner }) => isFriend(state, owner));
}

function ipcsLost(before: GameState, ended: GameState, ours: boolean): number {
  const costOf = (type: string): number => boardOf(before).edition.units.find(({ id }) => id === type)!.cost;
  return Object.values(before.units)
    .filter(({ id, owner }) => isFriend(before, owner) === ours && ended.units[id] === undefined)
    .reduce((sum, { type }) => sum + costOf(type), 0);
}

/** What the plan comes to by all dice. */
function byDice(plan: Plan) {
  const sums = { attacker: 0, defender: 0, production: 0, swing: 0, squares: 0, all: 0, none: 0 };
  const won: Record<SpaceId, number> = {};
  const captured: Record<SpaceId, number> = {};
  for (const [ended, chance] of endsOf(plan)) {
    const attacker = ipcsLost(plan.state, ended, true);
    const defender = ipcsLost(plan.state, ended, false);
    const taken = plan.battles.filter((space) => ended.control[space] !== plan.state.control[space]);
    const production = taken.reduce((sum, space) => sum + (territoryOf(boardOf(ended), space)?.ipc ?? 0), 0);
    const swing = defender - attacker + production;
    const wins = plan.battles.filter((space) => isWon(ended, space));
    for (const space of wins) won[space] = (won[space] ?? 0) + chance;
    for (const space of taken) captured[space] = (captured[space] ?? 0) + chance;
    sums.attacker += chance * attacker;
    sums.defender += chance * defender;
    sums.production += chance * production;
    sums.swing += chance * swing;
    sums.squares += chance * swing * swing;
    if (wins.length === plan.battles.length) sums.all += chance;
    if (wins.length === 0) sums.none += chance;
  }
  return { ...sums, spread: Math.sqrt(sums.squares - sums.swing ** 2), won, captured };
}

const targetsOf = ({ targets }: PlanOdds): readonly TargetOdds[] =>
  targets.map((one) => {
    if ('why' in one) throw new Error(one.why);
    return one;
  });

function expectExact(plan: Plan): void {
  const odds = planOdds(plan.state, () => TO_THE_END);
  const targets = targetsOf(odds);
  expect(targets.map((one) => one.plan.space).sort()).toEqual([...plan.battles].sort());
  const all = byDice(plan);
  const near = (found: number, exact: number, what: string): void =>
    expect(Math.abs(found - exact), what).toBeLessThan(1e-10);
  for (const target of targets) {
    const { space } = target.plan;
    near(target.won, all.won[space] ?? 0, `${space} won`);
    near(target.captured ?? 0, all.captured[space] ?? 0, `${space} taken`);
  }
  const worth = odds.worth!;
  near(worth.lost.attacker, all.attacker, 'attacker');
  near(worth.lost.defender, all.defender, 'defender');
  for (const what of ['production', 'swing', 'spread', 'all', 'none'] as const) near(worth[what], all[what], what);
}

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
    expect(planOdds(state, () => TO_THE_END)).toEqual({ targets: [], worth: null, raids: [] });
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
