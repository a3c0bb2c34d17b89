import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editionOf } from '../../src/engine/index.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { flushStudy, guardStudy } from '../../src/store/lab/keepStudy.ts';
import { useLab } from '../../src/store/lab/labStore.ts';
import { closeLab } from '../../src/store/lab/openLab.ts';
import { testOpening } from '../../src/store/lab/openStudy.ts';
import './gameSupport.ts';

const buy = (): void => void useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
const keeping = (): string => useLab.getState().keeping;

beforeEach(() => void testOpening(editionOf('1941'), 'Opening'));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await flushStudy();
  closeLab();
});

/** Lets no study be written until it is restored. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** A page of which only the events matter. */
function pageOf(): { readonly page: Window; readonly hear: (event: string) => Event } {
  const [target, inner] = [new EventTarget(), new EventTarget()];
  const page = Object.assign(target, { document: inner }) as unknown as Window;
  const hear = (name: string): Event => {
    const event = new Event(name, { cancelable: true });
    (name === 'visibilitychange' ? inner : target).dispatchEvent(event);
    return event;
  };
  return { page, hear };
}

test('a study is committed before the page that is left is gone, not only once its requests are answered', async () => {
  const { page, hear } = pageOf();
  guardStudy(page);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  buy();
  hear('pagehide');
  // What a page does as it goes ends with its microtasks.
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  expect(commit).toHaveBeenCalled();
  await flushStudy();
  expect(keeping()).toBe('kept');
});

test('a study for which there was no room is kept as soon as there is, without another edit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Lets time pass, and the database answer. */
  const wait = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds * 2; i += 1) {
      await vi.advanceTimersByTimeAsync(500);
      for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const put = fillDisk();
  buy();
  await wait(2);
  expect(keeping()).toBe('failed');
  const tried = put.mock.calls.length;
  await wait(12);
  expect(keeping()).toBe('failed');
  expect(put.mock.calls.length).toBeGreaterThan(tried);
  put.mockRestore();
  await wait(6);
  expect(keeping()).toBe('kept');
});

test('a page that is left is asked about only while its study cannot be kept', async () => {
  const { page, hear } = pageOf();
  guardStudy(page);
  expect(hear('beforeunload').defaultPrevented).toBe(false);
  const put = fillDisk();
  buy();
  await flushStudy();
  expect(keeping()).toBe('failed');
  expect(hear('beforeunload').defaultPrevented).toBe(true);
  put.mockRestore();
  hear('visibilitychange');
  await vi.waitFor(() => expect(keeping()).toBe('kept'));
  expect(hear('beforeunload').defaultPrevented).toBe(false);
});
