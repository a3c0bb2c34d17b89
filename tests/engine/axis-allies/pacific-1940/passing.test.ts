import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import {
  awaiting,
  fromPosition,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { after, countsIn, endPhase, expectRefused, game, idsOf, move, one, roll } from '../rules/position.ts';
import type { Scene } from '../rules/position.ts';

/** Submarines fire at transports that pass them in the middle of a move. */

addEdition(pacific1940);

const US = 'united-states';
const UK = 'united-kingdom';
const ALL: readonly (readonly [string, string])[] = [
  ['japan', US],
  ['japan', 'china'],
  ['japan', UK],
  ['japan', 'anzac'],
];

const scene = (units: Scene['units'], more: Partial<Scene> = {}): GameState =>
  game({
    edition: 'pacific-1940',
    power: US,
    phase: 'noncombat-move',
    wars: ALL.map(([first, second]): [string, string] => [first, second]),
    units,
    ...more,
  });

const HUNTER = { japan: { 'sz-12': { submarine: 1 } } };
const shoot =
  (zone: string, count: number, by = 'japan') =>
  (state: GameState): Command => ({ type: 'shoot', units: idsOf(state, zone, { submarine: count }, by) });
const HOLD: Command = { type: 'shoot', units: [] };
const sail = (n = 1) => move('sz-10', { transport: n }, 'sz-26', 'sz-12');

describe('submarines and transports that pass them', () => {
  test('HUNT-1: the owner is asked, then the die is rolled, and only 1 and 2 hit', () => {
    const moved = after(scene({ [US]: { 'sz-10': { transport: 1 } }, ...HUNTER }), sail());
    expect(awaiting(moved)).toMatchObject({ kind: 'shoot', by: ['japan'], zone: 'sz-12' });
    const aimed = after(moved, shoot('sz-12', 1));
    expect(awaiting(aimed)).toMatchObject({ kind: 'dice', by: ['japan'], roll: 'passing' });
    expect(countsIn(after(aimed, roll(3)), 'sz-26')).toEqual({ transport: 1 });
    expect(countsIn(after(aimed, roll(2)), 'sz-26')).toEqual({});
  });

  test('HUNT-1: in combat move too, and one that ends its move beside the submarine is fired at', () => {
    const state = scene({ [US]: { 'sz-10': { transport: 1 } }, ...HUNTER }, { phase: 'combat-move' });
    const moved = after(state, move('sz-10', { transport: 1 }, 'sz-12'));
    expect(awaiting(moved)).toMatchObject({ kind: 'shoot', zone: 'sz-12' });
  });

  test('HUNT-1: at peace nobody fires', () => {
    const state = scene({ [US]: { 'sz-10': { transport: 1 } }, ...HUNTER }, { wars: [['japan', 'china']] });
    expect(awaiting(after(state, sail())).kind).toBe('command');
  });

  test('HUNT-1: each zone on the way is asked about in its order, for those that are left', () => {
    const units = {
      [US]: { 'sz-10': { transport: 1 } },
      japan: { 'sz-12': { submarine: 1 }, 'sz-26': { submarine: 1 } },
    };
    const first = after(scene(units), sail());
    expect(awaiting(first)).toMatchObject({ kind: 'shoot', zone: 'sz-12' });
    expect(awaiting(after(first, HOLD))).toMatchObject({ kind: 'shoot', zone: 'sz-26' });
    expect(awaiting(after(first, shoot('sz-12', 1), roll(1))).kind).toBe('command');
    expect(after(first, shoot('sz-12', 1), roll(1)).passing).toBeUndefined();
  });

  test('HUNT-1: a transport that is lost takes its cargo along', () => {
    const aboard = [{ in: 'sz-10', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }];
    const state = scene({ [US]: { 'sz-10': { transport: 1 } }, ...HUNTER }, { aboard });
    expect(countsIn(after(state, sail(), shoot('sz-12', 1), roll(2)), 'sz-26')).toEqual({});
  });

  test('HUNT-1: the power that moves names as many as were hit, each once and of those that pass', () => {
    const aboard = [{ in: 'sz-10', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }];
    const units = {
      [US]: { 'sz-10': { transport: 3 }, 'sz-26': { transport: 1 } },
      japan: { 'sz-12': { submarine: 2 } },
    };
    const hit = after(scene(units, { aboard }), sail(3), shoot('sz-12', 2), roll(1, 2));
    expect(awaiting(hit)).toMatchObject({ kind: 'lost-transports', by: [US], hits: 2 });
    const passing = hit.passing![0]!.transports;
    const other = idsOf(hit, 'sz-26', { transport: 4 }).find((id) => !passing.includes(id))!;
    expectRefused(hit, { type: 'casualties', units: [other, passing[0]!] }, 'HUNT-1', 'not-a-casualty');
    expectRefused(hit, { type: 'casualties', units: [passing[0]!, passing[0]!] }, 'HUNT-1', 'not-a-casualty');
    expectRefused(hit, { type: 'casualties', units: [passing[0]!] }, 'HUNT-1', 'too-few-casualties');
    expectRefused(hit, { type: 'casualties', units: passing }, 'HUNT-1', 'too-many-casualties');
    expect(countsIn(after(hit, { type: 'casualties', units: passing.slice(1) }), 'sz-26').transport).toBe(2);
  });

  test('HUNT-2: a submarine that fired does not fire again in the phase, one that held its fire may', () => {
    const units = { [US]: { 'sz-10': { transport: 2 } }, ...HUNTER };
    const fired = after(scene(units), sail(), shoot('sz-12', 1), roll(6));
    expect(awaiting(after(fired, sail())).kind).toBe('command');
    const held = after(scene(units), sail(), HOLD);
    expect(awaiting(after(held, sail())).kind).toBe('shoot');
  });

  test('HUNT-2: it may fire anew in the other movement phase', () => {
    const aboard = [{ in: 'sz-10', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }];
    const more = { phase: 'combat-move', aboard, control: { 'hawaiian-islands': 'japan' } } as const;
    const state = scene({ [US]: { 'sz-10': { transport: 1 } }, ...HUNTER }, more);
    const fired = after(state, sail(), shoot('sz-12', 1), roll(6));
    expect(fired.turn.firedAtPassing).toEqual([one(fired, 'sz-12', 'submarine', 'japan')]);
    const landing = (from: GameState): Command => ({
      type: 'offload',
      units: idsOf(from, 'sz-26', { infantry: 1 }),
      to: 'hawaiian-islands',
    });
    expect(after(fired, landing, endPhase).turn.firedAtPassing).toBeUndefined();
  });

  test('HUNT-3: a warship that stands there escorts, a friend’s or a submarine does not', () => {
    const asked = (escort: Scene['units']): string =>
      awaiting(
        after(scene({ [US]: { 'sz-10': { transport: 1 }, ...escort[US] }, [UK]: escort[UK] ?? {}, ...HUNTER }), sail()),
      ).kind;
    expect(asked({ [US]: { 'sz-12': { destroyer: 1 } } })).toBe('command');
    expect(asked({ [US]: { 'sz-12': { submarine: 1 } } })).toBe('shoot');
    expect(asked({ [UK]: { 'sz-12': { destroyer: 1 } } })).toBe('shoot');
    expect(asked({ [US]: { 'sz-12': { transport: 1 } } })).toBe('shoot');
  });

  test('HUNT-4: while it is open nothing else is done, and the submarines are those of the zone', () => {
    const units = {
      [US]: { 'sz-10': { transport: 2 } },
      japan: { 'sz-12': { submarine: 1 }, 'sz-6': { submarine: 1 } },
    };
    const open = after(scene(units), sail());
    expectRefused(open, endPhase, 'HUNT-4', 'passing-first');
    expectRefused(open, sail()(open), 'HUNT-4', 'passing-first');
    expectRefused(open, shoot('sz-6', 1)(open), 'HUNT-1', 'cannot-shoot');
    expectRefused(after(open, HOLD), shoot('sz-12', 1)(open), 'HUNT-1', 'not-now');
  });

  test('HUNT-2: every moment of it is written into a position and read as the same', () => {
    const aboard = [{ in: 'sz-10', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }];
    const units = { [US]: { 'sz-10': { transport: 2 } }, japan: { 'sz-12': { submarine: 2 } } };
    const open = after(scene(units, { aboard }), sail(2));
    const aimed = after(open, shoot('sz-12', 1));
    const hit = after(aimed, roll(1));
    for (const state of [open, aimed, hit]) {
      const written = toPosition(state);
      const read = game(written);
      expect(toPosition(read)).toEqual(written);
      expect(awaiting(read).kind).toBe(awaiting(state).kind);
    }
  });

  test('HUNT-1, HUNT-2: positions with passings that cannot be are refused with a list', () => {
    const open = toPosition(after(scene({ [US]: { 'sz-10': { transport: 1 } }, ...HUNTER }), sail()));
    const faults = (changes: Partial<typeof open>): readonly string[] => {
      const read = fromPosition({ ...open, ...changes });
      return read.ok ? [] : read.fault.map(({ path }) => path);
    };
    expect(faults({})).toEqual([]);
    expect(faults({ passing: [{ zone: 'sz-26', by: 'japan' }] })).toEqual(['passing[0]']);
    expect(faults({ passing: [{ zone: 'sz-12', by: 'anzac' }] })).toEqual(['passing[0]']);
    expect(faults({ passing: [{ zone: 'sz-12', by: 'japan', hits: 1 }] })).toEqual(['passing[0]']);
    expect(faults({ phase: 'collect-income' })).toContain('passing[0]');
    const { passing: _, ...without } = open;
    expect(fromPosition(without).ok).toBe(false);
  });
});
