// @vitest-environment happy-dom
import '../../familyScreens.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BySpace, PowerId } from '../../../src/engine/index.ts';
import { OpeningScreen } from '../../../src/ui/newgame/OpeningScreen.tsx';
import { endPhase, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

beforeEach(() => useGame.setState(useGame.getInitialState(), true));
afterEach(cleanup);

/** The picture in words: who holds the space. */
const World = ({ control }: { readonly control: BySpace<PowerId | null> }) => <p>Berlin: {control['germany']}</p>;

test('shows the map and state of the last game, and continues it', () => {
  startNewGame();
  endPhase();
  const game = useGame.getState().game;
  if (game === null) throw new Error('no game');
  useGame.setState({ game: { ...game, control: { ...game.control, germany: 'united-kingdom' } }, inGame: false });
  render(<OpeningScreen World={World} />);
  const last = screen.getByRole('region', { name: 'Your game goes on' });
  expect(last.textContent).toContain('Berlin: united-kingdom');
  expect(last.textContent).toContain('Round 1, Soviet Union: combat move.');
  within(last).getByRole('button', { name: 'Continue the game' }).click();
  expect(useGame.getState().inGame).toBe(true);
});

test('a game begins in two presses: to the form’s end, and begin; names and sides are there', async () => {
  render(<OpeningScreen World={World} />);
  const begin = await screen.findByRole('button', { name: 'Begin the game' }, { timeout: 15_000 });
  screen.getByRole('button', { name: 'New game' }).click();
  expect(document.activeElement).toBe(begin);
  begin.click();
  expect(useGame.getState().game?.players).toHaveLength(2);
});

test('the first game takes the names that were typed in, of one player for each side', async () => {
  render(<OpeningScreen World={World} />);
  await screen.findByRole('button', { name: 'Begin the game' }, { timeout: 15_000 });
  const rename = (number: number, value: string): void =>
    void fireEvent.change(screen.getByRole('textbox', { name: `Name of player ${number}` }), { target: { value } });
  const names = async (): Promise<readonly string[] | undefined> => {
    useGame.setState(useGame.getInitialState(), true);
    screen.getByRole('button', { name: 'Your first game' }).click();
    await waitFor(() => expect(useGame.getState().game).not.toBeNull());
    return useGame.getState().game?.players.map(({ name }) => name);
  };
  expect(await names()).toEqual(['Player 1', 'Player 2']);
  rename(1, 'Ada');
  rename(2, ' ');
  expect(await names()).toEqual(['Ada', 'Player 2']);
  rename(2, 'Ben');
  expect(await names()).toEqual(['Ada', 'Ben']);
  rename(2, 'Ada');
  expect(await names()).toEqual(['Player 1', 'Player 2']);
});
