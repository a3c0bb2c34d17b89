import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../../src/engine/index.ts';

const rulebook = readFileSync(new URL('../../rules/1941/rulebook.md', import.meta.url), 'utf8');

test('the rulebook has each rule once, in order', () => {
  expect([...rulebook.matchAll(/^- ([A-Z]+-\d+) /gmu)].map(([, id]) => id)).toEqual([...RULE_IDS]);
});

test('rules refer to rules that exist', () => {
  const known = new Set<string>(RULE_IDS);
  expect(
    [...rulebook.matchAll(/\b(?:MAP|TURN|BUY|CM|AMPH|COM|NCM|MOB|INC)-\d+\b/gu)]
      .map(([id]) => id)
      .filter((id) => !known.has(id)),
  ).toEqual([]);
});
