import { describe, expect, test } from 'vitest';
import { play, type Command, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { TO_THE_END, type Policies } from '../../../../../src/games/axis-allies/odds/index.ts';
import { randomFrom, rollOut } from '../../../../../src/games/axis-allies/odds/rollOut/index.ts';
import { recordedGames, startOf, type RecordedGame } from '../../../../engine/axis-allies/games/recordedGame.ts';
import * as revised from '../../../../engine/axis-allies/revised/position.ts';
import { after, endPhase, fight, game, move, type Scene } from '../../../../engine/axis-allies/rules/position.ts';
import { boardsWithoutLine, expectAsReckoned, expectLegalBoards, rolled } from './rolled.ts';

/** A turn that is fought many times comes to what is reckoned of it, and leaves boards to play on. */

const UK = 'united-kingdom';

/** The first positions of a game in which combat moves are over and several battles follow. */
function plansOf(recorded: RecordedGame, most: number): readonly GameState[] {
  const plans: GameState[] = [];
  let state = startOf(recorded);
  for (const command of recorded.commands) {
    const next = play(state, command);
    if (!next.ok || plans.length === most) break;
    if (state.phase === 'combat-move' && next.value.state.turn.battles.length > 2) plans.push(state);
    state = next.value.state;
  }
  return plans;
}

/** More are rolled out by hand. */
const MOST = Number(process.env['PLANS'] ?? 1);

describe('in recorded games, what is drawn is what is reckoned', () => {
  test.each([...recordedGames()])('%s', (_name, recorded) => {
    for (const state of plansOf(recorded, MOST)) {
      const found = rolled(state, 1500);
      expectAsReckoned(state, found);
      expectLegalBoards(state, found);
    }
  });
});

test.each(['lively-short', 'revised-total-allies'])('a legal line leads to each board of a turn of %s', (name) => {
  for (const state of plansOf(new Map(recordedGames()).get(name)!, MOST))
    expect(boardsWithoutLine(state, rolled(state, 500))).toEqual([]);
});

/** British ships in zone 2 sail to zone 6, and land from there. */
function landing(scene: Omit<Scene, 'power'>, from: typeof game, ...cargo: readonly [string, string][]): GameState {
  const aboard = cargo.map(([unit]) => ({
    in: 'sz-2',
    ship: 'transport',
    owner: UK,
    cargo: [{ unit, owner: UK }],
  }));
  const state = from({ ...scene, power: UK, aboard });
  const orders = cargo.map(([type, to]) => (at: GameState): Command => {
    const { id } = Object.values(at.units).find(
      (unit) => unit.type === type && unit.aboard !== undefined && at.turn.deeds[unit.id]?.assault === undefined,
    )!;
    return { type: 'offload', units: [id], to };
  });
  return after(state, move('sz-2', scene.units[UK]!['sz-2']!, 'sz-6'), ...orders);
}

const BEHIND: Policies = { ...TO_THE_END, retreat: 'when-behind' };
const ships = { 'sz-2': { destroyer: 1, transport: 2 } };

describe('landings after sea battles', () => {
  const norway = landing(
    {
      units: {
        [UK]: { ...ships, karelia: { infantry: 2 } },
        germany: {
          'sz-6': { submarine: 1, destroyer: 1 },
          'norway-finland': { infantry: 1 },
          'western-europe': { infantry: 1 },
          'eastern-europe': { infantry: 1 },
        },
      },
    },
    game,
    ['infantry', 'norway-finland'],
    ['tank', 'western-europe'],
  );
  const plan = after(norway, move('karelia', { infantry: 2 }, 'eastern-europe'));
  const empty = landing(
    { units: { [UK]: ships, germany: { 'sz-6': { submarine: 2 }, norway: { infantry: 1 } } } },
    revised.game,
    ['infantry', 'norway'],
    ['infantry', 'western-europe'],
  );

  test.each([
    ['two coasts and a battle beside', plan],
    ['an empty coast', empty],
  ])('%s, to the end', (_what, state) => {
    const found = rolled(state, 4000);
    expectAsReckoned(state, found);
    expectLegalBoards(state, found);
    expect(boardsWithoutLine(state, found)).toEqual([]);
    expect(found.taken.reduce((sum, count) => sum + count, 0)).toBe(4000);
    const { before, left, numbers } = found.units.attacker;
    const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(left)).toBeCloseTo(numbers.reduce((a, b) => a + b, 0) / found.turns, 8);
    expect(sum(before)).toBe(Object.values(state.units).filter(({ owner }) => owner === UK).length);
  });
  test('who is behind goes back to where he came from', () => {
    const found = rolled(plan, 4000, () => BEHIND);
    expectAsReckoned(plan, found, () => BEHIND);
    expectLegalBoards(plan, found);
    expect(boardsWithoutLine(plan, found, () => BEHIND)).toEqual([]);
  });
  test('the sea battle is under way', () => {
    const begun = after(plan, endPhase, fight('sz-6'));
    const found = rolled(begun, 2000);
    expectAsReckoned(begun, found);
    expectLegalBoards(begun, found);
    expect(boardsWithoutLine(begun, found)).toEqual([]);
  });
});

describe('how it is asked', () => {
  const state = after(
    game({ power: UK, units: { [UK]: { karelia: { infantry: 3 } }, germany: { 'eastern-europe': { infantry: 2 } } } }),
    move('karelia', { infantry: 3 }, 'eastern-europe'),
  );
  test('the same seed gives the same turns', () => {
    expect(rolled(state, 500)).toEqual(rolled(state, 500));
    expect(rolled(state, 500).balances).not.toEqual(rolled(state, 500, undefined, 2).balances);
  });
  test('it tells of its progress', () => {
    const told = [...rollOut(state, () => TO_THE_END, { turns: 600, random: randomFrom(1) })];
    expect(told).toEqual([0, 0, 250, 500]);
  });
  test('who retreats at once is back where he came from', () => {
    const { boards } = rolled(state, 500, () => ({ ...TO_THE_END, retreat: { below: 1 } }));
    expect(Object.values(boards[1]!.state.units).filter(({ space }) => space === 'karelia')).not.toEqual([]);
  });
  test('without battles, or when it is stopped, it says so', () => {
    const random = randomFrom(1);
    const idle = game({ power: UK, units: { [UK]: { karelia: { infantry: 3 } } } });
    expect(rollOut(idle, () => TO_THE_END, { random }).next()).toEqual({ done: true, value: 'no-battle' });
    const stopped = rollOut(state, () => TO_THE_END, { random, isStopped: () => true });
    let step = stopped.next();
    while (!step.done) step = stopped.next();
    expect(step.value).toBe('stopped');
  });
});
