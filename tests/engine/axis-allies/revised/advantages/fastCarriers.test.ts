import { describe, expect, test } from 'vitest';
import { expectAllowed, expectRefused, game, move, after, endPhase, idsOf, placesOf, type Scene } from './support.ts';

const fleet = (scene: Partial<Scene> = {}) =>
  game({
    power: 'united-states',
    phase: 'noncombat-move',
    advantages: { 'united-states': ['fast-carriers'] },
    units: { 'united-states': { 'sz-55': { carrier: 1, destroyer: 1 } } },
    ...scene,
  });

describe('NA-US-5: Fast Carriers', () => {
  test('American carriers sail three zones, and no further', () => {
    expectAllowed(fleet(), move('sz-55', { carrier: 1 }, 'sz-51', 'sz-56', 'sz-57'));
    expect(placesOf(fleet(), idsOf(fleet(), 'sz-55', { carrier: 1 }))).not.toContain('sz-49');
  });

  test('other ships sail two, and so do British carriers', () => {
    expectRefused(fleet(), move('sz-55', { destroyer: 1 }, 'sz-51', 'sz-56', 'sz-57'), 'CM-2', 'too-far');
    const british = fleet({ power: 'united-kingdom', units: { 'united-kingdom': { 'sz-55': { carrier: 1 } } } });
    expectRefused(british, move('sz-55', { carrier: 1 }, 'sz-51', 'sz-56', 'sz-57'), 'CM-2', 'too-far');
  });

  test('a carrier three zones away counts as a landing place for a fighter that attacks', () => {
    const scene: Partial<Scene> = {
      phase: 'combat-move',
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-55': { carrier: 1 } },
        japan: { 'sz-60': { transport: 1 } },
      },
      control: { midway: 'japan' },
    };
    const attack = move('hawaiian-islands', { fighter: 1 }, 'sz-60', 'sz-52', 'sz-51', 'sz-57');
    expect(after(fleet(scene), attack, endPhase).phase).toBe('conduct-combat');
    expectRefused(fleet({ ...scene, advantages: {} }), attack, 'CM-11', 'cannot-land');
  });
});
