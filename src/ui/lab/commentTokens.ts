import { lexer, type Token } from 'marked';

/** More signs of quotes and lists, one inside the other, than any comment needs. */
const TOO_DEEP = /^[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])[ \t]*){13}/m;

/** Signs that may mean something in Markdown; lines too. */
const MARKS = /[-+*_[\]()<>~`\\|#=&!\n]/g;
/** How many such signs of a comment are read; the longest that ships has some fifty. */
const MOST_MARKS = 900;

/**
 * What a comment in Markdown is made of. A file may hold one that is nested so deeply, or has so many marks, that
 * reading it would take long or fail: it is one text, as it stands there. Lines that were broken by hand are joined,
 * unless they are to be kept.
 */
export function commentTokens(text: string, keepsLines = false): readonly Token[] {
  if (TOO_DEEP.test(text) || (text.match(MARKS)?.length ?? 0) > MOST_MARKS) return [asItStands(text)];
  try {
    return lexer(text, { gfm: true, breaks: keepsLines });
  } catch {
    return [asItStands(text)];
  }
}

const asItStands = (text: string): Token => ({
  type: 'paragraph',
  raw: text,
  text,
  tokens: [{ type: 'text', raw: text, text }],
});
