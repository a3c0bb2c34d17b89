// @vitest-environment happy-dom
import { ownState } from '../../../src/games/axis-allies/store/game.ts';
import '../../freshDatabase.ts';
import { afterEach, expect, test } from 'vitest';
import { nextStop } from '../../../src/classroom/lessons/editor/StopList.tsx';
import { stopBoard } from '../../../src/classroom/lessons/stopOnMap.tsx';
import { newGame, toPosition } from '../../../src/engine/axis-allies/index.ts';
import { type Stop, toLessonFile } from '../../../src/saves/lessonSchema.ts';
import {
  withChange,
  withoutStop,
  withStop,
  withStopAt,
  withStroke,
  closeLesson,
  editLesson,
  goToStop,
  openLesson,
  redoLesson,
  undoLesson,
  useLessons,
} from '../../../src/store/lessons/lessonStore.ts';
import { addLesson, copyOf, flushLesson } from '../../../src/store/lessons/lessonActions.ts';
import { baseOf, deleteLesson, keepDraft, listLessons } from '../../../src/store/lessons/lessonStorage.ts';
import { LESSON } from '../../classroom/lessons/lessonsOfTests.ts';

const [first, second] = LESSON.stops as [Stop, Stop];
const now = () => useLessons.getState().open!.history.now;
const titles = (): string[] => now().stops.map(({ title }) => title);

afterEach(async () => {
  await flushLesson();
  useLessons.setState({ open: null, refused: null });
  for (const { id } of await listLessons()) await deleteLesson(id);
  localStorage.clear();
});

test('stops are added after another, moved and deleted; the last one stays', () => {
  expect(withStop(LESSON, 0, second).stops).toEqual([first, second, second]);
  expect(withStopAt(LESSON, 1, 0).stops).toEqual([second, first]);
  expect(withStopAt(LESSON, 1, 2)).toBe(LESSON);
  expect(withoutStop(LESSON, 0).stops).toEqual([second]);
  expect(withoutStop(withoutStop(LESSON, 0), 0).stops).toEqual([second]);
});

test('what is taken from a stop leaves no trace in it', () => {
  expect(withChange(LESSON, 0, { draws: undefined }).stops[0]).not.toHaveProperty('draws');
  expect(withChange(LESSON, 1, { draws: undefined })).toBe(LESSON);
});

test('the same stroke again takes it away', () => {
  const stroke = { kind: 'space', space: 'japan', colour: 'red' } as const;
  const drawn = withStroke(LESSON, 1, stroke);
  expect(drawn.stops[1]?.draws).toEqual([stroke]);
  expect(withStroke(drawn, 1, stroke).stops[1]).toEqual(second);
});

test('a new stop has the marks of the one before, and words of its own', () => {
  const { view } = second;
  const { draws } = first;
  expect(nextStop(first, { view })).toEqual({ title: '', text: '', notes: '', view, draws });
});

test('a stop shows the units of its position, or an empty board', () => {
  const position = JSON.parse(JSON.stringify(toPosition(newGame('1941')))) as unknown;
  const units = Object.values(ownState(stopBoard('1941', { position })).units);
  expect(units).toHaveLength(Object.keys(newGame('1941').units).length);
  expect(ownState(stopBoard('1941', {})).units).toEqual({});
});

test('typing in one field is undone in one step, and comes back whole', async () => {
  await openLesson(await addLesson(LESSON));
  for (const title of ['T', 'Tw', 'Two']) editLesson((lesson) => ({ ...lesson, title }), 'title');
  editLesson((lesson) => withoutStop(lesson, 0));
  undoLesson();
  expect(now()).toMatchObject({ title: 'Two', stops: [first, second] });
  undoLesson();
  expect(now()).toEqual(LESSON);
  redoLesson();
  expect(now().title).toBe('Two');
});

test('every change is kept, and found again', async () => {
  const id = await addLesson(LESSON);
  await openLesson(id);
  editLesson((lesson) => withStop(lesson, 1, { ...second, title: 'A third' }));
  goToStop(9);
  expect(useLessons.getState().open?.at).toBe(2);
  await flushLesson();
  expect(useLessons.getState().open?.keeping).toBe('kept');
  closeLesson(id);
  await openLesson(id);
  expect(titles()).toEqual(['Europe', 'The ocean', 'A third']);
});

test('words that were not in the database when the page closed come back from the draft', async () => {
  const id = await addLesson(LESSON);
  const file = toLessonFile({ ...LESSON, title: 'The last words' }, new Date(Date.now() + 1000));
  keepDraft({ id, base: baseOf(id), file });
  await openLesson(id);
  expect(now().title).toBe('The last words');
  expect(localStorage).toHaveLength(0);
});

test('an old draft does not take the place of what was written later', async () => {
  const id = await addLesson(LESSON);
  keepDraft({ id, base: null, file: toLessonFile({ ...LESSON, title: 'Old' }, new Date(0)) });
  await openLesson(id);
  expect(now().title).toBe('Two stops');
});

test('a lesson that ships is not changed; a copy of it can be', async () => {
  await openLesson('how-far-is-moscow');
  const shipped = now();
  editLesson((lesson) => ({ ...lesson, title: 'Mine' }));
  expect(now()).toBe(shipped);
  await openLesson(await addLesson(copyOf(toLessonFile(shipped, new Date()))));
  expect(now()).toEqual({ ...shipped, title: 'How far is Moscow? (copy)' });
});

test('a lesson that is not there, or is broken, is told of', async () => {
  await openLesson('no-such-lesson');
  expect(useLessons.getState().refused?.trouble).toEqual({ kind: 'missing' });
  const id = await addLesson({ ...LESSON, edition: 'x' });
  await openLesson(id);
  expect(useLessons.getState().refused).toMatchObject({ id, trouble: { kind: 'broken' } });
});
