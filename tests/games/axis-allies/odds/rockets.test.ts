import { describe, expect, test } from 'vitest';
import { rocketStrikes, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { planOdds, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { after, endPhase, game, roll } from '../../../engine/axis-allies/revised/position.ts';

/** The odds of rockets are those of all six faces of the die, rolled through the rules (RKT). */

const FACES = [1, 2, 3, 4, 5, 6];
const rocket = (from: string, to: string): Command => ({ type: 'rocket', from, to });

/** Germany with rockets, about to fight nobody. */
const german = (guns: readonly string[], more: object = {}): GameState =>
  game({
    power: 'germany',
    developments: { germany: ['rockets'] },
    treasury: { 'united-kingdom': 30, 'soviet-union': 24 },
    units: {
      germany: Object.fromEntries(guns.map((space) => [space, { 'antiaircraft-gun': 1 }])),
      'soviet-union': { caucasus: { infantry: 1, 'antiaircraft-gun': 1 } },
    },
    ...more,
  });

const oddsIn = (state: GameState) => planOdds(state, () => TO_THE_END);

/** What each face of the die takes, for every strike that can be made. */
function expectExact(state: GameState): void {
  const combat = state.phase === 'conduct-combat' ? state : after(state, endPhase);
  const strikes = rocketStrikes(combat);
  expect(new Set(oddsIn(state).rockets.map(({ space }) => space))).toEqual(new Set(strikes.map(({ to }) => to)));
  for (const { from, to } of strikes) {
    const { taken, ipcs } = oddsIn(state).rockets.find(({ space }) => space === to)!;
    const by = combat.control[to]!;
    const ends = FACES.map((face) => combat.treasury[by]! - after(combat, rocket(from, to), roll(face)).treasury[by]!);
    expect(ipcs).toBeCloseTo(ends.reduce((sum, n) => sum + n, 0) / 6, 12);
    expect(taken).toHaveLength(Math.max(...ends) + 1);
    taken.forEach((chance, n) => expect(chance).toBeCloseTo(ends.filter((end) => end === n).length / 6, 12));
  }
}

describe('rockets', () => {
  test('every strike that can be made is worth what its die takes', () => {
    const state = german(['western-europe', 'ukraine-ssr', 'eastern-europe']);
    expect(oddsIn(state).rockets.length).toBeGreaterThan(2);
    expectExact(state);
    expectExact(after(state, endPhase));
  });
  test('no more is taken than the territory is worth', () => {
    const state = german(['ukraine-ssr']);
    expectExact(state);
    const caucasus = oddsIn(state).rockets.find(({ space }) => space === 'caucasus')!;
    expect(caucasus.taken).toHaveLength(5);
    expect(caucasus.ipcs).toBeCloseTo((1 + 2 + 3 + 4 * 3) / 6, 12);
  });
  test('no more is taken than its controller has', () => {
    expectExact(german(['ukraine-ssr'], { treasury: { 'soviet-union': 2 } }));
    const poor = german(['ukraine-ssr'], { treasury: { 'soviet-union': 0 } });
    expectExact(poor);
    expect(oddsIn(poor).rockets.map(({ ipcs }) => ipcs)).toContain(0);
  });
  test('a complex that was struck has odds no more, and a strike changes what is left to take', () => {
    const state = german(['western-europe', 'ukraine-ssr'], { treasury: { 'united-kingdom': 30, 'soviet-union': 5 } });
    const struck = after(state, endPhase, rocket('ukraine-ssr', 'caucasus'), roll(3));
    expect(oddsIn(struck).rockets.map(({ space }) => space)).not.toContain('caucasus');
    expectExact(struck);
  });
  test('are no part of the worth of a plan, as nobody need send them', () => {
    expect(oddsIn(german(['western-europe'])).worth).toBeNull();
  });
  test('without Rockets, or without a gun in range, there are none', () => {
    expect(oddsIn(german(['western-europe'], { developments: {} })).rockets).toEqual([]);
    expect(oddsIn(german([])).rockets).toEqual([]);
  });
});
