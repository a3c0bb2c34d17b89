import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, toPosition } from '../../../../src/engine/axis-allies/index.ts';
import { ashore, battleOf, eventsOf, expectOver, groups, hit, miss, resultOf, strip } from './battle.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, move, one, played, roll } from './position.ts';

/** Antiaircraft guns in the territory attacked, and guns captured with it (AA). */

describe('the gun of the territory attacked', () => {
  test('AA-1: fires one die at each attacking air unit, before all other fire', () => {
    const state = ashore({ tank: 1, fighter: 2, bomber: 1 }, { infantry: 1, 'antiaircraft-gun': 1 });
    expect(awaiting(state)).toMatchObject({ kind: 'dice', roll: 'antiaircraft', by: ['united-kingdom'] });
    expectRefused(state, roll(1, 1, 1, 1), 'COM-4', 'wrong-dice-count');
    expect(groups(after(state, roll(6, 6, 6)))).toEqual(
      ['3 surface: tank', '3 air: fighter, fighter', '4 air: bomber'].sort(),
    );
  });

  test('AA-1: not at land units, and without a gun nobody fires', () => {
    expect(groups(ashore({ tank: 1 }, { infantry: 1, 'antiaircraft-gun': 1 }))).toEqual(['3 surface: tank']);
    expect(groups(ashore({ fighter: 1 }, { infantry: 1 }))).toEqual(['3 air: fighter']);
  });

  test('AA-2: however many guns, one fires', () => {
    const state = ashore(
      { fighter: 1 },
      { infantry: 1, 'antiaircraft-gun': 3 },
      { units: { 'soviet-union': { caucasus: { 'antiaircraft-gun': 2 } } } },
    );
    expectOver(after(state, roll(1)));
    expectRefused(state, roll(6, 6), 'COM-4', 'wrong-dice-count');
  });

  test('AA-3: in the first cycle only', () => {
    const state = ashore({ tank: 1, fighter: 1 }, { infantry: 2, 'antiaircraft-gun': 1 });
    const second = after(state, roll(6), miss, miss);
    expect(battleOf(second).round).toBe(2);
    expect(groups(second)).toEqual(['3 air: fighter', '3 surface: tank']);
  });

  test('AA-4: each die is rolled for a certain air unit, which is lost on a 1 and does not fire', () => {
    const state = ashore({ fighter: 2, bomber: 1 }, { infantry: 1, 'antiaircraft-gun': 1 });
    const waits = awaiting(state);
    const targets = waits.kind === 'dice' ? (waits.groups[0]?.targets ?? []) : [];
    const fired = after(state, roll(1, 2, 6));
    expect(Object.keys(fired.units)).not.toContain(targets[0]);
    expect(strip(fired, 'attacker')).toEqual({ fighter: 1, bomber: 1 });
    const { events } = played(state, roll(2, 1, 1));
    expect(eventsOf({ state, events }, 'antiaircraft-fired')).toMatchObject([{ hit: targets.slice(1) }]);
  });

  test('AA-4: when all attackers are shot down the battle is over', () => {
    const state = ashore({ fighter: 1, bomber: 1 }, { infantry: 1, 'antiaircraft-gun': 1 });
    expect(resultOf(state, roll(1, 1))).toBe('defender-won');
  });

  test('AA-6: a gun is never a casualty and does not defend', () => {
    const state = ashore({ tank: 3 }, { infantry: 1, tank: 1, 'antiaircraft-gun': 1 });
    expect(strip(state, 'defender')).toEqual({ infantry: 1, tank: 1 });
    const struck = after(state, hit({ surface: 1 }));
    expectRefused(
      struck,
      { type: 'casualties', units: [one(struck, 'caucasus', 'antiaircraft-gun', 'united-kingdom')] },
      'AA-6',
      'not-a-casualty',
    );
    expect(resultOf(ashore({ tank: 2 }, { infantry: 1, 'antiaircraft-gun': 2 }), hit({ surface: 1 }), miss)).toBe(
      'attacker-won',
    );
  });

  test('COM-2: guns alone defend nothing; the gun fires at air units that came along', () => {
    const scene = (units: Readonly<Record<string, number>>) =>
      game({
        power: 'germany',
        units: { germany: { 'ukraine-ssr': units }, 'soviet-union': { caucasus: { 'antiaircraft-gun': 1 } } },
      });
    const taken = after(scene({ tank: 1 }), move('ukraine-ssr', { tank: 1 }, 'caucasus'), endPhase);
    expect(taken.control.caucasus).toBe('germany');
    expect(countsIn(taken, 'caucasus', 'germany')).toEqual({ tank: 1, 'antiaircraft-gun': 1 });
    const withAir = after(
      scene({ tank: 1, fighter: 1 }),
      move('ukraine-ssr', { tank: 1, fighter: 1 }, 'caucasus'),
      endPhase,
    );
    expect(awaiting(withAir)).toMatchObject({ kind: 'dice', roll: 'antiaircraft' });
    const shotDown = after(withAir, roll(1));
    expect(countsIn(shotDown, 'caucasus')).toEqual({ tank: 1, 'antiaircraft-gun': 1 });
    expect(shotDown.control.caucasus).toBe('germany');
  });

  test('in a position file the shot is still to be rolled', () => {
    const state = ashore({ tank: 1, fighter: 1 }, { infantry: 1, 'antiaircraft-gun': 1 });
    const file = toPosition(state);
    const read = fromPosition(file);
    expect(read.ok && awaiting(read.value)).toMatchObject({ kind: 'dice', roll: 'antiaircraft' });
    expect(read.ok ? toPosition(read.value) : read.fault).toEqual(file);
  });
});

describe('captured guns', () => {
  /** A tank of a power takes a territory from the infantry there. */
  const taken = (power: string, from: string, to: string, more: Omit<Parameters<typeof game>[0], 'power'>) =>
    after(game({ power, ...more }), move(from, { tank: 1 }, to), endPhase, fight(to), hit({ surface: 1 }), miss);

  test('AA-7: become the captor’s, with the territory', () => {
    const state = taken('germany', 'ukraine-ssr', 'caucasus', {
      units: {
        germany: { 'ukraine-ssr': { tank: 1 } },
        'soviet-union': { caucasus: { infantry: 1, 'antiaircraft-gun': 1 } },
      },
    });
    expect(countsIn(state, 'caucasus', 'germany')).toEqual({ tank: 1, 'antiaircraft-gun': 1 });
    const gun = state.units[one(state, 'caucasus', 'antiaircraft-gun')];
    expect(gun?.capturedFrom).toBe('soviet-union');
  });

  test('AA-7: in a liberated territory they return to the power that owned them', () => {
    const state = taken('soviet-union', 'archangel', 'karelia-ssr', {
      control: { 'karelia-ssr': 'germany' },
      units: {
        'soviet-union': { archangel: { tank: 1 } },
        germany: { 'karelia-ssr': { infantry: 1, 'antiaircraft-gun': 2 } },
      },
      pieces: [{ in: 'karelia-ssr', unit: 'antiaircraft-gun', owner: 'germany', capturedFrom: 'united-kingdom' }],
    });
    expect(countsIn(state, 'karelia-ssr', 'united-kingdom')).toEqual({ 'antiaircraft-gun': 1 });
    // The German gun beside it is the captor's now.
    expect(countsIn(state, 'karelia-ssr', 'soviet-union')).toEqual({ tank: 1, 'antiaircraft-gun': 1 });
    expect(state.units[one(state, 'karelia-ssr', 'antiaircraft-gun', 'united-kingdom')]?.capturedFrom).toBeUndefined();
  });

  test('AA-7: an enemy gun goes to the power that takes the territory, also when that returns to a friend', () => {
    const state = taken('united-states', 'persia', 'india', {
      control: { india: 'japan' },
      units: { 'united-states': { persia: { tank: 1 } }, japan: { india: { infantry: 1, 'antiaircraft-gun': 1 } } },
    });
    expect(state.control.india).toBe('united-kingdom');
    expect(countsIn(state, 'india', 'united-states')).toEqual({ tank: 1, 'antiaircraft-gun': 1 });
  });

  test('AA-7: a captured gun in a captured territory changes owner again', () => {
    const state = taken('soviet-union', 'karelia-ssr', 'norway', {
      units: {
        'soviet-union': { 'karelia-ssr': { tank: 1 } },
        germany: { norway: { infantry: 1, 'antiaircraft-gun': 1 } },
      },
      pieces: [{ in: 'norway', unit: 'antiaircraft-gun', owner: 'germany', capturedFrom: 'united-kingdom' }],
    });
    expect(countsIn(state, 'norway', 'soviet-union')).toEqual({ tank: 1, 'antiaircraft-gun': 1 });
    expect(state.units[one(state, 'norway', 'antiaircraft-gun')]?.capturedFrom).toBe('germany');
  });

  test('AA-7: a position file tells captured guns apart, and knows who cannot be one', () => {
    const scene = {
      power: 'germany',
      units: { germany: { norway: { 'antiaircraft-gun': 2, infantry: 1 } } },
      pieces: [{ in: 'norway', unit: 'antiaircraft-gun', owner: 'germany', capturedFrom: 'united-kingdom' }],
    };
    const file = toPosition(game(scene));
    expect(file.version).toBe(3);
    expect(toPosition(game(file))).toEqual(file);
    const faults = (piece: object) => {
      const read = fromPosition({ ...file, pieces: [{ in: 'norway', owner: 'germany', ...piece }] });
      return read.ok ? [] : read.fault.map(({ path, rule }) => `${path} ${rule}`);
    };
    expect(faults({ unit: 'infantry', capturedFrom: 'united-kingdom' })).toEqual(['pieces[0].capturedFrom AA-7']);
    expect(faults({ unit: 'antiaircraft-gun', capturedFrom: 'japan' })).toEqual(['pieces[0].capturedFrom AA-7']);
  });
});
