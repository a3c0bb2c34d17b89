import '../freshDatabase.ts';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, unwrap } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { SETUP } from './gameSupport.ts';
import { atOnce } from '../../src/engine/index.ts';
import type { Database } from '../../src/saves/database.ts';
import { renameGame } from '../../src/saves/keptGames.ts';
import { newBrowser, openTab, type Browser, type Tab } from './fakeBrowser.ts';

/** Closes the playing tab and opens another one. */
async function reload(browser: Browser): Promise<Tab> {
  browser.locks.close();
  return openTab(browser);
}

function play({ useGame }: Tab): void {
  const { newGame, dispatch } = useGame.getState();
  newGame(SETUP);
  dispatch({ type: 'purchase', units: { infantry: 2 } });
  dispatch({ type: 'end-phase' });
  const { game } = useGame.getState();
  const units = Object.values(game?.units ?? {})
    .filter(({ space, type }) => space === 'russia' && type === 'infantry')
    .map(({ id }) => id);
  dispatch({ type: 'move', units, to: 'west-russia' });
}

describe('a reload', () => {
  test('in the middle of a battle continues there, with the same dice to come', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    const { dispatch, roll } = tab.useGame.getState();
    dispatch({ type: 'end-phase' });
    dispatch({ type: 'fight', space: 'west-russia' });
    roll();
    await tab.settled();
    const before = tab.useGame.getState().game;
    expect(before?.battle?.rolled).not.toBeNull();

    const again = await reload(browser);
    expect(again.useGame.getState().game).toEqual(before);
    expect(again.useGame.getState().inGame).toBe(true);
    roll();
    again.useGame.getState().roll();
    expect(again.useGame.getState().commands).toEqual(tab.useGame.getState().commands);
  });

  test('after an undo does not bring the move back', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    tab.useGame.getState().undoPhase();
    await tab.settled();
    const again = await reload(browser);
    expect(again.useGame.getState().commands).toHaveLength(2);
  });

  test('after a new game shows only the new one', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    tab.useGame.getState().newGame({ ...SETUP, seed: 'second' });
    await tab.settled();
    const again = await reload(browser);
    expect(again.useGame.getState().commands).toEqual([]);
    expect(again.useGame.getState().setup?.seed).toBe('second');
  });
});

test('a game that was kept with a hidden character in a name opens without it, and is kept so', async () => {
  const browser = newBrowser();
  const tab = await openTab(browser);
  const [first, ...others] = SETUP.players;
  tab.useGame.getState().newGame({ ...SETUP, players: [{ ...first!, name: `${first!.name}\u200e` }, ...others] });
  tab.useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
  tab.useGame.getState().dispatch({ type: 'end-phase' });
  await tab.settled();
  const again = await reload(browser);
  expect(again.useGame.getState()).toMatchObject({ setup: SETUP, commands: [{ type: 'purchase' }, {}] });
  again.useGame.getState().dispatch({ type: 'end-phase' });
  await again.settled();
  const last = await reload(browser);
  expect(last.useGame.getState()).toMatchObject({ setup: SETUP, inGame: true });
  expect(last.useGame.getState().commands).toEqual(again.useGame.getState().commands);
  const { intactPart } = await import('../../src/saves/intactPart.ts');
  const { readCurrentGame } = await import('../../src/saves/gameRecords.ts');
  const { autosave } = last.useAutosave.getState();
  const found = await autosave!.shelf.connection.use(readCurrentGame);
  expect(atOnce(intactPart(found!))).toMatchObject({ damage: null, isAsStored: true });
});

describe('a database that is lost while the game is on the table', () => {
  /** Plays; then the database is lost. */
  async function playAndLose(browser: Browser, lose: (open: Database) => Promise<void>): Promise<Tab> {
    const open: Database[] = [];
    const tab = await openTab(browser, { onOpen: (database) => open.push(database) });
    play(tab);
    await tab.settled();
    await lose(open[0]!);
    return tab;
  }

  /** A write that fails is tried again. */
  const allIsKept = ({ useAutosave }: Tab): Promise<void> =>
    vi.waitFor(() => expect(useAutosave.getState().saveStatus.state).toBe('saved'));

  test('by deleting it gets all of the game anew, which can be played on', async () => {
    const browser = newBrowser();
    const tab = await playAndLose(browser, () => deleteDB(browser.name));
    await allIsKept(tab);
    expect(tab.useGame.getState().readOnly).toBe(false);
    const again = await reload(browser);
    expect(again.useAutosave.getState().broken).toBeNull();
    expect(again.useGame.getState().commands).toHaveLength(3);
  });

  test('by the browser gets all of the game anew, and not only what follows', async () => {
    const browser = newBrowser();
    // As when somebody clears the data of the site.
    const tab = await playAndLose(browser, async (open) => {
      await Promise.all([open.clear('games'), open.clear('commands'), open.clear('table'), open.clear('checkpoints')]);
      const closed = new Promise((heard) => unwrap(open).addEventListener('close', heard));
      forceCloseDatabase(unwrap(open) as never);
      await closed;
    });
    tab.useGame.getState().dispatch({ type: 'end-phase' });
    await allIsKept(tab);
    const again = await reload(browser);
    expect(again.useAutosave.getState().broken).toBeNull();
    expect(again.useGame.getState().commands).toEqual(tab.useGame.getState().commands);
  });
});

describe('a second tab', () => {
  test('is read-only, follows the first one, and takes over when that closes', async () => {
    const browser = newBrowser();
    const first = await openTab(browser);
    play(first);
    await first.settled();
    const second = await openTab(browser);
    expect(second.useGame.getState().readOnly).toBe(true);
    expect(second.useGame.getState().commands).toHaveLength(3);
    expect(second.useGame.getState().dispatch({ type: 'end-phase' })).toBe(false);

    first.useGame.getState().dispatch({ type: 'end-phase' });
    await vi.waitFor(() => expect(second.useGame.getState().game?.phase).toBe('conduct-combat'));
    expect(second.useGame.getState().events.map(({ type }) => type)).toContain('battles-listed');

    browser.locks.close();
    await vi.waitFor(() => expect(second.useGame.getState().readOnly).toBe(false));
    expect(second.useGame.getState().dispatch({ type: 'fight', space: 'west-russia' })).toBe(true);
    await second.settled();
    const third = await reload(browser);
    expect(third.useGame.getState().game?.battle?.space).toBe('west-russia');
  });
});

test('a second tab follows a takeback and the time used, and keeps both when it takes over', async () => {
  const browser = newBrowser();
  const first = await openTab(browser);
  play(first);
  const { dispatch, roll, takeBack } = first.useGame.getState();
  dispatch({ type: 'end-phase' });
  dispatch({ type: 'fight', space: 'west-russia' });
  roll();
  await first.settled();
  const second = await openTab(browser);
  const shown = () => second.useGame.getState();
  const { start, timeline } = first.useGame.getState();
  if (start === null || timeline === null) throw new Error('no game');
  takeBack({ state: start, index: 0, phaseStart: { state: start, index: 0 }, before: null }, 'Ben');
  await vi.waitFor(() => expect(shown().commands).toEqual([]));
  expect(shown().timeline?.sideLines).toMatchObject([{ after: 0, commands: timeline.commands, by: 'Ben' }]);
  first.useGame.setState({ timeUsed: { allies: 5_000 } });
  await vi.waitFor(() => expect(shown().timeUsed).toEqual({ allies: 5_000 }));
  first.useGame.getState().redo();
  await vi.waitFor(() => expect(shown().commands).toEqual(timeline.commands));
  expect(shown().timeline?.sideLines).toEqual([]);

  await first.settled();
  browser.locks.close();
  await vi.waitFor(() => expect(shown().readOnly).toBe(false));
  expect(shown()).toMatchObject({ timeUsed: { allies: 5_000 }, commands: timeline.commands });
});

test('without storage the game can be played, and a notice says that it is not saved', async () => {
  vi.resetModules();
  const { useGame } = await import('../../src/games/axis-allies/store/game.ts');
  const { useAutosave } = await import('../../src/store/autosaveStore.ts');
  const { startAutosave } = await import('../../src/store/autosave.ts');
  await import('../loadEditions.ts');
  await startAutosave({ database: () => Promise.reject(new Error('not allowed')) });
  expect(useAutosave.getState()).toMatchObject({
    isLoading: false,
    saveStatus: { state: 'not-saved', reason: 'refused' },
  });
  useGame.getState().newGame(SETUP);
  expect(useGame.getState().dispatch({ type: 'end-phase' })).toBe(true);
  expect(useAutosave.getState().saveStatus.since).not.toBeNull();
});

/** Nothing can be written, or nothing in this store, until this is called off. */
const fillDisk = (store?: string) => {
  const spies = (['put', 'add'] as const).map((what) => {
    const real = IDBObjectStore.prototype[what];
    return vi.spyOn(IDBObjectStore.prototype, what).mockImplementation(function write(this: IDBObjectStore, ...given) {
      if (store !== undefined && this.name !== store) return real.apply(this, given);
      throw new DOMException('full', 'QuotaExceededError');
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
};

describe('a full disk at the start', () => {
  test('leaves open whether a game is stored, as long as it cannot be read either', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    await tab.settled();
    const makeRoom = fillDisk();
    const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    const again = await reload(browser);
    expect(again.useAutosave.getState()).toMatchObject({
      isUnread: true,
      saveStatus: { state: 'not-saved', since: null },
    });
    get.mockRestore();
    makeRoom();
    again.useAutosave.getState().autosave!.retry();
    await vi.waitFor(() => expect(again.useAutosave.getState().isUnread).toBe(false));
    expect(again.useGame.getState().commands).toEqual(tab.useGame.getState().commands);
  });

  test('does not keep the game from being read and played; all of it is stored once there is room', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    await tab.settled();
    const stored = tab.useGame.getState().commands;
    const makeRoom = fillDisk();
    const again = await reload(browser);
    expect(again.useGame.getState()).toMatchObject({ commands: stored, readOnly: false, inGame: true });
    const full = { isUnread: false, isLoading: false, saveStatus: { state: 'not-saved', reason: 'full' } };
    expect(again.useAutosave.getState()).toMatchObject({ ...full, saveStatus: { since: null } });
    again.useGame.getState().dispatch({ type: 'end-phase' });
    const played = again.useGame.getState().commands;
    expect(played.length).toBeGreaterThan(stored.length);
    expect(again.useAutosave.getState().saveStatus.since).not.toBeNull();
    makeRoom();
    await vi.waitFor(() => expect(again.useAutosave.getState().saveStatus.state).toBe('saved'));
    expect(again.useGame.getState().commands).toEqual(played);
    const later = await reload(browser);
    expect(later.useGame.getState().commands).toEqual(played);
    expect(later.useAutosave.getState().archived).toEqual([]);
  });

  test('and a new game that is begun meanwhile is stored beside the one that was read', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    await tab.settled();
    const stored = tab.useAutosave.getState().autosave!.shelf.currentId();
    const makeRoom = fillDisk();
    const again = await reload(browser);
    again.useGame.getState().newGame(SETUP);
    again.useGame.getState().dispatch({ type: 'end-phase' });
    const played = again.useGame.getState().commands;
    makeRoom();
    await vi.waitFor(() => expect(again.useAutosave.getState().saveStatus.state).toBe('saved'));
    expect(again.useGame.getState().commands).toEqual(played);
    await vi.waitFor(() => expect(again.useAutosave.getState().archived.map(({ id }) => id)).toEqual([stored]));
  });

  test('what was played goes apart if another tab went on with the game meanwhile', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    play(tab);
    await tab.settled();
    const id = tab.useAutosave.getState().autosave!.shelf.currentId()!;
    const makeRoom = fillDisk('table');
    const again = await reload(browser);
    again.useGame.getState().dispatch({ type: 'end-phase' });
    const played = again.useGame.getState().commands;
    await tab.useAutosave
      .getState()
      .autosave!.shelf.connection.use((database) => renameGame(database, id, 'Elsewhere'));
    makeRoom();
    await vi.waitFor(() => expect(again.useAutosave.getState().saveStatus.state).toBe('saved'));
    expect(again.useGame.getState().commands).toEqual(played);
    await vi.waitFor(() =>
      expect(again.useAutosave.getState().archived).toMatchObject([{ id, game: { name: 'Elsewhere' } }]),
    );
  });
});

test.each<[string, string, unknown, IDBValidKey]>([
  ['a command that is no data', 'commands', { command: 10n, check: 'x' }, ['GAME', 0]],
  ['a command that holds itself', 'commands', selfHolding(), ['GAME', 0]],
  ['a checkpoint that holds itself', 'checkpoints', { checkpoint: selfHolding(), check: 'x' }, 'GAME'],
  ['lines that hold themselves', 'sideLines', [{ line: selfHolding(), check: 'x' }], 'GAME'],
  ['an owner that is none', 'table', { game: 'GAME', owner: 12 }, 'table'],
])('%s stops nothing: a new game is stored, and the old one stays as it is', async (_, store, record, key) => {
  const browser = newBrowser();
  const tab = await openTab(browser);
  play(tab);
  await tab.settled();
  const id = tab.useAutosave.getState().autosave!.shelf.currentId()!;
  const named = <Value>(value: Value): Value =>
    (value === 'GAME' ? id : Array.isArray(value) ? value.map(named) : value) as Value;
  const bad = store === 'table' ? { game: id, owner: 12 } : record;
  await tab.useAutosave
    .getState()
    .autosave!.shelf.connection.use((database) => database.put(store as 'table', bad, named(key) as string));
  const again = await reload(browser);
  again.useGame.getState().newGame({ ...SETUP, seed: 'another' });
  again.useGame.getState().dispatch({ type: 'end-phase' });
  await again.settled();
  expect(again.useAutosave.getState()).toMatchObject({ isUnread: false, saveStatus: { state: 'saved' } });
  const last = await reload(browser);
  expect(last.useGame.getState().setup?.seed).toBe('another');
  await vi.waitFor(() => expect(last.useAutosave.getState().archived).toHaveLength(1));
});

function selfHolding(): unknown {
  const record: Record<string, unknown> = {};
  record['self'] = record;
  return record;
}
