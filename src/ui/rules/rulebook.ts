import { RULE_IDS, type RuleId } from '../../engine/index.ts';
import { ruleTitle } from '../../text/rules.ts';
import { capitalized } from '../../text/words.ts';
import { isChapter, isRule, type ChapterId } from '../address/address.ts';

/** A stretch of text; `to` is the rule or chapter it names. */
export interface Piece {
  readonly text: string;
  readonly look?: 'strong' | 'emphasis';
  readonly to?: RuleId | ChapterId;
}

/** Rulings, which decide what the printed rules leave open, stand apart. */
export interface Paragraph {
  readonly isRuling: boolean;
  readonly pieces: readonly Piece[];
}

export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
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

/** Reads our own rulebook.md: a preface, then a chapter a heading and a rule a list entry. */
export function readRulebook(markdown: string): Rulebook {
  const [preface = '', ...parts] = markdown.split(/^## /m);
  const chapters = parts.flatMap((part) => readChapter(part) ?? []);
  const names = new Map(chapters.flatMap(({ rules }) => rules).map((rule) => [rule.id, namesIn(rule)]));
  const named = chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => ({ ...rule, namedBy: RULE_IDS.filter((other) => other !== rule.id && names.get(other)?.has(rule.id)) })),
  }));
  return { preface: paragraphsOf(preface.replace(/^# .*/, '')), chapters: named };
}

/** A rule's text without its looks. */
export const plainText = ({ paragraphs }: Pick<Rule, 'paragraphs'>): string => paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ');

function readChapter(part: string): Chapter | null {
  const [heading = '', ...lines] = part.split('\n');
  const [, id = '', title = ''] = /^([A-Z]+) — ([^(]*)/.exec(heading) ?? [];
  if (!isChapter(id)) return null;
  const entries = lines.join('\n').split(/^- /m).slice(1);
  return { id, title: capitalized(title.trim()), rules: entries.flatMap((entry) => readRule(entry) ?? []) };
}

function readRule(entry: string): Rule | null {
  const [, id = '', text = ''] = /^([A-Z]+-\d+)\s+([\s\S]*)$/.exec(entry) ?? [];
  return isRule(id) ? { id, title: ruleTitle(id), paragraphs: paragraphsOf(text), namedBy: [] } : null;
}

const namesIn = ({ paragraphs }: Rule): ReadonlySet<string> => new Set(paragraphs.flatMap(({ pieces }) => pieces.flatMap(({ to }) => to ?? [])));

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

/** All of Markdown that the rulebook uses: **strong**, *emphasis*, `code`, [links](address); and the ids of rules. */
const MARKS = /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|`(?<code>.+?)`|\[(?<link>[^\]]+)\]\((?<address>[^)]*)\)|(?<rule>\b[A-Z]+-\d+\b)/g;

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARKS)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push(pieceOf(whole, groups));
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function pieceOf(whole: string, { strong, emphasis, code, link, address = '', rule }: Readonly<Record<string, string | undefined>>): Piece {
  if (strong !== undefined) return { text: strong, look: 'strong' };
  if (emphasis !== undefined) return { text: emphasis, look: 'emphasis' };
  if (link !== undefined) {
    // Chapters are linked by their headings: #cm--combat-move. Files beside the rulebook are not in the app.
    const chapter = /^#([a-z]+)--/.exec(address)?.[1]?.toUpperCase() ?? '';
    return isChapter(chapter) ? { text: link, to: chapter } : { text: link };
  }
  if (rule !== undefined && isRule(rule)) return { text: rule, to: rule };
  return { text: code ?? whole };
}
