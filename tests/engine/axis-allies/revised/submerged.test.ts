import { describe, expect, test } from 'vitest';
import {
  toPosition,
  fromPosition,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  load,
  move,
  offload,
  placesOf,
} from './position.ts';

/** Submarines under water (SUB). */

const UNDER_WATER = { in: 'sz-6', unit: 'submarine', owner: 'germany', submerged: true } as const;

/** The British noncombat move, with a German submarine under water in the zone between Britain and Norway. */
const channel = (more: Partial<PositionFile> = {}): GameState =>
  game({
    power: 'united-kingdom',
    phase: 'noncombat-move',
    units: {
      germany: { 'sz-6': { submarine: 1 } },
      'united-kingdom': {
        'united-kingdom': { infantry: 2 },
        'sz-2': { battleship: 1, destroyer: 1, transport: 1 },
        'sz-6': { transport: 1 },
        'sz-3': { destroyer: 1, carrier: 1 },
      },
    },
    pieces: [UNDER_WATER],
    ...more,
  });

const submerged = (state: GameState): number => Object.values(state.units).filter((unit) => unit.submerged).length;

/** Where the ship beside Norway can go. */
const zonesOf = (state: GameState, ship: string): readonly string[] =>
  placesOf(state, idsOf(state, 'sz-3', { [ship]: 1 }));

describe('submerged submarines', () => {
  test('SUB-1: surface when noncombat move ends, beside enemies too, and no battle follows', () => {
    const state = channel();
    expect(submerged(state)).toBe(1);
    const ended = after(state, endPhase);
    expect(submerged(ended)).toBe(0);
    expect(ended.turn.battles).toEqual([]);
    expect(idsOf(ended, 'sz-6', { submarine: 1 }, 'germany')).toHaveLength(1);
  });

  test('SUB-1: of the acting power too', () => {
    const state = channel({ power: 'germany' });
    expect(submerged(after(state, endPhase))).toBe(0);
  });

  test('SUB-2: hinder no movement', () => {
    const state = channel();
    expectAllowed(state, move('sz-2', { battleship: 1 }, 'sz-7'));
    expect(zonesOf(state, 'carrier')).toEqual(['sz-1', 'sz-2', 'sz-3', 'sz-4', 'sz-5', 'sz-6', 'sz-7', 'sz-8']);
    // The same submarine on the surface bars the zone.
    const surfaced = channel({ pieces: [] });
    expect(zonesOf(surfaced, 'carrier')).toEqual(['sz-1', 'sz-2', 'sz-3', 'sz-4', 'sz-8']);
  });

  test('SUB-2: hinder no loading and no offloading', () => {
    const state = channel();
    expectAllowed(state, load('united-kingdom', { infantry: 2 }, 'sz-6'));
    const loaded = after(state, load('united-kingdom', { infantry: 2 }, 'sz-6'));
    expectAllowed(loaded, offload('sz-6', { infantry: 2 }, 'united-kingdom'));
    expectRefused(channel({ pieces: [] }), load('united-kingdom', { infantry: 2 }, 'sz-6'), 'NCM-8', 'zone-hostile');
  });

  test('SUB-3: a destroyer that enters their zone ends its move there', () => {
    const state = channel();
    const there = after(state, move('sz-3', { destroyer: 1 }, 'sz-6'));
    expectRefused(there, move('sz-6', { destroyer: 1 }, 'sz-7'), 'SUB-3', 'must-stop');
    expectRefused(state, move('sz-3', { destroyer: 1 }, 'sz-7', 'sz-6'), 'SUB-3', 'must-stop');
    expect(zonesOf(state, 'destroyer')).toEqual(['sz-1', 'sz-2', 'sz-3', 'sz-4', 'sz-6', 'sz-8']);
  });

  test('SUB-3: and goes on from where it began beside one', () => {
    const state = channel({
      units: { germany: { 'sz-6': { submarine: 1 } }, 'united-kingdom': { 'sz-6': { destroyer: 1 } } },
    });
    expectAllowed(state, move('sz-6', { destroyer: 1 }, 'sz-8', 'sz-7'));
  });

  test('SUB-4: do not move in noncombat', () => {
    const state = channel({ power: 'germany', units: { germany: { 'sz-6': { submarine: 1 } } } });
    expectRefused(state, move('sz-6', { submarine: 1 }, 'sz-5'), 'SUB-4', 'already-fought');
    expect(placesOf(state, idsOf(state, 'sz-6', { submarine: 1 }))).toEqual([]);
  });

  test('SUB-4: nor do those that fought and did not submerge', () => {
    const fought = { in: 'sz-6', unit: 'submarine', owner: 'germany' } as const;
    const state = channel({
      power: 'germany',
      units: { germany: { 'sz-6': { submarine: 1 } } },
      pieces: [{ ...fought, deed: { route: ['sz-6'], phase: 'conduct-combat', did: 'fought' } }],
    });
    expectRefused(state, move('sz-6', { submarine: 1 }, 'sz-5'), 'NCM-1', 'already-fought');
  });
});

describe('in a position file', () => {
  test('are kept', () => {
    const file = toPosition(channel());
    expect(file.version).toBe(3);
    expect(fromPosition(file)).toEqual({ ok: true, value: channel() });
  });

  test.each([
    [{ pieces: [{ ...UNDER_WATER, in: 'sz-3', unit: 'carrier', owner: 'united-kingdom' }] }, 'COM-5'],
    [{ phase: 'combat-move' }, 'SUB-1'],
  ] as const)('are refused where they cannot be: %o', (wrong, rule) => {
    const read = fromPosition({ ...toPosition(channel()), ...wrong });
    expect(read.ok ? [] : read.fault.map((fault) => fault.rule)).toEqual([rule]);
  });
});
