import { describe, expect, test } from 'vitest';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  placesOf,
  readBack,
  roll,
  type Scene,
} from './support.ts';

const bases = (scene: Partial<Scene> = {}) =>
  game({
    power: 'united-states',
    phase: 'noncombat-move',
    advantages: { 'united-states': ['island-bases'] },
    control: { 'east-indies': 'united-states' },
    units: { 'united-states': { 'hawaiian-islands': { fighter: 1 } } },
    ...scene,
  });
const toTheIndies = move('hawaiian-islands', { fighter: 1 }, 'east-indies');

describe('NA-US-1: Island Bases', () => {
  test('a fighter flies from Hawaii to the East Indies, which without it is too far', () => {
    const landed = readBack(after(bases(), toTheIndies));
    expect(countsIn(landed, 'east-indies')).toEqual({ fighter: 1 });
    expectRefused(bases({ advantages: {} }), toTheIndies, 'CM-10', 'too-far');
    const places = placesOf(bases(), idsOf(bases(), 'hawaiian-islands', { fighter: 1 }));
    expect(places).toContain('east-indies');
    // Four spaces and the step from the island; India is one more.
    expect(places).toContain('panama');
    expect(places).not.toContain('india');
  });

  test('the way may be named, and counts without the steps to and from islands', () => {
    const named = move('hawaiian-islands', { fighter: 1 }, 'midway', 'sz-52', 'sz-57', 'sz-56');
    expect(readBack(after(bases(), named)).turn.deeds).toMatchObject({ u1: { spent: 2 } });
    const long = move(
      'hawaiian-islands',
      { fighter: 1 },
      'wake-island',
      'sz-52',
      'sz-53',
      'sz-52',
      'sz-57',
      'sz-52',
      'sz-51',
    );
    expectRefused(bases({ control: { 'wake-island': 'united-states' } }), long, 'CM-10', 'too-far');
  });

  test('it lands on friendly islands only, and the British get nothing from it', () => {
    expectRefused(bases(), move('hawaiian-islands', { fighter: 1 }, 'wake-island'), 'NCM-5');
    const british = bases({
      power: 'united-kingdom',
      units: { 'united-kingdom': { 'hawaiian-islands': { fighter: 1 } } },
    });
    expectRefused(british, toTheIndies, 'CM-10', 'too-far');
  });

  test('a fighter may spend all its movement to attack where an own island waits below', () => {
    const scene: Partial<Scene> = {
      phase: 'combat-move',
      control: { 'wake-island': 'united-states', midway: 'japan', 'hawaiian-islands': 'united-states' },
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 } },
        japan: { 'sz-51': { transport: 1 } },
      },
    };
    const attack = move('hawaiian-islands', { fighter: 1 }, 'sz-51', 'sz-52', 'sz-53', 'sz-52');
    expectRefused(bases({ ...scene, advantages: {} }), attack, 'CM-11', 'cannot-land');
    expectAllowed(bases(scene), attack);
    const won = readBack(after(bases(scene), attack, endPhase, fight('sz-51'), roll(1), roll(6)));
    const home = after(won, move('sz-51', { fighter: 1 }, 'wake-island'));
    expect(countsIn(home, 'wake-island')).toEqual({ fighter: 1 });
  });

  test('over the zone of an own island it has not landed: it may not wait there', () => {
    const scene: Partial<Scene> = {
      phase: 'combat-move',
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 } },
        japan: { 'sz-51': { transport: 1 }, 'wake-island': { infantry: 1 } },
      },
    };
    const attack = move('hawaiian-islands', { fighter: 1 }, 'sz-51');
    const won = readBack(after(bases(scene), attack, endPhase, fight('sz-51'), roll(1), roll(6)));
    expectRefused(won, move('sz-51', { fighter: 1 }, 'sz-52'), 'NCM-5', 'not-a-landing-place');
    expect(placesOf(won, idsOf(won, 'sz-51', { fighter: 1 }))).not.toContain('sz-52');
  });

  test('once landed it takes no further step, though it would cost nothing', () => {
    const scene: Partial<Scene> = {
      phase: 'combat-move',
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-52': { carrier: 1 } },
        japan: { 'sz-51': { transport: 1 } },
      },
    };
    const attack = move('hawaiian-islands', { fighter: 1 }, 'sz-51');
    const won = after(bases(scene), attack, endPhase, fight('sz-51'), roll(1), roll(6));
    const landed = after(won, move('sz-51', { fighter: 1 }, 'hawaiian-islands'), endPhase);
    expect(landed.phase).toBe('noncombat-move');
    expect(placesOf(landed, idsOf(landed, 'hawaiian-islands', { fighter: 1 }))).toEqual([]);
  });
});
