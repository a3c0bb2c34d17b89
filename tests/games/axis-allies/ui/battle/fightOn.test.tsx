// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useFightOn } from '../../../../../src/games/axis-allies/store/fightOn/fightOnStore.ts';
import { BattlePanel } from '../../../../../src/games/axis-allies/ui/battle/BattlePanel.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, startAtPosition } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const SEA = {
  power: 'germany',
  phase: 'conduct-combat',
  units: {
    germany: { 'sz-7': { submarine: 1, destroyer: 2, battleship: 2, fighter: 1 } },
    'united-kingdom': { 'sz-7': { submarine: 2, destroyer: 2, battleship: 1, carrier: 1 } },
  },
};

function begin(seed: string, position: object = SEA, space = 'sz-7'): void {
  startAtPosition(position, { seed });
  useFightOn.setState(useFightOn.getInitialState(), true);
  render(<BattlePanel />);
  act(() => give({ type: 'fight', space }));
}

/** Waits till what has the focus, or the main button, takes keys. */
const ready = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('.button--main.button--delayed')).toBeNull(), { timeout: 10_000 });

describe('fight on until …', () => {
  resetBetweenTests();

  test('a sea battle of three rounds or more takes at most six presses, all of them keys', async () => {
    begin('war 1');
    const presses: string[] = [];
    let rounds = 1;
    useGame.subscribe(({ game }) => (rounds = Math.max(rounds, game?.battle?.round ?? 1)));
    const key = async (name: string): Promise<void> => {
      await ready();
      await userEvent.keyboard(name);
      presses.push(name);
    };
    await key('b');
    await key('{Enter}');
    // The defenders choose for themselves; after each choice the fight goes on.
    while (currentGame().battle !== null && presses.length < 20) await key('{Enter}');
    expect(rounds).toBeGreaterThanOrEqual(3);
    expect(presses.length).toBeLessThanOrEqual(6);
  });

  test('with what is suggested for both sides it takes three', async () => {
    begin('war 1');
    await press(/^Fight on until …/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Ada .* loses what is suggested too/ }));
    await press('Fight on');
    expect(currentGame().battle).toBeNull();
    const report = screen.getByRole('group', { name: 'Result of the battle' });
    expect(report.textContent).toMatch(/Sea Zone 7/);
    // Nobody has seen the dice fall: they are all told now.
    const rolled = useGame.getState().commands.flatMap((one) => (one.type === 'roll' ? one.dice : []));
    expect(report.querySelectorAll('.die')).toHaveLength(rolled.length);
  });

  test('says what is kept on land, and offers to keep aircraft', async () => {
    const units = { germany: { karelia: { infantry: 2, fighter: 2 } }, 'soviet-union': { karelia: { infantry: 3 } } };
    begin('war 1', { ...SEA, units }, 'karelia');
    await press(/^Fight on until …/);
    const losses = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Attackers lose' });
    expect(losses.selectedOptions[0]?.textContent).toContain('only if the territory is worth it');
    expect(
      screen.getByText(/^Karelia .*is worth 2 IPCs within a turn.* costs 7 IPCs more\. So aircraft are kept\.$/),
    ).toBeTruthy();
    await userEvent.selectOptions(losses, screen.getByRole('option', { name: /aircraft are kept/ }));
    expect(useFightOn.getState().answers.keepAir).toBe(true);
  });

  test('says why it stopped, and the battle goes on as ever', async () => {
    begin('war 1');
    await press(/^Fight on until …/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rounds fought' }), 'After 1');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Ada/ }));
    await press('Fight on');
    expect(screen.getByRole('status').textContent).toBe('Stopped: 1 round is fought.');
    await press(/^(Roll|Fight round 2)/);
    expect(screen.queryByText(/^Stopped/)).toBeNull();
  });

  test('can be left by its key, by Escape and by a button, and nothing has happened', async () => {
    begin('war 1');
    for (const leave of [() => userEvent.keyboard('b'), () => userEvent.keyboard('{Escape}'), () => press('Not now')]) {
      await userEvent.keyboard('b');
      expect(button('Fight on')).toBe(document.activeElement);
      await leave();
      expect(screen.queryByRole('button', { name: 'Fight on' })).toBeNull();
    }
    expect(useGame.getState().commands).toHaveLength(1);
  });

  test('is not offered where the players roll', async () => {
    begin('war 1');
    act(() => useGame.setState(({ setup }) => ({ setup: setup && { ...setup, diceMode: 'table' } })));
    await userEvent.keyboard('b');
    expect(screen.queryByText(/Fight on until/)).toBeNull();
  });
});
