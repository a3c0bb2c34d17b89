import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { cardSchema, type Card } from '../../src/atlas/schema.ts';
import { boardOf, EDITIONS_WITH_CARDS, entriesIn, filesIn, repeated, sentencesIn, textFaults } from './files.ts';

describe.each(EDITIONS_WITH_CARDS)('cards of the atlas of %s', (edition) => {
  const cards = entriesIn<Card>('cards', edition);
  const spaces = new Set(boardOf(edition).spaces.map(({ id }) => id));

  test.each(filesIn('cards', edition))('%s holds cards and nothing else', (_, list) => {
    expect(z.array(cardSchema).safeParse(list).error?.issues ?? []).toEqual([]);
  });

  test('each is of a space that exists, and there is one of each', () => {
    expect(cards.map(({ space }) => space).filter((space) => !spaces.has(space))).toEqual([]);
    expect(repeated(cards.map(({ space }) => space))).toEqual([]);
  });

  test('each tells what happened in two to five sentences, in order of time', () => {
    const lengths = cards.map(({ space, happened }) => {
      return { space, sentences: happened.reduce((sum, { text }) => sum + sentencesIn(text), 0) };
    });
    expect(lengths.filter(({ sentences }) => sentences < 2 || sentences > 5)).toEqual([]);
    const unordered = cards.filter(({ happened }) =>
      happened.some(({ date }, i) => i > 0 && date < (happened[i - 1]?.date.slice(0, date.length) ?? '')),
    );
    expect(unordered.map(({ space }) => space)).toEqual([]);
    const backwards = cards.filter(({ happened }) => happened.some(({ date, until }) => (until ?? '9') < date));
    expect(backwards.map(({ space }) => space)).toEqual([]);
  });

  test('each says the rest in one to three sentences', () => {
    const long = cards.flatMap(({ space, today, past, inGame, departs = 'None.', disputed = 'None.' }) =>
      [today, past, inGame, departs, disputed].filter((text) => sentencesIn(text) > 3).map((text) => [space, text]),
    );
    expect(long).toEqual([]);
  });

  test('what is disputed has two sources', () => {
    const bare = cards.filter(({ disputed, sources }) => disputed !== undefined && sources.length < 2);
    expect(bare.map(({ space }) => space)).toEqual([]);
  });

  test('texts are whole sentences with printed quotation marks', () => {
    const faults = cards.flatMap(({ today, past, inGame, departs, disputed, happened }) =>
      [today, past, inGame, departs ?? '', disputed ?? '', ...happened.map(({ text }) => text)]
        .filter((text) => text !== '')
        .flatMap(textFaults),
    );
    expect(faults).toEqual([]);
  });
});
