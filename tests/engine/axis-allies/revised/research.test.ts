import { describe, expect, test } from 'vitest';
import {
  axisAllies,
  awaiting,
  editionOf,
  fromPosition,
  hypotheticalTurn,
  reach,
  remedies,
  toPosition,
} from '../../../../src/engine/axis-allies/index.ts';
import { isEmptyPhase } from '../../../../src/engine/axis-allies/phases/emptyPhase.ts';
import {
  after,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  placesOf,
  played,
  roll,
  type Scene,
} from './position.ts';

/** Research: naming a development, paying for dice, rolling them. */

const researching = (scene: Partial<Scene> = {}) =>
  game({ power: 'germany', phase: 'develop-weapons', units: {}, ...scene });
const research = (development: string, dice: number) => ({ type: 'research', development, dice }) as const;

describe('dice', () => {
  test('RES-1: cost 5 IPCs each, as many as can be paid', () => {
    expect(after(researching(), research('rockets', 2)).treasury.germany).toBe(30);
    expect(after(researching(), research('rockets', 8)).treasury.germany).toBe(0);
    expectRefused(researching(), research('rockets', 9), 'RES-1', 'cannot-afford');
    expectRefused(researching({ treasury: { germany: 4 } }), research('rockets', 1), 'RES-1', 'cannot-afford');
    expect(remedies(researching(), research('rockets', 9))).toEqual([
      { kind: 'instead', orders: [research('rockets', 8)] },
    ]);
  });

  test.each([0, -1, 1.5, NaN])('RES-1: %d of them are none', (dice) =>
    expectRefused(researching(), research('rockets', dice), 'RES-1', 'bad-command'),
  );

  test('RES-1: are for a development of the chart', () => {
    expectRefused(researching(), research('radar', 1), 'RES-1', 'unknown-development');
    expectRefused(researching(), research('toString', 1), 'RES-1', 'unknown-development');
  });

  test('RES-3: are rolled at once, before anything else', () => {
    const bought = after(researching(), research('rockets', 3));
    expect(awaiting(bought)).toEqual({ kind: 'dice', by: ['germany'], roll: 'research', dice: 3, groups: [] });
    expectRefused(bought, endPhase, 'TURN-2', 'dice-first');
    expectRefused(bought, research('rockets', 1), 'TURN-2', 'dice-first');
    expectRefused(bought, roll(1, 2), 'RES-3', 'wrong-dice-count');
    expectRefused(bought, roll(1, 2, 7), 'RES-3', 'not-a-die');
    expectAllowed(bought, roll(1, 2, 3));
  });

  test('RES-3: bring the development with its number', () => {
    const { state, events } = played(researching(), research('rockets', 2), roll(5, 2));
    expect(state.developments).toEqual({ germany: ['rockets'] });
    expect(awaiting(state)).toEqual({ kind: 'command', by: ['germany'] });
    expect(events.map(({ type }) => type)).toEqual(['dice-bought', 'research-rolled', 'development-gained']);
  });

  test('RES-3: without its number bring nothing for the money', () => {
    const { state, events } = played(researching(), research('rockets', 4), roll(1, 3, 4, 5));
    expect(state.developments).toEqual({});
    expect(state.treasury.germany).toBe(20);
    expect(events.map(({ type }) => type)).toEqual(['dice-bought', 'research-rolled']);
  });

  test('RES-3: are kept in a position till they are rolled', () => {
    const bought = after(researching(), research('rockets', 3));
    const read = fromPosition(toPosition(bought));
    expect(read.ok && awaiting(read.value)).toEqual(awaiting(bought));
    expect(read.ok && read.value).toEqual({ ...bought, players: read.ok && read.value.players });
  });
});

test('RES-3: while dice wait, it is still told what the enemy threatens', () => {
  const units = { germany: { germany: { tank: 1 } }, 'soviet-union': { caucasus: { tank: 1 } } };
  const bought = after(researching({ units }), research('rockets', 1));
  expect(reach(bought, idsOf(bought, 'germany', { tank: 1 }))).toEqual([]);
  const theirs = hypotheticalTurn(bought, 'soviet-union');
  if (!theirs) throw new Error('unsettled');
  expect(placesOf(theirs, idsOf(theirs, 'caucasus', { tank: 1 }))).toContain('ukraine-ssr');
});

describe('developments', () => {
  test('RES-2: are one a turn, successful or not', () => {
    for (const dice of [1, 2])
      expectRefused(
        after(researching(), research('rockets', 1), roll(dice)),
        research('jet-fighters', 1),
        'RES-2',
        'researched-this-turn',
      );
  });

  test('RES-2: can be tried again on the next turn', () => {
    const failed = after(researching(), research('rockets', 1), roll(1));
    const order = Array<typeof endPhase>(5 * 7).fill(endPhase);
    const next = after(failed, ...order);
    expect([next.power, next.phase]).toEqual(['germany', 'develop-weapons']);
    expectAllowed(next, research('rockets', 1));
  });

  test('RES-5: can be those of other powers, friends or not', () => {
    const state = researching({ developments: { japan: ['rockets'], 'soviet-union': ['rockets'] } });
    expect(after(state, research('rockets', 1), roll(2)).developments.germany).toEqual(['rockets']);
  });

  test('RES-6: are not researched twice, and several hits bring one', () => {
    const state = researching({ developments: { germany: ['super-submarines'] } });
    expectRefused(state, research('super-submarines', 1), 'RES-6', 'developed-already');
    expect(after(state, research('jet-fighters', 3), roll(1, 1, 1)).developments.germany).toEqual([
      'super-submarines',
      'jet-fighters',
    ]);
  });

  test('RES-4: hold in the same turn: aircraft fly further at once', () => {
    const home = { germany: { germany: { fighter: 1 } }, 'soviet-union': { 'evenki-national-okrug': { infantry: 1 } } };
    const start = researching({ units: home });
    const plain = after(start, research('long-range-aircraft', 1), roll(1), endPhase, endPhase);
    const developed = after(start, research('long-range-aircraft', 1), roll(4), endPhase, endPhase);
    const fighter = idsOf(plain, 'germany', { fighter: 1 });
    // Three spaces and back need a range of six.
    expect(placesOf(plain, fighter)).not.toContain('west-russia');
    const far = reach(developed, fighter).map(({ space }) => space);
    expect(far.length).toBeGreaterThan(placesOf(plain, fighter).length);
  });

  test('RES-4: stay for the rest of the game', () => {
    const state = after(researching(), research('rockets', 1), roll(2), ...Array<typeof endPhase>(35).fill(endPhase));
    expect([state.power, state.developments]).toEqual(['germany', { germany: ['rockets'] }]);
  });
});

describe('a power', () => {
  test('TURN-3: without its capital neither researches nor buys', () => {
    const state = game({ power: 'united-states', phase: 'collect-income', control: { russia: 'germany' }, units: {} });
    expect(after(state, endPhase)).toMatchObject({ power: 'soviet-union', phase: 'combat-move' });
    expectRefused(
      researching({ control: { germany: 'soviet-union' } }),
      research('rockets', 1),
      'TURN-3',
      'capital-lost',
    );
  });

  test('TURN-2: researches in that phase only', () => {
    expectRefused(researching({ phase: 'purchase-units' }), research('rockets', 1), 'TURN-2', 'not-now');
    expectRefused(researching({ phase: 'combat-move' }), research('rockets', 1), 'TURN-2', 'not-now');
    expectRefused(researching(), roll(1), 'COM-4', 'not-now');
  });

  test('BUY-2: buys with what research left', () => {
    const state = after(researching(), research('rockets', 7), roll(1, 1, 1, 1, 1, 1, 1), endPhase);
    expectAllowed(state, { type: 'purchase', units: { tank: 1 } });
    expectRefused(state, { type: 'purchase', units: { tank: 2 } }, 'BUY-2', 'cannot-afford');
  });
});

test('RES-1: research is kept in a save', () => {
  const read = (dice: unknown) =>
    axisAllies.commandSchema.safeParse({ type: 'research', development: 'rockets', dice }).success;
  expect([read(2), read(0.5), read(-1), read('2')]).toEqual([true, false, false, false]);
});

test('RES-1: a phase without money for a die, or without anything left to develop, is empty', () => {
  const all = editionOf('revised').developments.map(({ id }) => id);
  expect(isEmptyPhase(researching({ treasury: { germany: 5 } }))).toBe(false);
  expect(isEmptyPhase(researching({ treasury: { germany: 4 } }))).toBe(true);
  expect(isEmptyPhase(researching({ developments: { germany: all } }))).toBe(true);
  expect(isEmptyPhase(after(researching(), research('rockets', 1)))).toBe(false);
});
