import { describe, expect, test } from 'vitest';
import { plannedAttacks, battleStrengths } from '../../../../src/games/axis-allies/store/plannedAttacks.ts';
import { after, endPhase, engage, fight, game, move, roll } from '../../../engine/axis-allies/rules/position.ts';

/** One of Germany's two ships in zone 7 has attacked zone 8 and retreated; the other still has a submarine to fight. */
const retreated = () =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { 'sz-7': { battleship: 1, destroyer: 1 } },
        'united-kingdom': { 'sz-7': { submarine: 1 }, 'sz-8': { battleship: 1 } },
      },
    }),
    move('sz-7', { battleship: 1 }, 'sz-8'),
    engage('sz-7'),
    endPhase,
    fight('sz-8'),
    roll(6),
    roll(6),
    { type: 'retreat', to: 'sz-7' },
  );

describe('a battle to come', () => {
  test('COM-18: is not fought by ships that retreated to its zone', () => {
    const state = retreated();
    expect(battleStrengths(state)).toEqual({
      'sz-7': {
        attacker: { power: 'germany', strength: { dice: 1, total: 2 } },
        defender: { power: 'united-kingdom', strength: { dice: 1, total: 1 } },
      },
    });
    expect(plannedAttacks(state)).toEqual([]);
  });
});

describe('the strength of units', () => {
  const fleet = { transport: 1, submarine: 1, destroyer: 1 };
  const against = (power: string) =>
    game({ power, units: { germany: { 'sz-5': fleet }, 'united-kingdom': { 'sz-5': { battleship: 1 } } } });

  test('ignores units without a value', () => {
    const attacking = battleStrengths(against('germany'));
    expect(attacking['sz-5']?.attacker?.strength).toEqual({ dice: 2, total: 4 });
    const defending = battleStrengths(against('united-kingdom'));
    expect(defending['sz-5']?.defender?.strength).toEqual({ dice: 2, total: 3 });
  });
});
