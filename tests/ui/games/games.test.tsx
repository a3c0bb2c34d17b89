// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atOnce } from '../../../src/engine/index.ts';
import { openDatabase } from '../../../src/saves/database.ts';
import { parseSave } from '../../../src/saves/saveFile.ts';
import { startAutosave } from '../../../src/store/autosave.ts';
import { useAutosave } from '../../../src/store/autosaveStore.ts';
import { download } from '../../../src/ui/files/download.ts';
// Loaded beforehand, so that nothing is waited for.
import '../../../src/ui/games/AddGamesWindow.tsx';
import '../../../src/ui/games/GamesWindow.tsx';
import { Games } from '../../../src/ui/App.tsx';
import { GamesButton } from '../../../src/ui/newgame/OpeningLinks.tsx';
import { openGamesFile, useGamesOpen } from '../../../src/ui/games/gamesOpen.ts';
import { SETUP } from '../../store/gameSupport.ts';
import { EmptyWorldPicture } from '../emptyWorldPicture.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

vi.mock('../../../src/ui/files/download.ts', () => ({ download: vi.fn() }));

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
let databases = 0;
const store = () => useGame.getState();
const aside = () => useAutosave.getState().archived;
const names = () => aside().map(({ game }) => game?.name ?? game?.setup.players[0]?.name);

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
  useGamesOpen.setState(useGamesOpen.getInitialState(), true);
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

/** Opens the list. */
async function openList(): Promise<HTMLElement> {
  render(
    <>
      <GamesButton />
      <Games World={EmptyWorldPicture} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Games (2)' }));
  return screen.findByRole('dialog', { name: 'Games' });
}

/** Opens the list; returns the entry of the game that is not on the table. */
async function otherEntry(): Promise<HTMLElement> {
  const [, other] = within(await openList()).getAllByRole('listitem');
  if (other === undefined) throw new Error('no other game');
  return other;
}

async function choose(entry: HTMLElement, item: string): Promise<void> {
  await user.click(within(entry).getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('all games are listed with their players and state of play, the one on the table first', async () => {
  const entries = within(await openList()).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^1941: Cleo and Ben, .*Round 1, Soviet Union, Purchase units · 1 step.*On the table/),
    expect.stringMatching(/^1941: Ada and Ben, .*Round 1, Soviet Union, Purchase units · 1 step/),
  ]);
});

test('opening another archives the current game', async () => {
  const entry = await otherEntry();
  await user.click(within(entry).getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(store().setup?.players[0]?.name).toBe('Ada'));
  expect(store().commands).toHaveLength(1);
  await waitFor(() => expect(names()).toEqual(['Cleo']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a game is saved to a file that can be opened again', async () => {
  await choose(await otherEntry(), 'Save to a file');
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [name, text] = vi.mocked(download).mock.calls[0] ?? ['', ''];
  expect(name).toMatch(/^warboard-1941-game-\d{4}-\d\d-\d\d\.json$/);
  expect(atOnce(parseSave(JSON.parse(text)))).toMatchObject({ ok: true, value: { commands: [{ type: 'purchase' }] } });
});

test('a deleted game can be brought back until the list is closed; then it is gone', async () => {
  await choose(await otherEntry(), 'Delete');
  const back = await screen.findByRole('button', { name: 'Bring it back' });
  await waitFor(() => expect(document.activeElement).toBe(back));
  expect(aside()).toHaveLength(1);
  await user.click(back);
  const entry = within(screen.getByRole('dialog')).getAllByRole('listitem')[1]!;
  expect(entry.contains(document.activeElement)).toBe(true);
  await choose(entry, 'Delete');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(aside()).toEqual([]));
  expect(store().setup?.players[0]?.name).toBe('Cleo');
});

test('the game on the table can be brought back too, until the list is closed; then the table is empty', async () => {
  const entry = () => within(screen.getByRole('dialog')).getAllByRole('listitem')[0]!;
  await openList();
  await choose(entry(), 'Delete');
  expect(entry().textContent).toMatch(/deleted when this list is closed, and the table is empty then/);
  expect(store().setup?.players[0]?.name).toBe('Cleo');
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(entry().textContent).toMatch(/On the table/);
  await choose(entry(), 'Delete');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store().game).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Games (1)' })).toBeTruthy());
  expect(names()).toEqual(['Ada']);
  await play('Dora');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Games (2)' })).toBeTruthy());
  expect(names()).toEqual(['Ada']);
});

test('if another game is opened after the one on the table was deleted, only the deleted one goes', async () => {
  const [current, other] = within(await openList()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  await choose(current, 'Delete');
  await user.click(within(other).getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(store().setup?.players[0]?.name).toBe('Ada'));
  await waitFor(() => expect(aside()).toEqual([]));
  expect(store().setup?.players[0]?.name).toBe('Ada');
});

test('the lab keeps the game that it was opened over', async () => {
  const [current] = within(await openList()).getAllByRole('listitem') as [HTMLElement];
  act(() => useGame.setState({ isLab: true, aside: useGame.getState() }));
  await choose(current, 'Delete');
  expect(screen.getByText(/^The lab is open over this game\./)).toBeTruthy();
});

test('games are renamed, the one on the table too, and an empty name gives the usual one back', async () => {
  const [current, other] = within(await openList()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  await choose(other, 'Rename');
  await user.type(await screen.findByRole('textbox', { name: 'Name of the game' }), 'Friday{Enter}');
  await waitFor(() => expect(names()).toEqual(['Friday']));
  await waitFor(() => expect(other.textContent).toMatch(/^Friday1941 · Ada and Ben/));
  await waitFor(() => expect(other.contains(document.activeElement)).toBe(true));
  await choose(current, 'Rename');
  await user.type(await screen.findByRole('textbox', { name: 'Name of the game' }), 'Today{Enter}');
  await waitFor(() => expect(current.textContent).toMatch(/^Today/));
  expect(store().name).toBe('Today');
  await choose(other, 'Rename');
  await user.clear(await screen.findByRole('textbox', { name: 'Name of the game' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ada']));
});

test('a copy is a game of its own', async () => {
  const [current] = within(await openList()).getAllByRole('listitem') as [HTMLElement];
  await choose(current, 'Copy');
  await waitFor(() => expect(names()).toEqual([expect.stringMatching(/^1941: Cleo and Ben, .* \(copy\)$/), 'Ada']));
  expect(await screen.findByText(/^There is a copy now/)).toBeTruthy();
});

test('all games go into one file, and come back from it beside those that are there', async () => {
  await openList();
  await user.click(screen.getByRole('button', { name: 'Save all to one file' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [, text] = vi.mocked(download).mock.calls[0] ?? ['', ''];
  await user.click(screen.getByRole('button', { name: 'Close' }));
  act(() => openGamesFile(new File([text], 'games.json')));
  await user.click(await screen.findByRole('button', { name: 'Add 2 games' }));
  await waitFor(() => expect(names().toSorted()).toEqual(['Ada', 'Ada', 'Cleo']));
  expect(store().setup?.players[0]?.name).toBe('Cleo');
});

test('a file that is no file of games is explained, and changes nothing', async () => {
  render(<Games World={EmptyWorldPicture} />);
  act(() => openGamesFile(new File(['{"version":1,"kind":"games","games":[{"version":3}],"savedAt":""}'], 'a.json')));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('games[0].');
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
