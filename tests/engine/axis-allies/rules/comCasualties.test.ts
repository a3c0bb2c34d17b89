import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../../src/engine/axis-allies/index.ts';
import {
  waitsFor,
  ashore,
  atSea,
  battleOf,
  cameToSea,
  count,
  groups,
  hit,
  lose,
  miss,
  strike,
  strip,
  submerge,
} from './battle.ts';
import { after, countsIn, expectAllowed, expectRefused, one } from './position.ts';

/** The candidates, and how many hits must be assigned. */
function choice(state: Parameters<typeof awaiting>[0]): string {
  const waits = awaiting(state);
  if (waits.kind !== 'casualties') return waitsFor(state);
  return `${waits.hitsToAssign} of ${Object.entries(count(state, waits.candidates))
    .map(([type, number]) => `${number} ${type}`)
    .join(', ')}`;
}

describe('casualties', () => {
  test('COM-8: the defender’s casualties still fire, and are gone after it', () => {
    const state = after(
      ashore({ tank: 3 }, { infantry: 1, tank: 2 }),
      hit({ surface: 2 }),
      lose({ infantry: 1, tank: 1 }),
    );
    expect(groups(state)).toEqual(['2 surface: infantry', '3 surface: tank, tank']);
    expect(strip(state, 'defender')).toEqual({ tank: 1 });
    expect(countsIn(after(state, miss), 'karelia', 'soviet-union')).toEqual({ tank: 1 });
  });

  test('COM-8: the loser names its casualties, the other side has no say', () => {
    const state = after(ashore({ infantry: 1, tank: 3 }, { infantry: 1, tank: 1 }), hit({ surface: 1 }));
    expect(awaiting(state)).toMatchObject({
      kind: 'casualties',
      side: 'defender',
      by: ['soviet-union'],
      hitsToAssign: 1,
    });
    expectRefused(
      state,
      { type: 'casualties', units: [one(state, 'karelia', 'infantry', 'germany')] },
      'COM-8',
      'not-a-casualty',
    );
    expectRefused(state, { type: 'casualties', units: ['nobody'] }, 'COM-8', 'not-a-casualty');
    const next = after(state, lose({ tank: 1 }), hit({ surface: 1 }));
    expect(awaiting(next)).toMatchObject({ kind: 'casualties', side: 'attacker', by: ['germany'], hitsToAssign: 1 });
  });

  test('COM-8: a unit is not lost twice', () => {
    const state = after(ashore({ tank: 3 }, { infantry: 1, tank: 2 }), hit({ surface: 2 }));
    const tank = one(state, 'karelia', 'tank', 'soviet-union');
    expectRefused(state, { type: 'casualties', units: [tank, tank] }, 'COM-12', 'not-a-casualty');
  });

  test('COM-8: a casualty of the attacker is removed at once', () => {
    const state = after(
      ashore({ infantry: 1, tank: 3 }, { infantry: 2, tank: 2 }),
      miss,
      hit({ surface: 1 }),
      lose({ infantry: 1 }),
    );
    expect(countsIn(state, 'karelia', 'germany')).toEqual({ tank: 3 });
    expect(groups(state)).toEqual(['3 surface: tank, tank, tank']);
  });

  test('COM-8: if all units are identical or all are lost, there is no choice', () => {
    expect(waitsFor(after(ashore({ tank: 2 }, { infantry: 3 }), hit({ surface: 2 })))).toBe('dice defender');
    expect(waitsFor(after(ashore({ tank: 2 }, { infantry: 1, tank: 1 }), hit({ surface: 2 })))).toBe('dice defender');
  });

  test('COM-8: the suggestion is always an allowed choice', () => {
    const state = after(
      cameToSea(
        { destroyer: 1, submarine: 2 },
        { fighter: 2 },
        { carrier: 2, fighter: 2, submarine: 2, transport: 2, battleship: 1 },
      ),
      strike,
      miss,
      hit({ air: 2, surface: 1 }),
    );
    const waits = awaiting(state);
    expect(waits.kind).toBe('casualties');
    if (waits.kind === 'casualties') expectAllowed(state, { type: 'casualties', units: waits.suggestion });
  });
});

describe('what a hit may strike', () => {
  test('COM-9: a submarine’s hit never goes to an air unit', () => {
    const state = after(
      atSea({ submarine: 1, battleship: 1 }, { carrier: 1, fighter: 1, battleship: 1 }),
      strike,
      hit({ submarine: 1 }),
    );
    expectRefused(state, lose({ fighter: 1 }), 'COM-9', 'not-a-casualty');
    expectAllowed(state, lose({ carrier: 1 }));
    expectAllowed(state, lose({ battleship: 1 }));
  });

  test('COM-9: nor does it when a destroyer makes the submarine fire with the rest', () => {
    const state = after(atSea({ submarine: 1 }, { carrier: 1, fighter: 1, destroyer: 1 }), hit({ submarine: 1 }));
    expectRefused(state, lose({ fighter: 1 }), 'COM-9', 'not-a-casualty');
    expectAllowed(state, lose({ destroyer: 1 }));
  });

  test('COM-9: a defending submarine cannot hit attacking air units either', () => {
    const state = after(
      cameToSea({ battleship: 1 }, { fighter: 1 }, { submarine: 1, battleship: 1 }),
      strike,
      hit({ submarine: 1 }),
    );
    // Only the battleship can take it, so there is no choice.
    expect(waitsFor(state)).toBe('dice attacker');
    expect(strip(state, 'attacker')).toEqual({ battleship: 1, fighter: 1 });
    expect(state.units[one(state, 'sz-8', 'battleship')]?.damaged).toBe(true);
  });

  test('COM-9: air units hit submarines beside an own destroyer', () => {
    const state = after(cameToSea({ destroyer: 1 }, { fighter: 1 }, { submarine: 1, carrier: 1 }), hit({ air: 1 }));
    expectAllowed(state, lose({ submarine: 1 }));
    expectAllowed(state, lose({ carrier: 1 }));
  });

  test('COM-9: without one they do not, though ships’ hits do', () => {
    const state = after(cameToSea({ battleship: 1 }, { fighter: 1 }, { submarine: 1, carrier: 2 }), strike, miss);
    expectRefused(after(state, hit({ air: 1, surface: 1 })), lose({ submarine: 1 }), 'COM-11', 'too-few-casualties');
    expectAllowed(after(state, hit({ air: 1, surface: 1 })), lose({ submarine: 1, carrier: 1 }));
    // The one air hit must go to a carrier. Both are identical, so there is no choice.
    expect(strip(after(state, hit({ air: 1 })), 'defender')).toEqual({ submarine: 1, carrier: 1 });
  });

  test('COM-9: the enemy’s own destroyer does not expose its submarines', () => {
    const state = after(
      cameToSea({ battleship: 1 }, { fighter: 1 }, { submarine: 1, destroyer: 1, carrier: 1 }),
      strike,
      miss,
      hit({ air: 1 }),
    );
    expectRefused(state, lose({ submarine: 1 }), 'COM-9', 'not-a-casualty');
  });

  test('COM-9: a friend’s destroyer in the zone does not help the attacker’s air units', () => {
    const state = after(
      cameToSea(
        { battleship: 1 },
        { fighter: 1 },
        { submarine: 1, carrier: 2, battleship: 1 },
        { units: { japan: { 'sz-8': { destroyer: 1 } } } },
      ),
      strike,
      miss,
      hit({ air: 1 }),
    );
    expectRefused(state, lose({ submarine: 1 }), 'COM-9', 'not-a-casualty');
    expectAllowed(state, lose({ carrier: 1 }));
  });

  test('COM-9: a defending friend’s destroyer does help the defender’s fighters', () => {
    const state = after(
      cameToSea(
        { submarine: 1, battleship: 1 },
        {},
        { carrier: 1, fighter: 1 },
        { units: { 'united-states': { 'sz-8': { destroyer: 1 } } } },
      ),
      miss,
      hit({ air: 1 }),
    );
    expectAllowed(state, lose({ submarine: 1 }));
  });

  test('COM-9: hits that no unit may take are lost', () => {
    // Three fighters, no destroyer: two of their hits can be assigned to the battleship, none to the submarine.
    const state = after(
      cameToSea({ battleship: 1, submarine: 1 }, {}, { carrier: 2, fighter: 3 }),
      strike,
      miss,
      miss,
      hit({ air: 3 }),
    );
    expect(strip(state, 'attacker')).toEqual({ submarine: 1 });
  });
});

describe('transports come last', () => {
  test('COM-10: a transport is not chosen while a warship can take the hit', () => {
    const state = after(atSea({ battleship: 1 }, { destroyer: 1, transport: 2, carrier: 1 }), hit({ surface: 1 }));
    expectRefused(state, lose({ transport: 1 }), 'COM-10', 'transports-last');
    expectAllowed(state, lose({ carrier: 1 }));
  });

  test('COM-10: the attacker’s transports come last too', () => {
    const state = after(
      cameToSea({ battleship: 1, destroyer: 1, transport: 1 }, {}, { battleship: 1 }),
      miss,
      hit({ surface: 1 }),
    );
    expectRefused(state, lose({ transport: 1 }), 'COM-10', 'transports-last');
    expectAllowed(state, lose({ battleship: 1 }));
  });

  test('COM-10: hits of air units that cannot strike the submarines go to transports', () => {
    // The carrier takes the first hit; beside submarines only transports are left for the second.
    const state = after(
      cameToSea({ carrier: 1 }, { fighter: 2 }, { carrier: 1, submarine: 1, transport: 2 }),
      strike,
      miss,
      hit({ air: 2 }),
    );
    expect(choice(state)).toBe('2 of 1 carrier, 1 submarine, 2 transport');
    expectRefused(state, lose({ transport: 2 }), 'COM-10', 'transports-last');
    expectRefused(state, lose({ carrier: 1, submarine: 1 }), 'COM-9', 'not-a-casualty');
    expect(strip(after(state, lose({ carrier: 1, transport: 1 })), 'defender')).toEqual({ submarine: 1, transport: 1 });
  });

  test('COM-10: more hits than warships: the rest are transports', () => {
    const state = after(atSea({ battleship: 3 }, { destroyer: 1, carrier: 1, transport: 2 }), hit({ surface: 3 }));
    expectRefused(state, lose({ carrier: 1, transport: 2 }), 'COM-10', 'transports-last');
    expect(strip(after(state, lose({ carrier: 1, destroyer: 1, transport: 1 })), 'defender')).toEqual({ transport: 1 });
  });

  test('COM-10: a transport must be chosen if the only other units are fighters that cannot take the hit', () => {
    const state = after(
      cameToSea({ transport: 1, carrier: 1 }, { fighter: 1 }, { submarine: 2, battleship: 1 }),
      strike,
      hit({ submarine: 2 }),
    );
    // carrier first, then the transport; the fighter cannot take it
    expect(strip(state, 'attacker')).toEqual({ fighter: 1 });
  });
});

describe('as many hits as possible', () => {
  test('COM-11: the hit of a destroyer goes to the fighter when submarines’ hits need the ships', () => {
    const state = after(
      atSea({ destroyer: 1, submarine: 2 }, { destroyer: 1, carrier: 1, fighter: 1 }),
      hit({ surface: 1, submarine: 2 }),
    );
    expect(waitsFor(state)).toBe('dice defender');
    expect(strip(state, 'defender')).toEqual({});
  });

  test('COM-11: fewer or more casualties than hits that count are refused', () => {
    const state = after(ashore({ tank: 3 }, { infantry: 2, tank: 2 }), hit({ surface: 2 }));
    expectRefused(state, lose({ tank: 1 }), 'COM-11', 'too-few-casualties');
    expectRefused(state, { type: 'casualties', units: [] }, 'COM-11', 'too-few-casualties');
    expectRefused(state, lose({ tank: 2, infantry: 1 }), 'COM-11', 'too-many-casualties');
    expectAllowed(state, lose({ tank: 1, infantry: 1 }));
  });

  test('COM-11: with two hits of different kinds the fighter must take its own when nothing else can', () => {
    // one submarine hit and one destroyer hit at a carrier with a fighter: both count
    const state = after(
      atSea({ destroyer: 1, submarine: 1 }, { carrier: 1, fighter: 1, submarine: 1 }),
      submerge(0),
      hit({ submarine: 1 }),
    );
    expect(choice(state)).toBe('1 of 1 carrier, 1 fighter, 1 submarine');
    expectRefused(state, lose({ fighter: 1 }), 'COM-9', 'not-a-casualty');
  });

  test('COM-11: a choice that wastes a hit is refused', () => {
    // an air hit and a surface hit at a carrier and a submarine: the carrier takes the air hit, the submarine the other
    const state = after(
      cameToSea({ battleship: 1 }, { fighter: 1 }, { carrier: 1, submarine: 2 }),
      strike,
      miss,
      hit({ air: 1, surface: 1 }),
    );
    expect(choice(state)).toBe('2 of 1 carrier, 2 submarine');
    expectRefused(state, lose({ submarine: 2 }), 'COM-9', 'not-a-casualty');
    expectAllowed(state, lose({ submarine: 1, carrier: 1 }));
  });

  test('COM-11: hits beyond all units count for nothing', () => {
    const state = after(ashore({ tank: 5 }, { infantry: 2 }), hit({ surface: 5 }));
    expect(strip(state, 'defender')).toEqual({});
    expect(waitsFor(state)).toBe('dice defender');
  });

  test('COM-11: a battleship’s two hits are room for two', () => {
    const state = after(atSea({ battleship: 4 }, { battleship: 1, transport: 1 }), hit({ surface: 3 }));
    expect(battleOf(state).casualties).toHaveLength(2);
  });
});
