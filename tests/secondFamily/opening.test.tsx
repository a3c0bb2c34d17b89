// @vitest-environment happy-dom
import '../familyScreens.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf, rulesAddress } from '../../src/ui/address/address.ts';
import { OpeningScreen } from '../../src/ui/newgame/OpeningScreen.tsx';
import { EmptyWorldPicture } from '../ui/emptyWorldPicture.ts';
import { addStrait, useGame } from './straitFace.ts';

/** The opening page offers a second family, which says nothing of sides, dice or books. */

addStrait();

beforeEach(() => useGame.setState(useGame.getInitialState(), true));
afterEach(cleanup);

async function chooseStrait(): Promise<HTMLElement> {
  render(<OpeningScreen World={EmptyWorldPicture} />);
  await userEvent.click(screen.getByRole('radio', { name: 'The Strait' }));
  await screen.findByRole('combobox', { name: 'South' });
  return screen.getByRole('form', { name: 'New game' });
}
const names = (): readonly HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of/ });
const begin = (): HTMLButtonElement => screen.getByRole('button', { name: 'Begin the game' });

test('a game begins with people and powers alone, each to somebody', async () => {
  await chooseStrait();
  await userEvent.clear(names()[0]!);
  await userEvent.type(names()[0]!, 'Nora');
  await userEvent.click(begin());
  expect(useGame.getState().game?.players).toEqual([
    { name: 'Nora', powers: ['north'] },
    { name: 'Player 2', powers: ['south'] },
  ]);
});

test('any power is anybody’s, and nobody is left without one', async () => {
  await chooseStrait();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'North' }), 'Player 2');
  expect(begin().disabled).toBe(true);
  screen.getByText('Player 1 has no power to play.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'South' }), 'Player 1');
  await userEvent.click(begin());
  expect(useGame.getState().game?.players.map(({ powers }) => powers)).toEqual([['south'], ['north']]);
});

test('it is asked for a clock and takebacks, but for no side, dice, seed or hints', async () => {
  const form = await chooseStrait();
  const legends = [...form.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(['Takebacks', 'Clock', 'Sounds']);
  expect(within(form).queryByRole('textbox', { name: /dice/ })).toBeNull();
});

test('what can be done says nothing of calculators, low luck or rules', async () => {
  await chooseStrait();
  const list = screen.getByRole('list', { name: 'What you can do here' });
  expect(list.textContent).not.toMatch(/calculator|low luck|rules|position|first game/i);
  within(list).getByRole('button', { name: 'Test an opening' });
});

test('people stay as the edition changes, on a side that it has', async () => {
  await chooseStrait();
  await userEvent.clear(names()[1]!);
  await userEvent.type(names()[1]!, 'Saul');
  await userEvent.click(screen.getByRole('radio', { name: '1941' }));
  const axis = await screen.findByRole('group', { name: 'Side of Saul' });
  expect(within(axis).getByRole<HTMLInputElement>('radio', { name: 'Axis' }).checked).toBe(true);
  expect(begin().disabled).toBe(false);
});

test('an address of its rules, which it has not, leads to the game', () => {
  expect(addressOf(rulesAddress('strait', 'SAIL'), 'strait')).toEqual({ place: 'game' });
  expect(addressOf('#/rules/CM-9', '1941')).toMatchObject({ place: 'rules', at: 'CM-9' });
});
