import { ruleOf, type CaseBook } from '../../face/books.ts';
import type { RuleCase } from './schema.ts';

// The case files are checked against the schema by tests, not here. They are large: an edition's are loaded together,
// when they are first asked for.
const FILES = import.meta.glob<readonly RuleCase[]>('../../../../rules/*/cases/*.json', { import: 'default' });

/** Loads all cases of an edition; none if it has no case files. Rejects if they cannot be fetched. */
export async function loadCases(edition: string): Promise<CaseBook<RuleCase>> {
  const files = Object.keys(FILES).filter((path) => path.includes(`/rules/${edition}/`));
  return caseBookOf((await Promise.all(files.map((path) => FILES[path]?.() ?? []))).flat());
}

function caseBookOf(all: readonly RuleCase[]): CaseBook<RuleCase> {
  const byMainRule = new Map<string, RuleCase[]>();
  const byOtherRule = new Map<string, RuleCase[]>();
  for (const each of all) {
    each.rules.forEach((rule, i) => {
      const found = i === 0 ? byMainRule : byOtherRule;
      found.set(rule, [...(found.get(rule) ?? []), each]);
    });
  }
  const showing = (rule: string): readonly RuleCase[] => byMainRule.get(rule) ?? [];
  return {
    all,
    showing,
    mentioning: (rule) => byOtherRule.get(rule) ?? [],
    numberOf: (ruleCase) => showing(ruleOf(ruleCase)).indexOf(ruleCase) + 1,
  };
}
