import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCases } from '../../../src/games/axis-allies/cases/loadCases.ts';
import { rulesIn, type RuleTitles } from '../../../src/engine/axis-allies/index.ts';
import { plainRulings, plainText, readRulebook, type Rule } from '../../../src/ui/rules/rulebook.ts';
import { splitAtMatches, searchRules, wordsOf } from '../../../src/ui/rules/search.ts';

const read = (file: string): string => readFileSync(new URL(`../../../rules/1941/${file}`, import.meta.url), 'utf8');
const cases = await loadCases('1941');
const titles = JSON.parse(read('titles.json')) as RuleTitles;
const book = readRulebook(read('rulebook.md'), titles, read('rulings.md'));
const rules = book.chapters.flatMap((chapter) => chapter.rules);

function rule(id: string): Rule {
  const found = rules.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe('the parsed rulebook', () => {
  test('has every rule once, in order, each with a text and without Markdown', () => {
    expect(rules.map(({ id }) => id)).toEqual(rulesIn(titles));
    for (const each of rules) {
      expect(plainText(each).length, each.id).toBeGreaterThan(20);
      expect(plainText(each), each.id).not.toMatch(/\*\*|\]\(|`/);
    }
  });

  test('links every rule that a text mentions, and lists who mentions it', () => {
    expect(
      rule('CM-3')
        .paragraphs.flatMap(({ runs }) => runs)
        .filter(({ to }) => to !== undefined),
    ).toEqual([{ text: 'CM-9', to: 'CM-9' }]);
    expect(rule('CM-9').mentionedBy).toContain('CM-3');
    expect(rule('CM-9').mentionedBy).not.toContain('CM-9');
    for (const each of rules)
      for (const other of each.mentionedBy)
        expect(plainText(rule(other)), `${other} names ${each.id}`).toMatch(new RegExp(`\\b${each.id}\\b`));
  });

  test('separates rulings, except asides in brackets', () => {
    expect(rule('TURN-3').paragraphs.map(({ isRuling }) => isRuling)).toEqual([false, true]);
    expect(rule('CM-13').paragraphs.map(({ isRuling }) => isRuling)).toEqual([false, true]);
    expect(plainText(rule('CM-13'))).toContain('(p. 13 and 25; Ruling: on your own turn');
  });

  test('separates examples', () => {
    const [text, example] = rule('CM-9').paragraphs;
    expect([text?.isExample, example?.isExample]).toEqual([false, true]);
    expect(example?.runs[0]?.text).toMatch(/^Karelia is empty\./);
  });

  test('gives the reasons for the rulings of each rule', () => {
    const entries = [...read('rulings.md').matchAll(/^- \*\*([^—]+) — (.)(.+?)\*\*/gm)];
    expect(entries.length).toBeGreaterThan(30);
    for (const [, ids = '', first = '', rest = ''] of entries) {
      for (const id of ids.split(', '))
        expect(
          rule(id).rulings.map(({ title }) => title),
          id,
        ).toContain(`${first.toUpperCase()}${rest}`);
    }
    const [consent] = rule('TURN-8').rulings;
    expect(consent?.title).toBe('Consent.');
    expect(consent?.runs).toContainEqual({ text: 'Otherwise:', style: 'emphasis' });
    expect(rule('MAP-1').rulings).toEqual([]);
  });

  test('links chapters from the preface, but not files outside the app', () => {
    expect(book.preface.flatMap(({ runs }) => runs).flatMap(({ to }) => to ?? [])).toEqual(
      book.chapters.map(({ id }) => id),
    );
    expect(rule('MAP-1').paragraphs[0]?.runs).toContainEqual({ text: 'the list of spaces' });
  });

  test('names no file', () => {
    const preface = book.preface.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
    for (const text of [preface, ...rules.flatMap((each) => [plainText(each), plainRulings(each)])])
      expect(text).not.toMatch(/\b[\w-]+\.(?:md|json|ts)\b/);
  });

  test('keeps paragraphs, emphasis, code and unknown ids', () => {
    const small = readRulebook(
      '# Title\n\nOne *two* `three`.\n\n## CM — combat move (p. 1)\n- CM-1 First **strong** XY-3.\n\n  ' +
        'Second, of MAP-1.\n- no rule\n\n## Other\n- CM-2 Not read.\n',
      {},
    );
    expect(small.preface[0]?.runs).toEqual([
      { text: 'One ' },
      { text: 'two', style: 'emphasis' },
      { text: ' ' },
      { text: 'three' },
      { text: '.' },
    ]);
    expect(small.chapters.map(({ id, title }) => [id, title])).toEqual([['CM', 'Combat move']]);
    expect(small.chapters[0]?.rules[0]?.paragraphs.map(({ runs }) => runs)).toEqual([
      [{ text: 'First ' }, { text: 'strong', style: 'strong' }, { text: ' ' }, { text: 'XY-3' }, { text: '.' }],
      [{ text: 'Second, of ' }, { text: 'MAP-1', to: 'MAP-1' }, { text: '.' }],
    ]);
  });
});

describe('the search', () => {
  const found = (search: string) => searchRules(book, cases.all, wordsOf(search));

  test('finds a rule by its id, before those that mention it', () => {
    const ids = found(' cm-9 ').rules.map(({ id }) => id);
    expect(ids[0]).toBe('CM-9');
    expect(ids).toContain('CM-3');
  });

  test('finds rules by all the words, in heading, text or rulings', () => {
    expect(found('Blitz').rules.map(({ id }) => id)).toContain('CM-9');
    const both = found('carrier guest').rules;
    expect(both.length).toBeGreaterThan(0);
    for (const each of both) {
      const text = `${each.title} ${plainText(each)} ${plainRulings(each)}`.toLowerCase();
      expect(text).toContain('carrier');
      expect(text).toContain('guest');
    }
  });

  test('finds rules by their rulings', () => {
    expect(found('nobody would want').rules.map(({ id }) => id)).toContain('TURN-8');
  });

  test('lists matches in a title first', () => {
    const ids = found('submarines transports').rules.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['CM-5', 'CM-19']);
    expect(ids).toContain('MAP-4');
  });

  test('finds cases by their titles', () => {
    expect(found('blitzes through empty karelia').cases.map(({ title }) => title)).toContain(
      'A tank blitzes through empty Karelia, takes it in passing and goes on to Archangel.',
    );
  });

  test('ignores single letters', () => {
    expect(wordsOf(' a  CM-9 b ')).toEqual(['cm-9']);
  });

  test('finds nothing for a word that does not occur', () => {
    expect(found('zeppelin')).toEqual({ rules: [], cases: [] });
  });

  test('marks the words, whatever is typed', () => {
    expect(splitAtMatches('A tank, Tanks (and more).', ['tank'])).toEqual([
      'A ',
      'tank',
      ', ',
      'Tank',
      's (and more).',
    ]);
    expect(splitAtMatches('a (b', ['('])).toEqual(['a ', '(', 'b']);
    expect(splitAtMatches('transports', ['trans', 'transport'])).toEqual(['', 'transport', 's']);
    expect(splitAtMatches('as it is', [])).toEqual(['as it is']);
  });
});
