import { describe, test } from 'vitest';
import { casesSchema } from '../../src/cases/schema.ts';
import { filesUnder, textOf } from '../architecture/sources.ts';
import { expectCase } from '../rules/expectCase.ts';
import './position.ts';

/** Plays the cases of Revised, as long as it does not stand on the shelf, whose cases are all played. */

describe.each(filesUnder('rules/revised/cases', ['.json']))('%s', (file) => {
  const cases = casesSchema.parse(JSON.parse(textOf(file)));
  test.each(cases.map((ruleCase) => [`${ruleCase.rules.join(', ')}: ${ruleCase.title}`, ruleCase] as const))(
    '%s',
    (_, ruleCase) => expectCase(ruleCase, 'revised'),
  );
});
