import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectRefused, game, idsOf, move, readBack, roll, type Scene } from './support.ts';

const diving = (scene: Partial<Scene> = {}) =>
  game({
    power: 'germany',
    advantages: { germany: ['luftwaffe-dive-bombers'] },
    treasury: { 'soviet-union': 20 },
    units: { germany: { 'ukraine-ssr': { fighter: 2, bomber: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
    ...scene,
  });
const raid =
  (space: string, counts: Readonly<Record<string, number>>) =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, counts), raid: true });
const fly = (space: string): Command => ({ type: 'fight', space, kind: 'raid' });
const onCaucasus = (counts: Readonly<Record<string, number>>) =>
  [move('ukraine-ssr', counts, 'caucasus'), raid('caucasus', counts), endPhase, fly('caucasus')] as const;

describe('NA-GE-5: Luftwaffe Dive-Bombers', () => {
  test('fighters raid, and each die counts half, rounded up', () => {
    const state = readBack(after(diving(), ...onCaucasus({ fighter: 2 })));
    expect(after(state, roll(5, 2)).treasury['soviet-union']).toBe(20 - 3 - 1);
    expect(after(state, roll(1, 1)).treasury['soviet-union']).toBe(20 - 1 - 1);
    expect(after(state, roll(6, 6)).treasury['soviet-union']).toBe(20 - 3 - 3);
  });

  test('bombers beside them count in full, and the territory’s value caps each', () => {
    const both = after(diving(), ...onCaucasus({ fighter: 1, bomber: 1 }));
    const dice = both.roll && both.roll.kind === 'raid' ? both.roll : null;
    expect(dice?.space).toBe('caucasus');
    // The value of Caucasus is 4: the one counts 3, the other 4, in whichever order they roll.
    expect(after(both, roll(6, 6)).treasury['soviet-union']).toBe(20 - 3 - 4);
    const cheap = diving({ complexes: ['kazakh-ssr', 'russia'], control: { caucasus: 'germany' } });
    const raided = after(
      cheap,
      move('ukraine-ssr', { fighter: 2 }, 'kazakh-ssr'),
      raid('kazakh-ssr', { fighter: 2 }),
      endPhase,
      fly('kazakh-ssr'),
      roll(6, 2),
    );
    expect(raided.treasury['soviet-union']).toBe(20 - 2 - 1);
  });

  test('a gun fires at them as at bombers', () => {
    const state = diving({
      units: { germany: { 'ukraine-ssr': { fighter: 1 } }, 'soviet-union': { caucasus: { 'antiaircraft-gun': 1 } } },
    });
    const shot = after(state, ...onCaucasus({ fighter: 1 }), roll(1));
    expect(shot.treasury['soviet-union']).toBe(20);
    expect(Object.values(shot.units).some(({ type }) => type === 'fighter')).toBe(false);
  });

  test('without it, and in other hands, fighters do not raid', () => {
    const without = after(diving({ advantages: {} }), move('ukraine-ssr', { fighter: 1 }, 'caucasus'));
    expectRefused(without, raid('caucasus', { fighter: 1 }), 'SBR-1', 'cannot-raid');
    const japan = diving({
      power: 'japan',
      units: { japan: { 'ukraine-ssr': { fighter: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
    });
    expectRefused(
      after(japan, move('ukraine-ssr', { fighter: 1 }, 'caucasus')),
      raid('caucasus', { fighter: 1 }),
      'SBR-1',
      'cannot-raid',
    );
  });
});
