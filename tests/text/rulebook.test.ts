import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KNOWN_RULE_IDS, RULE_IDS, SHELF, type RuleTitles } from '../../src/engine/axis-allies/index.ts';
import { COMING_RULE_IDS } from '../../src/engine/axis-allies/ruleIds.ts';

const RULES = new URL('../../rules/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, RULES), 'utf8');

/** The rule ids of an edition's book, as its lines begin. */
const written = (edition: string): readonly (string | undefined)[] =>
  [...read(`${edition}/rulebook.md`).matchAll(/^- ([A-Z]+(?:-[A-Z]+)?-\d+) /gmu)].map(([, id]) => id);
const editions = readdirSync(RULES)
  .filter((folder) => existsSync(new URL(`${folder}/rulebook.md`, RULES)))
  .toSorted();

/** A book that is not on the shelf yet may have rules that no other has. */
const vocabularyOf = (edition: string): readonly (string | undefined)[] =>
  SHELF.some(({ id }) => id === edition) ? RULE_IDS : KNOWN_RULE_IDS;

describe.each(editions)('the rulebook of %s', (edition) => {
  const ids = written(edition);

  test('has known rules only, each once', () => {
    const known = vocabularyOf(edition);
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['', RULE_IDS],
    [' to come', COMING_RULE_IDS],
  ])('has them in the order of the vocabulary%s', (_, vocabulary) => {
    const order: readonly (string | undefined)[] = vocabulary;
    expect(ids.filter((id) => order.includes(id))).toEqual(order.filter((id) => ids.includes(id)));
  });

  test('refers to rules that it has', () => {
    const named = [...read(`${edition}/rulebook.md`).matchAll(/\b[A-Z]{2,4}(?:-[A-Z]{2})?-\d+\b/gu)].map(([id]) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has a title for each of its rules, and each title once', () => {
    const titles = JSON.parse(read(`${edition}/titles.json`)) as RuleTitles;
    expect(Object.keys(titles)).toEqual(ids);
    expect(new Set(Object.values(titles)).size).toBe(ids.length);
  });
});

test('every rule of the vocabulary stands in some book', () => {
  const all = editions.flatMap(written);
  expect(KNOWN_RULE_IDS.filter((id) => !all.includes(id))).toEqual([]);
});
