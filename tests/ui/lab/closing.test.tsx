// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atOnce } from '../../../src/engine/index.ts';
import { parseStudy, studyHead } from '../../../src/saves/studySchema.ts';
import { renameStudy } from '../../../src/store/lab/editLab.ts';
import { flushStudy } from '../../../src/store/lab/keepStudy.ts';
import { useLab } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { importStudy } from '../../../src/store/lab/openStudy.ts';
import { useRoomForStudies, deleteStudy, listStudies, storeStudy } from '../../../src/store/lab/studyStorage.ts';
import { loadWindows } from '../../../src/ui/components/Window.tsx';
import { CloseLab } from '../../../src/ui/lab/LabBar.tsx';
import { SurplusStudy } from '../../../src/ui/lab/SurplusStudy.tsx';
import { STUDY_VERSION_2 } from '../../saves/studyVersions.ts';

const press = async (name: string): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const isOpen = (): boolean => useLab.getState().study !== null;

beforeEach(async () => {
  await loadWindows();
  await importStudy(JSON.stringify(STUDY_VERSION_2));
});
afterEach(async () => {
  cleanup();
  closeLab();
  await flushStudy();
  for (const { id } of await listStudies()) await deleteStudy(id);
});

test('a study from a file that nobody changed is asked about on closing, and kept if that is wished', async () => {
  render(<CloseLab />);
  await press('Close the lab');
  expect(isOpen()).toBe(true);
  await press('Go back');
  expect(await listStudies()).toEqual([]);
  await press('Close the lab');
  await press('Keep it and close');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect((await listStudies()).map(({ file }) => file?.title)).toEqual([(STUDY_VERSION_2 as { title: string }).title]);
});

test('it is gone only if that is said', async () => {
  render(<CloseLab />);
  await press('Close the lab');
  await press('Close without keeping it');
  expect(isOpen()).toBe(false);
  expect(await listStudies()).toEqual([]);
});

test('one that was changed, even its name only, is kept beside the others at once and closes unasked', async () => {
  act(() => renameStudy('Mine'));
  await flushStudy();
  render(<CloseLab />);
  await press('Close the lab');
  expect(isOpen()).toBe(false);
  expect((await listStudies()).map(({ file }) => file?.title)).toEqual(['Mine']);
});

test('one that cannot be kept is offered as a file before it is closed', async () => {
  render(<CloseLab />);
  act(() => useLab.setState({ keeping: 'failed' }));
  await press('Close the lab');
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('button', { name: 'Save it to a file' })).toBeTruthy();
});

test('the oldest of too many studies is named, goes only when its button is pressed, and may stay', async () => {
  const study = atOnce(parseStudy(STUDY_VERSION_2));
  if (!study.ok) throw new Error('The study of the test cannot be read.');
  await storeStudy('old', study.value);
  const oldest = { id: 'old', file: { ...studyHead(study.value)!, title: 'The oldest' } };
  useRoomForStudies.setState({ oldest, count: 51 });
  render(<SurplusStudy />);
  expect(screen.getByText(/51 studies are kept.*The oldest is “The oldest”/)).toBeTruthy();
  await press('Keep all for now');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => useRoomForStudies.setState({ oldest, count: 51 }));
  await press('Delete it');
  await vi.waitFor(async () => expect(await listStudies()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
