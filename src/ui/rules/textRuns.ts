import type { Token } from 'marked';
import { isChapter, isRule } from '../../games/faces.ts';

/** A piece of text with one style; `to` is the rule or chapter it links to. */
export interface TextRun {
  readonly text: string;
  readonly style?: 'strong' | 'emphasis';
  readonly to?: string;
}

/** Converts inline Markdown to runs of text: bold, italic, links to chapters, and mentioned rules. */
export const textRunsOf = (tokens: readonly Token[]): readonly TextRun[] =>
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
export const trimmed = (runs: readonly TextRun[]): readonly TextRun[] =>
  runs
    .map((piece, i) => (i === 0 ? { ...piece, text: piece.text.trimStart() } : piece))
    .map((piece, i) => (i === runs.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece))
    .filter(({ text }) => text !== '');
