import { describe, expect, test } from 'vitest';
import {
  availableComplexes,
  mobilizationPlaces,
  newGame,
  orderCost,
  reach,
  toPosition,
  fromPosition,
  wares,
  warnings,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  mobilize,
  move,
  played,
  type Scene,
} from './position.ts';

/** Buying and placing units and industrial complexes. */

const buying = (power = 'germany', scene: Partial<Scene> = {}) =>
  game({ power, phase: 'purchase-units', units: {}, ...scene });
const placing = (power: string, purchased: Record<string, number>, scene: Partial<Scene> = {}) =>
  game({ power, phase: 'mobilize-new-units', purchased, units: {}, ...scene });
const opening = newGame('revised').complexes;

describe('buying', () => {
  test('BUY-1: guns and complexes are for sale to everyone', () => {
    const state = after(buying('soviet-union'), {
      type: 'purchase',
      units: { 'antiaircraft-gun': 1, 'industrial-complex': 1 },
    });
    expect([state.treasury['soviet-union'], state.purchased]).toEqual([
      4,
      { 'antiaircraft-gun': 1, 'industrial-complex': 1 },
    ]);
    expectAllowed(buying('japan'), { type: 'purchase', units: { 'industrial-complex': 2 } });
  });

  test('UNIT-1: what everything costs', () => {
    expect(Object.fromEntries(wares(newGame('revised'), 'japan').map(({ type, cost }) => [type, cost]))).toEqual({
      infantry: 3,
      artillery: 4,
      tank: 5,
      'antiaircraft-gun': 5,
      fighter: 10,
      bomber: 15,
      battleship: 24,
      destroyer: 12,
      carrier: 16,
      transport: 8,
      submarine: 8,
      'industrial-complex': 15,
    });
    expect(wares(newGame('1941'), 'japan').map(({ type }) => type)).not.toContain('industrial-complex');
    expect(orderCost(newGame('revised'), { 'industrial-complex': 2, tank: 1 })).toBe(35);
  });

  test('BUY-2: nobody pays with what he has not got, and may change his mind', () => {
    expectRefused(
      buying('japan', { treasury: { japan: 14 } }),
      { type: 'purchase', units: { 'industrial-complex': 1 } },
      'BUY-2',
      'cannot-afford',
    );
    const state = after(
      buying('japan'),
      { type: 'purchase', units: { 'industrial-complex': 2 } },
      { type: 'purchase', units: { infantry: 1 } },
    );
    expect(state.treasury.japan).toBe(27);
  });

  test('CAP-1: not by a power that was freed and has not collected since', () => {
    expectRefused(
      buying('soviet-union', { mustCollect: ['soviet-union'] }),
      { type: 'purchase', units: { infantry: 1 } },
      'CAP-1',
      'collect-first',
    );
    expectAllowed(buying('germany', { mustCollect: ['soviet-union'] }), { type: 'purchase', units: { infantry: 1 } });
  });
});

describe('a new complex', () => {
  const one = { 'industrial-complex': 1 };

  test('CPX-1: goes to ground of value that was the power’s when the turn began', () => {
    const state = placing('united-kingdom', one);
    expectRefused(state, mobilize('industrial-complex', 'gibraltar'), 'CPX-1', 'worth-nothing');
    expectRefused(state, mobilize('industrial-complex', 'karelia-ssr'), 'CPX-1', 'not-yours-long-enough');
    expectRefused(state, mobilize('industrial-complex', 'sz-6'), 'CPX-1', 'wrong-place');
    expectRefused(state, mobilize('industrial-complex', 'nowhere'), 'MOB-1', 'unknown-space');
    const { state: next, events } = played(state, mobilize('industrial-complex', 'india'));
    expect(events).toEqual([
      {
        type: 'facility-placed',
        power: 'united-kingdom',
        space: 'india',
        facility: 'industrial-complex',
        isFree: false,
      },
    ]);
    expect(next.complexes).toContain('india');
    expect(next.purchased).toEqual({});
    expectRefused(next, mobilize('industrial-complex', 'australia'), 'BUY-3', 'nothing-purchased');
  });

  test('CPX-1: goes to no ground that was captured this turn', () => {
    const state = placing('japan', one, {
      control: { china: 'japan' },
      turn: { captured: ['china'], control: { china: 'united-states' } },
    });
    expectRefused(state, mobilize('industrial-complex', 'china'), 'CPX-1', 'not-yours-long-enough');
    expectAllowed(state, mobilize('industrial-complex', 'manchuria'));
  });

  test('CPX-2: is alone in its territory', () => {
    expectRefused(placing('japan', one), mobilize('industrial-complex', 'japan'), 'CPX-2', 'has-complex');
    const state = after(placing('japan', { 'industrial-complex': 2 }), mobilize('industrial-complex', 'manchuria'));
    expectRefused(state, mobilize('industrial-complex', 'manchuria'), 'CPX-2', 'has-complex');
    expectAllowed(state, mobilize('industrial-complex', 'kwantung'));
  });

  test('CPX-3: is placed by no other complex', () => {
    const state = placing('united-kingdom', one);
    expectRefused(state, mobilize('industrial-complex', 'india', 'united-kingdom'), 'CPX-3', 'bad-command');
    expectAllowed(state, mobilize('industrial-complex', 'india', 'india'));
  });

  test('CPX-3: mobilizes from the next turn on', () => {
    const placed = after(placing('united-kingdom', { ...one, infantry: 1 }), mobilize('industrial-complex', 'india'));
    expectRefused(placed, mobilize('infantry', 'india'), 'CPX-3', 'complex-new');
    expect(availableComplexes(placed).map(({ complex }) => complex)).toEqual(['united-kingdom']);
    const later = after(placed, mobilize('infantry', 'united-kingdom'), ...Array<typeof endPhase>(35).fill(endPhase));
    expect([later.power, later.phase]).toEqual(['united-kingdom', 'mobilize-new-units']);
    expect(availableComplexes(later)).toContainEqual({ complex: 'india', left: 3 });
  });

  test('CPX-3: counts against no limit', () => {
    const full = after(placing('japan', { ...one, infantry: 8 }), ...Array(8).fill(mobilize('infantry', 'japan')));
    expectRefused(full, endPhase, 'MOB-4', 'must-place');
    expect(mobilizationPlaces(full, 'industrial-complex').map(({ space }) => space)).toContain('kwantung');
    expect(after(full, mobilize('industrial-complex', 'kwantung'), endPhase).phase).toBe('collect-income');
  });

  test('CPX-4: serves its captor from the captor’s next turn', () => {
    const complexes = [...opening, 'india'];
    const captured = placing(
      'japan',
      { infantry: 1 },
      {
        complexes,
        control: { india: 'japan' },
        turn: { captured: ['india'], control: { india: 'united-kingdom' } },
      },
    );
    expectRefused(captured, mobilize('infantry', 'india'), 'MOB-1', 'complex-taken-this-turn');
    expectAllowed(
      placing('japan', { infantry: 1 }, { complexes, control: { india: 'japan' } }),
      mobilize('infantry', 'india'),
    );
  });

  test('COM-20: is captured with its territory and stays', () => {
    const start = game({ power: 'germany', units: { germany: { 'ukraine-ssr': { infantry: 1 } } } });
    const taken = after(start, move('ukraine-ssr', { infantry: 1 }, 'caucasus'), endPhase, endPhase, endPhase);
    expect([taken.control.caucasus, taken.complexes.includes('caucasus')]).toEqual(['germany', true]);
    expect(availableComplexes(taken).map(({ complex }) => complex)).toEqual(['germany', 'southern-europe']);
  });

  test('CPX-3: is read back from a position with its turn', () => {
    const placed = after(placing('united-kingdom', { ...one, infantry: 1 }), mobilize('industrial-complex', 'india'));
    const read = fromPosition(toPosition(placed));
    expect(read.ok && read.value.turn).toEqual(placed.turn);
    expect(read.ok && read.value.complexes).toEqual(placed.complexes);
  });

  test('MOB-4: is paid back where there is no place for it', () => {
    // All of Japan's ground of value but one has a complex.
    const worth = newGame('revised');
    const own = Object.keys(worth.control).filter((space) => worth.control[space] === 'japan');
    const state = placing(
      'japan',
      { 'industrial-complex': 1 },
      {
        treasury: { japan: 0 },
        control: Object.fromEntries(own.filter((space) => space !== 'japan').map((space) => [space, 'germany'])),
      },
    );
    const { state: next, events } = played(state, endPhase);
    expect(events).toContainEqual({
      type: 'units-refunded',
      power: 'japan',
      units: { 'industrial-complex': 1 },
      ipcs: 15,
    });
    expect(next.treasury.japan).toBe(15);
  });
});

describe('new units', () => {
  test('MOB-1: a friend’s complex serves only who holds its ground since the turn began', () => {
    const units = { 'united-kingdom': { caucasus: { infantry: 1 } } };
    expectRefused(
      placing('united-kingdom', { infantry: 1 }, { units }),
      mobilize('infantry', 'caucasus'),
      'MOB-1',
      'complex-of-friend',
    );
    const held = { control: { russia: 'germany', caucasus: 'united-kingdom' }, units };
    expectAllowed(placing('united-kingdom', { infantry: 1 }, held), mobilize('infantry', 'caucasus'));
    expectRefused(
      placing('united-kingdom', { infantry: 1 }, { ...held, complexesCapturedThisTurn: ['caucasus'] }),
      mobilize('infantry', 'caucasus'),
      'MOB-1',
      'complex-taken-this-turn',
    );
  });

  test('MOB-1: complexes of the set-up and new ones, all at once', () => {
    const state = placing('united-kingdom', {}, { complexes: [...opening, 'india', 'australia'] });
    expect(availableComplexes(state)).toEqual([
      { complex: 'australia', left: 2 },
      { complex: 'india', left: 3 },
      { complex: 'united-kingdom', left: 8 },
    ]);
  });

  test('MOB-2: at most the territory’s value a turn, at sea and ashore together', () => {
    const state = after(
      placing('united-kingdom', { infantry: 3, transport: 1 }, { complexes: [...opening, 'eastern-canada'] }),
      mobilize('infantry', 'eastern-canada'),
      mobilize('transport', 'sz-9', 'eastern-canada'),
      mobilize('infantry', 'eastern-canada'),
    );
    expectRefused(state, mobilize('infantry', 'eastern-canada'), 'MOB-2', 'complex-limit');
    expectAllowed(state, mobilize('infantry', 'united-kingdom'));
  });

  test('MOB-2: a ship counts for another complex beside its zone when its own is needed on land', () => {
    const state = after(
      placing('germany', { transport: 3, infantry: 4 }, { complexes: [...opening, 'norway'] }),
      ...Array.from({ length: 3 }, () => mobilize('transport', 'sz-5', 'norway')),
      ...Array.from({ length: 3 }, () => mobilize('infantry', 'norway')),
    );
    expect(countsIn(state, 'norway')).toEqual({ infantry: 3 });
    expect(state.turn.mobilized).toEqual({ norway: 3, germany: 3 });
    expectRefused(state, mobilize('infantry', 'norway'), 'MOB-2', 'complex-limit');
  });

  test('MOB-2: and that complex makes room by another of its ships', () => {
    const state = after(
      placing(
        'germany',
        { transport: 10, infantry: 2 },
        { complexes: [...opening, 'norway', 'western-europe', 'algeria'], control: { algeria: 'germany' } },
      ),
      ...Array.from({ length: 3 }, () => mobilize('transport', 'sz-6', 'norway')),
      ...Array.from({ length: 6 }, () => mobilize('transport', 'sz-13', 'western-europe')),
      mobilize('infantry', 'norway'),
    );
    expect(state.turn.mobilized).toEqual({ norway: 3, 'western-europe': 6, algeria: 1 });
    expectRefused(state, mobilize('infantry', 'norway'), 'MOB-2', 'complex-limit');
    expectRefused(state, mobilize('transport', 'sz-6'), 'MOB-2', 'complex-limit');
  });

  test('MOB-3: guns and bombers go to the territory, ships beside enemies too', () => {
    const state = placing(
      'germany',
      { 'antiaircraft-gun': 1, bomber: 1, submarine: 1 },
      {
        units: { 'united-kingdom': { 'sz-5': { destroyer: 1 } } },
      },
    );
    expectRefused(state, mobilize('antiaircraft-gun', 'sz-5'), 'MOB-3', 'wrong-place');
    expectRefused(state, mobilize('bomber', 'sz-5'), 'MOB-3', 'wrong-place');
    const next = after(
      state,
      mobilize('antiaircraft-gun', 'germany'),
      mobilize('bomber', 'southern-europe'),
      mobilize('submarine', 'sz-5'),
    );
    expect(countsIn(next, 'sz-5')).toEqual({ destroyer: 1, submarine: 1 });
  });

  test('MOB-3: fighters go aboard carriers placed now, two each', () => {
    const state = placing('japan', { carrier: 1, fighter: 4 }, { units: { japan: { 'sz-61': { carrier: 1 } } } });
    expectRefused(state, mobilize('fighter', 'sz-61'), 'MOB-3', 'no-new-carrier');
    expectRefused(state, mobilize('fighter', 'sz-60'), 'MOB-3', 'no-carrier-room');
    const full = after(state, mobilize('carrier', 'sz-61'), mobilize('fighter', 'sz-61'), mobilize('fighter', 'sz-61'));
    expectRefused(full, mobilize('fighter', 'sz-61'), 'MOB-3', 'no-new-carrier');
    expectAllowed(full, mobilize('fighter', 'japan'));
  });

  test('MOB-3: a full old carrier takes nothing of the new one’s room', () => {
    const state = after(
      placing('japan', { carrier: 1, fighter: 2 }, { units: { japan: { 'sz-60': { carrier: 1, fighter: 2 } } } }),
      mobilize('carrier', 'sz-60'),
      mobilize('fighter', 'sz-60'),
      mobilize('fighter', 'sz-60'),
    );
    expect(countsIn(state, 'sz-60')).toEqual({ carrier: 2, fighter: 4 });
  });
});

describe('standing fighters', () => {
  const ready = (scene: Partial<Scene> = {}) =>
    after(
      placing('japan', { carrier: 1, infantry: 8 }, { units: { japan: { japan: { fighter: 3, tank: 1 } } }, ...scene }),
      mobilize('carrier', 'sz-60'),
    );

  test('MOB-3: go aboard a carrier placed now, and count against no limit', () => {
    const state = after(
      ready(),
      move('japan', { fighter: 2 }, 'sz-60'),
      ...Array(7).fill(mobilize('infantry', 'japan')),
    );
    expect(countsIn(state, 'sz-60')).toEqual({ carrier: 1, fighter: 2 });
    expectRefused(state, mobilize('infantry', 'japan'), 'MOB-2', 'complex-limit');
    expectRefused(state, move('japan', { fighter: 1 }, 'sz-60'), 'MOB-3', 'no-new-carrier');
    const ended = after(state, endPhase);
    expect([ended.phase, countsIn(ended, 'sz-60')]).toEqual(['collect-income', { carrier: 1, fighter: 2 }]);
  });

  test('MOB-3: share the deck with new fighters', () => {
    const state = after(
      ready({ purchased: { carrier: 1, fighter: 2 } }),
      move('japan', { fighter: 1 }, 'sz-60'),
      mobilize('fighter', 'sz-60'),
    );
    expectRefused(state, mobilize('fighter', 'sz-60'), 'MOB-3', 'no-carrier-room');
    expectRefused(state, move('japan', { fighter: 1 }, 'sz-60'), 'MOB-3', 'no-new-carrier');
  });

  test('MOB-3: come from beside it only, and nothing else moves', () => {
    expectRefused(ready(), move('japan', { fighter: 1 }, 'sz-61'), 'MOB-3', 'no-new-carrier');
    expectRefused(ready(), move('japan', { tank: 1 }, 'sz-60'), 'MOB-3', 'not-beside-new-carrier');
    expectRefused(ready(), move('japan', { fighter: 1 }, 'manchuria'), 'MOB-3', 'not-beside-new-carrier');
    expectRefused(ready(), move('japan', { fighter: 1 }, 'sz-60', 'sz-61'), 'MOB-3', 'not-beside-new-carrier');
    const elsewhere = ready({ units: { japan: { manchuria: { fighter: 1 } } } });
    expectRefused(elsewhere, move('manchuria', { fighter: 1 }, 'sz-60'), 'MOB-3', 'not-beside-new-carrier');
  });

  test('MOB-3: are offered the zones of new carriers', () => {
    const state = ready();
    expect(reach(state, idsOf(state, 'japan', { fighter: 2 })).map(({ space, meaning }) => [space, meaning])).toEqual([
      ['sz-60', 'land'],
    ]);
    expect(reach(state, idsOf(state, 'japan', { fighter: 3 }))).toEqual([]);
    expect(reach(state, idsOf(state, 'japan', { tank: 1 }))).toEqual([]);
    expect(reach(state, [])).toEqual([]);
    expect(reach(state, ['toString'])).toEqual([]);
  });

  test('MOB-3: are read back from a position', () => {
    const state = after(ready(), move('japan', { fighter: 2 }, 'sz-60'));
    const read = fromPosition(toPosition(state));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expectRefused(read.value, move('japan', { fighter: 1 }, 'sz-60'), 'MOB-3', 'no-new-carrier');
    expect(toPosition(read.value)).toEqual(toPosition(state));
  });
});

describe('before purchase ends, the warnings say', () => {
  /** All Soviet territories without a complex but two. */
  const LOST = ['karelia-ssr', 'archangel', 'kazakh-ssr', 'novosibirsk', 'evenki-national-okrug', 'yakut-ssr'];

  test.each([
    [{ infantry: 5, destroyer: 3 }, []],
    [{ infantry: 7, destroyer: 2 }, [['unit', 9, 8, 'MOB-2']]],
    [{ infantry: 2, destroyer: 5 }, [['ship', 5, 4, 'MOB-3']]],
    [
      { infantry: 4, destroyer: 5 },
      [
        ['unit', 9, 8, 'MOB-2'],
        ['ship', 5, 4, 'MOB-3'],
      ],
    ],
    [{ infantry: 8, 'industrial-complex': 2 }, []],
    [{ 'industrial-complex': 3 }, [['complex', 3, 2, 'CPX-1']]],
  ])('MOB-2, MOB-3, CPX-1: of the order %j, what has no place: %j', (purchased, told) => {
    const state = game({
      power: 'soviet-union',
      phase: 'purchase-units',
      purchased,
      units: {},
      control: Object.fromEntries(LOST.map((space) => [space, 'germany'])),
    });
    // Caucasus, on a coast, takes 4 units, and Russia 8, of which 4 are used up.
    const found = warnings({ ...state, turn: { ...state.turn, mobilized: { russia: 4 } } });
    expect(found.map((one) => one.kind === 'no-place' && [one.what, one.ordered, one.places, one.rule])).toEqual(told);
  });
});
