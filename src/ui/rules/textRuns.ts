import type { Token } from 'marked';
import type { RuleId } from '../../engine/index.ts';
import { isChapter, isRule, type ChapterId } from '../address/address.ts';

/** A stretch of text; `to` is the rule or chapter it links to. */
export interface TextRun {
  readonly text: string;
  readonly style?: 'strong' | 'emphasis';
  readonly to?: RuleId | ChapterId;
}

/** The inline Markdown of a paragraph as runs of text: bold, italic, links to chapters, and the rules it names. */
export const textRunsOf = (tokens: readonly Token[]): readonly TextRun[] =>
  tokens.flatMap((token): readonly TextRun[] => {
    const text = textOf(token);
    if (token.type === 'strong') return [{ text, style: 'strong' }];
    if (token.type === 'em') return [{ text, style: 'emphasis' }];
    if (token.type === 'link') return [linkTo(text, 'href' in token ? String(token.href) : '')];
    return token.type === 'text' ? withRules(text) : [{ text }];
  });

/** A token's text; a line break of the file is a space. */
const textOf = (token: Token): string => ('text' in token ? String(token.text).replaceAll(/\s+/g, ' ') : '');

/** Chapters are linked by their headings: #cm--combat-move. Files beside the rulebook are not in the app. */
function linkTo(text: string, href: string): TextRun {
  const chapter = /^#([a-z]+)--/.exec(href)?.[1]?.toUpperCase() ?? '';
  return isChapter(chapter) ? { text, to: chapter } : { text };
}

/** A text cut where it names a rule: every second part is an id. */
const withRules = (text: string): readonly TextRun[] =>
  text
    .split(/\b([A-Z]+-\d+)\b/)
    .map((part) => (isRule(part) ? { text: part, to: part } : { text: part }))
    .filter((piece) => piece.text !== '');

/** Pieces without white space at both ends. */
export const trimmed = (runs: readonly TextRun[]): readonly TextRun[] =>
  runs
    .map((piece, i) => (i === 0 ? { ...piece, text: piece.text.trimStart() } : piece))
    .map((piece, i) => (i === runs.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece))
    .filter(({ text }) => text !== '');
