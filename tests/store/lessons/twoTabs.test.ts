// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toLessonFile } from '../../../src/saves/lessonSchema.ts';
import { LESSON } from '../../classroom/lessons/lessonsOfTests.ts';

/** The same lesson open in two tabs: fresh modules are a tab of their own, with what the browser keeps in common. */

async function openTab() {
  vi.resetModules();
  const store = await import('../../../src/store/lessons/lessonStore.ts');
  const { flushLesson } = await import('../../../src/store/lessons/lessonActions.ts');
  const storage = await import('../../../src/store/lessons/lessonStorage.ts');
  const { addLesson } = await import('../../../src/store/lessons/lessonActions.ts');
  return {
    ...store,
    ...storage,
    flushLesson,
    addLesson,
    open: () => store.useLessons.getState().open,
    title: () => store.useLessons.getState().open?.history.now.title,
    rename: (title: string) => store.editLesson((lesson) => ({ ...lesson, title })),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** All that this browser keeps, by title. */
const titles = async (tab: Tab) => (await tab.listLessons()).map(({ file }) => file?.title);

let [left, right]: Tab[] = [];
let id: string;

beforeEach(async () => {
  left = await openTab();
  right = await openTab();
  id = await left.addLesson(LESSON);
  await left.openLesson(id);
  await right.openLesson(id);
});

afterEach(async () => {
  for (const tab of [left!, right!]) {
    await tab.flushLesson();
    tab.useLessons.setState({ open: null });
  }
  for (const kept of await left!.listLessons()) await left!.deleteLesson(kept.id);
  localStorage.clear();
});

test('a title with hidden characters, pasted or kept before, opens again without them', async () => {
  left!.rename('Islands\u200e and oil');
  await left!.flushLesson();
  expect(await titles(left!)).toEqual(['Islands and oil']);
  await left!.storeLesson('old', { ...toLessonFile(LESSON, new Date()), title: 'Old\u202e' });
  expect(await titles(left!)).toEqual(['Islands and oil', 'Old']);
  await left!.openLesson('old');
  expect(left!.title()).toBe('Old');
});

test('what one tab changes is taken over by the other, which says so; undo takes it back', async () => {
  left!.rename('Changed on the left');
  await left!.flushLesson();
  await vi.waitFor(() => expect(right!.title()).toBe('Changed on the left'));
  expect(right!.open()).toMatchObject({ elsewhere: 'followed', keeping: 'nothing' });
  expect(left!.open()?.elsewhere).toBeNull();
  // Both go on from there.
  right!.rename('Changed on the right');
  await right!.flushLesson();
  await vi.waitFor(() => expect(left!.title()).toBe('Changed on the right'));
  right!.undoLesson();
  expect(right!.title()).toBe('Changed on the left');
  await right!.flushLesson();
  await vi.waitFor(() => expect(left!.title()).toBe('Changed on the left'));
  expect(await titles(left!)).toEqual(['Changed on the left']);
});

test('what both change at once is kept twice: the later one becomes a copy, in which it goes on', async () => {
  left!.rename('Left');
  right!.rename('Right');
  await left!.flushLesson();
  await right!.flushLesson();
  expect(await titles(left!)).toEqual(['Left', 'Right (copy)']);
  expect(left!.open()).toMatchObject({ id, elsewhere: null });
  expect(right!.open()).toMatchObject({ elsewhere: 'copied', keeping: 'kept' });
  expect(right!.open()?.id).not.toBe(id);
  right!.rename('Right goes on');
  await right!.flushLesson();
  expect(await titles(left!)).toEqual(['Left', 'Right goes on']);
});

test('where tabs cannot talk, nothing is overwritten all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  [left, right] = [await openTab(), await openTab()];
  vi.unstubAllGlobals();
  await left.openLesson(id);
  await right.openLesson(id);
  left.rename('Left');
  await left.flushLesson();
  right.rename('Right');
  await right.flushLesson();
  expect(await titles(left)).toEqual(['Left', 'Right (copy)']);
});

test('a draft of a tab that was closed does not take the place of what another tab stored', async () => {
  const base = right!.baseOf(id);
  left!.rename('Left');
  await left!.flushLesson();
  right!.keepDraft({ id, base, file: toLessonFile({ ...LESSON, title: 'Right' }, new Date()) });
  expect(await titles(left!)).toEqual(['Left', 'Right (copy)']);
  expect(localStorage).toHaveLength(0);
});

test('what two tabs that are closed at once have not stored is kept twice too', async () => {
  for (const [tab, title] of [
    [left!, 'Left'],
    [right!, 'Right'],
  ] as const)
    tab.keepDraft({ id, base: tab.baseOf(id), file: toLessonFile({ ...LESSON, title }, new Date(Date.now() + 1000)) });
  const found = await titles(await openTab());
  expect(found.toSorted()).toSatisfy(
    (kept: readonly string[]) =>
      JSON.stringify(kept) === '["Left","Right (copy)"]' || JSON.stringify(kept) === '["Left (copy)","Right"]',
  );
  expect(localStorage).toHaveLength(0);
});

test('letters that are typed without a pause are stored within a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const stored: string[] = [];
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation((file: { readonly title: string }) => {
    stored.push(file.title);
    throw new DOMException('no', 'AbortError');
  });
  for (let letters = 1; letters <= 33; letters += 1) {
    left!.rename('a'.repeat(letters));
    await vi.advanceTimersByTimeAsync(100);
    for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  put.mockRestore();
  vi.useRealTimers();
  expect(stored.map(({ length }) => length)).toEqual([10, 20, 30]);
});
