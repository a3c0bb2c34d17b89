import { describe, expect, test } from 'vitest';
import { casesSchema } from '../../src/cases/schema.ts';
import { RULE_IDS } from '../../src/engine/axis-allies/ruleIds.ts';
import { filesUnder, textOf, withoutComments } from '../architecture/sources.ts';

const IDS: readonly string[] = RULE_IDS;
/** A test title that begins with rule ids: 'CM-9: a tank …', 'CM-16, CM-17: …'. Titles of describe do not count. */
const TITLE = /(?<!describe\(\s*)['"`]((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*): /g;
/** A rule's line in the rulebook, a list item. */
const RULE_LINE = /^\s*(?:[-*]\s+)?(?:\*\*)?([A-Z]+-\d+)(?=[\s.:*])/gm;

const titled = filesUnder('tests/rules', ['.test.ts', '.test.tsx'])
  .filter((file) => !file.endsWith('/coverage.test.ts'))
  .flatMap((file) => [...withoutComments(textOf(file)).matchAll(TITLE)])
  .flatMap((match) => (match[1] ?? '').split(', '));
/** Rules of the cases, which are tests too. */
const shown = filesUnder('rules/1941/cases', ['.json']).flatMap((file) =>
  casesSchema.parse(JSON.parse(textOf(file))).flatMap(({ rules }) => rules),
);

const idsIn = (file: string): readonly string[] => [...textOf(file).matchAll(/[A-Z]+-\d+/g)].map(([id]) => id);

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

  test('answers some sentence of the printed book', () => {
    const named = idsIn('rules/1941/sentences.md');
    expect(IDS.filter((id) => !named.includes(id))).toEqual([]);
  });

  test('named beside a sentence or a ruling is a rule of the book', () => {
    const named = [...idsIn('rules/1941/sentences.md'), ...idsIn('rules/1941/rulings.md')];
    expect(named.filter((id) => !IDS.includes(id))).toEqual([]);
  });

  test('is named for every sentence', () => {
    const lines = textOf('rules/1941/sentences.md')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines.filter((line) => !/→ [A-Z]+-\d+(, [A-Z]+-\d+)*$/.test(line))).toEqual([]);
  });

  test('marked as a ruling has its reasons written down', () => {
    const ruled = textOf('rules/1941/rulebook.md')
      .split('\n')
      .filter((line) => line.includes('**Ruling'))
      .flatMap((line) => /^- ([A-Z]+-\d+)/.exec(line)?.[1] ?? []);
    const explained = idsIn('rules/1941/rulings.md');
    expect(ruled.filter((id) => !explained.includes(id))).toEqual([]);
  });
});
