import { vi } from 'vitest';
import type { Locks } from '../../src/saves/tabs.ts';
import { openDatabase, type Database } from '../../src/saves/database.ts';

interface Request {
  readonly held: (lock: unknown) => Promise<void> | void;
  readonly refuse: (why: unknown) => void;
}

/** Locks of one imaginary browser; when a tab closes, the next one gets the lock. */
export class BrowserLocks implements Locks {
  private holder: Request | null = null;
  private waiting: Request[] = [];

  request(
    _name: string,
    { ifAvailable, steal, signal }: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    held: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown> {
    return new Promise((_, refuse) => {
      const request = { held, refuse };
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== request);
        refuse(signal.reason);
      });
      // As in a browser, the answer never comes within the call.
      queueMicrotask(() => {
        const before = this.holder;
        if (steal === true || before === null) {
          this.give(request);
          before?.refuse(new DOMException('The lock was stolen.', 'AbortError'));
        } else if (ifAvailable === true) void held(null);
        else this.waiting.push(request);
      });
    });
  }

  private give(request: Request): void {
    this.holder = request;
    void request.held(request);
  }

  /** Closes the tab that holds the lock. */
  close(): void {
    this.holder = null;
    const next = this.waiting.shift();
    if (next !== undefined) this.give(next);
  }
}

export interface Browser {
  readonly name: string;
  readonly locks: BrowserLocks;
}

let browsers = 0;
/** An imaginary browser with an empty database. */
export const newBrowser = (): Browser => ({ name: `browser-${(browsers += 1)}`, locks: new BrowserLocks() });

interface TabOptions {
  readonly timeout?: number;
  readonly retryDelays?: readonly number[];
  /** A page in an insecure context has no locks. */
  readonly withoutLocks?: true;
  /** Hears of every connection to the database. */
  readonly onOpen?: (database: Database) => void;
  /** Replaces the browser's locks. */
  readonly locks?: Locks;
}

/** Loads the program anew: a page has its own modules. */
export async function loadPage() {
  vi.resetModules();
  const { useGame } = await import('../../src/games/axis-allies/store/game.ts');
  const { useAutosave } = await import('../../src/store/autosaveStore.ts');
  const { startAutosave } = await import('../../src/store/autosave.ts');
  const { loadEdition, SHELF } = await import('../../src/engine/axis-allies/index.ts');
  return { useGame, useAutosave, startAutosave, loadFirstEdition: () => loadEdition(SHELF[0].id) };
}

export type Page = Awaited<ReturnType<typeof loadPage>>;

/** Opens a tab, which shares the browser's database; a page that was open before begins as if it were new. */
export async function openTab(
  browser: Browser,
  { timeout = 1_000, retryDelays = [10], withoutLocks, onOpen, locks = browser.locks }: TabOptions = {},
  page?: Page,
) {
  const { useGame, useAutosave, startAutosave, loadFirstEdition } = page ?? (await loadPage());
  useGame.setState(useGame.getInitialState(), true);
  useAutosave.setState(useAutosave.getInitialState(), true);
  const autosave = await startAutosave({
    database: async (events) => {
      const database = await openDatabase(browser.name, events);
      onOpen?.(database);
      return database;
    },
    locks: withoutLocks ? undefined : locks,
    channel: new BroadcastChannel(browser.name),
    timeout,
    retryDelays,
  });
  // The page loads the first edition; a stored game has loaded its own.
  await loadFirstEdition();
  return { useGame, useAutosave, autosave, settled: autosave.settled };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
