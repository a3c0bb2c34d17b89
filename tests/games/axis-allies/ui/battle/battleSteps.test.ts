import { describe, expect, test } from 'vitest';
import { fateNow, roundSteps } from '../../../../../src/games/axis-allies/ui/battle/roundSteps.ts';
import { currentGame } from '../../../../store/gameSupport.ts';
import { give, roll, startAtPosition } from '../panelSupport.ts';

function begin(edition: string, space: string, germany: object, british: object): void {
  const units = { germany: { [space]: germany }, 'united-kingdom': { [space]: british } };
  startAtPosition({ edition, power: 'germany', phase: 'conduct-combat', units }, { edition });
  give({ type: 'fight', space });
}

function shown(): readonly string[] {
  const game = currentGame();
  if (game.battle === null) return [];
  return roundSteps(game, game.battle, []).map(({ id, when }) => (when === 'now' ? `${id}!` : id));
}

const fate = (): string | null => {
  const game = currentGame();
  return game.battle && fateNow(game, game.battle);
};

describe('the steps of a round', () => {
  test('COM-3: submarines that can strike come first, and only steps that can come are named', () => {
    begin('1941', 'sz-7', { submarine: 1, fighter: 1 }, { battleship: 1, submarine: 1 });
    expect(shown()).toEqual([
      'attacker-submarines!',
      'defender-submarines',
      'attacker-strike',
      'defender-strike',
      'attacker-fire',
      'defender-fire',
      'press-or-retreat',
    ]);
    give({ type: 'submerge', units: [] });
    give({ type: 'submerge', units: currentGame().battle?.defenders.filter(isSubmarine) ?? [] });
    expect(shown()).toEqual(['attacker-strike!', 'attacker-fire', 'defender-fire', 'press-or-retreat']);
    expect(fate()).toBe('lost-first');
  });

  test('COM-8: on land the attackers fire, and whom they hit still fires back', () => {
    begin('1941', 'karelia', { infantry: 3 }, { infantry: 3 });
    expect(shown()).toEqual(['attacker-fire!', 'defender-fire']);
    expect(fate()).toBe('fires-back');
    roll(1, 6, 6);
    expect(shown()).toEqual(['defender-fire!']);
    expect(fate()).toBe('has-fired');
  });

  test('COM-6: submarines strike back at those that strike first', () => {
    begin('1941', 'sz-7', { submarine: 2 }, { battleship: 1, submarine: 1 });
    give({ type: 'submerge', units: [] });
    give({ type: 'submerge', units: [] });
    expect(fate()).toBe('only-submarines-fire-back');
  });

  test('AA-3: a gun fires before all others, and only in the first round', () => {
    startAtPosition(
      {
        edition: 'revised',
        power: 'germany',
        phase: 'conduct-combat',
        units: {
          germany: { belorussia: { infantry: 3, fighter: 1 } },
          'soviet-union': { belorussia: { infantry: 3, 'antiaircraft-gun': 1 } },
        },
        control: { belorussia: 'soviet-union' },
      },
      { edition: 'revised' },
    );
    give({ type: 'fight', space: 'belorussia' });
    expect(shown()[0]).toBe('antiaircraft-fire!');
    expect(fate()).toBe('lost-at-once');
    roll(6);
    expect(shown()).toEqual(['attacker-fire!', 'defender-fire', 'press-or-retreat']);
  });
});

const isSubmarine = (id: string): boolean => currentGame().units[id]?.type === 'submarine';
