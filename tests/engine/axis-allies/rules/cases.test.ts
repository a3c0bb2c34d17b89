import { describe, expect, test } from 'vitest';
import { casesSchema } from '../../../../src/games/axis-allies/cases/schema.ts';
import { SHELF } from '../../../../src/engine/axis-allies/index.ts';
import { filesUnder, textOf } from '../../../architecture/sources.ts';
import { expectCase } from './expectCase.ts';

/** Plays the cases of the editions on the shelf: each one is a test whose title begins with its rules. */

const editionOfFile = (file: string): string => file.split('/')[1] ?? '';
const files = SHELF.flatMap(({ id }) => filesUnder(`rules/${id}/cases`, ['.json']));

describe.each(files)('%s', (file) => {
  const cases = casesSchema.parse(JSON.parse(textOf(file)));
  test.each(cases.map((ruleCase) => [`${ruleCase.rules.join(', ')}: ${ruleCase.title}`, ruleCase] as const))(
    '%s',
    (_, ruleCase) => expectCase(ruleCase, editionOfFile(file)),
  );
});

describe('cases', () => {
  const all = files.flatMap((file) => casesSchema.parse(JSON.parse(textOf(file))));

  test('have a title each of its own', () => {
    const titles = all.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});
