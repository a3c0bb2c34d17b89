import { lexer, type Token } from 'marked';
import type { Titles } from '../../games/face/books.ts';
import { capitalized } from '../../text/words.ts';
import { isChapter, isRule } from '../../games/faces.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** The reasons for its rulings. */
  readonly rulings: readonly Ruling[];
  /** Rules whose text mentions this one. */
  readonly mentionedBy: readonly string[];
}

export interface RulebookChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly preface: readonly Paragraph[];
  readonly chapters: readonly RulebookChapter[];
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
function readChapter([heading, ...blocks]: readonly Token[], titles: Titles): RulebookChapter | null {
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

/** Why a point that the printed rules leave open was decided this way, and how else it can be read. */
export interface Ruling {
  readonly title: string;
  readonly runs: readonly TextRun[];
}

/** Parses rulings.md: list entries that begin, in bold, with the ids of their rules and a title. */
function readRulings(markdown: string): ReadonlyMap<string, readonly Ruling[]> {
  const rulings = new Map<string, readonly Ruling[]>();
  for (const entry of entriesOf(lexer(markdown))) {
    const [head, ...rest] = paragraphsOf(entry).flatMap(({ runs }) => runs);
    const [ids = '', title] = head?.style === 'strong' ? head.text.split(' — ') : [];
    if (title === undefined) continue;
    const ruling = { title: capitalized(title), runs: trimmed(rest) };
    for (const id of ids.split(', ').filter(isRule)) rulings.set(id, [...(rulings.get(id) ?? []), ruling]);
  }
  return rulings;
}

/**
 * A paragraph. A ruling decides a point that the printed rules leave open, an erratum is a correction of them, and an
 * example shows the rule at work; they are displayed differently.
 */
export interface Paragraph {
  readonly isRuling: boolean;
  readonly isErratum: boolean;
  readonly isExample: boolean;
  readonly runs: readonly TextRun[];
}

/** The inline Markdown of each paragraph among these blocks, without headings and empty lines. */
const inlines = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' || block.type === 'text' ? [block.tokens ?? []] : []));

/**
 * The paragraphs of these blocks. A ruling, erratum or example in the middle of one, or right after a rule's id,
 * starts a new paragraph, unless it is in brackets.
 */
const paragraphsOf = (blocks: readonly Token[]): readonly Paragraph[] =>
  inlines(blocks).flatMap(splitAtMarks).map(paragraphOf);

const MARKS = ['Ruling', 'Erratum', 'Example'] as const;

/** The mark that a token is, if it is one. */
const markOf = (token: Token | undefined): (typeof MARKS)[number] | undefined =>
  token?.type === 'strong' ? MARKS.find((word) => token.raw === `**${word}:**`) : undefined;

/** The end of a sentence, of an aside, or a rule's id. */
const BEFORE_MARK = /(?:[.)]|^[A-Z]+(?:-[A-Z]+)?-\d+)\s$/;

function splitAtMarks(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const starts = tokens.flatMap((token, i) =>
    i === 0 || (markOf(token) !== undefined && BEFORE_MARK.test(tokens[i - 1]?.raw ?? '')) ? [i] : [],
  );
  return starts.map((start, n) => tokens.slice(start, starts[n + 1]));
}

function paragraphOf(tokens: readonly Token[]): Paragraph {
  const mark = markOf(tokens[0]);
  return {
    isRuling: mark === 'Ruling',
    isErratum: mark === 'Erratum',
    isExample: mark === 'Example',
    runs: trimmed(textRunsOf(mark === undefined ? tokens : tokens.slice(1))),
  };
}

/** The list entries among these blocks, each as blocks. */
const entriesOf = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks
    .flatMap((block) => ('items' in block ? (block.items as readonly { readonly tokens: Token[] }[]) : []))
    .map(({ tokens }) => tokens);

/** A piece of text with one style; `to` is the rule or chapter it links to. */
export interface TextRun {
  readonly text: string;
  readonly style?: 'strong' | 'emphasis';
  readonly to?: string;
}

/** Converts inline Markdown to runs of text: bold, italic, links to chapters, and mentioned rules. */
const textRunsOf = (tokens: readonly Token[]): readonly TextRun[] =>
  tokens.flatMap((token): readonly TextRun[] => {
    const text = textOf(token);
    if (token.type === 'strong') return [{ text, style: 'strong' }];
    if (token.type === 'em') return [{ text, style: 'emphasis' }];
    if (token.type === 'link') return [linkTo(text, 'href' in token ? String(token.href) : '')];
    return token.type === 'text' ? withRules(text) : [{ text }];
  });

/** A token's text, with line breaks replaced by spaces. */
const textOf = (token: Token): string => ('text' in token ? String(token.text).replaceAll(/\s+/g, ' ') : '');

/** Chapter links point to headings: #cm--combat-move. Other files are not part of the app. */
function linkTo(text: string, href: string): TextRun {
  const chapter = /^#([a-z]+(?:-[a-z]+)?)--/.exec(href)?.[1]?.toUpperCase() ?? '';
  return isChapter(chapter) ? { text, to: chapter } : { text };
}

/** Splits a text at rule ids; every second part is an id. */
const withRules = (text: string): readonly TextRun[] =>
  text
    .split(/\b([A-Z]+(?:-[A-Z]+)?-\d+)\b/)
    .map((part) => (isRule(part) ? { text: part, to: part } : { text: part }))
    .filter((piece) => piece.text !== '');

/** Removes white space at both ends. */
const trimmed = (runs: readonly TextRun[]): readonly TextRun[] =>
  runs
    .map((piece, i) => (i === 0 ? { ...piece, text: piece.text.trimStart() } : piece))
    .map((piece, i) => (i === runs.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece))
    .filter(({ text }) => text !== '');
