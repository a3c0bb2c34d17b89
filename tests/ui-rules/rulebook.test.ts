import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_CASES } from '../../src/cases/all.ts';
import { RULE_IDS } from '../../src/engine/index.ts';
import { plainText, readRulebook, type Rule } from '../../src/ui/rules/rulebook.ts';
import { cutAtHits, find, wordsOf } from '../../src/ui/rules/search.ts';

const book = readRulebook(readFileSync(new URL('../../rules/1941/rulebook.md', import.meta.url), 'utf8'));
const rules = book.chapters.flatMap((chapter) => chapter.rules);

function rule(id: string): Rule {
  const found = rules.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe('the rulebook as it is read', () => {
  test('has every rule once, in order, each with a text and without a mark of Markdown', () => {
    expect(rules.map(({ id }) => id)).toEqual([...RULE_IDS]);
    for (const each of rules) {
      expect(plainText(each).length, each.id).toBeGreaterThan(20);
      expect(plainText(each), each.id).not.toMatch(/\*\*|\]\(|`/);
    }
  });

  test('links every rule that a text names, and says who names it', () => {
    expect(rule('CM-3').paragraphs.flatMap(({ pieces }) => pieces).filter(({ to }) => to !== undefined)).toEqual([{ text: 'CM-9', to: 'CM-9' }]);
    expect(rule('CM-9').namedBy).toContain('CM-3');
    expect(rule('CM-9').namedBy).not.toContain('CM-9');
    for (const each of rules) for (const other of each.namedBy) expect(plainText(rule(other)), `${other} names ${each.id}`).toMatch(new RegExp(`\\b${each.id}\\b`));
  });

  test('sets rulings apart, but for asides in brackets', () => {
    expect(rule('TURN-3').paragraphs.map(({ isRuling }) => isRuling)).toEqual([false, true]);
    expect(rule('CM-13').paragraphs.map(({ isRuling }) => isRuling)).toEqual([false, true]);
    expect(plainText(rule('CM-13'))).toContain('(p. 13 and 25; Ruling: on your own turn');
  });

  test('links chapters from the preface, and files that are not in the app nowhere', () => {
    expect(book.preface.flatMap(({ pieces }) => pieces).flatMap(({ to }) => to ?? [])).toEqual(book.chapters.map(({ id }) => id));
    expect(rule('MAP-1').paragraphs[0]?.pieces).toContainEqual({ text: 'board.json' });
  });

  test('takes paragraphs, emphasis, code and unknown ids as they come', () => {
    const read = readRulebook('# Title\n\nOne *two* `three`.\n\n## CM — combat move (p. 1)\n- CM-1 First **strong** XY-3.\n\n  Second, of MAP-1.\n- no rule\n\n## Other\n- CM-2 Not read.\n');
    expect(read.preface[0]?.pieces).toEqual([{ text: 'One ' }, { text: 'two', look: 'emphasis' }, { text: ' ' }, { text: 'three' }, { text: '.' }]);
    expect(read.chapters.map(({ id, title }) => [id, title])).toEqual([['CM', 'Combat move']]);
    expect(read.chapters[0]?.rules[0]?.paragraphs.map(({ pieces }) => pieces)).toEqual([
      [{ text: 'First ' }, { text: 'strong', look: 'strong' }, { text: ' ' }, { text: 'XY-3' }, { text: '.' }],
      [{ text: 'Second, of ' }, { text: 'MAP-1', to: 'MAP-1' }, { text: '.' }],
    ]);
  });
});

describe('the search', () => {
  const found = (search: string) => find(book, ALL_CASES, wordsOf(search));

  test('finds a rule by its id, before those that name it', () => {
    const ids = found(' cm-9 ').rules.map(({ id }) => id);
    expect(ids[0]).toBe('CM-9');
    expect(ids).toContain('CM-3');
  });

  test('finds rules by words of heading and text, all of them', () => {
    expect(found('Blitz').rules.map(({ id }) => id)).toContain('CM-9');
    const both = found('carrier guest').rules;
    expect(both.length).toBeGreaterThan(0);
    for (const each of both) {
      const text = `${each.title} ${plainText(each)}`.toLowerCase();
      expect(text).toContain('carrier');
      expect(text).toContain('guest');
    }
  });

  test('finds cases by their titles', () => {
    expect(found('blitzes through empty karelia').cases.map(({ title }) => title)).toContain('A tank blitzes through empty Karelia, takes it in passing and goes on to Archangel.');
  });

  test('looks for no single letters', () => {
    expect(wordsOf(' a  CM-9 b ')).toEqual(['cm-9']);
  });

  test('finds nothing where nothing is', () => {
    expect(found('zeppelin')).toEqual({ rules: [], cases: [] });
  });

  test('marks the words, whatever is typed', () => {
    expect(cutAtHits('A tank, Tanks (and more).', ['tank'])).toEqual(['A ', 'tank', ', ', 'Tank', 's (and more).']);
    expect(cutAtHits('a (b', ['('])).toEqual(['a ', '(', 'b']);
    expect(cutAtHits('transports', ['trans', 'transport'])).toEqual(['', 'transport', 's']);
    expect(cutAtHits('as it is', [])).toEqual(['as it is']);
  });
});
