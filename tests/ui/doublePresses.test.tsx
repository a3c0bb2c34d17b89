// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../src/ui/App.tsx';
import { currentGame, SETUP, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';
import '../familyScreens.ts';

afterEach(cleanup);

/** With this seed the first turn has a battle of three rounds with losses to choose in each. */
const SEED = 'war 75';
const MOST = 22;

test('the first Soviet turn takes at most 22 presses', async () => {
  useAutosave.setState({ isLoading: false, broken: null });
  startNewGame({ ...SETUP, seed: SEED });
  render(<App map={null} World={() => null} />);
  let presses = 0;
  const count = (): void => void (presses += 1);
  document.addEventListener('click', count);

  const press = async (name: string | RegExp): Promise<void> => {
    const button = (): HTMLElement => {
      const [first] = screen.getAllByRole('button', { name });
      if (first === undefined) throw new Error('no button');
      return first;
    };
    await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'), { timeout: 10_000 });
    await userEvent.click(button());
  };
  /** A press on the map. */
  const pressSpace = (space: string): void => {
    count();
    act(() => useView.getState().press(space));
  };

  await press('More infantry');
  await press('More infantry');
  await press('Go to combat move');

  pressSpace('russia');
  await press(/^All 1 tank in Russia,/);
  await press(/^All 1 fighter in Russia,/);
  pressSpace('archangel');
  await press(/^All 3 infantry in Archangel,/);
  pressSpace('west-russia');
  await press('Go to conduct combat');

  expect(currentGame().battle?.space).toBe('west-russia');
  await press(/^Roll/);
  let rounds = 1;
  while (currentGame().battle !== null) {
    rounds = currentGame().battle?.round ?? rounds;
    await press(/^(Lose .*(?<!then decide)|Fight round \d)$/);
  }
  expect(rounds).toBe(3);
  expect(currentGame().control['west-russia']).toBe('soviet-union');

  await press('Go to noncombat move');
  await press('Fly to Russia');
  await press('Go to mobilize new units');
  await press(/^Russia/);
  await press(/^Caucasus/);
  await press('Collect 8 IPCs and end the turn');

  document.removeEventListener('click', count);
  expect(currentGame().power).toBe('germany');
  expect(useGame.getState().commands.filter(({ type }) => type === 'mobilize')).toHaveLength(2);
  expect(within(document.body).getByRole('heading', { level: 1 }).textContent).toBe('Germany');
  expect(presses).toBeLessThanOrEqual(MOST);
}, 120_000);
