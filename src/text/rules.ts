import type { RuleId } from '../engine/index.ts';

/** Short heading of a numbered rule. */
export function ruleTitle(rule: RuleId): string {
  return rule;
}
