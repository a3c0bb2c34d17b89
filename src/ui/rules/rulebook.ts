import { lexer, type Token } from 'marked';
import type { Titles } from '../../games/face/books.ts';
import { capitalized } from '../../text/words.ts';
import { isChapter, isRule } from '../../games/faces.ts';
import { entriesOf, paragraphsOf, type Paragraph } from './paragraphs.ts';
import { trimmed, type TextRun } from './textRuns.ts';
import { readRulings, type Ruling } from './rulings.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** The reasons for its rulings. */
  readonly rulings: readonly Ruling[];
  /** Rules whose text mentions this one. */
  readonly mentionedBy: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly preface: readonly Paragraph[];
  readonly chapters: readonly Chapter[];
}

/**
 * Parses rulebook.md (a preface, then a chapter for each heading and a rule for each list entry), the titles of its
 * rules, and rulings.md (the reasons).
 */
export function readRulebook(markdown: string, titles: Titles, reasons = ''): Rulebook {
  const [preface = [], ...sections] = sectionsOf(lexer(markdown));
  const rulings = readRulings(reasons);
  const chapters = sections.flatMap((section) => readChapter(section, titles) ?? []);
  const names = new Map(chapters.flatMap(({ rules }) => rules).map((rule) => [rule.id, mentionedRules(rule)]));
  const named = chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => ({
      ...rule,
      rulings: rulings.get(rule.id) ?? [],
      mentionedBy: [...names].flatMap(([other, mentioned]) =>
        other !== rule.id && mentioned.has(rule.id) ? [other] : [],
      ),
    })),
  }));
  return { preface: paragraphsOf(preface), chapters: named };
}

/** Splits at the chapter headings: the part before the first heading, then each chapter with its heading. */
function sectionsOf(blocks: readonly Token[]): readonly (readonly Token[])[] {
  const starts = blocks.flatMap((block, i) => (block.type === 'heading' && block.depth === 2 ? [i] : []));
  return [0, ...starts].map((start, n) => blocks.slice(start, starts[n]));
}

/** A rule's text without styles. */
export const plainText = ({ paragraphs }: Pick<Rule, 'paragraphs'>): string => paragraphs.map(plainRuns).join(' ');

/** The text of its rulings without styles. */
export const plainRulings = ({ rulings }: Pick<Rule, 'rulings'>): string =>
  rulings.map((ruling) => `${ruling.title} ${plainRuns(ruling)}`).join(' ');

const plainRuns = ({ runs }: { readonly runs: readonly TextRun[] }): string => runs.map(({ text }) => text).join('');

/** Its heading is 'CM — combat move (p. 11–13)'. */
function readChapter([heading, ...blocks]: readonly Token[], titles: Titles): Chapter | null {
  const [id = '', title = ''] = heading !== undefined && 'text' in heading ? String(heading.text).split(' — ') : [];
  if (!isChapter(id)) return null;
  return {
    id,
    title: capitalized((title.split(' (')[0] ?? '').trim()),
    rules: entriesOf(blocks).flatMap((entry) => readRule(entry, titles) ?? []),
  };
}

/** Parses a list entry that begins with a rule id. */
function readRule(entry: readonly Token[], titles: Titles): Rule | null {
  const [first, ...paragraphs] = paragraphsOf(entry);
  const [id, ...runs] = first?.runs ?? [];
  if (first === undefined || id?.to === undefined || !isRule(id.to)) return null;
  return {
    id: id.to,
    title: titles[id.to] ?? '',
    paragraphs: [{ ...first, runs: trimmed(runs) }, ...paragraphs].filter((paragraph) => paragraph.runs.length > 0),
    rulings: [],
    mentionedBy: [],
  };
}

const mentionedRules = ({ paragraphs }: Rule): ReadonlySet<string> =>
  new Set(paragraphs.flatMap(({ runs }) => runs.flatMap(({ to }) => to ?? [])));
