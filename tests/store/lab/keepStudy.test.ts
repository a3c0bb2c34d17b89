// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ROOT } from '../../../src/engine/table/index.ts';
import { flushStudy, guardStudy } from '../../../src/store/lab/keepStudy.ts';
import { labDocument, useLab } from '../../../src/store/lab/labStore.ts';
import { keepNote } from '../../../src/store/lab/noteDrafts.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { testOpening } from '../../../src/store/lab/openStudy.ts';
import { toStudyFile } from '../../../src/store/lab/studyFile.ts';
import '../gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const buy = (): void => void useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
const keeping = (): string => useLab.getState().keeping;

beforeEach(() => void testOpening('1941', 'Opening'));
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
    (name === 'visibilitychange' || name === 'freeze' ? inner : target).dispatchEvent(event);
    return event;
  };
  return { page, hear };
}

/** Fresh modules are another tab, or this one after a reload, with what the browser keeps in common. */
async function openTab() {
  vi.resetModules();
  const { loadEdition } = await import('../../../src/engine/axis-allies/index.ts');
  await loadEdition('1941');
  const { useLab: lab } = await import('../../../src/store/lab/labStore.ts');
  const { openKept } = await import('../../../src/store/lab/openStudy.ts');
  const { listStudies } = await import('../../../src/store/lab/studyStorage.ts');
  const { useNoteDrafts: typed } = await import('../../../src/store/lab/noteDrafts.ts');
  return { lab, openKept, listStudies, typed };
}

const idNow = (): string => useLab.getState().study!.id;

/** How many moves of the open study a tab that is opened now finds. */
async function movesKept(): Promise<number> {
  const { listStudies } = await openTab();
  const entry = (await listStudies()).find(({ id }) => id === idNow());
  return entry?.file?.chapters[0]?.nodes ?? 0;
}

/** The database takes what is asked, and answers nobody any more: the page is gone. */
const neverAnswer = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('gone', 'AbortError');
  });

test.each(['pagehide', 'hidden', 'freeze'])(
  'a change of the moment before the page is left is found by the next page, though nothing could be written: %s',
  async (how) => {
    const { page, hear } = pageOf();
    guardStudy(page);
    // The database is open.
    await movesKept();
    buy();
    const gone = neverAnswer();
    if (how === 'hidden') Object.assign(page.document, { visibilityState: 'hidden' });
    hear(how === 'hidden' ? 'visibilitychange' : how);
    for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(gone).toHaveBeenCalled();
    gone.mockRestore();
    expect(await movesKept()).toBe(1);
  },
);

test('a study is written within a second, however fast changes follow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const times = [Date.now()];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    times.push(Date.now());
    throw new DOMException('no', 'AbortError');
  });
  for (let given = 0; given < 40; given += 1) {
    useGame.getState().dispatch({ type: 'purchase', units: { infantry: (given % 3) + 1 } });
    await vi.advanceTimersByTimeAsync(100);
    for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(times.length).toBeGreaterThan(3);
  // The next second begins with the next change.
  for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).toBeLessThanOrEqual(1_100);
});

test('a half-written comment is kept with its study, also where nothing is played, and is in no file', async () => {
  const { tree } = labDocument();
  keepNote({ study: idNow(), chapter: useLab.getState().history.now.shown, node: ROOT }, tree, {
    name: '',
    comment: 'A comment that is not fin',
  });
  await flushStudy();
  expect(keeping()).toBe('kept');
  const { openKept, typed, lab } = await openTab();
  await openKept({ id: idNow() });
  expect([...typed.getState().drafts.values()]).toMatchObject([{ comment: 'A comment that is not fin', node: ROOT }]);
  const { title, history } = lab.getState();
  expect(toStudyFile(title, history.now, new Date())).not.toHaveProperty('typing');
});

test('a comment that was only opened, not changed, makes no study worth keeping', async () => {
  const at = { study: idNow(), chapter: useLab.getState().history.now.shown, node: ROOT };
  keepNote(at, labDocument().tree, { name: '', comment: '' });
  await flushStudy();
  expect(keeping()).toBe('nothing');
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
