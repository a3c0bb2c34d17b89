import { readdirSync } from 'node:fs';
import { lexer, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import type { Stop } from '../../../src/saves/lessonSchema.ts';
import { readLesson } from '../../../src/store/lessons/lessonFaults.ts';
import { shippedFiles } from '../../classroom/lessons/lessonsOfTests.ts';

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
  const files = readdirSync(new URL('../../../rules/1941/lessons/', import.meta.url));
  expect(lessons.map(({ id }) => `${id}.json`).toSorted()).toEqual(files.toSorted());
});

/** Lessons whose every stop is measured in a browser: type and contrast (e2e/lessons.spec.ts). */
const MEASURED = ['how-far-is-moscow', 'islands-and-oil', 'home-fronts'];

/** All kinds of pieces that a text is made of, such as 'paragraph', 'strong' or 'list_item'. */
const kindsIn = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => [
    token.type,
    ...('tokens' in token ? kindsIn(token.tokens ?? []) : []),
    ...('items' in token ? kindsIn(token.items as readonly Token[]) : []),
  ]);

/** What a show of this stop consists of: its type is set for each kind of piece, whatever the words are. */
const piecesOf = ({ title, text, layers = [], month, position }: Stop): readonly string[] => [
  ...kindsIn(lexer(text)),
  ...(layers.includes('holders') ? ['key of colours'] : []),
  ...(month !== undefined && !/\b19\d\d\b/.test(title) ? ['month in the heading'] : []),
  ...(position === undefined ? [] : ['position']),
];

test('the last row reads every stop: none has a kind of piece that is not measured in a browser', () => {
  const measured = new Set(
    lessons.flatMap(({ id, file }) => (MEASURED.includes(id) ? file.stops.flatMap(piecesOf) : [])),
  );
  const others = lessons.flatMap(({ id, file }) =>
    file.stops.flatMap((stop, i) => piecesOf(stop).map((piece) => ({ piece, at: `${id}, stop ${i + 1}: ${piece}` }))),
  );
  expect(others.filter(({ piece }) => !measured.has(piece)).map(({ at }) => at)).toEqual([]);
  expect(measured.size).toBeGreaterThan(3);
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
