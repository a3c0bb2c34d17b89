// @vitest-environment happy-dom
import '../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { stroke } from '../../src/store/lab/draws.ts';
import { closeLab } from '../../src/store/lab/openLab.ts';
import { analyseGame } from '../../src/store/lab/openStudy.ts';
import { App } from '../../src/ui/App.tsx';
import { useLabView } from '../../src/ui/lab/labView.ts';
import './loadParts.ts';
import { startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Presses a button by key, as somebody who has walked to it with Tab. */
async function enter(name: string | RegExp): Promise<void> {
  act(() => button(name).focus());
  await userEvent.keyboard('{Enter}');
}
const expectFocus = (find: () => Element): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(find()), { timeout: 5_000 });

beforeEach(async () => {
  Object.assign(window, { innerWidth: 1600, innerHeight: 900 });
  useAutosave.setState({ isLoading: false, broken: null });
  startNewGame();
  useLabView.setState({ isTreeOpen: true });
  render(<App map={null} World={() => null} />);
  await act(() => analyseGame('Game'));
  await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), { timeout: 20_000 });
  act(() => useGame.getState().dispatch({ type: 'purchase', units: { infantry: 1 } }));
});
afterEach(() => {
  act(closeLab);
  cleanup();
});

test('who leaves the note of a move by Save or Escape is at its button again', async () => {
  await enter('Name, comment');
  await userEvent.keyboard('Push{Enter}');
  await expectFocus(() => button('Name, comment'));
  await userEvent.keyboard('{Enter}{Escape}');
  await expectFocus(() => button('Name, comment'));
  expect(screen.queryByRole('form', { name: 'Name and comment of the move' })).toBeNull();
});

test('Escape leaves the name of a chapter as it was', async () => {
  await enter('This chapter');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename it' }));
  act(() => screen.getByRole('textbox', { name: 'Name of the chapter' }).focus());
  await userEvent.keyboard('Other{Escape}');
  await expectFocus(() => button('Chapter 1 of 1'));
});

test('a control that goes away with its own action leaves the focus to the tree', async () => {
  act(() => stroke({ kind: 'space', space: 'karelia', colour: 'green' }));
  await userEvent.click(screen.getByText('Drawn on the map: 1 mark'));
  await enter(/^Take away/);
  await expectFocus(() => screen.getByRole('tree'));
  await enter('Delete');
  await expectFocus(() => screen.getByRole('tree'));
});

test('the buttons that undo and redo keep the focus when there is nothing left', async () => {
  await enter(/^Undo/);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Undo'));
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await enter(/^Redo/);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Redo'));
});

test('closing the tree and folding the panel lead to the button that opens it again', async () => {
  await enter('Close the tree');
  await expectFocus(() => button('Tree'));
  await enter('Fold the panel away');
  await expectFocus(() => button('Open the panel'));
  await userEvent.keyboard('{Enter}');
  await expectFocus(() => button('Fold the panel away'));
});
