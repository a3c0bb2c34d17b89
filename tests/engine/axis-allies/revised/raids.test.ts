import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, idsOf, move, played, roll } from './position.ts';

/** Strategic bombing raids (SBR). */

const raid =
  (space: string, counts: Readonly<Record<string, number>>, isRaid = true) =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, counts), raid: isRaid });

const fly = (space: string): Command => ({ type: 'fight', space, kind: 'raid' });

/** British bombers over Berlin. */
const berlin = (bombers: number, guns = 0, more: object = {}): GameState =>
  after(
    game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: bombers } },
        germany: { germany: { infantry: 3, ...(guns > 0 && { 'antiaircraft-gun': guns }) } },
      },
      ...more,
    }),
    move('united-kingdom', { bomber: bombers }, 'germany', 'sz-6', 'sz-5'),
    raid('germany', { bomber: bombers }),
    endPhase,
  );

/** German units from the Ukraine over the Caucasus, worth 4. */
const caucasus = (units: Readonly<Record<string, number>>, raiders: number, more: object = {}): GameState =>
  after(
    game({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': units }, 'soviet-union': { caucasus: { infantry: 1 } } },
      ...more,
    }),
    move('ukraine-ssr', units, 'caucasus'),
    raid('caucasus', { bomber: raiders }),
    endPhase,
  );

const dice = (state: GameState): string => {
  const awaited = awaiting(state);
  return awaited.kind === 'dice' ? `${awaited.roll ?? awaited.side}` : awaited.kind;
};

describe('raids', () => {
  test('SBR-1: bombers in a hostile territory with a complex may raid it, others and elsewhere not', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { bomber: 2, fighter: 1 } },
        'soviet-union': { caucasus: { infantry: 1 }, archangel: { infantry: 1 } },
      },
    });
    const flown = after(
      state,
      move('ukraine-ssr', { fighter: 1 }, 'caucasus'),
      move('ukraine-ssr', { bomber: 1 }, 'archangel'),
    );
    expectRefused(flown, raid('caucasus', { fighter: 1 }), 'SBR-1', 'cannot-raid');
    expectRefused(flown, raid('archangel', { bomber: 1 }), 'SBR-1', 'nothing-to-raid');
    expectRefused(flown, raid('ukraine-ssr', { bomber: 1 }), 'SBR-1', 'nothing-to-raid');
    const declared = after(flown, move('ukraine-ssr', { bomber: 1 }, 'caucasus'), raid('caucasus', { bomber: 1 }));
    expect(Object.values(declared.turn.deeds).filter(({ duty }) => duty === 'raid')).toHaveLength(1);
    const not = after(declared, raid('caucasus', { bomber: 1 }, false));
    expect(Object.values(not.turn.deeds).filter(({ duty }) => duty)).toEqual([]);
  });

  test('SBR-1: a bomber that flies on has to be told anew', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': { bomber: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    });
    const on = after(
      state,
      move('ukraine-ssr', { bomber: 1 }, 'caucasus'),
      raid('caucasus', { bomber: 1 }),
      move('caucasus', { bomber: 1 }, 'russia'),
    );
    expect(Object.values(on.turn.deeds).map(({ duty }) => duty)).toEqual([undefined]);
  });

  test('SBR-1: the raid comes before the battle in its territory, in which the raiders do not fight', () => {
    const begun = caucasus({ bomber: 2, tank: 1 }, 1);
    expectRefused(begun, fight('caucasus'), 'SBR-1', 'raid-first');
    expectRefused(begun, endPhase, 'COM-1', 'battles-remain');
    const raided = after(begun, fly('caucasus'), roll(2));
    expect(raided.treasury['soviet-union']).toBe(22);
    expect(dice(raided)).toBe('fly-home');
    expect(countsIn(raided, 'caucasus', 'germany')).toEqual({ bomber: 2, tank: 1 });
    const home = after(raided, (state) => {
      const awaited = awaiting(state);
      return { type: 'move', units: awaited.kind === 'fly-home' ? awaited.units : [], to: 'ukraine-ssr' };
    });
    const fought = after(home, fight('caucasus'));
    expect(fought.battle?.attackers.map((id) => fought.units[id]!.type).toSorted()).toEqual(['bomber', 'tank']);
    expectRefused(fought, fly('caucasus'), 'COM-1');
  });

  test('SBR-1: raiders alone make no battle', () => {
    const begun = caucasus({ bomber: 1 }, 1);
    expect(begun.turn.battles).toEqual([]);
    expectRefused(begun, fight('caucasus'), 'COM-1', 'no-such-battle');
    expect(dice(after(begun, fly('caucasus')))).toBe('raid');
  });

  test('SBR-1: it is flown while the complex is the enemy’s: an open territory is taken afterwards', () => {
    const open = { units: { germany: { 'ukraine-ssr': { bomber: 1, tank: 1 } } } };
    const begun = caucasus({ bomber: 1, tank: 1 }, 1, open);
    expect(begun.control.caucasus).toBe('soviet-union');
    const raided = after(begun, fly('caucasus'), roll(3));
    expect([raided.control.caucasus, raided.treasury['soviet-union']]).toEqual(['germany', 21]);
  });

  test('SBR-2: the gun fires at each bomber first, and each that is left costs what its die shows', () => {
    const met = after(berlin(2, 1), fly('germany'));
    expect(dice(met)).toBe('antiaircraft');
    expect(met.shots.map(({ space, targets }) => `${space} ${targets.length}`)).toEqual(['germany 2']);
    const over = after(met, roll(1, 4));
    expect(dice(over)).toBe('raid');
    expectRefused(over, roll(6, 6), 'COM-4', 'wrong-dice-count');
    const { state, events } = played(over, roll(6));
    expect(state.treasury).toMatchObject({ germany: 34, 'united-kingdom': 30 });
    expect(events.map(({ type }) => type)).toEqual(['raid-rolled', 'ipcs-destroyed']);
  });

  test('SBR-2: a gun alone fires at raiders once, in the raid', () => {
    const state = after(
      game({
        power: 'united-kingdom',
        units: {
          'united-kingdom': { 'united-kingdom': { bomber: 1 } },
          germany: { germany: { 'antiaircraft-gun': 1 } },
        },
      }),
      move('united-kingdom', { bomber: 1 }, 'germany', 'sz-6', 'sz-5'),
      raid('germany', { bomber: 1 }),
      endPhase,
    );
    expect(dice(state)).toBe('command');
    expect(dice(after(state, fly('germany')))).toBe('antiaircraft');
    expect(dice(after(state, fly('germany'), roll(6)))).toBe('raid');
  });

  test('SBR-2: when the gun brings all of them down, the raid is over', () => {
    const down = after(berlin(1, 2), fly('germany'), roll(1));
    expect(down.treasury.germany).toBe(40);
    expect(dice(down)).toBe('command');
    after(down, endPhase);
  });

  test('SBR-1: the raid is over before land units take ground that only a gun holds', () => {
    const flown = after(
      game({
        power: 'germany',
        units: {
          germany: { 'ukraine-ssr': { bomber: 1, tank: 1 } },
          'soviet-union': { caucasus: { 'antiaircraft-gun': 1 } },
        },
      }),
      move('ukraine-ssr', { bomber: 1, tank: 1 }, 'caucasus'),
      raid('caucasus', { bomber: 1 }),
      endPhase,
      fly('caucasus'),
    );
    const begun = after(flown, roll(6));
    expect([dice(begun), begun.control['caucasus']]).toEqual(['raid', 'soviet-union']);
    expect(fromPosition(toPosition(begun)).ok).toBe(true);
    const raided = after(begun, roll(3));
    expect([raided.treasury['soviet-union'], raided.control['caucasus']]).toEqual([24 - 3, 'germany']);
    // Without a raider left there is nothing to wait for.
    const down = after(flown, roll(1));
    expect([down.treasury['soviet-union'], down.control['caucasus']]).toEqual([24, 'germany']);
  });

  test('SBR-2: nobody pays more than he has', () => {
    const poor = after(berlin(1, 0, { treasury: { germany: 2 } }), fly('germany'), roll(6));
    expect(poor.treasury.germany).toBe(0);
    const none = played(berlin(1, 0, { treasury: { germany: 0 } }), fly('germany'), roll(6));
    expect(none.state.treasury.germany).toBe(0);
    expect(none.events.some(({ type }) => type === 'ipcs-destroyed')).toBe(false);
  });

  test('SBR-3: the raid is over after that, and the bombers fly home', () => {
    const raided = after(berlin(1), fly('germany'), roll(1));
    expectRefused(raided, fly('germany'), 'COM-25', 'flights-home-first');
    const home = after(raided, move('germany', { bomber: 1 }, 'united-kingdom', 'sz-5', 'sz-6'));
    expectRefused(home, fly('germany'), 'COM-1', 'no-such-battle');
    expect(countsIn(home, 'united-kingdom', 'united-kingdom')).toEqual({ bomber: 1 });
  });

  test('SBR-4: Heavy Bombers roll two dice, which count no more than the value for each bomber', () => {
    const heavy = { developments: { germany: ['heavy-bombers'] } };
    const over = after(caucasus({ bomber: 2 }, 2, heavy), fly('caucasus'));
    expect(awaiting(over)).toMatchObject({ groups: [{ dicePerUnit: 2 }] });
    // The first bomber's 5 and 4 count 4, the second one's 1 and 2 count 3.
    expect(after(over, roll(5, 4, 1, 2)).treasury['soviet-union']).toBe(24 - 4 - 3);
    expect(after(over, roll(1, 1, 6, 6)).treasury['soviet-union']).toBe(24 - 2 - 4);
  });

  test('SBR-5: the limit is each bomber’s, and the complex works on', () => {
    const raided = after(caucasus({ bomber: 3 }, 3), fly('caucasus'), roll(6, 6, 6));
    expect(raided.treasury['soviet-union']).toBe(24 - 12);
    expect(raided.complexes).toContain('caucasus');
  });

  test('in a position file raids and their dice are kept', () => {
    for (const state of [berlin(2, 1), after(berlin(2, 1), fly('germany')), after(berlin(2), fly('germany'))]) {
      const file = toPosition(state);
      const read = fromPosition(file);
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      expect([file.version, toPosition(read.value)]).toEqual([3, file]);
      expect(dice(read.value)).toBe(dice(state));
    }
  });

  test('SBR-1, AA-3: an attack whose aircraft were shot down on the way is off, though a raid is to come', () => {
    const state = after(
      game({
        power: 'united-kingdom',
        units: {
          'united-kingdom': { 'united-kingdom': { bomber: 2 } },
          germany: { germany: { infantry: 1 }, 'western-europe': { 'antiaircraft-gun': 1 } },
        },
      }),
      move('united-kingdom', { bomber: 1 }, 'germany', 'sz-6', 'sz-5'),
      raid('germany', { bomber: 1 }),
      move('united-kingdom', { bomber: 1 }, 'germany', 'sz-6', 'western-europe'),
      endPhase,
      roll(1),
    );
    expect(state.turn.battles).toEqual([]);
    const read = fromPosition(toPosition(state));
    expect(read.ok && toPosition(read.value)).toEqual(toPosition(state));
    expectRefused(state, endPhase, 'COM-1', 'battles-remain');
    expect(dice(after(state, fly('germany')))).not.toBe('');
  });

  test.each([
    [{ roll: { kind: 'raid', space: 'norway' } }, 'SBR-2'],
    [{ roll: { kind: 'rocket', from: 'norway', to: 'germany' } }, 'RKT-1'],
    [{ roll: { kind: 'raid', space: 'germany' }, phase: 'noncombat-move', turn: {} }, 'TURN-2'],
  ])('in a position file a raid that cannot be is refused: %o', (wrong, rule) => {
    const read = fromPosition({ ...toPosition(after(berlin(2), fly('germany'))), ...wrong });
    expect(read.ok ? [] : read.fault.map((fault) => fault.rule)).toContain(rule);
  });
});
