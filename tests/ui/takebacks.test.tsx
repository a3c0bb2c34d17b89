// @vitest-environment happy-dom
import './loadParts.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Setup, Takebacks } from '../../src/saves/schema.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { allTakenBackText } from '../../src/text/undoText.ts';
import { App } from '../../src/ui/App.tsx';
import { endPhase, ownUnits, SETUP, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const commands = (): number => useGame.getState().commands.length;
const sideLines = () => useGame.getState().timeline?.sideLines ?? [];

/** A first round of battle at a table with this rule. */
function fight(takebacks: Takebacks, players: Setup['players'] = SETUP.players): void {
  startNewGame({ ...SETUP, players, agreed: { takebacks, clock: null } });
  render(<App map={null} World={() => null} />);
  act(() => {
    const { dispatch, roll } = useGame.getState();
    endPhase();
    dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
    endPhase();
    dispatch({ type: 'fight', space: 'west-russia' });
    roll();
  });
}

beforeEach(() => useAutosave.setState({ isLoading: false, broken: null }));
afterEach(cleanup);

describe('a takeback beyond dice', () => {
  test('is asked of every other player, and done when all agree', async () => {
    const [ada, ben] = SETUP.players;
    const players = [
      { name: 'Ada', powers: ada!.powers.slice(0, 1) },
      { name: 'Cleo', powers: ada!.powers.slice(1) },
      ben!,
    ];
    fight('ask', players);
    const before = commands();
    await press('Take back …');
    await userEvent.click(await screen.findByRole('radio', { name: 'Ada' }));
    await press(/Start of combat move/);
    expect(
      screen.getByText(/Ada asks to take back 5 orders and to go on from round 1, Soviet Union: combat move/),
    ).toBeTruthy();
    await press('Agree as Ben');
    expect(commands()).toBe(before);
    expect(screen.getByText('Ben agrees.')).toBeTruthy();
    await press('Agree as Cleo');
    expect(commands()).toBe(1);
    expect(sideLines()).toMatchObject([{ after: 1, by: 'Ada' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(/^Redo: all \d+ orders taken back/);
    expect(commands()).toBe(before);
  });

  test('of a single order is given again in its own words', () => {
    expect(allTakenBackText(1)).toBe('the order taken back');
    expect(allTakenBackText(3)).toBe('all 3 orders taken back');
  });

  test('ends with one no, and nothing is lost', async () => {
    fight('ask');
    const before = commands();
    await press('Take back …');
    await press(/Start of the Soviet Union’s turn/);
    await press('No from Ben');
    expect(screen.getByText('Ben says no. Nothing is taken back.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    await press('Let it be');
    expect(commands()).toBe(before);
    expect(sideLines()).toEqual([]);
  });

  test('needs nobody’s word where it is free', async () => {
    fight('free');
    await press('Take back …');
    expect(screen.queryByRole('radio')).toBeNull();
    await press(/Start of the Soviet Union’s turn/);
    expect(commands()).toBe(0);
    expect(sideLines()).toHaveLength(1);
  });

  test('is not offered where the table agreed on none, which is said', async () => {
    fight('never');
    expect(screen.queryByRole('button', { name: 'Take back …' })).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByText(/a die has fallen.*This table has agreed/)).toBeTruthy();
  });
});
