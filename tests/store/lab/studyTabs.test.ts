// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../gameSupport.ts';

/** The same study open in two tabs: fresh modules are a tab of their own, with what the browser keeps in common. */

async function openTab() {
  vi.resetModules();
  const { loadEdition } = await import('../../../src/engine/axis-allies/index.ts');
  await loadEdition('1941');
  const { useLab } = await import('../../../src/store/lab/labStore.ts');
  const { noteNode } = await import('../../../src/store/lab/editLab.ts');
  const { flushStudy } = await import('../../../src/store/lab/keepStudy.ts');
  const { closeLab } = await import('../../../src/store/lab/openLab.ts');
  const { testOpening, openKept } = await import('../../../src/store/lab/openStudy.ts');
  const { deleteStudy, listStudies, storedStudy } = await import('../../../src/store/lab/studyStorage.ts');
  return {
    useLab,
    flushStudy,
    closeLab,
    testOpening,
    openKept,
    deleteStudy,
    listStudies,
    storedStudy,
    /** Names the start of the tree. */
    name: (name: string): void => noteNode(0, 'name', { name }),
    heard: (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20)),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** What is kept: the studies' titles, and how their starts are called. */
async function kept(tab: Tab): Promise<Readonly<Record<string, string | undefined>>> {
  const studies = await Promise.all((await tab.listStudies()).map(({ id }) => tab.storedStudy(id)));
  return Object.fromEntries(studies.map((file) => [file?.title, file?.chapters[0]?.notes?.name]));
}

let [left, right]: Tab[] = [];

beforeEach(async () => {
  left = await openTab();
  right = await openTab();
  left.testOpening('1941', 'Opening');
  left.name('Both');
  await left.flushStudy();
  await right.openKept({ id: left.useLab.getState().study!.id });
});

afterEach(async () => {
  for (const tab of [left!, right!]) {
    await tab.flushStudy();
    tab.closeLab();
  }
  for (const { id } of await left!.listStudies()) await left!.deleteStudy(id);
});

test('what another tab stored is not lost: a later change here becomes a copy, once', async () => {
  left!.name('Left');
  await left!.flushStudy();
  await right!.heard();
  right!.name('Right');
  await right!.heard();
  expect(right!.useLab.getState()).toMatchObject({ title: 'Opening (copy)', trouble: 'apart' });
  await right!.flushStudy();
  expect(await kept(left!)).toEqual({ Opening: 'Left', 'Opening (copy)': 'Right' });
  right!.name('Right again');
  await right!.flushStudy();
  left!.name('Left again');
  await left!.flushStudy();
  expect(await kept(left!)).toEqual({ Opening: 'Left again', 'Opening (copy)': 'Right again' });
});

test('a change that is not written yet when another tab stores its own becomes a copy too', async () => {
  right!.name('Right');
  left!.name('Left');
  await left!.flushStudy();
  await right!.heard();
  await right!.flushStudy();
  expect(await kept(left!)).toEqual({ Opening: 'Left', 'Opening (copy)': 'Right' });
});

test('a tab that only looks on stays as it is', async () => {
  left!.name('Left');
  await left!.flushStudy();
  await right!.heard();
  await right!.flushStudy();
  expect(right!.useLab.getState()).toMatchObject({ title: 'Opening', trouble: null });
  expect(await kept(left!)).toEqual({ Opening: 'Left' });
});

test('a list that was open longer opens what is stored now', async () => {
  const list = await right!.listStudies();
  right!.closeLab();
  left!.name('Played on');
  await left!.flushStudy();
  await right!.openKept(list[0]!);
  right!.name('Played on further');
  await right!.flushStudy();
  expect(await kept(left!)).toEqual({ Opening: 'Played on further' });
});

test('where tabs cannot talk, a write that does not follow on what was read becomes a copy all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [one, other] = [await openTab(), await openTab()];
  vi.unstubAllGlobals();
  const { id } = left!.useLab.getState().study!;
  await one.openKept({ id });
  await other.openKept({ id });
  one.name('One');
  await one.flushStudy();
  other.name('Other');
  await other.flushStudy();
  expect(other.useLab.getState()).toMatchObject({ title: 'Opening (copy)', trouble: 'apart', keeping: 'kept' });
  other.name('Other goes on');
  await other.flushStudy();
  expect(await kept(left!)).toEqual({ Opening: 'One', 'Opening (copy)': 'Other goes on' });
  for (const tab of [one, other]) tab.closeLab();
});

test('what is edited while a write turns into a copy goes on in the copy', async () => {
  left!.name('Left');
  await left!.flushStudy();
  right!.name('Right');
  const writing = right!.flushStudy();
  await Promise.resolve();
  right!.name('Right at once');
  await writing;
  await right!.flushStudy();
  expect(await kept(left!)).toEqual({ Opening: 'Left', 'Opening (copy)': 'Right at once' });
});
