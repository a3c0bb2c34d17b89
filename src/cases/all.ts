import type { RuleId } from '../engine/index.ts';
import type { RuleCase } from './schema.ts';

// The case files are checked against the schema by tests, not here. They are large, so import this module only from
// code that is loaded on demand.
const FILES = import.meta.glob<readonly RuleCase[]>('../../rules/1941/cases/*.json', {
  eager: true,
  import: 'default',
});

/** All cases of the rulebook. */
export const ALL_CASES: readonly RuleCase[] = Object.values(FILES).flat();

/** The rule that a case mainly shows: the first in its list. Throws if the list is empty. */
export function ruleOf({ rules: [first], title }: RuleCase): RuleId {
  if (first === undefined) throw new Error(`${title}: this case names no rule`);
  return first;
}

const byMainRule = new Map<RuleId, RuleCase[]>();
const byOtherRule = new Map<RuleId, RuleCase[]>();
for (const each of ALL_CASES) {
  each.rules.forEach((rule, i) => {
    const found = i === 0 ? byMainRule : byOtherRule;
    found.set(rule, [...(found.get(rule) ?? []), each]);
  });
}

/** The cases that mainly show this rule. */
export const casesOf = (rule: RuleId): readonly RuleCase[] => byMainRule.get(rule) ?? [];

/** The cases that mainly show another rule and also mention this one. */
export const casesMentioning = (rule: RuleId): readonly RuleCase[] => byOtherRule.get(rule) ?? [];

/** The position of a case in the list of its rule's cases, counted from 1. */
export const numberOf = (ruleCase: RuleCase): number => casesOf(ruleOf(ruleCase)).indexOf(ruleCase) + 1;
