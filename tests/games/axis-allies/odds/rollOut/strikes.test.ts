import { describe, expect, test } from 'vitest';
import { boardOf, type Command, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  lineToBoard,
  randomFrom,
  rollOut,
  type RolledStrike,
} from '../../../../../src/games/axis-allies/odds/rollOut/index.ts';
import { after, endPhase, fight, game, idsOf, move, roll } from '../../../../engine/axis-allies/revised/position.ts';
import { boardsWithoutLine, expectAsReckoned, expectLegalBoards, rolled, usual } from './rolled.ts';

/** Raids and rockets of a turn that is rolled out, before its battles (SBR, RKT). */

const UK = 'united-kingdom';
const raid =
  (space: string, counts: Readonly<Record<string, number>>) =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, counts), raid: true });

/** British bombers over Berlin, and whatever else is there. */
const raiding = (bombers: number, more: object = {}, units: object = {}): GameState =>
  after(
    game({
      power: UK,
      treasury: { germany: 40 },
      units: {
        [UK]: { [UK]: { bomber: bombers } },
        germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 }, 'southern-europe': { infantry: 1 } },
        ...units,
      },
      ...more,
    }),
    move(UK, { bomber: bombers }, 'germany', 'sz-6', 'sz-5'),
    raid('germany', { bomber: bombers }),
  );

function expectPlayable(state: GameState, turns = 4000) {
  const found = rolled(state, turns);
  expectAsReckoned(state, found);
  expectLegalBoards(state, found);
  expect(boardsWithoutLine(state, found)).toEqual([]);
  return found;
}

describe('raids', () => {
  test('alone: what they take, who is shot down, and boards to play on', () => {
    const state = raiding(2);
    const found = expectPlayable(state);
    const [berlin] = found.strikes;
    expect(berlin).toMatchObject({ space: 'germany', from: null });
    expect(berlin!.lost).toBeCloseTo(2 / 6, 1);
    expect(berlin!.taken).toBeCloseTo((2 * 3.5 * 5) / 6, 0);
    const { before, left, numbers } = found.units.attacker;
    expect(before).toEqual({ bomber: 2 });
    expect(left['bomber']).toBeCloseTo(2 - berlin!.lost, 10);
    expect(numbers.reduce((sum, n) => sum + n, 0) / found.turns).toBeCloseTo(2 - berlin!.lost, 10);
    expect(found.units.defender.before).toEqual({});
    expect([found.targets, found.taken]).toEqual([[], [4000]]);
  });
  test('heavy bombers roll twice, and nobody pays more than it has', () => {
    const found = expectPlayable(raiding(1, { developments: { [UK]: ['heavy-bombers'] }, treasury: { germany: 5 } }));
    expect(Math.max(...found.balances)).toBe(5);
  });
  test('two on one power take no more than it has together', () => {
    const start = raiding(1, { treasury: { germany: 6 } }, { [UK]: { [UK]: { bomber: 1 }, gibraltar: { bomber: 1 } } });
    const found = expectPlayable(
      after(start, move('gibraltar', { bomber: 1 }, 'southern-europe'), raid('southern-europe', { bomber: 1 })),
    );
    expect(found.strikes.map(({ space }) => space)).toEqual(['germany', 'southern-europe']);
    expect(Math.max(...found.balances)).toBe(6);
  });
  test('beside battles, in the same territory too', () => {
    const start = raiding(
      1,
      {},
      { [UK]: { [UK]: { bomber: 2 }, 'eastern-europe': { tank: 2 }, balkans: { tank: 2 } } },
    );
    const found = expectPlayable(
      after(start, move('eastern-europe', { tank: 2 }, 'germany'), move('balkans', { tank: 2 }, 'southern-europe')),
    );
    expect(found.targets).toHaveLength(2);
    expect(found.strikes).toHaveLength(1);
  });
  test('after the battle under way', () => {
    const start = raiding(1, {}, { [UK]: { [UK]: { bomber: 1 }, balkans: { tank: 2 } } });
    const begun = after(start, move('balkans', { tank: 2 }, 'southern-europe'), endPhase, fight('southern-europe'));
    expect(expectPlayable(begun).strikes).toHaveLength(1);
  });
  test('a power whose capital has just fallen has nothing left to pay', () => {
    const start = after(
      game({
        power: UK,
        treasury: { germany: 40 },
        units: {
          [UK]: { [UK]: { bomber: 1 }, 'eastern-europe': { tank: 6 } },
          germany: { germany: { infantry: 1 }, 'southern-europe': { infantry: 1 } },
        },
      }),
      move(UK, { bomber: 1 }, 'southern-europe'),
      raid('southern-europe', { bomber: 1 }),
      move('eastern-europe', { tank: 6 }, 'germany'),
      endPhase,
      fight('germany'),
    );
    const found = rolled(start, 500);
    expectLegalBoards(start, found);
    expect(boardsWithoutLine(start, found)).toEqual([]);
    expect(found.targets[0]!.captured).toBeGreaterThan(0.9);
    expect(found.strikes[0]!.taken).toBeLessThan(0.4);
  });
});

describe('rockets', () => {
  const german = (guns: readonly string[], treasury: object, more: object = {}): GameState =>
    game({
      power: 'germany',
      developments: { germany: ['rockets'] },
      treasury: { [UK]: 30, 'soviet-union': 24, ...treasury },
      units: {
        germany: { ...Object.fromEntries(guns.map((space) => [space, { 'antiaircraft-gun': 1 }])), ...more },
        'soviet-union': { caucasus: { infantry: 1 } },
      },
    });

  test('are sent where they take most, each by the gun with the fewest choices', () => {
    const found = expectPlayable(german(['western-europe', 'ukraine-ssr', 'eastern-europe'], {}));
    expect(found.strikes.map(({ from, space }) => `${from} ${space}`).toSorted()).toEqual([
      'eastern-europe caucasus',
      'ukraine-ssr russia',
      'western-europe united-kingdom',
    ]);
    for (const { space, taken, lost } of found.strikes) {
      expect(Math.abs(taken - (space === 'caucasus' ? 3 : 3.5))).toBeLessThan(0.15);
      expect(lost).toBe(0);
    }
    expect(found.units.attacker.before).toEqual({});
  });
  test.each([[['germany', 'western-europe']], [['western-europe', 'germany']]])(
    'a gun that could strike elsewhere leaves a complex to one that cannot: %j',
    (guns) => {
      expect(rolled(german(guns, {}), 100).strikes.map(({ from, space }) => `${from} ${space}`)).toEqual([
        'western-europe united-kingdom',
        'germany caucasus',
      ]);
    },
  );
  test('are not sent into the battle under way', () => {
    const poor = { [UK]: 0 };
    const start = german(['eastern-europe'], poor, { 'ukraine-ssr': { tank: 3, 'antiaircraft-gun': 1 } });
    const begun = after(start, move('ukraine-ssr', { tank: 3 }, 'caucasus'), endPhase, fight('caucasus'));
    const found = rolled(begun, 500);
    expectLegalBoards(begun, found);
    expect(boardsWithoutLine(begun, found)).toEqual([]);
    expect(found.strikes.map(({ space }) => space)).not.toContain('caucasus');
  });
  test('are not sent where there is nothing to take', () => {
    const found = expectPlayable(german(['western-europe', 'ukraine-ssr'], { 'soviet-union': 0 }));
    expect(found.strikes.map(({ space }) => space)).toEqual([UK]);
    const poor = german(['ukraine-ssr'], { [UK]: 0, 'soviet-union': 0 });
    expect(rollOut(poor, usual, { random: randomFrom(1) }).next().value).toBe('no-battle');
  });
  test('strike once more no complex that was struck', () => {
    const state = german(['western-europe', 'ukraine-ssr'], {});
    const struck = after(state, endPhase, { type: 'rocket', from: 'ukraine-ssr', to: 'russia' }, roll(3));
    expect(expectPlayable(struck).strikes.map(({ from }) => from)).toEqual(['western-europe']);
  });
  test('keep their dice where a treaty is asked before them (NA-SU-2)', () => {
    const state = game({
      power: 'japan',
      developments: { japan: ['rockets'] },
      advantages: { 'soviet-union': ['nonaggression-treaty'] },
      control: { novosibirsk: 'japan' },
      units: { japan: { novosibirsk: { 'antiaircraft-gun': 1 } } },
    });
    const strike = { space: 'russia', from: 'novosibirsk', dice: [{ unit: null, faces: [3] }] };
    const commands = lineToBoard(state, { shotDown: [], strikes: [strike], fights: [] }, usual).next().value;
    expect(after(state, ...(commands ?? [])).treasury['soviet-union']).toBe(21);
  });
  test('and raids together take no more than there is', () => {
    const scene = {
      power: UK,
      treasury: { germany: 4 },
      developments: { [UK]: ['rockets'] },
      units: {
        [UK]: { [UK]: { bomber: 1, 'antiaircraft-gun': 1 } },
        germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 } },
      },
    };
    const state = after(
      game(scene),
      move(UK, { bomber: 1 }, 'germany', 'sz-6', 'sz-5'),
      raid('germany', { bomber: 1 }),
    );
    const found = rolled(state, 2000);
    expectLegalBoards(state, found);
    expect(boardsWithoutLine(state, found)).toEqual([]);
    expect(found.strikes.map(({ from }) => from)).toEqual([null, UK]);
    expect(Math.max(...found.balances)).toBe(4);
    expect(found.mean).toBeCloseTo(meanOfAll(state, 4), 0);
  });
});

/** The mean gain of a bomber under fire and a rocket at one power that has so much, all dice counted. */
function meanOfAll(state: GameState, treasury: number): number {
  const cost = boardOf(state).unitTypes.get('bomber')!.cost;
  const faces = [1, 2, 3, 4, 5, 6];
  const gains = faces.flatMap((gun) =>
    faces.flatMap((bomb) =>
      faces.map((face) => (gun === 1 ? Math.min(treasury, face) - cost : Math.min(treasury, bomb + face))),
    ),
  );
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

test('no line leads to a raid that is not planned, or to dice that no rocket has', () => {
  const commandsTo = (state: GameState, strike: RolledStrike) =>
    lineToBoard(state, { shotDown: [], strikes: [strike], fights: [] }, usual).next();
  const idle = game({ power: UK, units: { [UK]: { [UK]: { bomber: 1 } } } });
  expect(commandsTo(idle, { space: 'germany', from: null, dice: [] })).toEqual({ done: true, value: null });
  const unrolled = { space: 'germany', from: null, dice: [] };
  expect(commandsTo(raiding(1, {}, { germany: { germany: { infantry: 1 } } }), unrolled).value).toBeNull();
});

test('a plan without raids and rockets has no strikes', () => {
  const state = after(
    game({
      power: UK,
      units: { [UK]: { 'karelia-ssr': { infantry: 3 } }, germany: { 'eastern-europe': { infantry: 1 } } },
    }),
    move('karelia-ssr', { infantry: 3 }, 'eastern-europe'),
  );
  expect(rolled(state, 100).strikes).toEqual([]);
});
