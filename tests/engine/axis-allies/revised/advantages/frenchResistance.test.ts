import { describe, expect, test } from 'vitest';
import {
  after,
  countsIn,
  endPhase,
  expectRefused,
  fight,
  game,
  move,
  offered,
  place,
  readBack,
  roll,
  type Scene,
} from './support.ts';

const resistance = (scene: Partial<Scene> = {}) =>
  game({
    power: 'united-states',
    advantages: { 'united-kingdom': ['french-resistance'] },
    control: { 'southern-europe': 'united-states' },
    units: { 'united-states': { 'southern-europe': { infantry: 1, tank: 1 } } },
    ...scene,
  });
const west = (type: string) => move('southern-europe', { [type]: 1 }, 'western-europe');

describe('NA-UK-5: French Resistance', () => {
  test('three British infantry rise at once, in a friend’s turn too', () => {
    const open = readBack(after(resistance(), west('infantry'), endPhase));
    expect(offered(open)).toEqual(['western-europe']);
    expectRefused(open, endPhase, 'NA-UK-5', 'offer-first');
    const risen = after(open, place('western-europe'));
    expect(countsIn(risen, 'western-europe', 'united-kingdom')).toEqual({ infantry: 3 });
    expect(risen.spentAdvantages).toEqual(['french-resistance']);
    expect(risen.control['western-europe']).toBe('united-states');
  });

  test('after a battle, or in combat move when tanks blitz through', () => {
    const fought = resistance({
      units: { 'united-states': { 'southern-europe': { tank: 1 } }, germany: { 'western-europe': { infantry: 1 } } },
    });
    expect(offered(after(fought, west('tank'), endPhase, fight('western-europe'), roll(1), roll(6)))).toEqual([
      'western-europe',
    ]);
    const through = move('southern-europe', { tank: 1 }, 'germany', 'western-europe');
    const blitzed = after(resistance(), through);
    expect(blitzed.phase).toBe('combat-move');
    expect(offered(blitzed)).toEqual(['western-europe']);
    const risen = after(blitzed, place('western-europe'), endPhase);
    expect(risen.phase).toBe('conduct-combat');
  });

  test('who declines has it still when Western Europe is taken again; who took it has not', () => {
    const declined = after(resistance(), west('infantry'), endPhase, place(null));
    expect(declined.spentAdvantages).toEqual([]);
    const used = resistance({ spentAdvantages: ['french-resistance'] });
    expect(offered(after(used, west('infantry'), endPhase))).toEqual([]);
  });

  test('nothing rises when other ground is freed, or the Axis takes it back', () => {
    const norway = resistance({ units: { 'united-states': { 'southern-europe': { infantry: 1 } } } });
    expect(offered(after(norway, move('southern-europe', { infantry: 1 }, 'balkans'), endPhase))).toEqual([]);
    const german = resistance({
      power: 'germany',
      control: { 'western-europe': 'united-kingdom' },
      units: { germany: { germany: { infantry: 1 } } },
    });
    expect(offered(after(german, move('germany', { infantry: 1 }, 'western-europe'), endPhase))).toEqual([]);
  });
});
