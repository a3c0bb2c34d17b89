import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, reach, toPosition, type GameState } from '../../src/engine/index.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, idsOf, move, one, played, roll } from './position.ts';

/** Antiaircraft guns that are flown over (AA). */

/** British aircraft, and German guns on the way to Eastern Europe. */
const bomb = (bombers: number, guns: Readonly<Record<string, number>>): GameState =>
  game({
    power: 'united-kingdom',
    units: {
      'united-kingdom': { 'united-kingdom': { bomber: bombers, fighter: 1 } },
      germany: {
        'eastern-europe': { infantry: 1 },
        ...Object.fromEntries(Object.entries(guns).map(([space, count]) => [space, { 'antiaircraft-gun': count }])),
      },
    },
  });

const overLand = (bombers: number) =>
  move('united-kingdom', { bomber: bombers }, 'eastern-europe', 'sz-6', 'western-europe', 'germany');

/** The spaces of the guns that have still to fire, each with how many units they fire at. */
const shots = (state: GameState): readonly string[] =>
  state.shots.map(({ space, targets }) => `${space} ${targets.length}`);

describe('guns flown over', () => {
  test('AA-1: a gun rolls one die at each air unit that flies over it, and a 1 destroys it', () => {
    const over = after(bomb(2, { germany: 1 }), overLand(2), endPhase);
    expect(awaiting(over)).toEqual({
      kind: 'dice',
      by: ['germany'],
      roll: 'antiaircraft',
      groups: [
        {
          value: 1,
          kind: 'surface',
          units: idsOf(over, 'germany', { 'antiaircraft-gun': 1 }, 'germany'),
          targets: idsOf(over, 'eastern-europe', { bomber: 2 }),
        },
      ],
    });
    expectRefused(over, roll(1), 'COM-4', 'wrong-dice-count');
    expectRefused(over, roll(1, 7), 'COM-4', 'not-a-die');
    expect(countsIn(after(over, roll(2, 1)), 'eastern-europe', 'united-kingdom')).toEqual({ bomber: 1 });
    expect(countsIn(after(over, roll(2, 6)), 'eastern-europe', 'united-kingdom')).toEqual({ bomber: 2 });
  });

  test('AA-1: nobody fires over friendly ground, at sea, or from a territory without a gun', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { fighter: 1 }, belorussia: { 'antiaircraft-gun': 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 1 } },
      },
    });
    const over = after(state, move('ukraine-ssr', { fighter: 1 }, 'karelia-ssr', 'belorussia'), endPhase);
    expect([shots(over), awaiting(over).kind]).toEqual([[], 'command']);
  });

  test('AA-2: however many guns, one fires', () => {
    const over = after(bomb(1, { germany: 3 }), overLand(1), endPhase);
    expect(shots(over)).toEqual(['germany 1']);
    expect(shots(after(over, roll(6)))).toEqual([]);
  });

  test('AA-2: guns of two powers are one gun', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { bomber: 1 } },
        'united-kingdom': { caucasus: { 'antiaircraft-gun': 1 } },
        'soviet-union': { caucasus: { 'antiaircraft-gun': 1 }, persia: { infantry: 1 } },
      },
      control: { persia: 'soviet-union' },
    });
    const over = after(state, move('ukraine-ssr', { bomber: 1 }, 'persia', 'caucasus'), endPhase);
    expect(shots(over)).toEqual(['caucasus 1']);
    expect(shots(after(over, roll(6)))).toEqual([]);
  });

  test('AA-3: guns fire along the path in its order, before anything else', () => {
    const over = after(bomb(2, { germany: 1, 'western-europe': 1 }), overLand(2), endPhase);
    expect(shots(over)).toEqual(['western-europe 2', 'germany 2']);
    expectRefused(over, fight('eastern-europe'), 'AA-3', 'guns-first');
    expectRefused(over, endPhase, 'AA-3', 'guns-first');
    const next = after(over, roll(1, 2));
    expect(shots(next)).toEqual(['germany 1']);
    expect(shots(after(next, roll(4)))).toEqual([]);
    expect(after(next, roll(4)).turn.battles.map(({ space }) => space)).toEqual(['eastern-europe']);
  });

  test('AA-3: two flights are fired at each on its own way', () => {
    const over = after(
      bomb(1, { germany: 1, 'western-europe': 1 }),
      overLand(1),
      move('united-kingdom', { fighter: 1 }, 'eastern-europe', 'sz-6', 'sz-5'),
    );
    expect(shots(after(over, endPhase))).toEqual(['western-europe 1', 'germany 1']);
  });

  test('AA-3: the gun in the territory attacked does not fire now', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { fighter: 1 } },
        'soviet-union': { caucasus: { infantry: 1, 'antiaircraft-gun': 1 } },
      },
    });
    expect(shots(after(state, move('ukraine-ssr', { fighter: 1 }, 'caucasus'), endPhase))).toEqual([]);
  });

  test('AA-4: each die is rolled for a certain air unit, and that one is lost', () => {
    const state = game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'karelia-ssr': { fighter: 1, bomber: 1 } },
        germany: { balkans: { infantry: 1 }, 'eastern-europe': { 'antiaircraft-gun': 1 } },
      },
    });
    const over = after(state, move('karelia-ssr', { fighter: 1, bomber: 1 }, 'balkans', 'eastern-europe'), endPhase);
    expect(over.shots[0]?.targets).toEqual([one(over, 'balkans', 'fighter'), one(over, 'balkans', 'bomber')]);
    expect(countsIn(after(over, roll(1, 6)), 'balkans', 'soviet-union')).toEqual({ bomber: 1 });
    expect(countsIn(after(over, roll(6, 1)), 'balkans', 'soviet-union')).toEqual({ fighter: 1 });
  });

  test('AA-4: a battle that lost all its attackers on the way is not fought', () => {
    const over = after(bomb(1, { germany: 1 }), overLand(1), endPhase, roll(1));
    expect(over.turn.battles).toEqual([]);
    expect(awaiting(over).kind).toBe('command');
    const sea = game({
      power: 'united-states',
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-52': { carrier: 1 } },
        japan: { 'sz-51': { submarine: 1 }, 'wake-island': { 'antiaircraft-gun': 1 } },
      },
    });
    const flown = after(sea, move('hawaiian-islands', { fighter: 1 }, 'sz-51', 'sz-52'), endPhase);
    expect(shots(flown)).toEqual([]);
    expect(flown.turn.battles.map(({ space }) => space)).toEqual(['sz-51']);
  });

  test('AA-8: guns fire in noncombat move too, at once', () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: 1 } },
        germany: { norway: { 'antiaircraft-gun': 1 } },
      },
    });
    const over = after(state, move('united-kingdom', { bomber: 1 }, 'karelia-ssr', 'sz-3', 'norway'));
    expect(shots(over)).toEqual(['norway 1']);
    expectRefused(over, endPhase, 'AA-3', 'guns-first');
    expect(reach(over, [one(over, 'karelia-ssr', 'bomber')])).toEqual([]);
    expect(countsIn(after(over, roll(1)), 'karelia-ssr')).toEqual({});
    expect(countsIn(after(over, roll(2)), 'karelia-ssr')).toEqual({ bomber: 1 });
  });

  test('AA-9: a gun aboard a transport fires at nobody, nor does one at what starts beside it', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'western-europe': { fighter: 1 } },
        'united-states': { 'sz-7': { transport: 1 }, 'sz-8': { transport: 1 } },
      },
      aboard: [
        {
          in: 'sz-7',
          ship: 'transport',
          owner: 'united-states',
          cargo: [{ unit: 'antiaircraft-gun', owner: 'united-states' }],
        },
      ],
    });
    const over = after(state, move('western-europe', { fighter: 1 }, 'sz-8', 'sz-7'), endPhase);
    expect(shots(over)).toEqual([]);
  });
});

describe('the way of a flight', () => {
  /** The way that a fighter takes to a territory. */
  const way = (state: GameState, from: string, to: string, type = 'fighter'): readonly string[] => {
    const unit = one(state, from, type);
    return reach(state, [unit]).find(({ space }) => space === to)?.routes[unit] ?? [];
  };
  const karelia = (guns: readonly string[], type = 'fighter'): GameState =>
    game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'karelia-ssr': { [type]: 1 } },
        germany: {
          'ukraine-ssr': { infantry: 1 },
          ...Object.fromEntries(guns.map((space) => [space, { 'antiaircraft-gun': 1 }])),
        },
      },
    });

  test('CM-10: goes past the fewest guns if its player names none', () => {
    expect(way(karelia(['eastern-europe', 'west-russia']), 'karelia-ssr', 'ukraine-ssr')).toEqual([
      'karelia-ssr',
      'belorussia',
      'ukraine-ssr',
    ]);
    expect(way(karelia(['belorussia']), 'karelia-ssr', 'ukraine-ssr')).not.toContain('belorussia');
    const state = karelia(['belorussia', 'eastern-europe'], 'bomber');
    const flown = after(state, move('karelia-ssr', { bomber: 1 }, 'ukraine-ssr'), endPhase);
    expect(shots(flown)).toEqual([]);
  });

  test('CM-10: takes a longer way only as far as its movement goes', () => {
    const state = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: 1, fighter: 1 } },
        germany: {
          germany: { infantry: 1 },
          'western-europe': { 'antiaircraft-gun': 1 },
          'southern-europe': { tank: 1 },
        },
      },
    });
    expect(way(state, 'united-kingdom', 'southern-europe', 'bomber')).not.toContain('western-europe');
    expect(shots(after(state, move('united-kingdom', { bomber: 1 }, 'germany'), endPhase))).toEqual([]);
  });

  test('CM-10: leads where its player wants it', () => {
    const state = karelia(['eastern-europe']);
    const over = after(state, move('karelia-ssr', { fighter: 1 }, 'ukraine-ssr', 'eastern-europe'), endPhase);
    expect(shots(over)).toEqual(['eastern-europe 1']);
  });
});

describe('in a position file', () => {
  const WEST = { space: 'western-europe', by: 'germany', value: 1 };
  const over = after(bomb(2, { germany: 1, 'western-europe': 1 }), overLand(2), endPhase);

  test('fire that is still to be rolled is kept', () => {
    const file = toPosition(over);
    expect(file.version).toBe(3);
    expect(file.shots).toEqual([
      { space: 'western-europe', by: 'germany', value: 1 },
      { space: 'germany', by: 'germany', value: 1 },
    ]);
    const read = fromPosition(file);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(toPosition(read.value)).toEqual(file);
    expect(shots(read.value)).toEqual(['western-europe 2', 'germany 2']);
    expect(played(read.value, roll(1, 1)).state.shots).toEqual([]);
  });

  test.each([
    [{ shots: [WEST, { space: 'norway', by: 'germany', value: 1 }] }, 'AA-1'],
    [{ shots: [WEST, { space: 'germany', by: 'germany', value: 2 }] }, 'AA-1'],
    [{ shots: [WEST], pieces: [] }, 'AA-1'],
    [{ phase: 'mobilize-new-units', turn: undefined }, 'AA-3'],
  ])('fire that cannot be is refused: %o', (wrong, rule) => {
    const read = fromPosition({ ...toPosition(over), ...wrong });
    expect(read.ok ? [] : read.fault.map((fault) => fault.rule)).toContain(rule);
  });
});
