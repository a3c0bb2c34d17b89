import { describe, expect, test } from 'vitest';
import {
  waitsFor,
  atSea,
  cameToSea,
  eventsOf,
  expectOver,
  groups,
  hit,
  miss,
  press,
  resultOf,
  retreat,
  retreats,
  strike,
  strip,
  submerge,
} from './battle.ts';
import { after, countsIn, endPhase, engage, expectRefused, fight, game, move, played } from './position.ts';

const aboard = [
  { in: 'sz-8', ship: 'transport', owner: 'united-kingdom', cargo: [{ unit: 'infantry', owner: 'united-kingdom' }] },
];

describe('defenceless transports', () => {
  test('COM-16: transports left alone against an armed attacker are destroyed with their cargo', () => {
    const end = played(atSea({ battleship: 2 }, { destroyer: 1, transport: 2 }, { aboard }), hit({ surface: 1 }), miss);
    expectOver(end.state);
    expect(countsIn(end.state, 'sz-8')).toEqual({ battleship: 2 });
    expect(eventsOf(end, 'units-destroyed').map((event) => [event.why, event.units.length])).toEqual([
      ['casualty', 1],
      ['defenceless', 2],
      ['cargo', 1],
    ]);
  });

  test('COM-16: they are destroyed before any die when nothing else defends', () => {
    const state = atSea({ submarine: 1 }, { transport: 3 }, { aboard });
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ submarine: 1 });
  });

  test('COM-16: air units alone destroy transports alone', () => {
    const state = cameToSea({}, { fighter: 1 }, { transport: 2 });
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ fighter: 1 });
  });

  test('COM-16: a bomber does so as well', () => {
    const state = cameToSea({}, { bomber: 1 }, { transport: 2 });
    expect(countsIn(state, 'sz-8')).toEqual({ bomber: 1 });
  });

  test('COM-16: against air units alone, transports beside submarines are lost and the submarines stay', () => {
    const start = cameToSea({}, { fighter: 2 }, { transport: 2, submarine: 1 });
    expectOver(start);
    expect(countsIn(start, 'sz-8')).toEqual({ fighter: 2, submarine: 1 });
  });

  test('COM-16: the same once the attacker’s ships are gone', () => {
    const state = after(
      cameToSea({ carrier: 1 }, { fighter: 1 }, { submarine: 1, transport: 1 }),
      strike,
      hit({ submarine: 1 }),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ fighter: 1, submarine: 1 });
  });

  test('COM-16: submarines sink transports that only fighters defend', () => {
    const state = after(
      atSea({ submarine: 2 }, { carrier: 1, fighter: 1, transport: 1 }),
      strike,
      hit({ submarine: 1 }),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ submarine: 2, fighter: 1 });
  });

  test('COM-16: once the defender’s submarines have all submerged, its transports are alone', () => {
    const state = after(atSea({ battleship: 1 }, { submarine: 2, transport: 2 }), submerge(2));
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ battleship: 1, submarine: 2 });
  });

  test('COM-16: one submarine that stays defends them against ships', () => {
    const state = after(atSea({ battleship: 1 }, { submarine: 2, transport: 2 }), submerge(1));
    expect(waitsFor(state)).toBe('dice defender');
    expect(strip(state, 'defender')).toEqual({ submarine: 1, transport: 2 });
  });

  test('COM-16: attackers that all submerge leave the transports alone', () => {
    const state = after(atSea({ submarine: 1 }, { battleship: 1, transport: 2 }), submerge(1));
    expectOver(state);
    expect(countsIn(state, 'sz-8', 'united-kingdom')).toEqual({ battleship: 1, transport: 2 });
  });

  test(
    'COM-16: a submarine that submerges before transports alone does not sink them: there is nothing to ' + 'decide',
    () => {
      // lone transports are lost before submarines decide
      expectOver(atSea({ submarine: 2 }, { transport: 1 }));
    },
  );

  test('COM-16: when attackers with a destroyer can hit the submarines, the battle goes on', () => {
    const state = cameToSea({ destroyer: 1 }, { fighter: 1 }, { submarine: 1, transport: 1 });
    expect(waitsFor(state)).toBe('dice attacker');
    expect(strip(state, 'defender')).toEqual({ submarine: 1, transport: 1 });
  });

  test('COM-16: transports of every defending power go down', () => {
    const state = atSea(
      { destroyer: 1 },
      { transport: 1 },
      { units: { 'united-states': { 'sz-8': { transport: 2 } } } },
    );
    expect(countsIn(state, 'sz-8')).toEqual({ destroyer: 1 });
  });

  test('COM-16: it counts as sea combat for those who did it', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-8': { destroyer: 1 } }, 'united-kingdom': { 'sz-8': { transport: 1 } } },
    });
    const end = after(state, engage('sz-8'), endPhase, fight('sz-8'), endPhase);
    expectRefused(end, move('sz-8', { destroyer: 1 }, 'sz-9'), 'NCM-1', 'already-fought');
  });

  test('COM-16: transports that were not attacked live on', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-8': { destroyer: 1 } }, 'united-kingdom': { 'sz-8': { transport: 1 } } },
    });
    const end = after(state, engage('sz-8', false), endPhase);
    expect(end.turn.battles).toEqual([]);
    expect(countsIn(end, 'sz-8')).toEqual({ destroyer: 1, transport: 1 });
  });
});

describe('the attacker’s transports', () => {
  test('COM-16: attacking transports that cannot retreat are lost with their cargo when their escort is gone', () => {
    const end = played(
      atSea(
        { destroyer: 1, transport: 2 },
        { battleship: 1 },
        { aboard: [{ in: 'sz-8', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }] },
      ),
      miss,
      hit({ surface: 1 }),
    );
    expectOver(end.state);
    expect(countsIn(end.state, 'sz-8')).toEqual({ battleship: 1 });
    expect(eventsOf(end, 'units-destroyed').map((event) => event.why)).toEqual(['casualty', 'defenceless', 'cargo']);
  });

  test('COM-16: those that can retreat may do so', () => {
    const state = after(cameToSea({ destroyer: 1, transport: 2 }, {}, { battleship: 1 }), miss, hit({ surface: 1 }));
    expect(retreats(state)).toEqual({ to: ['sz-7'], air: false });
    expect(countsIn(after(state, retreat('sz-7')), 'sz-7')).toEqual({ transport: 2 });
  });

  test('COM-16: if they press on instead, the defenders fire at them', () => {
    const state = after(
      cameToSea({ destroyer: 1, transport: 2 }, {}, { battleship: 1 }),
      miss,
      hit({ surface: 1 }),
      press,
    );
    expect(groups(state)).toEqual(['4 surface: battleship']);
    expect(strip(after(state, hit({ surface: 1 })), 'attacker')).toEqual({ transport: 1 });
  });

  test('COM-16: transports beside air units that cannot be hit are lost to submarines if they cannot retreat', () => {
    const state = after(
      game({
        power: 'germany',
        phase: 'conduct-combat',
        units: { germany: { 'sz-8': { transport: 1, fighter: 1 } }, 'united-kingdom': { 'sz-8': { submarine: 1 } } },
      }),
      engage('sz-8'),
      fight('sz-8'),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ fighter: 1, submarine: 1 });
  });

  test('COM-16: transports alone that cannot leave a zone with warships are caught without a die', () => {
    // Zone 18 is closed to ships.
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-18': { transport: 1 } }, 'soviet-union': { 'sz-18': { destroyer: 1 } } },
    });
    const end = after(state, endPhase, fight('sz-18'));
    expectOver(end);
    expect(countsIn(end, 'sz-18')).toEqual({ destroyer: 1 });
  });
});

describe('the end of a battle', () => {
  test('COM-17: a side without units has lost', () => {
    expect(resultOf(atSea({ battleship: 1 }, { destroyer: 1 }), hit({ surface: 1 }), miss)).toBe('attacker-won');
    expect(resultOf(atSea({ destroyer: 1 }, { battleship: 1 }), miss, hit({ surface: 1 }))).toBe('defender-won');
    expect(resultOf(atSea({ destroyer: 1 }, { destroyer: 1 }), hit({ surface: 1 }), hit({ surface: 1 }))).toBe(
      'both-lost',
    );
  });

  const bothTransports = (): ReturnType<typeof game> =>
    after(
      cameToSea({ destroyer: 1, transport: 1 }, {}, { destroyer: 1, transport: 2 }),
      hit({ surface: 1 }),
      hit({ surface: 1 }),
    );

  test('COM-17: when both sides have only transports, the attacker’s may stay', () => {
    const state = bothTransports();
    expect(waitsFor(state)).toBe('retreat');
    const stay = played(state, press);
    expectOver(stay.state);
    expect(countsIn(stay.state, 'sz-8', 'germany')).toEqual({ transport: 1 });
    expect(countsIn(stay.state, 'sz-8', 'united-kingdom')).toEqual({ transport: 2 });
    expect(eventsOf(stay, 'battle-ended')[0]?.result).toBe('stalemate');
  });

  test('COM-17: or retreat', () => {
    const state = after(bothTransports(), retreat('sz-7'));
    expect(countsIn(state, 'sz-7', 'germany')).toEqual({ transport: 1 });
    expect(countsIn(state, 'sz-8')).toEqual({ transport: 2 });
  });

  test('COM-17: if they cannot retreat, all stay', () => {
    const state = after(
      atSea({ destroyer: 1, transport: 1 }, { destroyer: 1, transport: 2 }),
      hit({ surface: 1 }),
      hit({ surface: 1 }),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-8', 'germany')).toEqual({ transport: 1 });
    expect(countsIn(state, 'sz-8', 'united-kingdom')).toEqual({ transport: 2 });
  });

  test('COM-17: air units against submarines alone: over at once, nothing lost', () => {
    const state = cameToSea({}, { fighter: 1, bomber: 1 }, { submarine: 2 });
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ fighter: 1, bomber: 1, submarine: 2 });
    expect(resultOf(state)).toBeUndefined();
  });

  test('COM-17: submarines against fighters without a deck: over, nothing lost', () => {
    const state = after(atSea({ submarine: 2 }, { carrier: 1, fighter: 2 }), strike, hit({ submarine: 1 }));
    expectOver(state);
  });

  test('COM-17: a battle without targets is not fought on', () => {
    const state = after(
      cameToSea({ battleship: 1 }, { fighter: 1 }, { submarine: 1 }),
      strike,
      miss,
      hit({ surface: 1 }),
    );
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ battleship: 1, fighter: 1 });
  });
});
