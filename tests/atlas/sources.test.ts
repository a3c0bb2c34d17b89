import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { correctionSchema, sourceSchema, type Source } from '../../src/atlas/schema.ts';
import { readCited, sourcesFile, sourcesText } from '../../src/scripts/atlas/sourcesText.ts';
import { EDITIONS_WITH_CARDS, entriesIn, filesIn, repeated } from './files.ts';

describe.each(EDITIONS_WITH_CARDS)('sources of the atlas of %s', (edition) => {
  const cited = readCited(edition);
  const sources = entriesIn<Source>('sources', edition);
  const users = [
    ...cited.cards.map(({ space, sources: works }) => ({ name: space, works })),
    ...(cited.holders === null ? [] : [{ name: 'who held what', works: cited.holders.sources }]),
    ...cited.corrections.map(({ about, sources: works }) => ({ name: about, works })),
    ...[...cited.events, ...cited.ways].map(({ id, sources: works }) => ({ name: id, works })),
  ];

  test.each(filesIn('sources', edition))('%s holds works and nothing else', (_, list) => {
    expect(z.array(sourceSchema).safeParse(list).error?.issues ?? []).toEqual([]);
  });

  test('what was corrected is told with the works that say so', () => {
    const { corrections } = cited;
    expect(z.array(correctionSchema).safeParse(corrections).error?.issues ?? []).toEqual([]);
    expect(corrections.filter(({ sources: works }) => works.length < 2)).toEqual([]);
  });

  test('each work stands once', () => {
    expect(repeated(cited.sources.map(({ id }) => id))).toEqual([]);
    expect(repeated(cited.sources.map(({ title, by }) => `${title}, ${by ?? ''}`))).toEqual([]);
  });

  test('what is cited is a known work', () => {
    const known = new Set(cited.sources.map(({ id }) => id));
    const unknown = users.flatMap(({ name, works }) =>
      works.filter(({ source }) => !known.has(source)).map(({ source }) => `${name}: ${source}`),
    );
    expect(unknown).toEqual([]);
  });

  test('each work is cited somewhere', () => {
    const used = new Set(users.flatMap(({ works }) => works.map(({ source }) => source)));
    expect(sources.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  test('a page that was read is where its writers put it, not a copy that strangers loaded up', () => {
    const copies = /docslib|vdoc|dokumen|doczz|docstoc|yumpu|scribd|z-?lib|archive\.ph/;
    const looked = users.flatMap(({ name, works }) => works.map(({ lookedUp }) => `${name}: ${lookedUp ?? ''}`));
    expect(looked.filter((line) => copies.test(line))).toEqual([]);
  });

  test('the list of sources is as the texts are (npm run sources writes it)', () => {
    expect(readFileSync(sourcesFile(edition), 'utf8')).toBe(sourcesText(cited));
  });
});
