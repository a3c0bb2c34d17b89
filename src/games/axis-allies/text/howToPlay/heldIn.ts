import { RULE_IDS, type Edition, type RuleId } from '../../../../engine/axis-allies/index.ts';

const RULES = new Set<string>(RULE_IDS);
/** The id of a rule in a text: 'CM-9', 'NA-SU-1'. */
const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

/** A text in pieces: every rule that it names is a piece of its own. */
export function piecesOf(text: string): readonly (string | { readonly rule: RuleId })[] {
  const words = text.split(ID);
  const rules = text.match(ID) ?? [];
  return words.flatMap((piece, i) => {
    const id = rules[i];
    if (id === undefined) return [piece];
    return [piece, RULES.has(id) ? { rule: id as RuleId } : id];
  });
}

/** The rules that a text names. */
export const rulesNamed = (text: string): readonly RuleId[] =>
  piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.rule]));

/** The texts that hold in an edition: those that name only rules that it has. */
export const heldIn = ({ ruleTitles }: Pick<Edition, 'ruleTitles'>, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => rulesNamed(text).every((rule) => ruleTitles[rule] !== undefined));
