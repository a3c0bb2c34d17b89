// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/saves/database.ts';
import { parseSave } from '../../src/saves/parseSave.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { startAutosave } from '../../src/store/autosave.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { download } from '../../src/ui/files/download.ts';
import { ArchivedGamesButton } from '../../src/ui/files/ArchivedGames.tsx';
import { SETUP } from '../store/gameSupport.ts';

vi.mock('../../src/ui/files/download.ts', () => ({ download: vi.fn() }));

let databases = 0;
const store = () => useGame.getState();
const aside = () => useAutosave.getState().archived;

/** Stores a game of this player with one command. */
async function play(player: string): Promise<void> {
  const [first, ...others] = SETUP.players;
  if (first === undefined) throw new Error('no players');
  await act(async () => {
    store().newGame({ ...SETUP, seed: player, players: [{ ...first, name: player }, ...others] });
    store().dispatch({ type: 'purchase', units: { infantry: 1 } });
    await useAutosave.getState().autosave?.settled();
  });
}

beforeEach(async () => {
  useGame.setState(useGame.getInitialState(), true);
  useAutosave.setState(useAutosave.getInitialState(), true);
  const name = `kept-games-${(databases += 1)}`;
  await startAutosave({ database: (events) => openDatabase(name, events), retryDelays: [5] });
  await play('Ada');
  await play('Cleo');
  await vi.waitFor(() => expect(aside()).toHaveLength(1));
});
afterEach(() => {
  cleanup();
  useAutosave.getState().autosave?.stop();
  vi.mocked(download).mockClear();
});

/** Opens the list; returns the only game in it. */
async function openList(): Promise<HTMLElement> {
  render(<ArchivedGamesButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Games set aside (1)' }));
  return within(await screen.findByRole('dialog', { name: 'Games set aside' })).getByRole('listitem');
}

test('a replaced game is listed with its players and state of play', async () => {
  const entry = await openList();
  expect(entry.textContent).toMatch(/Ada, Ben.*Round 1, Soviet Union, Purchase units · 1 command · /);
});

test('opening it archives the current game', async () => {
  const entry = await openList();
  await userEvent.click(within(entry).getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(store().setup?.players[0]?.name).toBe('Ada'));
  expect(store().commands).toHaveLength(1);
  await waitFor(() => expect(aside().map(({ game }) => game?.setup.players[0]?.name)).toEqual(['Cleo']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it is saved to a file that can be opened again', async () => {
  const entry = await openList();
  await userEvent.click(within(entry).getByRole('button', { name: 'Save to a file' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [name, text] = vi.mocked(download).mock.calls[0] ?? ['', ''];
  expect(name).toMatch(/^warboard-1941-game-\d{4}-\d\d-\d\d\.json$/);
  expect(parseSave(JSON.parse(text))).toMatchObject({ ok: true, value: { commands: [{ type: 'purchase' }] } });
});

test('deleting it asks for confirmation in place, with "No" first', async () => {
  const entry = await openList();
  await userEvent.click(within(entry).getByRole('button', { name: 'Delete' }));
  const no = within(within(entry).getByRole('group', { name: 'Delete the game of Ada, Ben?' })).getByRole('button', {
    name: 'No',
  });
  expect(document.activeElement).toBe(no);
  await userEvent.click(no);
  expect(aside()).toHaveLength(1);
  await userEvent.click(within(entry).getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(entry).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(aside()).toEqual([]));
  expect(store().setup?.players[0]?.name).toBe('Cleo');
});
