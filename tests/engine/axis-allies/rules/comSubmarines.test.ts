import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../../src/engine/axis-allies/index.ts';
import {
  waitsFor,
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
  strike,
  strip,
  submerge,
} from './battle.ts';
import { after, countsIn, expectRefused, fight, game, one, roll } from './position.ts';

describe('submerge or strike', () => {
  test('COM-5: submarines of both sides submerge or strike before any die, the attacker’s first', () => {
    const state = atSea({ submarine: 2, battleship: 1 }, { submarine: 1, battleship: 1 });
    expect(awaiting(state)).toMatchObject({ kind: 'submerge', side: 'attacker', by: ['germany'] });
    const next = after(state, strike);
    expect(awaiting(next)).toMatchObject({ kind: 'submerge', side: 'defender', by: ['united-kingdom'] });
    expect(battleOf(next).rolled).toBeNull();
    expectRefused(next, roll(1, 1), 'COM-4', 'not-now');
  });

  test('COM-5: some submarines submerge and the others strike', () => {
    const state = after(atSea({ submarine: 3, battleship: 1 }, { battleship: 1 }), submerge(1));
    expect(strip(state, 'attacker')).toEqual({ submarine: 2, battleship: 1 });
    expect(battleOf(state).submerged).toHaveLength(1);
    expect(groups(state)).toEqual(['2 submarine: submarine, submarine']);
  });

  test('COM-5: none of them submerges', () => {
    expect(groups(after(atSea({ submarine: 3 }, { battleship: 1 }), submerge(0)))).toEqual([
      '2 submarine: submarine, submarine, submarine',
    ]);
  });

  test('COM-5: when all attackers submerge the battle is over, and they stay in the zone', () => {
    const start = atSea({ submarine: 2 }, { battleship: 1 });
    const state = after(start, submerge(2));
    expectOver(state);
    expect(resultOf(start, submerge(2))).toBe('defender-won');
    expect(countsIn(state, 'sz-8')).toEqual({ submarine: 2, battleship: 1 });
  });

  test('COM-5: when all defenders submerge the battle is over, without a die', () => {
    const start = atSea({ battleship: 1 }, { submarine: 2 });
    expect(waitsFor(start)).toBe('submerge defender');
    const state = after(start, submerge(2));
    expectOver(state);
    expect(countsIn(state, 'sz-8')).toEqual({ submarine: 2, battleship: 1 });
  });

  test('COM-5: submerged submarines are neither casualties nor fire again', () => {
    const state = after(atSea({ battleship: 2 }, { submarine: 2, carrier: 2 }), submerge(1), miss);
    // one strikes, one is submerged
    const fired = after(state, hit({ surface: 2 }));
    expect(awaiting(fired)).toMatchObject({ kind: 'casualties', side: 'defender' });
    const candidates =
      awaiting(fired).kind === 'casualties' ? (awaiting(fired) as { candidates: readonly string[] }).candidates : [];
    expect(candidates).toHaveLength(3);
  });

  test('COM-5: an enemy destroyer in the battle keeps submarines from submerging and striking', () => {
    const state = atSea({ submarine: 1, battleship: 1 }, { destroyer: 1 });
    expect(waitsFor(state)).toBe('dice attacker');
    expect(groups(state)).toEqual(['2 submarine: submarine', '4 surface: battleship']);
    expectRefused(state, { type: 'submerge', units: [one(state, 'sz-8', 'submarine')] }, 'COM-5', 'destroyer-present');
  });

  test('COM-5: a destroyer cancels the other side’s submarines only', () => {
    const state = atSea({ submarine: 1, destroyer: 1 }, { submarine: 1, battleship: 1 });
    expect(waitsFor(state)).toBe('submerge attacker');
    const next = after(state, strike, miss);
    // the defender's submarine had no choice
    expect(waitsFor(next)).toBe('dice attacker');
    expect(groups(after(next, miss))).toEqual(['1 submarine: submarine', '4 surface: battleship']);
  });

  test('COM-5: destroyers on both sides leave no submarine step at all', () => {
    const state = atSea({ submarine: 1, destroyer: 1 }, { submarine: 1, destroyer: 1 });
    expect(groups(state)).toEqual(['2 submarine: submarine', '2 surface: destroyer']);
  });

  test('COM-5: only submarines of the deciding side can submerge', () => {
    const state = atSea({ submarine: 1, battleship: 1 }, { submarine: 1, battleship: 1 });
    expectRefused(
      state,
      { type: 'submerge', units: [one(state, 'sz-8', 'battleship')] },
      'COM-5',
      'not-a-submarine-here',
    );
    expectRefused(
      state,
      { type: 'submerge', units: [one(state, 'sz-8', 'submarine', 'united-kingdom')] },
      'COM-5',
      'not-a-submarine-here',
    );
    expectRefused(state, { type: 'submerge', units: ['nobody'] }, 'COM-5', 'not-a-submarine-here');
    expectRefused(
      after(state, strike, strike),
      { type: 'submerge', units: [one(state, 'sz-8', 'submarine')] },
      'COM-5',
      'not-now',
    );
  });

  test('COM-5: the step comes again in every round', () => {
    const state = after(
      cameToSea({ submarine: 1, battleship: 1 }, {}, { submarine: 1, battleship: 1 }),
      strike,
      strike,
      miss,
      miss,
      miss,
      miss,
      press,
    );
    expect(waitsFor(state)).toBe('submerge attacker');
    expect(waitsFor(after(state, submerge(1)))).toBe('submerge defender');
  });
});

describe('the surprise strike', () => {
  test('COM-6: strikes are simultaneous: a defending submarine that was hit still strikes', () => {
    const state = after(atSea({ submarine: 1, carrier: 1 }, { submarine: 1 }), strike, strike, hit({ submarine: 1 }));
    expect(waitsFor(state)).toBe('dice defender');
    const struck = after(state, hit({ submarine: 1 }), lose({ carrier: 1 }));
    expectOver(struck);
    expect(countsIn(struck, 'sz-8')).toEqual({ submarine: 1 });
  });

  test('COM-6: both submarines can sink each other', () => {
    const start = atSea({ submarine: 1 }, { submarine: 1 });
    expect(resultOf(start, strike, strike, hit({ submarine: 1 }), hit({ submarine: 1 }))).toBe('both-lost');
  });

  test('COM-6: casualties of the strike leave at once and do not fire', () => {
    const state = after(atSea({ submarine: 1, battleship: 1 }, { carrier: 2 }), strike, hit({ submarine: 1 }));
    expect(groups(after(state, miss))).toEqual(['2 surface: carrier']);
    expect(countsIn(after(state, miss), 'sz-8', 'united-kingdom')).toEqual({ carrier: 1 });
  });

  test('COM-6: attackers struck by the defender’s submarines do not fire either', () => {
    const state = after(
      atSea({ battleship: 1, carrier: 1 }, { submarine: 1, battleship: 1 }),
      strike,
      hit({ submarine: 1 }),
      lose({ carrier: 1 }),
    );
    expect(groups(state)).toEqual(['4 surface: battleship']);
  });

  test('COM-6: a submarine submerged by its owner can no longer be hit', () => {
    const state = after(
      atSea({ submarine: 2 }, { submarine: 1, battleship: 1 }),
      strike,
      submerge(1),
      hit({ submarine: 2 }),
    );
    expect(countsIn(state, 'sz-8', 'united-kingdom')).toEqual({ submarine: 1 });
  });

  test('COM-7: a submarine that struck does not fire again in the round', () => {
    const state = after(
      atSea({ submarine: 1, battleship: 1 }, { submarine: 1, battleship: 1 }),
      strike,
      strike,
      miss,
      miss,
    );
    expect(groups(state)).toEqual(['4 surface: battleship']);
    expect(groups(after(state, miss))).toEqual(['4 surface: battleship']);
  });

  test('COM-7: with nothing but struck submarines the fire step asks for no dice', () => {
    const state = after(cameToSea({ submarine: 1 }, {}, { carrier: 1 }), strike, miss);
    expect(waitsFor(state)).toBe('dice defender');
    expect(waitsFor(after(state, miss))).toBe('retreat');
  });

  test('COM-7: facing a destroyer a submarine fires with its side, and its victim fires back', () => {
    const state = after(atSea({ submarine: 1 }, { destroyer: 1 }), hit({ submarine: 1 }));
    expect(waitsFor(state)).toBe('dice defender');
    expect(resultOf(state, hit({ surface: 1 }))).toBe('both-lost');
  });
});

describe('destroyers, looked at anew each round', () => {
  test('COM-15: a submarine is free in the round after the enemy’s last destroyer sank', () => {
    const state = after(
      atSea({ submarine: 1, battleship: 1 }, { destroyer: 1, battleship: 1 }),
      hit({ surface: 1 }),
      lose({ destroyer: 1 }),
    );
    expect(groups(state)).toEqual(['2 surface: destroyer', '4 surface: battleship']);
    expect(waitsFor(after(state, miss))).toBe('submerge attacker');
  });

  test('COM-15: in the round in which the destroyer sinks, nothing changes yet', () => {
    // British fighters beside a destroyer that is lost in the same round may still hit the submarine.
    const state = after(
      atSea({ submarine: 1, battleship: 2 }, { destroyer: 1, carrier: 1, fighter: 1 }),
      hit({ surface: 1 }),
      lose({ destroyer: 1 }),
      hit({ air: 1 }),
    );
    expect(waitsFor(state)).toBe('casualties attacker');
    const chosen = after(state, lose({ submarine: 1 }));
    expect(strip(chosen, 'attacker')).toEqual({ battleship: 2 });
  });

  test('COM-15: in the next round those fighters can no longer hit it', () => {
    const state = after(
      atSea({ submarine: 1, battleship: 1, carrier: 1 }, { destroyer: 1, carrier: 1, fighter: 1 }),
      hit({ surface: 1 }),
      lose({ destroyer: 1 }),
      miss,
      strike,
      miss,
      miss,
      hit({ air: 1 }),
    );
    expect(waitsFor(state)).toBe('casualties attacker');
    expectRefused(state, lose({ submarine: 1 }), 'COM-9', 'not-a-casualty');
  });

  test('COM-15: while one destroyer is left, submarines stay cancelled', () => {
    const state = after(
      atSea({ submarine: 1, battleship: 1 }, { destroyer: 2, battleship: 1 }),
      hit({ surface: 1 }),
      lose({ destroyer: 1 }),
      miss,
    );
    expect(waitsFor(state)).toBe('dice attacker');
  });

  test('COM-15: a defender’s submarine is freed by the loss of the attacker’s destroyer', () => {
    const state = after(
      atSea({ destroyer: 1, battleship: 1 }, { submarine: 1, battleship: 1 }),
      miss,
      hit({ surface: 1 }),
      lose({ destroyer: 1 }),
    );
    expect(waitsFor(state)).toBe('submerge defender');
    expectOver(after(atSea({ destroyer: 1 }, { submarine: 1 }), hit({ surface: 1 }), miss));
  });
});

describe('submarines alone against air units', () => {
  test('COM-5: a submarine may submerge from air units that cannot hit it anyway', () => {
    const state = game({
      power: 'germany',
      phase: 'conduct-combat',
      units: { germany: { 'sz-8': { fighter: 1 } }, 'united-kingdom': { 'sz-8': { submarine: 1, carrier: 1 } } },
    });
    const begun = after(state, fight('sz-8'));
    expect(waitsFor(begun)).toBe('submerge defender');
    expect(strip(after(begun, submerge(1)), 'defender')).toEqual({ carrier: 1 });
  });

  test('COM-9: a submarine rolls no die where only aircraft could be hit, and rolls where a ship can', () => {
    const over = (ship: Readonly<Record<string, number>>) =>
      after(
        game({
          power: 'germany',
          phase: 'conduct-combat',
          units: {
            germany: { 'sz-8': { fighter: 1, ...ship } },
            'united-kingdom': { 'sz-8': { submarine: 1, carrier: 1 } },
          },
        }),
        fight('sz-8'),
        ...(ship['submarine'] === undefined ? [] : [strike]),
        submerge(0),
      );
    expect(groups(over({}))).toEqual(['3 air: fighter']);
    expect(groups(over({ submarine: 1 }))).toEqual(['2 submarine: submarine']);
  });
});
