import type { RuleId } from '../engine/index.ts';
import type { RuleCase } from './schema.ts';

// Our own files, held to the schema by tests. Large: import this module only where it is loaded later.
const FILES = import.meta.glob<readonly RuleCase[]>('../../rules/1941/cases/*.json', {
  eager: true,
  import: 'default',
});

/** Every case of the rulebook. */
export const ALL_CASES: readonly RuleCase[] = Object.values(FILES).flat();

/** The rule a case shows first of all. */
export function ruleOf({ rules: [first], title }: RuleCase): RuleId {
  if (first === undefined) throw new Error(`${title}: a case without a rule`);
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

/** The cases that show a rule first of all; a case's number is its place here. */
export const casesOf = (rule: RuleId): readonly RuleCase[] => shown.get(rule) ?? [];

/** Cases of other rules that this rule has a part in. */
export const casesTouching = (rule: RuleId): readonly RuleCase[] => touched.get(rule) ?? [];

/** Which of its rule's cases this is, counted from 1. */
export const numberOf = (ruleCase: RuleCase): number => casesOf(ruleOf(ruleCase)).indexOf(ruleCase) + 1;
