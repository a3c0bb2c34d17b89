import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLesson } from '../../src/store/lessons/lessonFaults.ts';
import { shippedFiles } from './lessonsOfTests.ts';

const lessons = await shippedFiles();

test('the lessons that ship, by where and what they tell of', () => {
  expect(lessons.map(({ file }) => file.title)).toEqual([
    'How far is Moscow?',
    'Stalingrad',
    'The Battle of the Atlantic',
    'Why the canals matter',
    'North Africa: war in the desert',
    'China’s long war, 1937–1945',
    'Islands and oil: the Pacific',
    'Soldiers of the empires',
    'Home fronts',
  ]);
});

test('every file is listed', () => {
  const files = readdirSync(new URL('../../rules/1941/lessons/', import.meta.url));
  expect(lessons.map(({ id }) => `${id}.json`).toSorted()).toEqual(files.toSorted());
});

describe.each(lessons)('the lesson $id', ({ listed, file }) => {
  test('is listed as its file has it, so that a list need not load it', () => {
    const { title, about, stops } = file;
    expect(listed).toEqual({ id: listed.id, title, about, stops: stops.length });
    expect(title.length).toBeLessThanOrEqual(44);
  });

  test('opens: every space, layer and mark exists', async () => {
    expect(await readLesson(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: file });
  });

  test('has eight to twelve stops with titles of their own', () => {
    expect(file.stops.length).toBeGreaterThanOrEqual(8);
    expect(file.stops.length).toBeLessThanOrEqual(12);
    expect(new Set(file.stops.map(({ title }) => title)).size).toBe(file.stops.length);
  });

  test.each(file.stops)('“$title” can be read from the back row, and the teacher has something to say', (stop) => {
    expect(stop.title.length).toBeLessThanOrEqual(44);
    expect(stop.text.length).toBeGreaterThan(80);
    expect(stop.text.length).toBeLessThanOrEqual(340);
    expect(stop.notes.length).toBeGreaterThan(120);
    // Marks that nobody closed would be shown as stars.
    expect((stop.notes.match(/\*/g) ?? []).length % 2).toBe(0);
  });

  test('names its sources at the last stop', () => {
    const { notes } = file.stops.at(-1) ?? { notes: '' };
    expect(notes).toMatch(/\*\*Sources\*\*/);
    expect(notes.match(/^- .+/gm)?.length).toBeGreaterThanOrEqual(5);
  });
});
