import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../src/engine/axis-allies/index.ts';
import {
  faultsOf,
  placesIn,
  WITHOUT_CODE,
  type RulePlace,
  INDEX,
  ruleIndex,
  titledIn,
} from '../../src/scripts/rules/ruleIndex.ts';
import { textOf } from '../architecture/sources.ts';

const tagged = (rules: string, declaration: string): string =>
  `import { a } from './a.ts';\n\n/**\n * What it does (MAP-2).\n * @rule ${rules}\n */\n${declaration}\n`;

describe('the places of rules', () => {
  test('are the declarations under the tags', () => {
    const declarations = ['export const one = 1;', 'function one() {', 'export function* one() {', 'interface one {'];
    for (const declaration of declarations)
      expect(placesIn('a.ts', tagged('CM-4, NA-SU-1', declaration))).toEqual([
        { rule: 'CM-4', file: 'a.ts', name: 'one' },
        { rule: 'NA-SU-1', file: 'a.ts', name: 'one' },
      ]);
  });

  test('have no name where no declaration of a file stands under the tag', () => {
    for (const source of [tagged('CM-4', '  sails(ship: Unit): void;'), '// @rule CM-4\nconst one = 1;\n'])
      expect(placesIn('a.ts', source)).toEqual([{ rule: 'CM-4', file: 'a.ts', name: '' }]);
    expect(placesIn('a.ts', '/** What it does. @rule CM-4 */\nconst one = 1;\n')).toEqual([
      { rule: 'CM-4 */', file: 'a.ts', name: '' },
    ]);
  });

  test('are not what a comment names beside', () => {
    expect(placesIn('a.ts', '/** What it does (CM-4). */\nconst one = 1;\n')).toEqual([]);
  });

  test('are one for each rule, none for one without code, and nothing else', () => {
    const rules = RULE_IDS.filter((rule) => WITHOUT_CODE[rule] === undefined);
    const places = rules.map((rule): RulePlace => ({ rule, file: 'a.ts', name: 'one' }));
    const place = (rule: string, name = 'one'): RulePlace => ({ rule, file: 'b.ts', name });
    expect(faultsOf(places)).toEqual([]);
    expect(faultsOf(places.slice(1))).toEqual([`${rules[0]} has 0 places`]);
    expect(faultsOf([...places, place('CM-4')])).toEqual(['CM-4 has 2 places']);
    expect(faultsOf([...places, place('UNIT-5')])).toEqual(['UNIT-5 has 2 places']);
    expect(faultsOf([...places, place('CM-99')])).toEqual(['no CM-99: b.ts']);
    expect(faultsOf([...places.slice(1), place(rules[0]!, '')])).toEqual([`${rules[0]} tags no declaration in b.ts`]);
  });
});

describe('the index of the rules', () => {
  const index = ruleIndex();
  const entry = (rule: string): string => index.split('\n### ').find((part) => part.startsWith(`${rule}\n`)) ?? '';

  test('has every rule once, in their order', () => {
    expect([...index.matchAll(/^### (.+)$/gm)].map(([, rule]) => rule)).toEqual([...RULE_IDS]);
  });

  test('tells each title, the code, the cases and the tests', () => {
    const text = entry('CM-4');
    expect(text).toContain('- Ships stop at enemy warships ([1941](../../../rules/1941/rulebook.md#cm--');
    expect(text).toContain('- Ships stop at enemy ships ([Revised](../../../rules/revised/rulebook.md#cm--');
    expect(text).toContain('- code: [`seaStopRefusal`](moves/stopsAndEnds.ts) in moves/stopsAndEnds.ts');
    expect(text).toContain('[combat-move-ships](../../../rules/1941/cases/combat-move-ships.json)');
    expect(text).toContain('[rules/combatMove](../../../tests/engine/axis-allies/rules/combatMove.test.ts)');
  });

  test('says why a rule has no code', () => {
    expect(entry('UNIT-1')).toContain('- code: none: the values of every type stand on the board ([1941](');
  });

  test('links only to what there is', () => {
    const files = new Set([...index.matchAll(/\]\(([^)#]+)/g)].map(([, file = '']) => join(dirname(INDEX), file)));
    expect(files.size).toBeGreaterThan(100);
    for (const file of files) expect(() => textOf(file)).not.toThrow();
  });

  test('finds the headings of the rulebooks', () => {
    const books = [...index.matchAll(/(rules\/[^/]+\/rulebook\.md)#([^)]+)/g)];
    expect(books.length).toBeGreaterThan(RULE_IDS.length);
    // Each book's own list of its sections has them too.
    const wrong = books.filter(([, book = '', anchor = '']) => !textOf(book).includes(`(#${anchor})`));
    expect(wrong.map(([link]) => link)).toEqual([]);
  });
});

test('titles of tests name rules, those of describe and comments do not', () => {
  const [one, two, three, four] = ['CM-4', 'CM-5', 'CM-6', 'CM-7'];
  const source = `test('${one}, ${two}: a ship', …); describe('${three}: ships', …); // '${four}: no'`;
  expect(titledIn(source)).toEqual([one, two]);
});
