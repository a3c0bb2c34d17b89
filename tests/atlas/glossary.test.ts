import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Card, WarEvent } from '../../src/atlas/schema.ts';
import { wordFinder, wordsTold } from '../../src/atlas/wordsTold.ts';
import { wordSchema, type GlossaryWord } from '../../src/atlas/worldSchema.ts';
import { shippedFiles } from '../classroom/lessons/lessonsOfTests.ts';
import { entriesIn, repeated, sentencesIn, textFaults } from './files.ts';

const { words } = JSON.parse(readFileSync(new URL('../../rules/world/glossary.json', import.meta.url), 'utf8')) as {
  readonly words: readonly GlossaryWord[];
};

/** All texts in which words lead to the glossary. */
const texts = [
  ...entriesIn<Card>('cards').flatMap(({ today, past, happened, departs, disputed }) => [
    today,
    past,
    ...happened.map(({ text }) => text),
    departs ?? '',
    disputed ?? '',
  ]),
  ...entriesIn<WarEvent>('events').map(({ text }) => text),
  ...(await shippedFiles()).flatMap(({ file }) => file.stops.map(({ text }) => text)),
];

describe('the glossary', () => {
  test('is as its schema says, with thirty words or more', () => {
    expect(z.array(wordSchema).safeParse(words).error?.issues ?? []).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(30);
  });

  test('has each word and each form once, in the order of the alphabet', () => {
    expect(repeated(words.map(({ id }) => id))).toEqual([]);
    expect(repeated(words.flatMap(({ forms }) => forms.map((form) => form.toLowerCase())))).toEqual([]);
    const names = words.map(({ word }) => word);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('tells each in two or three sentences, four where a crime is named', () => {
    expect(words.flatMap(({ text }) => textFaults(text))).toEqual([]);
    const counts = words.map(({ id, text }) => [id, sentencesIn(text)] as const);
    expect(counts.filter(([, count]) => count < 2 || count > 4)).toEqual([]);
  });

  test('leads from each to others that there are', () => {
    const known = words.map(({ id }) => id);
    expect(words.flatMap(({ id, see }) => see.filter((other) => other === id || !known.includes(other)))).toEqual([]);
  });

  test.each(words)('“$word” is reached from a card, an event or a lesson', (word) => {
    expect(texts.some((text) => wordsTold([word], [text]).length > 0)).toBe(true);
  });
});

describe('words in a text', () => {
  const word = (id: string, ...forms: string[]): GlossaryWord => ({ id, word: id, forms, text: '', see: [] });
  const found = (text: string, ...all: GlossaryWord[]) =>
    wordFinder(all)()(text).map((piece) => (piece.word === null ? piece.text : `[${piece.text}]`));
  const convoy = word('convoy', 'convoy', 'convoys');

  test('are found at their first mention, and not within other words', () => {
    expect(found('Convoys sailed; a convoy was late.', convoy)).toEqual(['[Convoys]', ' sailed; a convoy was late.']);
    expect(found('Preconvoyed, convoy-like', convoy)).toEqual(['Preconvoyed, convoy-like']);
  });

  test('are found by the longest form', () => {
    const pact = word('pact', 'neutrality pact');
    expect(found('A neutrality pact.', word('neutrality', 'neutrality'), pact)).toEqual([
      'A ',
      '[neutrality pact]',
      '.',
    ]);
  });

  test('with a capital letter are found only so', () => {
    const allies = word('allies', 'Allies');
    expect(found('Its allies joined the Allies.', allies)).toEqual(['Its allies joined the ', '[Allies]', '.']);
  });

  test('are told once over several pieces of one text', () => {
    const find = wordFinder([convoy])();
    expect(find('a convoy').map((piece) => piece.word?.id)).toEqual([undefined, 'convoy']);
    expect(find('a convoy').map((piece) => piece.word?.id)).toEqual([undefined]);
    expect(wordsTold([convoy], ['a convoy', 'convoys'])).toEqual([convoy]);
  });

  test('are none without a glossary', () => {
    expect(found('A convoy.')).toEqual(['A convoy.']);
  });
});
