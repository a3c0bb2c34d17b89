import { RULE_IDS, type RuleId } from '../../engine/axis-allies/index.ts';

/** Where the rules of the family are carried out. */
export const HOME = 'src/engine/axis-allies';

/** A declaration that carries out a rule. */
export interface RulePlace {
  readonly rule: string;
  readonly file: string;
  /** The name of the declaration; empty if none stands under the tag's comment. */
  readonly name: string;
}

/** Rules that no code carries out: why, and the file of each edition that does instead, if there is one. */
export const WITHOUT_CODE: Readonly<Partial<Record<RuleId, { readonly why: string; readonly file?: string }>>> = {
  'MAP-7': { why: 'the board marks the islands and borders each on one sea zone', file: 'board.json' },
  'MAP-11': { why: 'the `owner` of a territory on the board, which nothing in a game changes', file: 'board.json' },
  'UNIT-1': { why: 'the values of every type stand on the board', file: 'board.json' },
  'UNIT-5': { why: 'nothing counts the pieces of a box' },
  'TURN-8': { why: 'nobody is asked; what friends share is said in CM-13, NCM-5 and NCM-10' },
  'AMPH-7': { why: 'the edition lists no such step, no raid and no gun' },
};

/** A tag with the line under its comment: it is the last line of one that stands before a declaration. */
const TAG = /@rule(.*)\n(?: \*\/\n(.*))?/g;
const DECLARATION = /^(?:export )?(?:const|function\*?|interface|type) (\w+)/;

/** The places that the tags `@rule CM-4, CM-14` name in a source. */
export const placesIn = (file: string, source: string): readonly RulePlace[] =>
  [...source.matchAll(TAG)].flatMap(([, rules = '', next = '']) =>
    rules
      .trim()
      .split(', ')
      .map((rule) => ({ rule, file, name: DECLARATION.exec(next)?.[1] ?? '' })),
  );

/** What is wrong with these places: every rule has one, or no code and a reason, and nothing else is tagged. */
export function faultsOf(places: readonly RulePlace[]): readonly string[] {
  return [
    ...places.filter(({ rule }) => !RULE_IDS.some((id) => id === rule)).map(({ rule, file }) => `no ${rule}: ${file}`),
    ...places.filter(({ name }) => name === '').map(({ rule, file }) => `${rule} tags no declaration in ${file}`),
    ...RULE_IDS.flatMap((rule) => {
      const times = places.filter((place) => place.rule === rule).length + Number(WITHOUT_CODE[rule] !== undefined);
      return times === 1 ? [] : [`${rule} has ${times} places`];
    }),
  ];
}
