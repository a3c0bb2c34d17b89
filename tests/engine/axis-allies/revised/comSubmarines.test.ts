import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  atSea,
  battleOf,
  cameToSea,
  expectOver,
  groups,
  hit,
  lose,
  miss,
  press,
  resultOf,
  retreat,
  strip,
  submerge,
  waitsFor,
} from './battle.ts';
import { after, countsIn, endPhase, expectRefused, one, roll } from './position.ts';

/**
 * Submarines in battle: opening fire in every cycle, and submerging at its end (COM-3, COM-4, COM-5, COM-6, COM-7,
 * COM-8, COM-9, COM-15, COM-17).
 */

const submerged = (state: GameState): number => Object.values(state.units).filter((unit) => unit.submerged).length;

describe('the opening fire of submarines', () => {
  test('COM-6: comes before all other fire, the attacker’s first, without a question', () => {
    const state = atSea({ submarine: 1, battleship: 1 }, { submarine: 1, carrier: 1 });
    expect(waitsFor(state)).toBe('dice attacker');
    expect(groups(state)).toEqual(['2 submarine: submarine']);
    const next = after(state, miss);
    expect(waitsFor(next)).toBe('dice defender');
    expect(groups(next)).toEqual(['2 submarine: submarine']);
    expect(groups(after(next, miss))).toEqual(['4 surface: battleship']);
  });

  test('COM-6: it comes again in every cycle', () => {
    const state = after(cameToSea({ submarine: 1 }, {}, { carrier: 1 }), miss, miss, submerge(0), press);
    expect(battleOf(state).round).toBe(2);
    expect(groups(state)).toEqual(['2 submarine: submarine']);
  });

  test('COM-6: both sides’ are simultaneous: a submarine that was hit still fires', () => {
    const state = after(atSea({ submarine: 1, carrier: 1 }, { submarine: 1 }), hit({ submarine: 1 }));
    expect(waitsFor(state)).toBe('dice defender');
    expect(resultOf(atSea({ submarine: 1 }, { submarine: 1 }), hit({ submarine: 1 }), hit({ submarine: 1 }))).toBe(
      'both-lost',
    );
  });

  test('COM-6: its casualties leave before anyone else fires', () => {
    const state = after(atSea({ submarine: 1, battleship: 1 }, { carrier: 2 }), hit({ submarine: 1 }));
    expect(countsIn(state, 'sz-2', 'united-kingdom')).toEqual({ carrier: 1 });
    expect(groups(after(state, miss))).toEqual(['3 surface: carrier']);
    // and attackers hit by the defender's submarines
    const struck = after(
      atSea({ battleship: 1, carrier: 1 }, { submarine: 1 }),
      hit({ submarine: 1 }),
      lose({ carrier: 1 }),
    );
    expect(groups(struck)).toEqual(['4 surface: battleship']);
  });

  test('COM-6: with a destroyer on their side they stay and fire back', () => {
    const state = after(
      atSea({ submarine: 1, battleship: 1 }, { carrier: 1, destroyer: 1 }),
      hit({ submarine: 1 }),
      lose({ carrier: 1 }),
    );
    expect(countsIn(state, 'sz-2', 'united-kingdom')).toEqual({ carrier: 1, destroyer: 1 });
    expect(strip(state, 'defender')).toEqual({ destroyer: 1 });
    const fired = after(state, miss);
    expect(groups(fired)).toEqual(['3 surface: carrier, destroyer']);
    expect(countsIn(after(fired, miss), 'sz-2', 'united-kingdom')).toEqual({ destroyer: 1 });
  });

  test('COM-6: attackers with a destroyer stay and fire too', () => {
    const state = after(
      atSea({ battleship: 1, carrier: 1, destroyer: 1 }, { submarine: 1, battleship: 1 }),
      hit({ submarine: 1 }),
      lose({ carrier: 1 }),
    );
    expect(groups(state)).toEqual(['1 surface: carrier', '3 surface: destroyer', '4 surface: battleship']);
  });

  test('COM-15: a destroyer that is itself hit still counts for it', () => {
    const state = after(atSea({ submarine: 1 }, { destroyer: 1 }), hit({ submarine: 1 }));
    expect(groups(state)).toEqual(['3 surface: destroyer']);
    expect(resultOf(state, hit({ surface: 1 }))).toBe('both-lost');
    expect(resultOf(state, miss)).toBe('attacker-won');
  });

  test('COM-15: casualties that wait for their shot are hit no more', () => {
    // The only defender is a casualty: the battleship has nobody to fire at.
    const state = after(atSea({ submarine: 1, battleship: 1 }, { destroyer: 1 }), hit({ submarine: 1 }));
    expect(waitsFor(state)).toBe('dice defender');
  });

  test('COM-7: submarines fire in the opening fire only, enemy destroyer or not', () => {
    const state = atSea({ submarine: 2, destroyer: 1 }, { destroyer: 1, battleship: 1 });
    expect(groups(state)).toEqual(['2 submarine: submarine, submarine']);
    expect(groups(after(state, miss))).toEqual(['3 surface: destroyer']);
    const alone = after(cameToSea({ submarine: 1 }, {}, { destroyer: 1 }), miss, miss);
    expect(waitsFor(alone)).toBe('retreat');
  });

  test('COM-9: they do not fire at air units, which hit them without a destroyer', () => {
    const state = atSea({ fighter: 1, destroyer: 1 }, { submarine: 1 });
    const lost = after(state, hit({ submarine: 1 }));
    expect(groups(lost)).toEqual(['3 air: fighter', '3 surface: destroyer']);
    expect(groups(atSea({ fighter: 1 }, { submarine: 1 }))).toEqual(['3 air: fighter']);
    expect(resultOf(atSea({ fighter: 1 }, { submarine: 1 }), hit({ air: 1 }))).toBe('attacker-won');
  });

  test('COM-9: their hits go to ships only', () => {
    const state = after(atSea({ submarine: 1 }, { carrier: 1, fighter: 1, transport: 1 }), hit({ submarine: 1 }));
    expect(waitsFor(state)).toBe('casualties defender');
    expectRefused(state, lose({ fighter: 1 }), 'COM-9', 'not-a-casualty');
    expect(strip(after(state, lose({ carrier: 1 })), 'defender')).toEqual({ fighter: 1, transport: 1 });
  });
});

describe('submerging', () => {
  const round = [miss, miss] as const;

  test('COM-5: is asked at the end of a cycle, after both sides have fired', () => {
    const state = after(cameToSea({ submarine: 2 }, {}, { carrier: 1 }), ...round);
    expect(awaiting(state)).toMatchObject({ kind: 'submerge', side: 'attacker', by: ['germany'], endsRound: true });
    expectRefused(state, roll(1, 1), 'COM-4', 'not-now');
    expectRefused(
      state,
      { type: 'submerge', units: [one(state, 'sz-6', 'carrier', 'united-kingdom')] },
      'COM-5',
      'not-a-submarine-here',
    );
  });

  test('COM-5: each for itself; the others press on or retreat', () => {
    const state = after(cameToSea({ submarine: 2 }, {}, { carrier: 1 }), ...round, submerge(1));
    expect(waitsFor(state)).toBe('retreat');
    expect(submerged(state)).toBe(1);
    const left = after(state, retreat('sz-5'));
    expectOver(left);
    expect(countsIn(left, 'sz-5')).toEqual({ submarine: 1 });
    expect(countsIn(left, 'sz-6', 'germany')).toEqual({ submarine: 1 });
    expect(strip(after(state, press), 'attacker')).toEqual({ submarine: 1 });
  });

  test('COM-5: the defender says last, knowing what the attacker does', () => {
    const state = after(cameToSea({ battleship: 1 }, {}, { submarine: 2 }), ...round);
    expect(waitsFor(state)).toBe('retreat');
    const pressed = after(state, press);
    expect(awaiting(pressed)).toMatchObject({ kind: 'submerge', side: 'defender', by: ['united-kingdom'] });
    expect(strip(after(pressed, submerge(1)), 'defender')).toEqual({ submarine: 1 });
    expectOver(after(pressed, submerge(2)));
    expect(submerged(after(pressed, submerge(2)))).toBe(2);
  });

  test('COM-5: not while an enemy destroyer is in the battle', () => {
    const state = after(cameToSea({ submarine: 1 }, {}, { destroyer: 1, carrier: 1 }), ...round);
    expect(waitsFor(state)).toBe('retreat');
    expectRefused(state, { type: 'submerge', units: [one(state, 'sz-6', 'submarine')] }, 'COM-5', 'destroyer-present');
    const hunted = after(cameToSea({ destroyer: 1 }, {}, { submarine: 1, carrier: 1 }), miss, miss, miss, press);
    expect(waitsFor(hunted)).toBe('dice defender');
  });

  test('COM-15: a destroyer lost in the cycle keeps nobody up', () => {
    const state = after(
      cameToSea({ submarine: 1, battleship: 1 }, {}, { destroyer: 1, carrier: 1 }),
      miss,
      hit({ surface: 1 }),
      lose({ destroyer: 1 }),
      miss,
    );
    expect(waitsFor(state)).toBe('submerge attacker');
  });

  test('COM-5: those that submerged are in the battle no more, and stay under till noncombat move ends (SUB-1)', () => {
    const state = after(cameToSea({ submarine: 1, battleship: 1 }, {}, { carrier: 1 }), miss, ...round, submerge(1));
    expect(battleOf(state).submerged).toHaveLength(1);
    expect(strip(after(state, press), 'attacker')).toEqual({ battleship: 1 });
    const over = after(state, retreat('sz-5'), endPhase);
    expect(submerged(over)).toBe(1);
    expect(submerged(after(over, endPhase))).toBe(0);
  });

  test('COM-17: when all attackers submerge the battle is over; when both sides do, nobody has won', () => {
    const state = after(cameToSea({ submarine: 1 }, {}, { carrier: 1 }), ...round);
    expect(resultOf(state, submerge(1))).toBe('defender-won');
    const both = after(cameToSea({ submarine: 2 }, {}, { submarine: 1 }), ...round, submerge(1), press);
    expect(waitsFor(both)).toBe('submerge defender');
    expect(resultOf(both, submerge(1))).toBe('attacker-won');
  });

  test('in a position file the question, those under water and those that wait for their shot are kept', () => {
    const waiting = after(
      atSea({ submarine: 1, battleship: 1 }, { carrier: 1, destroyer: 1 }),
      hit({ submarine: 1 }),
      lose({ carrier: 1 }),
    );
    const dived = after(cameToSea({ submarine: 2 }, {}, { carrier: 1 }), ...round, submerge(1));
    for (const state of [waiting, dived, after(cameToSea({ submarine: 2 }, {}, { carrier: 1 }), ...round)]) {
      const file = toPosition(state);
      const read = fromPosition(file);
      expect(read.ok ? toPosition(read.value) : read.fault).toEqual(file);
      expect(read.ok && awaiting(read.value).kind).toBe(awaiting(state).kind);
    }
  });
});
