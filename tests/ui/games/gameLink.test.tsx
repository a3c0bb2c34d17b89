// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/saves/database.ts';
import { MAX_LINK_LENGTH, pack } from '../../../src/saves/link.ts';
import { toSave } from '../../../src/saves/saveFile.ts';
import { startAutosave } from '../../../src/store/autosave.ts';
import { useAutosave } from '../../../src/store/autosaveStore.ts';
import { packedGame } from '../../../src/store/games/readGames.ts';
import { notSaved } from '../../../src/store/followOwner.ts';
import { DroppedGames } from '../../../src/ui/games/DroppedGames.tsx';
import { Games } from '../../../src/ui/App.tsx';
import { openGameLink, useGamesOpen } from '../../../src/ui/games/gamesOpen.ts';
// Loaded beforehand, so that nothing is waited for.
import '../../../src/ui/games/link/GameLinkWindow.tsx';
import { GameOfLink } from '../../../src/ui/games/link/GameOfLink.tsx';
import { SETUP } from '../../store/gameSupport.ts';
import { EmptyWorldPicture } from '../emptyWorldPicture.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const store = () => useGame.getState();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const END = { type: 'end-phase' } as const;
const linked = (): Promise<string> => packedGame(toSave(SETUP, [END], new Date(0), { name: 'Friday' }));
const show = (packed: string) => render(<GameOfLink packed={packed} World={EmptyWorldPicture} />);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

let databases = 0;
beforeEach(async () => {
  useGame.setState(useGame.getInitialState(), true);
  useAutosave.setState(useAutosave.getInitialState(), true);
  useGamesOpen.setState(useGamesOpen.getInitialState(), true);
  const name = `game-links-${(databases += 1)}`;
  await startAutosave({ database: (events) => openDatabase(name, events), retryDelays: [5] });
  store().newGame({ ...SETUP, seed: 'mine' });
  store().dispatch({ type: 'purchase', units: { infantry: 1 } });
  await useAutosave.getState().autosave?.settled();
});
afterEach(() => {
  cleanup();
  useAutosave.getState().autosave?.stop();
});

test('a link shows what it holds, and nothing happens before it is asked for', async () => {
  show(await linked());
  await screen.findByText('Friday');
  expect(screen.getByRole('dialog', { name: 'A game comes with this link' }).textContent).toMatch(
    /1941, played by Ada and Ben\..*Round 1, Soviet Union, Combat move · 1 step/,
  );
  expect(store()).toMatchObject({ name: null, setup: { seed: 'mine' } });
  await press('Do not open it');
  expect(store().setup?.seed).toBe('mine');
});

test('opened, it becomes one more game, and the one on the table is set aside', async () => {
  show(await linked());
  await press('Open it');
  expect(store()).toMatchObject({ name: 'Friday', commands: [END] });
  await waitFor(() => expect(useAutosave.getState().archived.map(({ game }) => game?.setup.seed)).toEqual(['mine']));
});

test('kept for later, it is listed, and the one on the table stays', async () => {
  show(await linked());
  await press('Keep it for later');
  await waitFor(() => expect(useAutosave.getState().archived.map(({ game }) => game?.name)).toEqual(['Friday']));
  expect(store().setup?.seed).toBe('mine');
});

test('a game in which nothing was ordered yet is kept too, under a name', async () => {
  show(await packedGame(toSave(SETUP, [], new Date(0))));
  await press('Keep it for later');
  await waitFor(() =>
    expect(useAutosave.getState().archived.map(({ game }) => game?.name)).toEqual([
      '1941: Ada and Ben, 1 January 1970',
    ]),
  );
});

test('where the game on the table cannot be kept, it is not replaced without a question', async () => {
  show(await linked());
  await screen.findByText('Friday');
  act(() => useAutosave.setState({ saveStatus: notSaved('full') }));
  await press('Open it');
  expect(store().setup?.seed).toBe('mine');
  await press('Replace it');
  expect(store().name).toBe('Friday');
});

test('where another tab plays, it offers to play here', async () => {
  show(await linked());
  act(() => useGame.setState({ readOnly: true }));
  const playHere = vi.spyOn(useAutosave.getState().autosave!, 'playHere').mockReturnValue();
  await press('Play here');
  expect(playHere).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
});

test('what is wrong with a link is listed', async () => {
  show(await pack('{"version":3,"commands":7}'));
  await screen.findByRole('dialog', { name: 'The game of this link cannot be opened' });
  expect(screen.getByRole('alert').textContent).toMatch(/Nothing was changed.*commands/);
});

test('the running game is given as a link and a code; one that is too long goes into a file', async () => {
  render(<Games World={EmptyWorldPicture} />);
  act(() => openGameLink());
  const link = await screen.findByLabelText<HTMLInputElement>('Link to the game');
  expect(link.value).toMatch(/#\/game\/[\w-]+$/);
  expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeTruthy();
  act(() => useGamesOpen.setState({ link: null }));
  // What cannot be compressed is long soon.
  const names = Array.from({ length: MAX_LINK_LENGTH / 4 }, () => crypto.randomUUID());
  act(() =>
    useGame.setState({ commands: names.map((unit) => ({ type: 'move', units: [unit], to: unit })), timeline: null }),
  );
  act(() => openGameLink());
  expect(await screen.findByText(/^This game is too long for a link/)).toBeTruthy();
  expect(screen.queryByLabelText('Link to the game')).toBeNull();
});

test('where orders were taken back, it says that the link leaves them out', async () => {
  render(<Games World={EmptyWorldPicture} />);
  act(() => openGameLink());
  await screen.findByLabelText('Link to the game');
  expect(screen.queryByText(/taken back/)).toBeNull();
  act(() => {
    useGamesOpen.setState({ link: null });
    const { timeline } = store();
    if (timeline === null) throw new Error('no game');
    const takenBackAt = new Date(0).toISOString();
    const line = { number: 1, after: 0, commands: [END], by: 'Ada', takenBackAt, diceTaken: 0 };
    useGame.setState({ timeline: { ...timeline, sideLines: [line] } });
  });
  act(() => openGameLink());
  expect(await screen.findByText('The orders that were taken back are not in it. A file keeps them.')).toBeTruthy();
});

test('games that had to go are named until that was read', async () => {
  const game = { ...useAutosave.getState().archived[0]?.game, name: 'Old war', setup: SETUP, savedAt: '', count: 3 };
  act(() => useAutosave.setState({ dropped: [{ ...game, id: 'a', version: 2, rules: 3, check: '', standing: null }] }));
  render(<DroppedGames />);
  expect(screen.getByText(/“Old war” was deleted: 100 games are kept/)).toBeTruthy();
  await press('I have read it');
  expect(useAutosave.getState().dropped).toEqual([]);
});
