import type { RuleId } from '../engine/index.ts';
import type { RuleCase } from './schema.ts';

// Our own files; tests check them against the schema. They are large: import this module only from code that is
// loaded on demand.
const FILES = import.meta.glob<readonly RuleCase[]>('../../rules/1941/cases/*.json', {
  eager: true,
  import: 'default',
});

/** Every case of the rulebook. */
export const ALL_CASES: readonly RuleCase[] = Object.values(FILES).flat();

/** The rule a case is mainly about: the first it names. */
export function ruleOf({ rules: [first], title }: RuleCase): RuleId {
  if (first === undefined) throw new Error(`${title}: this case names no rule`);
  return first;
}

const shown = new Map<RuleId, RuleCase[]>();
const touched = new Map<RuleId, RuleCase[]>();
for (const each of ALL_CASES) {
  each.rules.forEach((rule, i) => {
    const found = i === 0 ? shown : touched;
    found.set(rule, [...(found.get(rule) ?? []), each]);
  });
}

/** The cases that are mainly about a rule; a case's number is its place in this list, from 1. */
export const casesOf = (rule: RuleId): readonly RuleCase[] => shown.get(rule) ?? [];

/** Cases of other rules that name this rule too. */
export const casesMentioning = (rule: RuleId): readonly RuleCase[] => touched.get(rule) ?? [];

/** The number of a case among its rule's cases, from 1. */
export const numberOf = (ruleCase: RuleCase): number => casesOf(ruleOf(ruleCase)).indexOf(ruleCase) + 1;
