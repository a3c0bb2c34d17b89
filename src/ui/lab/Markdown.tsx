import { type Token, lexer } from 'marked';
import { useMemo, type ReactNode } from 'react';

/**
 * A comment in Markdown: paragraphs, lists, bold, italic and code. HTML, pictures and links are shown as text; of a
 * figure (see odds/figures.ts) the number stands alone. `keepsLines` keeps the lines of the text apart as it has them;
 * `words` begins to go through the text, and shows each plain piece of it in its own way.
 */
export function Markdown({ text, keepsLines = false, words = asWritten }: MarkdownProps) {
  const blocks = useMemo(() => commentTokens(text, keepsLines), [text, keepsLines]);
  const plain = words();
  return <div className="lab-comment">{blocks.map((token, key) => block(token, key, plain))}</div>;
}

interface MarkdownProps {
  readonly text: string;
  readonly keepsLines?: boolean;
  readonly words?: () => PlainWords;
}

type PlainWords = (text: string) => ReactNode;

const asWritten = (): PlainWords => (text) => text;

function block(token: Token, key: number, plain: PlainWords): ReactNode {
  const inside = (tokens: readonly Token[]): ReactNode => tokens.map((each, i) => block(each, i, plain));
  switch (token.type) {
    case 'space':
      return null;
    case 'list': {
      const { ordered, items } = token as unknown as { ordered: boolean; items: readonly { tokens: Token[] }[] };
      const entries = items.map(({ tokens }, i) => <li key={i}>{inside(tokens)}</li>);
      return ordered ? <ol key={key}>{entries}</ol> : <ul key={key}>{entries}</ul>;
    }
    case 'text':
      return <span key={key}>{inline(token, plain)}</span>;
    case 'paragraph':
      return <p key={key}>{inline(token, plain)}</p>;
    case 'heading':
      return (
        <p key={key}>
          <strong>{inline(token, plain)}</strong>
        </p>
      );
    case 'blockquote':
      return <blockquote key={key}>{inside('tokens' in token ? (token.tokens ?? []) : [])}</blockquote>;
    // What the library knows beside these is shown as it was written.
    default:
      return <p key={key}>{token.raw}</p>;
  }
}

function inline(token: Token, plain: PlainWords): ReactNode {
  if (!('tokens' in token) || token.tokens === undefined) return plain(textOf(token));
  return token.tokens.map((each, i) => {
    if (each.type === 'strong') return <strong key={i}>{inline(each, plain)}</strong>;
    if (each.type === 'em') return <em key={i}>{inline(each, plain)}</em>;
    if (each.type === 'codespan') return <code key={i}>{textOf(each)}</code>;
    if (each.type === 'link' && each.href.startsWith('odds:'))
      return (
        <span key={i} className="lab-figure">
          {inline(each, plain)}
        </span>
      );
    if (each.type === 'br') return <br key={i} />;
    return <span key={i}>{each.type === 'text' || each.type === 'escape' ? plain(textOf(each)) : each.raw}</span>;
  });
}

const textOf = (token: Token): string => ('text' in token ? String(token.text) : token.raw);

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
