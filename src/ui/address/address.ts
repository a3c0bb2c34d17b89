import { RULE_IDS, type RuleId } from '../../engine/index.ts';

/** A chapter of the rulebook by the letters of its rules: 'CM'. */
export type ChapterId = RuleId extends `${infer Letters}-${number}` ? Letters : never;

/** What the page shows: the table (or the opening screen), the rulebook, or one of a rule's cases on the map. */
export type Address =
  | { readonly place: 'table' }
  | { readonly place: 'rules'; readonly at: RuleId | ChapterId | null; readonly unknown: string | null }
  | { readonly place: 'case'; readonly rule: RuleId; readonly number: number };

export const TABLE = '#/';

/** The rulebook's own address, at a rule, a chapter or its beginning: '#/rules/CM-9'. */
export const rulesAddress = (at: RuleId | ChapterId | null = null): string =>
  at === null ? '#/rules' : `#/rules/${at}`;

/** Where a rule's case stands on the map; numbers begin at 1. */
export const caseAddress = (rule: RuleId, number: number): string => `${rulesAddress(rule)}/${number}`;

export const chapterOf = (rule: RuleId): ChapterId => rule.slice(0, rule.indexOf('-')) as ChapterId;

const CHAPTER_IDS = new Set<string>(RULE_IDS.map(chapterOf));
const RULES = new Set<string>(RULE_IDS);

export const isRule = (text: string): text is RuleId => RULES.has(text);
export const isChapter = (text: string): text is ChapterId => CHAPTER_IDS.has(text);

/** Longer than any address of ours; what is longer is shown cut off. */
const LONGEST = 24;

/** What the part of the address after '#' asks for. Anybody can write anything there. */
export function addressOf(hash: string): Address {
  const [place, at = '', number, ...more] = hash.replace(/^#?\/?/, '').split('/');
  if (place !== 'rules') return { place: 'table' };
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

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
