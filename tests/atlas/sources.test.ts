import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { correctionSchema, sourceSchema, type Card, type Source, type WarEvent } from '../../src/atlas/schema.ts';
import { readCited, sourcesFile, sourcesText } from '../../src/scripts/atlas/sourcesText.ts';
import { entriesIn, filesIn, repeated } from './files.ts';

const sources = entriesIn<Source>('sources');
const users = [
  ...entriesIn<Card>('cards').map(({ space, sources: cited }) => ({ name: space, cited })),
  { name: 'who held what', cited: readCited('1941').holders.sources },
  ...readCited('1941').corrections.map(({ about, sources: cited }) => ({ name: about, cited })),
  ...[...entriesIn<WarEvent>('events'), ...readCited('1941').ways].map(({ id, sources: cited }) => ({
    name: id,
    cited,
  })),
];

describe('sources of the atlas', () => {
  test.each(filesIn('sources'))('%s holds works and nothing else', (_, list) => {
    expect(z.array(sourceSchema).safeParse(list).error?.issues ?? []).toEqual([]);
  });

  test('what was corrected is told with the works that say so', () => {
    const { corrections } = readCited('1941');
    expect(z.array(correctionSchema).safeParse(corrections).error?.issues ?? []).toEqual([]);
    expect(corrections.filter(({ sources: cited }) => cited.length < 2)).toEqual([]);
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

  test('each work is cited somewhere', () => {
    const cited = new Set(users.flatMap((user) => user.cited.map(({ source }) => source)));
    expect(sources.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
  });

  test('a page that was read is where its writers put it, not a copy that strangers loaded up', () => {
    const copies = /docslib|vdoc|dokumen|doczz|docstoc|yumpu|scribd|z-?lib|archive\.ph/;
    const looked = users.flatMap(({ name, cited }) => cited.map(({ lookedUp }) => `${name}: ${lookedUp ?? ''}`));
    expect(looked.filter((line) => copies.test(line))).toEqual([]);
  });

  test('the list of sources is as the texts are (npm run sources writes it)', () => {
    expect(readFileSync(sourcesFile('1941'), 'utf8')).toBe(sourcesText(readCited('1941')));
  });
});
