import { describe, expect, test } from 'vitest';
import { awaiting, boardOf, play, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { planOdds, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { usualAnswer } from './bruteForce.ts';
import { after, endPhase, game, idsOf, move } from '../../../engine/axis-allies/revised/position.ts';

/** The odds of raids are those of all dice of guns and bombers, rolled through the rules (SBR). */

const UK = 'united-kingdom';
const fly = (space: string): Command => ({ type: 'fight', space, kind: 'raid' });
const raid =
  (space: string, counts: Readonly<Record<string, number>>) =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, counts), raid: true });

/** British bombers on their way to raid Germany and, if any, Southern Europe. */
function planned(bombers: number, south: number, more: object = {}): GameState {
  const state = game({
    power: UK,
    treasury: { germany: 40 },
    units: {
      [UK]: { [UK]: { bomber: bombers + south } },
      germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 }, 'southern-europe': { infantry: 1 } },
    },
    ...more,
  });
  const berlin = after(
    state,
    move(UK, { bomber: bombers }, 'germany', 'sz-6', 'sz-5'),
    raid('germany', { bomber: bombers }),
  );
  if (south === 0) return berlin;
  return after(berlin, move(UK, { bomber: south }, 'southern-europe'), raid('southern-europe', { bomber: south }));
}

/** All ends of these raids, with their chances. */
function endsOf(start: GameState, spaces: readonly string[]): readonly (readonly [GameState, number])[] {
  const walk = (state: GameState): readonly (readonly [GameState, number])[] => {
    const asked = awaiting(state);
    if (asked.kind === 'fly-home') return walk(after(state, usualAnswer));
    if (asked.kind !== 'dice') return [[state, 1]];
    const count = asked.groups.reduce(
      (sum, { units, targets, dicePerUnit = 1 }) => sum + (targets?.length ?? units.length * dicePerUnit),
      0,
    );
    const ends: (readonly [GameState, number])[] = [];
    for (let roll = 0; roll < 6 ** count; roll++) {
      const dice = Array.from({ length: count }, (_, i) => (Math.floor(roll / 6 ** i) % 6) + 1);
      const played = play(state, { type: 'roll', dice });
      if (!played.ok) throw new Error(JSON.stringify(played.fault));
      for (const [end, chance] of walk(played.value.state)) ends.push([end, chance / 6 ** count]);
    }
    return ends;
  };
  let ends: readonly (readonly [GameState, number])[] = [[after(start, endPhase), 1]];
  for (const space of spaces)
    ends = ends.flatMap(([state, p]) => walk(after(state, fly(space))).map(([end, q]) => [end, p * q] as const));
  return ends;
}

const bombersIn = ({ units }: GameState): number => Object.values(units).filter(({ type }) => type === 'bomber').length;

function expectExact(state: GameState, spaces: readonly string[]): void {
  const { raids, worth } = planOdds(state, () => TO_THE_END);
  expect(raids.map(({ space }) => space)).toEqual(spaces);
  const cost = boardOf(state).unitTypes.get('bomber')!.cost;
  let [taken, lost, swing, squares] = [0, 0, 0, 0];
  const ends = endsOf(state, spaces);
  for (const [end, chance] of ends) {
    const ipcs = state.treasury['germany']! - end.treasury['germany']!;
    const bombers = bombersIn(state) - bombersIn(end);
    taken += chance * ipcs;
    lost += chance * bombers * cost;
    swing += chance * (ipcs - bombers * cost);
    squares += chance * (ipcs - bombers * cost) ** 2;
  }
  expect(worth!.raided).toBeCloseTo(taken, 10);
  expect(worth!.lost.attacker).toBeCloseTo(lost, 10);
  expect(worth!.swing).toBeCloseTo(swing, 10);
  expect(worth!.spread).toBeCloseTo(Math.sqrt(squares - swing ** 2), 8);
  if (spaces.length > 1) return;
  const [one] = raids;
  expect(one!.ipcs.taken).toBeCloseTo(taken, 10);
  expect(one!.ipcs.lost).toBeCloseTo(lost, 10);
  expect(one!.swing).toBeCloseTo(swing, 10);
  for (const chances of [one!.taken, one!.lost]) expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  const chanceOf = (what: (end: GameState) => number, n: number): number =>
    ends.reduce((sum, [end, p]) => (what(end) === n ? sum + p : sum), 0);
  one!.taken.forEach((p, n) =>
    expect(p).toBeCloseTo(
      chanceOf((end) => state.treasury['germany']! - end.treasury['germany']!, n),
      10,
    ),
  );
  one!.lost.forEach((p, n) =>
    expect(p).toBeCloseTo(
      chanceOf((end) => bombersIn(state) - bombersIn(end), n),
      10,
    ),
  );
}

describe('raids', () => {
  test('one bomber under fire', () => expectExact(planned(1, 0), ['germany']));
  test('two bombers: each is fired at, and each drops what its die shows', () =>
    expectExact(planned(2, 0), ['germany']));
  test('heavy bombers roll twice, and no more is taken than there is', () =>
    expectExact(planned(1, 0, { developments: { [UK]: ['heavy-bombers'] }, treasury: { germany: 5 } }), ['germany']));
  test('two raids on one power take no more than it has', () =>
    expectExact(planned(1, 1, { treasury: { germany: 7 } }), ['germany', 'southern-europe']));
  test('of two powers each pays by itself, and where no gun fires nobody can be lost', () => {
    const start = game({
      power: UK,
      treasury: { germany: 3, japan: 2 },
      units: {
        [UK]: { [UK]: { bomber: 1 }, india: { bomber: 1 } },
        germany: { germany: { infantry: 1 } },
        japan: { japan: { infantry: 1 }, 'french-indochina': { infantry: 1 } },
      },
      control: { india: UK },
      complexes: ['germany', 'french-indochina'],
    });
    const state = after(
      start,
      move(UK, { bomber: 1 }, 'germany'),
      raid('germany', { bomber: 1 }),
      move('india', { bomber: 1 }, 'french-indochina'),
      raid('french-indochina', { bomber: 1 }),
    );
    const mean = (most: number): number => [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + Math.min(most, die) / 6, 0);
    const { raids, worth } = planOdds(state, () => TO_THE_END);
    expect(worth!.raided).toBeCloseTo(mean(3) + mean(2), 10);
    expect(raids.map(({ lost }) => lost.length)).toEqual([1, 1]);
  });
  test('a plan without battles and raids has none', () => {
    const state = game({ power: UK, units: { [UK]: { [UK]: { bomber: 1 } } } });
    expect(planOdds(state, () => TO_THE_END)).toEqual({
      targets: [],
      worth: null,
      raids: [],
      flights: [],
      rockets: [],
    });
  });

  test('COM-22: with a capital that is raided first, only what the raid leaves is seized', () => {
    const start = game({
      power: UK,
      treasury: { germany: 4 },
      units: { [UK]: { 'eastern-europe': { tank: 1 }, [UK]: { bomber: 1 } } },
      control: { 'eastern-europe': UK },
    });
    const state = after(
      start,
      move('eastern-europe', { tank: 1 }, 'germany'),
      move(UK, { bomber: 1 }, 'germany', 'sz-6', 'sz-5'),
      raid('germany', { bomber: 1 }),
    );
    const { worth } = planOdds(state, () => TO_THE_END);
    // Of 4 IPCs a die takes 1, 2, 3 or, in three cases of six, all.
    expect(worth!.raided).toBeCloseTo(3, 10);
    expect(worth!.seized).toBeCloseTo(1, 10);
  });
});
