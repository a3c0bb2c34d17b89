// @vitest-environment happy-dom
import '../../familyScreens.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OpeningScreen } from '../../../src/ui/newgame/OpeningScreen.tsx';
import { startNewGame, SETUP } from '../../store/gameSupport.ts';
import { EmptyWorldPicture } from '../emptyWorldPicture.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

beforeEach(() => useGame.setState(useGame.getInitialState(), true));
afterEach(cleanup);

const begin = (): HTMLElement => screen.getByRole('button', { name: 'Begin the game' });

describe('new game', () => {
  test('starts with two players, each with the powers of one side', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    await userEvent.click(begin());
    expect(useGame.getState().game?.players).toEqual([
      { name: 'Player 1', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      { name: 'Player 2', powers: ['germany', 'japan'] },
    ]);
    expect(useGame.getState().inGame).toBe(true);
  });

  test('offers a power only to players of its side', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    const germany = screen.getByLabelText('Germany');
    expect(
      within(germany)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Player 2']);
  });

  test('seats five players with one power each', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    for (let i = 0; i < 3; i++) await userEvent.click(screen.getByRole('button', { name: 'Add a player' }));
    expect(screen.getByRole('button', { name: 'Add a player' })).toHaveProperty('disabled', true);
    await userEvent.click(begin());
    expect(useGame.getState().game?.players.map(({ powers }) => powers.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('says why the game cannot begin with these players', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    const second = screen.getByLabelText('Name of player 2');
    await userEvent.clear(second);
    expect(screen.getByText('Every player needs a name.')).toBeTruthy();
    await userEvent.type(second, 'Player 1');
    expect(screen.getByText('Two players are called Player 1.')).toBeTruthy();
    expect(begin()).toHaveProperty('disabled', true);
  });

  test('begins without the hidden characters of a pasted name, so that the game can be read again', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    fireEvent.change(screen.getByLabelText('Name of player 1'), { target: { value: 'Ada\u200e' } });
    const second = screen.getByLabelText('Name of player 2');
    fireEvent.change(second, { target: { value: '\u202e' } });
    expect(screen.getByText('Every player needs a name.')).toBeTruthy();
    fireEvent.change(second, { target: { value: '\u202bAda' } });
    expect(screen.getByText('Two players are called Ada.')).toBeTruthy();
    fireEvent.change(second, { target: { value: '\u202bBo\u202c' } });
    await userEvent.click(begin());
    expect(useGame.getState().game?.players.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  test('needs a player on each side', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    await userEvent.click(within(screen.getByRole('group', { name: 'Side of Player 2' })).getByLabelText('Allies'));
    expect(screen.getByText('Nobody plays for the Axis.')).toBeTruthy();
    expect(begin()).toHaveProperty('disabled', true);
  });

  test('accepts the short game and real dice', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    await userEvent.click(screen.getByRole('radio', { name: /Short game/ }));
    await userEvent.click(screen.getByRole('radio', { name: /We roll real dice/ }));
    await userEvent.click(begin());
    expect(useGame.getState().game?.victory).toBe('short');
    expect(useGame.getState().setup?.diceMode).toBe('table');
  });
});

describe('during a running game', () => {
  beforeEach(() => {
    startNewGame();
    useGame.getState().dispatch({ type: 'end-phase' });
    useGame.getState().leaveGame();
  });

  test('asks before it is replaced', async () => {
    const running = useGame.getState().game;
    render(<OpeningScreen World={EmptyWorldPicture} />);
    await userEvent.click(begin());
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(useGame.getState().game).toBe(running);
    await userEvent.click(begin());
    await userEvent.click(screen.getByRole('button', { name: 'Set it aside' }));
    expect(useGame.getState().game?.phase).toBe('purchase-units');
  });

  test('the same players keep their seats', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    expect(screen.getByLabelText('Name of player 2')).toHaveProperty('value', 'Ben');
    await userEvent.click(begin());
    await userEvent.click(screen.getByRole('button', { name: 'Set it aside' }));
    expect(useGame.getState().game?.players).toEqual(SETUP.players);
  });

  test('continues it', async () => {
    render(<OpeningScreen World={EmptyWorldPicture} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue the game' }));
    expect(useGame.getState().inGame).toBe(true);
    expect(useGame.getState().setup).toEqual(SETUP);
  });

  test('a broken file is explained and changes nothing', async () => {
    const running = useGame.getState().game;
    render(<OpeningScreen World={EmptyWorldPicture} />);
    const file = new File(
      [JSON.stringify({ edition: '1941', power: 'atlantis', phase: 'combat-move', units: {} })],
      'bad.json',
      { type: 'application/json' },
    );
    await userEvent.upload(screen.getByLabelText('Saved game or position file'), file);
    expect(await screen.findByText('This file cannot be opened')).toBeTruthy();
    expect(screen.getByText('power')).toBeTruthy();
    expect(useGame.getState().game).toBe(running);
  });
});
