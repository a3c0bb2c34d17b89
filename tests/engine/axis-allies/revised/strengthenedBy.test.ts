import { describe, expect, test } from 'vitest';
import { strengthenedBy, type BattleSide, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { strengthText } from '../../../../src/games/axis-allies/text/stepText.ts';
import { after, endPhase, fight, game, idsOf, move } from './position.ts';

/** What is said of a side in the battle under way. */
const said = (state: GameState, side: BattleSide): readonly string[] =>
  strengthenedBy(state, state.battle!, side).map((one) => strengthText(state, side, one));

const pack = (scene: object = {}) =>
  after(
    game({
      power: 'germany',
      advantages: { germany: ['wolf-packs'] },
      units: { germany: { 'sz-9': { submarine: 3 } }, 'united-kingdom': { 'sz-8': { battleship: 1 } } },
      ...scene,
    }),
    move('sz-9', { submarine: 3 }, 'sz-8'),
    endPhase,
    fight('sz-8'),
  );

describe('what makes units stronger in a battle', () => {
  test('an advantage is named, with the units and what they would hit with without it', () => {
    expect(said(pack(), 'attacker')).toEqual(['Stronger by Wolf Packs: 3 submarines attack on 3 instead of 2.']);
    expect(said(pack(), 'defender')).toEqual([]);
  });

  test('a development beside it, each by itself', () => {
    expect(said(pack({ developments: { germany: ['super-submarines', 'rockets'] } }), 'attacker')).toEqual([
      'Stronger by Super Submarines: 3 submarines attack on 4 instead of 3.',
      'Stronger by Wolf Packs: 3 submarines attack on 4 instead of 3.',
    ]);
  });

  test('one unit of several, once it has been named', () => {
    const begun = after(
      game({
        power: 'united-states',
        advantages: { japan: ['kaiten-torpedoes'] },
        units: { 'united-states': { 'sz-57': { battleship: 1 } }, japan: { 'sz-60': { submarine: 2 } } },
      }),
      move('sz-57', { battleship: 1 }, 'sz-60'),
      endPhase,
      fight('sz-60'),
    );
    expect(said(begun, 'defender')).toEqual([]);
    const units = idsOf(begun, 'sz-60', { submarine: 1 }, 'japan');
    expect(said(after(begun, { type: 'use-advantage', advantage: 'kaiten-torpedoes', units }), 'defender')).toEqual([
      'Stronger by Kaiten Torpedoes: a submarine defends on 3 instead of 2.',
    ]);
  });

  test('artillery raises no unit by an advantage', () => {
    const state = after(
      game({
        power: 'germany',
        advantages: { germany: ['wolf-packs'] },
        units: {
          germany: { 'eastern-europe': { infantry: 1, artillery: 1 } },
          'soviet-union': { 'ukraine-ssr': { infantry: 1 } },
        },
        control: { 'ukraine-ssr': 'soviet-union' },
      }),
      move('eastern-europe', { infantry: 1, artillery: 1 }, 'ukraine-ssr'),
      endPhase,
      fight('ukraine-ssr'),
    );
    expect(said(state, 'attacker')).toEqual([]);
  });
});
