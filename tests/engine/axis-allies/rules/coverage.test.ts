import { describe, expect, test } from 'vitest';
import type { RuleCase } from '../../../../src/games/axis-allies/cases/schema.ts';
import { RULE_IDS } from '../../../../src/engine/axis-allies/ruleIds.ts';
import { editionOf, SHELF } from '../../../../src/engine/axis-allies/index.ts';
import { titledIn } from '../../../../src/scripts/rules/ruleIndex.ts';
import { filesUnder, textOf } from '../../../architecture/sources.ts';

/** A rule id: 'CM-9', 'NA-SU-1'. */
const ID = '[A-Z]+(?:-[A-Z]+)?-\\d+';
/** A rule's line in the rulebook, a list item. */
const RULE_LINE = new RegExp(`^\\s*(?:[-*]\\s+)?(?:\\*\\*)?(${ID})(?=[\\s.:*])`, 'gm');

/** In how many cases each rule has a part, where that is more than being tested somehow. Never to be lowered. */
const LEAST_CASES: Readonly<Record<string, number>> = { revised: 2 };

const books = filesUnder('rules', ['/rulebook.md']).flatMap((file) => file.split('/')[1] ?? []);
/** A book that is being built has no tests and cases yet for all of its rules: those of the shelf are whole. */
const shelved = SHELF.map(({ id }) => id);
const idsIn = (file: string): readonly string[] => [...textOf(file).matchAll(new RegExp(ID, 'g'))].map(([id]) => id);
const rulesOf = (edition: string): readonly (string | undefined)[] =>
  [...textOf(`rules/${edition}/rulebook.md`).matchAll(RULE_LINE)].map((match) => match[1]);

/** The rules that tests are titled by: those of 1941 are in the folder rules, others in one named after the edition. */
function titledFor(edition: string): readonly string[] {
  return filesUnder(`tests/engine/axis-allies/${edition === '1941' ? 'rules' : edition}`, ['.test.ts', '.test.tsx'])
    .filter((file) => !file.endsWith('/coverage.test.ts'))
    .flatMap((file) => titledIn(textOf(file)));
}

/** Rules of the cases, which are tests too. */
const shownFor = (edition: string): readonly string[] =>
  filesUnder(`rules/${edition}/cases`, ['.json']).flatMap((file) =>
    (JSON.parse(textOf(file)) as readonly Pick<RuleCase, 'rules'>[]).flatMap(({ rules }) => rules),
  );

describe.each(shelved)('%s', (edition) => {
  test('shows each development and advantage in three cases', () => {
    const { developments, advantages } = editionOf(edition);
    const shown = shownFor(edition);
    expect(
      [...developments, ...advantages]
        .map(({ rule }) => rule)
        .filter((rule) => shown.filter((each) => each === rule).length < 3),
    ).toEqual([]);
  });
});

describe.each(shelved)('every rule of %s', (edition) => {
  const ids = rulesOf(edition);
  const titled = titledFor(edition);
  const shown = shownFor(edition);

  test('has a test titled by it', () => {
    expect(ids.filter((id = '') => !titled.includes(id) && !shown.includes(id))).toEqual([]);
  });

  test('has a part in enough cases', () => {
    const least = LEAST_CASES[edition] ?? 0;
    expect(ids.filter((id) => shown.filter((each) => each === id).length < least)).toEqual([]);
  });

  test('named in a title or a case is a rule of the book', () => {
    expect([...new Set([...titled, ...shown])].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('of the rulebook is known to the engine, in the same order', () => {
    expect(ids).toEqual(RULE_IDS.filter((id) => ids.includes(id)));
  });
});

describe.each(books)('every rule in the book of %s', (edition) => {
  const ids = rulesOf(edition);
  const sentences = `rules/${edition}/sentences.md`;

  test('answers some sentence of the printed book', () => {
    const named = idsIn(sentences);
    expect(ids.filter((id = '') => !named.includes(id))).toEqual([]);
  });

  test('named beside a sentence or a ruling is a rule of the book', () => {
    const named = [...idsIn(sentences), ...idsIn(`rules/${edition}/rulings.md`)];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('is named for every sentence', () => {
    const lines = textOf(sentences)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines.filter((line) => !new RegExp(`→ ${ID}(, ${ID})*$`).test(line))).toEqual([]);
  });

  test('marked as a ruling has its reasons written down', () => {
    const ruled = textOf(`rules/${edition}/rulebook.md`)
      .split('\n')
      .filter((line) => /\*\*(?:Ruling|Erratum)/.test(line))
      .flatMap((line) => new RegExp(`^- (${ID})`).exec(line)?.[1] ?? []);
    const explained = idsIn(`rules/${edition}/rulings.md`);
    expect(ruled.filter((id) => !explained.includes(id))).toEqual([]);
  });
});
