import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../../../src/engine/axis-allies/index.ts';
import { after, countsIn, endPhase, fight, game, move, readBack, roll, type Scene } from './support.ts';

/** A German bomber flies from Germany to a British gun. */
const raid = (space: string, via: readonly string[], scene: Partial<Scene> = {}) =>
  after(
    game({
      power: 'germany',
      advantages: { 'united-kingdom': ['radar'] },
      units: {
        germany: { germany: { bomber: 1 } },
        'united-kingdom': { [space]: { 'antiaircraft-gun': 1, infantry: 1 } },
      },
      ...scene,
    }),
    move('germany', { bomber: 1 }, space, ...via),
    endPhase,
  );

/** What the gun that fires now hits on. */
function gunValue(state: Parameters<typeof awaiting>[0]): number | null {
  const waits = awaiting(state);
  return waits.kind === 'dice' && waits.roll === 'antiaircraft' ? (waits.groups[0]?.value ?? null) : null;
}

describe('NA-UK-1: Radar', () => {
  test('British guns in tan territories hit on 1 and 2, but not on 3', () => {
    const london = readBack(after(raid('united-kingdom', ['sz-5', 'sz-6']), fight('united-kingdom')));
    expect(gunValue(london)).toBe(2);
    expect(countsIn(after(london, roll(2)), 'united-kingdom', 'germany')).toEqual({});
    expect(countsIn(after(london, roll(3)), 'united-kingdom', 'germany')).toEqual({ bomber: 1 });
  });

  test('in Western Europe, which is not tan, they need a 1', () => {
    const state = raid('western-europe', [], { control: { 'western-europe': 'united-kingdom' } });
    expect(gunValue(after(state, fight('western-europe')))).toBe(1);
  });

  test('an American gun in London needs a 1; where both stand the British one fires', () => {
    const units = (british: number): Scene['units'] => ({
      germany: { germany: { bomber: 1 } },
      'united-kingdom': { 'united-kingdom': { infantry: 1, ...(british > 0 && { 'antiaircraft-gun': british }) } },
      'united-states': { 'united-kingdom': { 'antiaircraft-gun': 1 } },
    });
    const via = ['sz-5', 'sz-6'];
    const alone = raid('united-kingdom', via, { units: units(0) });
    expect(gunValue(after(alone, fight('united-kingdom')))).toBe(1);
    const both = raid('united-kingdom', via, { units: units(1) });
    expect(gunValue(after(both, fight('united-kingdom')))).toBe(2);
  });

  test('without it a British gun needs a 1', () => {
    const plain = raid('united-kingdom', ['sz-5', 'sz-6'], { advantages: {} });
    expect(gunValue(after(plain, fight('united-kingdom')))).toBe(1);
  });
});
