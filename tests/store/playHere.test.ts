import '../freshDatabase.ts';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/saves/database.ts';
import { claimGame, type Locks } from '../../src/saves/tabs.ts';
import { channelTo } from '../../src/store/channelTo.ts';
import { SETUP } from './gameSupport.ts';
import { newBrowser, openTab } from './fakeBrowser.ts';

test.each([{}, { withoutLocks: true as const }])(
  '"Play here" takes the game over, and the other tab becomes read-only: %j',
  async (options) => {
    const browser = newBrowser();
    const first = await openTab(browser, options);
    first.useGame.getState().newGame(SETUP);
    first.useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
    await first.settled();
    const second = await openTab(browser, options);
    if (options.withoutLocks === undefined) second.autosave.playHere();
    await vi.waitFor(() => expect(second.useGame.getState().readOnly).toBe(false));
    await vi.waitFor(() => expect(first.useGame.getState().readOnly).toBe(true));
    second.useGame.getState().dispatch({ type: 'end-phase' });
    await second.settled();
    await vi.waitFor(() => expect(first.useGame.getState().game?.phase).toBe('combat-move'));
  },
);

test('a tab that wakes up says that its last commands came too late, whichever message it gets first', async () => {
  const browser = newBrowser();
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const first = await openTab(browser, {
    // The refused write arrives before the news that the lock was stolen.
    locks: {
      request: (name, options, held) =>
        browser.locks.request(name, options, held).catch(async (error: unknown) => {
          await heard;
          throw error;
        }),
    },
  });
  first.useGame.getState().newGame(SETUP);
  await first.settled();
  const second = await openTab(browser);
  second.autosave.playHere();
  await vi.waitFor(() => expect(second.useGame.getState().readOnly).toBe(false));
  first.useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
  await vi.waitFor(() => expect(first.useAutosave.getState().hasLostCommands).toBe(true));
  hear();
  await vi.waitFor(() => expect(first.useGame.getState().commands).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(first.useAutosave.getState().hasLostCommands).toBe(true);
  first.autosave.playHere();
  await vi.waitFor(() => expect(first.useGame.getState().readOnly).toBe(false));
  expect(first.useAutosave.getState().hasLostCommands).toBe(false);
});

test('a damaged game opens as far as it is intact, and stays stored as it was', async () => {
  const browser = newBrowser();
  const tab = await openTab(browser);
  tab.useGame.getState().newGame(SETUP);
  tab.useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
  tab.useGame.getState().dispatch({ type: 'end-phase' });
  await tab.settled();
  const database = await openDatabase(browser.name);
  const [, second] = await database.getAllKeys('commands');
  await database.delete('commands', second!);
  browser.locks.close();
  const again = await openTab(browser);
  expect(again.useGame.getState().commands).toHaveLength(1);
  expect(again.useAutosave.getState().broken).toMatchObject({ damage: 'cut', playable: 1, total: 2 });
  await again.settled();
  expect(await database.getAllKeys('games')).toHaveLength(2);
});

test('a browser that forbids locks and channels gives every tab the game', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const owned = vi.fn();
  claimGame({ request: forbidden }, { onOwned: owned, onOwnedElsewhere: () => undefined });
  await vi.waitFor(() => expect(owned).toHaveBeenCalledOnce());
  vi.stubGlobal('BroadcastChannel', function insecure() {
    forbidden();
  });
  expect(channelTo('x')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(channelTo('x')).toBeUndefined();
  vi.unstubAllGlobals();
});

test('a lock that another tab took before this one heard of it is not taken for its own', async () => {
  const owned = vi.fn();
  const elsewhere = vi.fn();
  let asked = 0;
  const request = (): Promise<unknown> => {
    asked += 1;
    // The second request waits behind the other tab.
    return asked > 1 ? new Promise(() => undefined) : Promise.reject(new DOMException('Stolen.', 'AbortError'));
  };
  claimGame({ request }, { onOwned: owned, onOwnedElsewhere: elsewhere });
  await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledOnce());
  expect(asked).toBe(2);
  expect(owned).not.toHaveBeenCalled();
});

test('a tab whose game is taken while it still reads it only looks on', async () => {
  vi.resetModules();
  const { startAutosave } = await import('../../src/store/autosave.ts');
  const { useAutosave } = await import('../../src/store/autosaveStore.ts');
  const { useGame } = await import('../../src/games/axis-allies/store/game.ts');
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let asked = 0;
  const locks: Locks = {
    request: (_name, _options, held) => {
      asked += 1;
      if (asked > 1) return new Promise(() => undefined);
      queueMicrotask(() => void held({}));
      return wait(5).then(() => Promise.reject(new DOMException('Stolen.', 'AbortError')));
    },
  };
  const database: typeof openDatabase = async (_, events) => {
    await wait(40);
    return openDatabase('taken while read', events);
  };
  const autosave = await startAutosave({ locks, database: (events) => database(undefined, events) });
  await wait(120);
  expect(useGame.getState().readOnly).toBe(true);
  expect(useAutosave.getState().isLoading).toBe(false);
  autosave.stop();
});

test('a lock that is never answered keeps nobody from the game, and one answered late is heeded', async () => {
  vi.useFakeTimers();
  let answer: (lock: unknown) => unknown = () => undefined;
  const late: Locks = {
    request: (_, __, held) => {
      answer = held;
      return new Promise(() => undefined);
    },
  };
  const [onOwned, onOwnedElsewhere] = [vi.fn<() => void>(), vi.fn<() => void>()];
  claimGame(late, { onOwned, onOwnedElsewhere });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(onOwned).toHaveBeenCalledOnce();
  // Another tab has it after all.
  void answer(null);
  expect(onOwnedElsewhere).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
