import type { RuleId } from '../../../engine/axis-allies/index.ts';
import type { RuleCase } from './schema.ts';

// The case files are checked against the schema by tests, not here. They are large: an edition's are loaded together,
// when they are first asked for.
const FILES = import.meta.glob<readonly RuleCase[]>('../../../../rules/*/cases/*.json', { import: 'default' });

/** The cases of one edition. */
export interface CaseBook {
  readonly all: readonly RuleCase[];
  /** The cases that mainly show this rule. */
  readonly showing: (rule: RuleId) => readonly RuleCase[];
  /** The cases that mainly show another rule and also mention this one. */
  readonly mentioning: (rule: RuleId) => readonly RuleCase[];
  /** The position of a case in the list of its rule's cases, counted from 1. */
  readonly numberOf: (ruleCase: RuleCase) => number;
}

/** Loads all cases of an edition; none if it has no case files. Rejects if they cannot be fetched. */
export async function loadCases(edition: string): Promise<CaseBook> {
  const files = Object.keys(FILES).filter((path) => path.includes(`/rules/${edition}/`));
  return caseBookOf((await Promise.all(files.map((path) => FILES[path]?.() ?? []))).flat());
}

/** The rule that a case mainly shows: the first in its list. Throws if the list is empty. */
export function ruleOf({ rules: [first], title }: RuleCase): RuleId {
  if (first === undefined) throw new Error(`${title}: this case names no rule`);
  return first;
}

function caseBookOf(all: readonly RuleCase[]): CaseBook {
  const byMainRule = new Map<RuleId, RuleCase[]>();
  const byOtherRule = new Map<RuleId, RuleCase[]>();
  for (const each of all) {
    each.rules.forEach((rule, i) => {
      const found = i === 0 ? byMainRule : byOtherRule;
      found.set(rule, [...(found.get(rule) ?? []), each]);
    });
  }
  const showing = (rule: RuleId): readonly RuleCase[] => byMainRule.get(rule) ?? [];
  return {
    all,
    showing,
    mentioning: (rule) => byOtherRule.get(rule) ?? [],
    numberOf: (ruleCase) => showing(ruleOf(ruleCase)).indexOf(ruleCase) + 1,
  };
}
