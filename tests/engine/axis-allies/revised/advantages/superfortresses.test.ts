import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../../../src/engine/axis-allies/index.ts';
import { after, asked, endPhase, fight, game, move, roll, type Scene } from './support.ts';

type Counts = Readonly<Record<string, number>>;

/** American air units of the United Kingdom attack Western Europe, where a gun stands. */
const attack = (air: Counts, scene: Partial<Scene> = {}, power = 'united-states') =>
  after(
    game({
      power,
      advantages: { 'united-states': ['superfortresses'] },
      units: {
        [power]: { 'united-kingdom': air },
        germany: { 'western-europe': { 'antiaircraft-gun': 1, infantry: 1 } },
      },
      ...scene,
    }),
    move('united-kingdom', air, 'western-europe', 'sz-7'),
    endPhase,
    fight('western-europe'),
  );

/** At how many air units the gun fires now. */
function shotAt(state: Parameters<typeof awaiting>[0]): number {
  const waits = awaiting(state);
  return waits.kind === 'dice' && waits.roll === 'antiaircraft' ? (waits.groups[0]?.targets?.length ?? 0) : 0;
}

describe('NA-US-6: Superfortresses', () => {
  test('no gun fires at American bombers', () => {
    expect(asked(attack({ bomber: 2 }))).toEqual(['4: bomber, bomber']);
  });

  test('with a fighter along it fires one die, at the fighter', () => {
    const state = attack({ bomber: 2, fighter: 1 });
    expect(shotAt(state)).toBe(1);
    expect(asked(after(state, roll(1)))).toEqual(['4: bomber, bomber']);
  });

  test('British bombers are shot at, and so are American ones without it', () => {
    expect(shotAt(attack({ bomber: 1 }, {}, 'united-kingdom'))).toBe(1);
    expect(shotAt(attack({ bomber: 2 }, { advantages: {} }))).toBe(2);
  });

  test('nor do guns fire at bombers that fly over them', () => {
    const over = (advantages: Scene['advantages']) =>
      after(
        game({
          power: 'united-states',
          advantages,
          units: {
            'united-states': { 'united-kingdom': { bomber: 1 } },
            germany: { 'western-europe': { 'antiaircraft-gun': 1 }, germany: { infantry: 1 } },
          },
        }),
        move('united-kingdom', { bomber: 1 }, 'germany', 'sz-7', 'western-europe'),
        endPhase,
      );
    expect(shotAt(over({}))).toBe(1);
    expect(awaiting(over({ 'united-states': ['superfortresses'] })).kind).toBe('command');
  });
});
