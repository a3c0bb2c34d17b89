import { RULE_IDS, type RuleId } from '../../engine/index.ts';
import { ruleTitle } from '../../text/rules.ts';
import { capitalized } from '../../text/words.ts';
import { isChapter, isRule, type ChapterId } from '../address/address.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { readRulings, type Ruling } from './rulings.ts';

/** Rulings, which decide what the printed rules leave open, stand apart. */
export interface Paragraph {
  readonly isRuling: boolean;
  readonly pieces: readonly Piece[];
}

export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** The reasons of its rulings. */
  readonly rulings: readonly Ruling[];
  /** Rules whose text names this one. */
  readonly namedBy: readonly RuleId[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly preface: readonly Paragraph[];
  readonly chapters: readonly Chapter[];
}

/**
 * Reads our own rulebook.md: a preface, then a chapter a heading and a rule a list entry; and rulings.md for its
 * reasons.
 */
export function readRulebook(markdown: string, reasons = ''): Rulebook {
  const [preface = '', ...parts] = markdown.split(/^## /m);
  const rulings = readRulings(reasons);
  const chapters = parts.flatMap((part) => readChapter(part) ?? []);
  const names = new Map(chapters.flatMap(({ rules }) => rules).map((rule) => [rule.id, namesIn(rule)]));
  const named = chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => ({
      ...rule,
      rulings: rulings.get(rule.id) ?? [],
      namedBy: RULE_IDS.filter((other) => other !== rule.id && names.get(other)?.has(rule.id)),
    })),
  }));
  return { preface: paragraphsOf(preface.replace(/^# .*/, '')), chapters: named };
}

/** A rule's text without its looks. */
export const plainText = ({ paragraphs }: Pick<Rule, 'paragraphs'>): string => paragraphs.map(plain).join(' ');

/** The same of what is said about its rulings. */
export const plainRulings = ({ rulings }: Pick<Rule, 'rulings'>): string =>
  rulings.map((ruling) => `${ruling.title} ${plain(ruling)}`).join(' ');

const plain = ({ pieces }: { readonly pieces: readonly Piece[] }): string => pieces.map(({ text }) => text).join('');

function readChapter(part: string): Chapter | null {
  const [heading = '', ...lines] = part.split('\n');
  const [, id = '', title = ''] = /^([A-Z]+) — ([^(]*)/.exec(heading) ?? [];
  if (!isChapter(id)) return null;
  const entries = lines.join('\n').split(/^- /m).slice(1);
  return { id, title: capitalized(title.trim()), rules: entries.flatMap((entry) => readRule(entry) ?? []) };
}

function readRule(entry: string): Rule | null {
  const [, id = '', text = ''] = /^([A-Z]+-\d+)\s+([\s\S]*)$/.exec(entry) ?? [];
  return isRule(id) ? { id, title: ruleTitle(id), paragraphs: paragraphsOf(text), rulings: [], namedBy: [] } : null;
}

const namesIn = ({ paragraphs }: Rule): ReadonlySet<string> =>
  new Set(paragraphs.flatMap(({ pieces }) => pieces.flatMap(({ to }) => to ?? [])));

const RULING = '**Ruling:** ';

/** Paragraphs end at an empty line, and where a ruling begins that is no aside in brackets. */
function paragraphsOf(text: string): readonly Paragraph[] {
  return text
    .split(/\n\s*\n|(?<=[.)] )(?=\*\*Ruling:\*\*)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const isRuling = paragraph.startsWith(RULING);
      return { isRuling, pieces: piecesOf(isRuling ? paragraph.slice(RULING.length) : paragraph) };
    });
}
