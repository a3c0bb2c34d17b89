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
  'income',
  'map',
  'mobilize',
  'research',
  'victory',
];

describe.each(BUILT)('%s', (file) => {
  const cases = (JSON.parse(textOf(`rules/revised/cases/${file}.json`)) as readonly unknown[]).flatMap((one) => {
    const read = caseSchema.safeParse(one);
    return read.success ? [read.data] : [];
  });
  test.each(cases.map((ruleCase) => [`${ruleCase.rules.join(', ')}: ${ruleCase.title}`, ruleCase] as const))(
    '%s',
    (_, ruleCase) => expectCase(ruleCase, 'revised'),
  );
});
