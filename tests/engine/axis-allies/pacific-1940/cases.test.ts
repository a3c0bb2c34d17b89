import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { casesSchema } from '../../../../src/games/axis-allies/cases/schema.ts';
import { textOf } from '../../../architecture/sources.ts';
import { expectCase } from '../rules/expectCase.ts';

/** Plays the cases of Pacific 1940 that its rules are built for; those in the folder `coming` wait. */

addEdition(pacific1940);
const FOLDER = 'rules/pacific-1940/cases';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

describe.each(files)('%s', (file) => {
  const cases = casesSchema.parse(JSON.parse(textOf(`${FOLDER}/${file}`)));
  test.each(cases.map((ruleCase) => [`${ruleCase.rules.join(', ')}: ${ruleCase.title}`, ruleCase] as const))(
    '%s',
    (_, ruleCase) => expectCase(ruleCase, 'pacific-1940'),
  );
});

test('its cases have a title each of its own', () => {
  const titles = files.flatMap((file) =>
    casesSchema.parse(JSON.parse(textOf(`${FOLDER}/${file}`))).map(({ title }) => title),
  );
  expect(new Set(titles).size).toBe(titles.length);
});
