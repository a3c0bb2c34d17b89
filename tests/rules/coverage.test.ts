import { describe, expect, test } from 'vitest';
import { casesSchema } from '../../src/cases/schema.ts';
import { RULE_IDS } from '../../src/engine/axis-allies/ruleIds.ts';
import { filesUnder, textOf, withoutComments } from '../architecture/sources.ts';

const IDS: readonly string[] = RULE_IDS;
/** A title that begins with its rules: 'CM-9: a tank …', 'CM-16, CM-17: …'. A describe alone proves nothing. */
const TITLE = /(?<!describe\(\s*)['"`]((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*): /g;
/** A rule's own line in the rulebook, as a list item. */
const RULE_LINE = /^\s*(?:[-*]\s+)?(?:\*\*)?([A-Z]+-\d+)(?=[\s.:*])/gm;

const titled = filesUnder('tests/rules', ['.test.ts', '.test.tsx'])
  .filter((file) => !file.endsWith('/coverage.test.ts'))
  .flatMap((file) => [...withoutComments(textOf(file)).matchAll(TITLE)])
  .flatMap((match) => (match[1] ?? '').split(', '));
/** Rules of the cases, which the tests play under these names. */
const shown = filesUnder('rules/1941/cases', ['.json']).flatMap((file) => casesSchema.parse(JSON.parse(textOf(file))).flatMap(({ rules }) => rules));

describe('every rule', () => {
  test('has a test titled by it', () => {
    expect(RULE_IDS.filter((id) => !titled.includes(id) && !shown.includes(id))).toEqual([]);
  });

  test('named in a title is a rule of the book', () => {
    expect([...new Set(titled)].filter((id) => !IDS.includes(id))).toEqual([]);
  });

  test('of the rulebook is known to the engine, in the same order', () => {
    const written = [...textOf('rules/1941/rulebook.md').matchAll(RULE_LINE)].map((match) => match[1]);
    expect(written).toEqual(IDS);
  });
});
