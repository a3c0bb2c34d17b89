import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  asked,
  countsIn,
  declare,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  one,
  readBack,
  roll,
  type Scene,
} from './support.ts';

type Counts = Readonly<Record<string, number>>;

/** American ships come from zone 57 upon Japanese ones, and the battle begins. */
const attack = (ships: Counts, defenders: Counts, to = 'sz-60', scene: Partial<Scene> = {}) =>
  after(
    game({
      power: 'united-states',
      advantages: { japan: ['kaiten-torpedoes'] },
      units: { 'united-states': { 'sz-57': ships }, japan: { [to]: defenders } },
      ...scene,
    }),
    move('sz-57', ships, to),
    endPhase,
    fight(to),
  );
const name = (zone: string, counts: Counts) => (state: GameState) =>
  declare('kaiten-torpedoes', { units: idsOf(state, zone, counts, 'japan') });
const last = (state: GameState) => idsOf(state, 'sz-60', { submarine: 2 }, 'japan')[1] ?? '';

describe('NA-JA-3: Kaiten Torpedoes', () => {
  test('a submarine so named defends on 3 and is lost, hit or miss', () => {
    const named = readBack(after(attack({ battleship: 1 }, { submarine: 2 }), name('sz-60', { submarine: 1 })));
    expect(asked(named)).toEqual(['2: submarine', '3: submarine']);
    const fired = readBack(after(named, roll(6, 6)));
    expect(countsIn(fired, 'sz-60', 'japan')).toEqual({ submarine: 1 });
    expect(fired.battle?.doomed).toBeUndefined();
  });

  test('with Super Submarines on 4', () => {
    const state = attack({ battleship: 1 }, { submarine: 1 }, 'sz-60', {
      developments: { japan: ['super-submarines'] },
    });
    expect(asked(after(state, name('sz-60', { submarine: 1 })))).toEqual(['4: submarine']);
  });

  test('it takes no other casualty’s place, and fires though an enemy submarine hits', () => {
    const state = attack({ submarine: 1 }, { submarine: 1, transport: 1 });
    const named = after(state, name('sz-60', { submarine: 1 }), roll(1));
    const fired = after(named, roll(6));
    expect(countsIn(fired, 'sz-60')).toEqual({ submarine: 1 });
    expect(fired.battle).toBeNull();
  });

  test('only at the beginning of a round', () => {
    const state = after(attack({ submarine: 1 }, { submarine: 1, battleship: 1 }), roll(6));
    expectRefused(state, name('sz-60', { submarine: 1 }), 'NA-JA-3', 'advantage-not-now');
  });

  test('only submarines, where orange ground touches the zone and is still Japanese', () => {
    const escorted = attack({ battleship: 1 }, { submarine: 1, destroyer: 1 });
    const destroyer = () => declare('kaiten-torpedoes', { units: [one(escorted, 'sz-60', 'destroyer', 'japan')] });
    expectRefused(escorted, destroyer, 'NA-JA-3', 'cannot-be-doomed');
    const midway = attack({ battleship: 1 }, { submarine: 1 }, 'sz-56', { control: { midway: 'japan' } });
    expectRefused(midway, name('sz-56', { submarine: 1 }), 'NA-JA-3', 'advantage-not-now');
    const wake = (holder: string) =>
      attack({ battleship: 1 }, { submarine: 1 }, 'sz-51', { control: { 'wake-island': holder } });
    expect(asked(after(wake('japan'), name('sz-51', { submarine: 1 })))).toEqual(['3: submarine']);
    expectRefused(wake('united-states'), name('sz-51', { submarine: 1 }), 'NA-JA-3', 'advantage-not-now');
  });

  test('of both kinds of submarines only the Japanese, and not without naming one', () => {
    const both = attack({ battleship: 1 }, { submarine: 1 }, 'sz-60', {
      units: {
        'united-states': { 'sz-57': { battleship: 1 } },
        japan: { 'sz-60': { submarine: 1 } },
        germany: { 'sz-60': { submarine: 1 } },
      },
    });
    const german = one(both, 'sz-60', 'submarine', 'germany');
    expectRefused(both, declare('kaiten-torpedoes', { units: [german] }), 'NA-JA-3', 'cannot-be-doomed');
    expectRefused(both, declare('kaiten-torpedoes'), 'NA-JA-3', 'no-units-chosen');
    expect(asked(after(both, name('sz-60', { submarine: 1 })))).toEqual(['2: submarine', '3: submarine']);
  });

  test('not when the attackers’ submarines or guns have fired already', () => {
    const mixed = after(attack({ submarine: 1, battleship: 1 }, { submarine: 1, battleship: 1 }), roll(6));
    expectRefused(mixed, name('sz-60', { submarine: 1 }), 'NA-JA-3', 'advantage-not-now');
    const late = after(attack({ battleship: 1 }, { submarine: 1, battleship: 1 }), roll(6));
    expectRefused(late, name('sz-60', { submarine: 1 }), 'NA-JA-3', 'advantage-not-now');
  });

  test('one that is named cannot be named again', () => {
    const named = after(attack({ battleship: 1 }, { submarine: 2 }), name('sz-60', { submarine: 1 }));
    expectRefused(named, name('sz-60', { submarine: 1 }), 'NA-JA-3', 'cannot-be-doomed');
    expect(asked(after(named, () => declare('kaiten-torpedoes', { units: [last(named)] })))).toEqual([
      '3: submarine, submarine',
    ]);
  });
});
