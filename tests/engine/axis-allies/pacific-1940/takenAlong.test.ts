import { describe, expect, test } from 'vitest';
import { attackRange, reach, unitsIn, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { refusedFor } from '../editions/basesEdition.ts';
import { afterAll } from '../editions/smallBoard.ts';
import { pacificGame } from './position.ts';

/** Japan in Jehol, China in Suiyuan behind empty Chahar. */
const game = (jehol: object, more: object = {}) =>
  pacificGame({
    power: 'japan',
    units: { japan: { jehol }, china: { suiyuan: { infantry: 2 }, anhwe: { infantry: 1 } } },
    ...more,
  });
const MECH = 'mechanized-infantry';

/** So many units of each type in a space. */
const pick = (state: GameState, space: string, counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([type, n]) =>
    unitsIn(state, space)
      .filter((unit) => unit.type === type)
      .slice(0, n)
      .map(({ id }) => id),
  );
const go = (state: GameState, from: string, counts: Record<string, number>, to: string, ...via: string[]): Command => ({
  type: 'move',
  units: pick(state, from, counts),
  to,
  ...(via.length > 0 && { via }),
});
const places = (state: GameState, from: string, counts: Record<string, number>) =>
  reach(state, pick(state, from, counts)).map(({ space }) => space);

describe('mechanized infantry', () => {
  const both = game({ tank: 1, [MECH]: 2 });

  test('MECH-2: one goes along on the blitz of a tank, and what they pass is taken', () => {
    const order = go(both, 'jehol', { tank: 1, [MECH]: 1 }, 'suiyuan', 'chahar');
    const after = afterAll(both, order);
    expect(after.control['chahar']).toBe('japan');
    expect(pick(after, 'suiyuan', { tank: 1, [MECH]: 2 })).toHaveLength(2);
    expect(afterAll(both, go(both, 'jehol', { tank: 1, [MECH]: 1 }, 'suiyuan'))).toEqual(after);
  });

  test('MECH-2: what can be reached together says so too', () => {
    expect(places(both, 'jehol', { tank: 1, [MECH]: 1 })).toContain('suiyuan');
    expect(places(both, 'jehol', { tank: 1, [MECH]: 2 })).not.toContain('suiyuan');
    expect(places(both, 'jehol', { [MECH]: 1 })).not.toContain('suiyuan');
    expect(places(both, 'jehol', { [MECH]: 1 })).toContain('chahar');
  });

  test('MECH-1, MECH-2: alone, or with more of them than tanks, it stops where it enters enemy ground', () => {
    for (const counts of [{ [MECH]: 1 }, { tank: 1, [MECH]: 2 }])
      expect(refusedFor(both, go(both, 'jehol', counts, 'suiyuan', 'chahar'))).toBe('MECH-2 must-stop');
  });

  test('MECH-2, CM-9: nobody goes along past units or facilities', () => {
    const base = game({ tank: 1, [MECH]: 1 }, { facilities: { chahar: { 'air-base': 0 } } });
    const order = go(base, 'jehol', { tank: 1, [MECH]: 1 }, 'suiyuan', 'chahar');
    expect(refusedFor(base, order)).toBe('CM-9 must-stop');
  });

  test('MECH-2: not with a tank that came another way', () => {
    const apart = pacificGame({
      power: 'japan',
      units: { japan: { jehol: { [MECH]: 1 }, shantung: { tank: 1 } }, china: { suiyuan: { infantry: 2 } } },
    });
    const units = [...pick(apart, 'jehol', { [MECH]: 1 }), ...pick(apart, 'shantung', { tank: 1 })];
    expect(refusedFor(apart, { type: 'move', units, to: 'chahar', via: ['anhwe'] })).toBe('MECH-2 must-stop');
  });

  test('MECH-2: both may be sent on together by a second order', () => {
    const first = afterAll(both, go(both, 'jehol', { tank: 1, [MECH]: 1 }, 'chahar'));
    expect(places(first, 'chahar', { tank: 1, [MECH]: 1 })).toContain('suiyuan');
    expect(places(first, 'chahar', { [MECH]: 1 })).toEqual([]);
    const second = afterAll(first, go(first, 'chahar', { tank: 1, [MECH]: 1 }, 'suiyuan'));
    expect(second.control['chahar']).toBe('japan');
  });

  test('MECH-2: that it could come with a tank beside it is foreseen', () => {
    const unit = both.units[pick(both, 'jehol', { [MECH]: 1 })[0]!]!;
    expect(attackRange(both, unit)).toContain('suiyuan');
    const alone = game({ [MECH]: 1 });
    expect(attackRange(alone, alone.units[pick(alone, 'jehol', { [MECH]: 1 })[0]!]!)).not.toContain('suiyuan');
  });
});
