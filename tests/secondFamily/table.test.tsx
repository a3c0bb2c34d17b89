// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { familyOf, loadAnyEdition } from '../../src/engine/index.ts';
import { useHandover } from '../../src/store/handover.ts';
import { useView } from '../../src/store/viewStore.ts';
import { Shell } from '../../src/ui/shell/Shell.tsx';
import '../ui/loadParts.ts';
import { addStrait, useGame } from './straitFace.ts';

/** The table of a family that shows nothing of its own: its words and places are enough to play. */

addStrait();
await loadAnyEdition('strait');

const SETUP = {
  ...familyOf({ edition: 'strait' }).usualBeginning('strait'),
  seed: 'no dice',
  diceMode: 'program' as const,
};
const sail = (to: string): void => act(() => void useGame.getState().dispatch({ type: 'sail', to }));
const panel = () => within(screen.getByRole('complementary', { name: 'Sail' }));
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  expect(useGame.getState().newGame(SETUP).ok).toBe(true);
  render(<Shell map={null} example={null} />);
});
afterEach(cleanup);

test('tells power, round and phase, and nothing of treasuries', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('North');
  expect(within(screen.getByRole('list', { name: 'Phases of the turn' })).getByText('Sail')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Treasuries' })).toBeNull();
});

test('an order is told, undone and given again, in the family’s words', async () => {
  sail('strait');
  expect(screen.getByRole('status', { name: 'What happened' }).textContent).toBe('The northern ship has sailed.');
  await press(/^Undo: The northern ship to the strait/);
  expect(screen.getByRole('status', { name: 'Undo' }).textContent).toBe('Taken back: The northern ship to the strait.');
  await press(/^Redo: The northern ship to the strait/);
  expect(useGame.getState().game?.ships.north).toBe('strait');
});

test('the table is handed over without a story', async () => {
  sail('strait');
  expect(useHandover.getState().ended).toMatchObject({ power: 'north', round: 1 });
  const card = within(screen.getByRole('region', { name: 'Handover' }));
  expect(card.getByRole('status', { name: 'Who is next' }).textContent).toContain('North’s turn is over.');
  expect(card.queryByRole('heading', { level: 3 })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Go on' }));
  expect(useHandover.getState().ended).toBeNull();
});

test('who is asked in another’s turn is named, and a refusal names its rule', () => {
  sail('strait');
  sail('strait');
  expect(panel().getByText(/\(North\) to decide\.$/)).toBeTruthy();
  act(() => void useGame.getState().dispatch({ type: 'wait' }));
  const refusal = within(screen.getByRole('alert'));
  expect(refusal.getByText('The rules do not allow this.')).toBeTruthy();
  expect(refusal.getByRole('link', { name: /ASK · Asking for leave/ })).toBeTruthy();
});

test('a selected space offers no details where there are none, and Escape lets go of it', async () => {
  act(() => useView.getState().focus('strait'));
  expect(screen.queryByRole('button', { name: /^About/ })).toBeNull();
  await userEvent.keyboard('i');
  expect(panel().getByRole('group', { name: 'What can be done' })).toBeTruthy();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(useView.getState().focused).toBeNull();
});

test('the panel tells who has won', () => {
  sail('strait');
  act(() => void useGame.getState().dispatch({ type: 'wait' }));
  sail('south-shore');
  act(() => void useGame.getState().dispatch({ type: 'answer', isLet: true }));
  expect(panel().getByText('The game is over. North won.')).toBeTruthy();
});

test('the menu has the program’s own entries, and none for pages that are not there', async () => {
  await press('Menu');
  const menu = within(screen.getByRole('menu'));
  const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim());
  expect(names).toEqual(expect.arrayContaining(['Take back …', 'Games', 'Analyse this position', 'Keys', 'Settings']));
  for (const name of ['Battle calculator', 'Set up a position', 'How to play', 'Rules', 'First-game guide'])
    expect(names).not.toContain(name);
});
