import { RULE_IDS, type RuleId } from '../../engine/index.ts';

/** A rule's id without its number. */
type Letters<Rule> = Rule extends `${infer First}-${infer Second}-${number}`
  ? `${First}-${Second}`
  : Rule extends `${infer First}-${number}`
    ? First
    : never;

/** A chapter of the rulebook by the letters of its rule ids: 'CM', 'NA-SU'. */
export type ChapterId = Letters<RuleId>;

/** What the page shows: the game (or the opening screen), the rulebook, or a rule's case on the map. */
export type Address =
  | { readonly place: 'game' }
  | { readonly place: 'rules'; readonly at: RuleId | ChapterId | null; readonly unknown: string | null }
  | { readonly place: 'case'; readonly rule: RuleId; readonly number: number };

export const GAME_ADDRESS = '#/';

/** The address of the rulebook: of a rule, of a chapter or of its beginning: '#/rules/CM-9'. */
export const rulesAddress = (at: RuleId | ChapterId | null = null): string =>
  at === null ? '#/rules' : `#/rules/${at}`;

/** The address of a rule's case; numbers start at 1. */
export const caseAddress = (rule: RuleId, number: number): string => `${rulesAddress(rule)}/${number}`;

export const chapterOf = (rule: RuleId): ChapterId => rule.slice(0, rule.lastIndexOf('-')) as ChapterId;

const CHAPTER_IDS = new Set<string>(RULE_IDS.map(chapterOf));
const RULES = new Set<string>(RULE_IDS);

export const isRule = (text: string): text is RuleId => RULES.has(text);
export const isChapter = (text: string): text is ChapterId => CHAPTER_IDS.has(text);

/** Longer than any valid address; a longer one is shown truncated. */
const MAX_SHOWN_LENGTH = 24;

/** Parses the part of the address after '#', which can be any text. */
export function addressOf(hash: string): Address {
  const [place, at = '', number, ...more] = hash.replace(/^#?\/?/, '').split('/');
  if (place !== 'rules') return { place: 'game' };
  const wanted = at.toUpperCase();
  if (isRule(wanted) && more.length === 0 && /^[1-9]\d{0,3}$/.test(number ?? ''))
    return { place: 'case', rule: wanted, number: Number(number) };
  if ((isRule(wanted) || isChapter(wanted)) && (number ?? '') === '')
    return { place: 'rules', at: wanted, unknown: null };
  return {
    place: 'rules',
    at: null,
    unknown: at === '' ? null : shortened([at, ...(number === undefined ? [] : [number]), ...more].join('/')),
  };
}

const shortened = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
