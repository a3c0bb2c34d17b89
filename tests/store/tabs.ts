import { vi } from 'vitest';
import type { Locks } from '../../src/saves/tabs.ts';
import { openDatabase } from '../../src/saves/database.ts';

/** Locks of one imaginary browser; closing a tab lets the next one have it. */
export class BrowserLocks implements Locks {
  private holder: symbol | null = null;
  private readonly waiting: (() => void)[] = [];

  request(
    _name: string,
    { ifAvailable }: { ifAvailable?: boolean },
    held: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown> {
    const take = (): void => {
      this.holder = Symbol('lock');
      void held(this.holder);
    };
    if (this.holder === null) take();
    else if (ifAvailable === true) void held(null);
    else this.waiting.push(take);
    return Promise.resolve();
  }

  /** The tab that holds the lock is closed. */
  close(): void {
    this.holder = null;
    this.waiting.shift()?.();
  }
}

export interface Browser {
  readonly name: string;
  readonly locks: BrowserLocks;
}

let browsers = 0;
/** An imaginary browser with an empty database. */
export const freshBrowser = (): Browser => ({ name: `browser-${(browsers += 1)}`, locks: new BrowserLocks() });

/** A tab: modules of its own, as a page has, on the browser's one database. */
export async function openTab(browser: Browser) {
  vi.resetModules();
  const { useGame } = await import('../../src/store/gameStore.ts');
  const { keepGame, useKeeping } = await import('../../src/store/keeping.ts');
  const keeping = await keepGame({
    database: () => openDatabase(browser.name),
    locks: browser.locks,
    channel: new BroadcastChannel(browser.name),
  });
  return { useGame, useKeeping, settled: keeping.settled };
}
