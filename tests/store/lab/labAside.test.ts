import '../../freshDatabase.ts';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { ALL_STORES, openDatabase } from '../../../src/saves/database.ts';
import { newBrowser, openTab, type Browser, type Tab } from '../fakeBrowser.ts';
import { SETUP } from '../gameSupport.ts';

const PURCHASE = { type: 'purchase', units: { infantry: 2 } } as const;
const END = { type: 'end-phase' } as const;

/** The lab of the tab opened last, which has its modules. */
async function labOf() {
  const { closeLab } = await import('../../../src/store/lab/openLab.ts');
  const { analyseGame } = await import('../../../src/store/lab/openStudy.ts');
  return { analyseGame, closeLab };
}

/** Everything the database holds of games. */
async function stored(browser: Browser): Promise<readonly unknown[]> {
  const database = await openDatabase(browser.name);
  const all = await Promise.all(ALL_STORES.map((store) => database.getAll(store)));
  database.close();
  return all;
}

async function tabWithGame(browser: Browser): Promise<Tab> {
  const tab = await openTab(browser);
  tab.useGame.getState().newGame(SETUP);
  tab.useGame.getState().dispatch(PURCHASE);
  await tab.settled();
  return tab;
}

test('the lab leaves the running game, what is stored and the other tabs as they were', async () => {
  const browser = newBrowser();
  const tab = await tabWithGame(browser);
  const { analyseGame, closeLab } = await labOf();
  const before = { ...tab.useGame.getState() };
  const kept = await stored(browser);
  await analyseGame('A test');
  const { dispatch } = tab.useGame.getState();
  dispatch(END);
  dispatch(END);
  expect(tab.useGame.getState().commands.length).toBeGreaterThan(2);
  await tab.settled();
  expect(tab.useAutosave.getState().saveStatus.state).toBe('saved');
  expect(await stored(browser)).toEqual(kept);
  closeLab();
  await tab.settled();
  expect({ ...tab.useGame.getState() }).toEqual(before);
  expect(await stored(browser)).toEqual(kept);
  // The game goes on and is stored as ever.
  dispatch(END);
  await tab.settled();
  expect(await stored(browser)).not.toEqual(kept);
});

test('a reload while in the lab opens the game as it was', async () => {
  const browser = newBrowser();
  const tab = await tabWithGame(browser);
  const { analyseGame } = await labOf();
  await analyseGame('A test');
  tab.useGame.getState().dispatch(END);
  browser.locks.close();
  const again = await openTab(browser);
  expect(again.useGame.getState()).toMatchObject({ commands: [PURCHASE], isLab: false, aside: null });
});

test('a tab in the lab follows the game that another tab takes over, out of sight', async () => {
  const browser = newBrowser();
  const first = await tabWithGame(browser);
  const { analyseGame, closeLab } = await labOf();
  await analyseGame('A test');
  first.useGame.getState().dispatch(END);
  const second = await openTab(browser);
  second.autosave.playHere();
  await vi.waitFor(() => expect(second.useGame.getState().readOnly).toBe(false));
  await vi.waitFor(() => expect(first.useGame.getState().aside?.readOnly).toBe(true));
  for (const command of [END, END, END]) second.useGame.getState().dispatch(command);
  await second.settled();
  const { commands } = second.useGame.getState();
  await vi.waitFor(() => expect(first.useGame.getState().aside?.commands).toEqual(commands));
  expect(first.useGame.getState()).toMatchObject({ isLab: true, readOnly: false, commands: [PURCHASE, END] });
  closeLab();
  expect(first.useGame.getState()).toMatchObject({ isLab: false, readOnly: true, commands });
});

test('a watching tab that becomes the owner while in the lab finds the game when it comes back', async () => {
  const browser = newBrowser();
  const first = await tabWithGame(browser);
  const second = await openTab(browser);
  await vi.waitFor(() => expect(second.useGame.getState().readOnly).toBe(true));
  await vi.waitFor(() => expect(second.useGame.getState().commands).toEqual([PURCHASE]));
  const { analyseGame, closeLab } = await labOf();
  await analyseGame('A test');
  expect(second.useGame.getState().dispatch(END)).toBe(true);
  first.useGame.getState().dispatch(END);
  await first.settled();
  first.autosave.stop();
  browser.locks.close();
  await vi.waitFor(() => expect(second.useGame.getState().aside?.readOnly).toBe(false));
  expect(second.useGame.getState().isLab).toBe(true);
  closeLab();
  expect(second.useGame.getState().readOnly).toBe(false);
  expect(second.useGame.getState().commands).toEqual(first.useGame.getState().commands);
});

test('a database of version 2 gets a place for studies, and keeps its games', async () => {
  const browser = newBrowser();
  await (await tabWithGame(browser)).autosave.stop();
  const now = await openDatabase(browser.name);
  const [games, commands] = await Promise.all([now.getAll('games'), now.getAll('commands')]);
  const keys = await now.getAllKeys('commands');
  now.close();
  const old = await openDB('version 2', 2, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      for (const store of ['commands', 'checkpoints', 'table']) database.createObjectStore(store);
    },
  });
  for (const game of games) await old.put('games', game);
  for (const [i, command] of commands.entries()) await old.put('commands', command, keys[i]);
  old.close();
  const migrated = await openDatabase('version 2');
  expect(await migrated.getAll('games')).toEqual(games);
  expect(await migrated.getAll('commands')).toEqual(commands);
  expect(await migrated.getAll('studies')).toEqual([]);
  migrated.close();
});
