import { describe, expect, test } from 'vitest';
import { endPhase, after, expectRefused, game, idsOf, move, placesOf, readBack, type Scene } from './support.ts';

const infantry = (scene: Partial<Scene>) =>
  game({ power: 'united-states', advantages: { 'united-states': ['mechanized-infantry'] }, units: {}, ...scene });

describe('NA-US-4: Mechanized Infantry', () => {
  test('American infantry blitzes through empty ground and fights beyond it', () => {
    const state = infantry({
      units: { 'united-states': { china: { infantry: 1 } }, japan: { 'french-indochina': { infantry: 1 } } },
    });
    const moved = readBack(after(state, move('china', { infantry: 1 }, 'french-indochina', 'kwantung')));
    expect(moved.control['kwantung']).toBe('united-states');
    expect(after(moved, endPhase).turn.battles.map(({ space }) => space)).toEqual(['french-indochina']);
  });

  test('a defender stops it as it stops a tank', () => {
    const state = infantry({
      units: { 'united-states': { china: { infantry: 1 } }, japan: { kwantung: { infantry: 1 } } },
    });
    expectRefused(state, move('china', { infantry: 1 }, 'french-indochina', 'kwantung'), 'CM-9', 'must-stop');
  });

  test('in noncombat it moves 2, artillery and British infantry still 1', () => {
    const state = infantry({
      phase: 'noncombat-move',
      units: { 'united-states': { 'western-united-states': { infantry: 1, artillery: 1 } } },
    });
    expect(placesOf(state, idsOf(state, 'western-united-states', { infantry: 1 }))).toContain('eastern-united-states');
    expect(placesOf(state, idsOf(state, 'western-united-states', { artillery: 1 }))).not.toContain(
      'eastern-united-states',
    );
    const british = infantry({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: { 'united-kingdom': { 'western-canada': { infantry: 1 } } },
    });
    expect(placesOf(british, idsOf(british, 'western-canada', { infantry: 1 }))).not.toContain('eastern-united-states');
  });
});
