import { describe, expect, test } from 'vitest';
import { after, countsIn, endPhase, expectRefused, game, offered, place, readBack, type Scene } from './support.ts';

const china = (scene: Partial<Scene> = {}) =>
  game({
    power: 'united-states',
    phase: 'noncombat-move',
    advantages: { 'united-states': ['chinese-divisions'] },
    units: {},
    ...scene,
  });

describe('NA-US-2: Chinese Divisions', () => {
  test('one infantry is offered when mobilizing begins, for nothing', () => {
    const open = readBack(after(china({ treasury: { 'united-states': 0 } }), endPhase));
    expect(offered(open)).toEqual(['china', 'sinkiang']);
    expectRefused(open, place('kwantung'), 'NA-US-2', 'not-an-offered-place');
    const placed = after(open, place('sinkiang'));
    expect(countsIn(placed, 'sinkiang', 'united-states')).toEqual({ infantry: 1 });
    expect(placed.treasury['united-states']).toBe(0);
  });

  test('every turn anew, taken or not', () => {
    const placed = after(china(), endPhase, place('china'));
    expect(placed.spentAdvantages).toEqual([]);
    expect(offered(after(china({ round: 2 }), endPhase))).toHaveLength(2);
    const declined = after(china(), endPhase, place(null));
    expect(declined.phase).toBe('mobilize-new-units');
    expect(countsIn(declined, 'china')).toEqual({});
  });

  test('only where the Americans themselves are masters', () => {
    const control = { china: 'japan', sinkiang: 'soviet-union', kwantung: 'united-states' };
    expect(offered(after(china({ control }), endPhase))).toEqual(['kwantung']);
    const none = after(china({ control: { china: 'japan', sinkiang: 'soviet-union' } }), endPhase);
    expect(offered(none)).toEqual([]);
    expect(none.phase).toBe('mobilize-new-units');
    expect(offered(after(china({ power: 'united-kingdom' }), endPhase))).toEqual([]);
  });

  test('in French Indochina too if it is American, and in no other phase', () => {
    const control = { 'french-indochina': 'united-states' };
    expect(offered(after(china({ control }), endPhase))).toEqual(['china', 'sinkiang', 'french-indochina']);
    expect(offered(after(china({ phase: 'conduct-combat' }), endPhase))).toEqual([]);
  });

  test('a position that begins with mobilizing has it too, and one in which it was answered does not', () => {
    const begun = china({ phase: 'mobilize-new-units', purchased: { infantry: 2 } });
    expect(offered(begun)).toEqual(['china', 'sinkiang']);
    expect(offered(readBack(begun))).toEqual(['china', 'sinkiang']);
    expect(offered(readBack(after(begun, place(null))))).toEqual([]);
    expect(offered(readBack(after(begun, place('china'))))).toEqual([]);
    expect(offered(china({ phase: 'mobilize-new-units', offers: [] }))).toEqual([]);
  });
});
