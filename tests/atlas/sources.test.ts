import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { sourceSchema, type Card, type Source, type WarEvent } from '../../src/atlas/schema.ts';
import { entriesIn, filesIn, repeated } from './files.ts';

const sources = entriesIn<Source>('sources');
const users = [
  ...entriesIn<Card>('cards').map(({ space, sources: cited }) => ({ name: space, cited })),
  ...entriesIn<WarEvent>('events').map(({ id, sources: cited }) => ({ name: id, cited })),
];

describe('sources of the atlas', () => {
  test.each(filesIn('sources'))('%s holds works and nothing else', (_, list) => {
    expect(z.array(sourceSchema).safeParse(list).error?.issues ?? []).toEqual([]);
  });

  test('each work stands once', () => {
    expect(repeated(sources.map(({ id }) => id))).toEqual([]);
    expect(repeated(sources.map(({ title, by }) => `${title}, ${by ?? ''}`))).toEqual([]);
  });

  test('what is cited is a known work', () => {
    const known = new Set(sources.map(({ id }) => id));
    const unknown = users.flatMap(({ name, cited }) =>
      cited.filter(({ source }) => !known.has(source)).map(({ source }) => `${name}: ${source}`),
    );
    expect(unknown).toEqual([]);
  });
});
