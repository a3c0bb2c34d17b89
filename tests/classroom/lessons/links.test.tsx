// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LessonLinkWindow, LessonOfLink } from '../../../src/classroom/lessons/link/lessonLink.tsx';
import { NoLesson, stopAsked } from '../../../src/classroom/lessons/openLesson.tsx';
import type { Lesson } from '../../../src/saves/lessonSchema.ts';
import { emptyLesson, packedLesson } from '../../../src/store/lessons/lessonActions.ts';
import { listLessons } from '../../../src/store/lessons/lessonStorage.ts';
import { loadWindows } from '../../../src/ui/components/Window.tsx';
import { restOf } from '../../../src/ui/address/classroomPages.ts';

const LOADING = { timeout: 20_000 };
const VIEW = { west: 0, north: 60, east: 40, south: 40 };
const LESSON: Lesson = {
  ...emptyLesson('1941', VIEW),
  title: 'Rivers',
  stops: ['Volga', 'Don'].map((title) => ({ title, text: '', notes: '', view: VIEW })),
};
/** Words that cannot be packed into few letters. */
const noise = (from: number): string =>
  Array.from({ length: 150 }, (_, i) => Math.imul(i + from, 2_654_435_761).toString(36))
    .join(' ')
    .slice(0, 600);
const LONG: Lesson = {
  ...LESSON,
  stops: Array.from({ length: 40 }, (_, i) => ({ title: `Stop ${i}`, text: noise(i * 150), notes: '', view: VIEW })),
};
const linkShown = (): string => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the lesson' }).value;
const open = (link: string): void => {
  const [, , packed = '', number = '1'] = restOf(new URL(link).hash.slice(1).split('/'));
  render(<LessonOfLink packed={packed} number={number} />);
};

beforeAll(loadWindows);
beforeEach(() => {
  window.location.hash = '#/lessons';
});
afterEach(cleanup);

test('a link to one stop of a lesson of one’s own carries the lesson, and shows others that stop', async () => {
  render(<LessonLinkWindow lesson={LESSON} shipped={null} onClose={() => undefined} />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^It begins at/ }, LOADING), '2. Don');
  const link = linkShown();
  cleanup();
  expect(await listLessons()).toEqual([]);
  open(link);
  expect(await screen.findByText(/2 stops\. It begins at stop 2: Don\./, {}, LOADING)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it and show it' }));
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/lessons\/[^/]+\/show\/2$/), LOADING);
  expect((await listLessons()).map(({ file }) => file?.title)).toEqual(['Rivers']);
});

test('of a lesson that is too long it is said plainly that others need the file first', async () => {
  render(<LessonLinkWindow lesson={LONG} shipped={null} onClose={() => undefined} />);
  expect((await packedLesson(LONG)).length).toBeGreaterThan(8000);
  expect(
    await screen.findByText(/no link leads others to one of its stops: they need the file first/, {}, LOADING),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a link to a stop of a lesson that ships names it, and carries nothing', async () => {
  render(<LessonLinkWindow lesson={LESSON} shipped="how-far-is-moscow" onClose={() => undefined} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^It begins at/ }), '2. Don');
  expect(linkShown()).toMatch(/#\/lessons\/how-far-is-moscow\/show\/2$/);
  expect(screen.queryByRole('button', { name: 'Save it to a file' })).toBeNull();
});

test('a stop that a link has not is the last; what is no number is the first', () => {
  expect(['2', '9999', '0', '-1', '1e9', '', '<b>'].map((number) => stopAsked(number, 3))).toEqual([
    1, 2, 0, 0, 0, 0, 0,
  ]);
});

test('the address of another browser’s lesson says how to get it', () => {
  render(<NoLesson trouble={{ kind: 'missing' }} onTryAgain={() => undefined} />);
  expect(screen.getByText(/kept only in the browser in which it was made/)).toBeTruthy();
});
