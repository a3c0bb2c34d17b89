import { describe, test } from 'vitest';
import { caseSchema } from '../../src/cases/schema.ts';
import { textOf } from '../architecture/sources.ts';
import { expectCase } from '../rules/expectCase.ts';
import './position.ts';

/**
 * Plays the cases whose rules are built, without those whose orders the schema of cases does not know. All are played
 * once the edition is on the shelf.
 */
const BUILT = [
  'antiaircraft',
  'combat-move-air',
  'developments',
  'raids',
  'noncombat',
  'combat',
  'combat-move-ships',
  'advantages-germany',
  'advantages-soviet-union',
  'advantages-united-states',
  'advantages-japan',
  'advantages-united-kingdom',
  'income',
  'map',
  'mobilize',
  'research',
  'victory',
];

/** Rules in these files that are still to be built. */
const TO_BUILD = ['NA-JA-2', 'NA-JA-4', 'NA-UK-2'];

describe.each(BUILT)('%s', (file) => {
  const cases = (JSON.parse(textOf(`rules/revised/cases/${file}.json`)) as readonly unknown[]).flatMap((one) => {
    const read = caseSchema.safeParse(one);
    return read.success && !read.data.rules.some((rule) => TO_BUILD.includes(rule)) ? [read.data] : [];
  });
  test.each(cases.map((ruleCase) => [`${ruleCase.rules.join(', ')}: ${ruleCase.title}`, ruleCase] as const))(
    '%s',
    (_, ruleCase) => expectCase(ruleCase, 'revised'),
  );
});
