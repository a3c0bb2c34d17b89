import type { Token } from 'marked';
import { useMemo, type ReactNode } from 'react';
import { commentTokens } from './commentTokens.ts';

/**
 * A comment in Markdown: paragraphs, lists, bold, italic and code. HTML, pictures and links are shown as text; of a
 * figure (see odds/figures.ts) the number stands alone. `keepsLines` keeps the lines of the text apart as it has them.
 */
export function Markdown({ text, keepsLines = false }: { readonly text: string; readonly keepsLines?: boolean }) {
  const blocks = useMemo(() => commentTokens(text, keepsLines), [text, keepsLines]);
  return <div className="lab-comment">{blocks.map(block)}</div>;
}

function block(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'list': {
      const { ordered, items } = token as unknown as { ordered: boolean; items: readonly { tokens: Token[] }[] };
      const entries = items.map(({ tokens }, i) => <li key={i}>{tokens.map(block)}</li>);
      return ordered ? <ol key={key}>{entries}</ol> : <ul key={key}>{entries}</ul>;
    }
    case 'text':
      return <span key={key}>{inline(token)}</span>;
    case 'paragraph':
      return <p key={key}>{inline(token)}</p>;
    case 'heading':
      return (
        <p key={key}>
          <strong>{inline(token)}</strong>
        </p>
      );
    case 'blockquote':
      return <blockquote key={key}>{('tokens' in token ? (token.tokens ?? []) : []).map(block)}</blockquote>;
    default:
      return <p key={key}>{token.raw}</p>;
  }
}

function inline(token: Token): ReactNode {
  if (!('tokens' in token) || token.tokens === undefined) return plain(token);
  return token.tokens.map((each, i) => {
    if (each.type === 'strong') return <strong key={i}>{inline(each)}</strong>;
    if (each.type === 'em') return <em key={i}>{inline(each)}</em>;
    if (each.type === 'codespan') return <code key={i}>{plain(each)}</code>;
    if (each.type === 'link' && each.href.startsWith('odds:'))
      return (
        <span key={i} className="lab-figure">
          {inline(each)}
        </span>
      );
    if (each.type === 'br') return <br key={i} />;
    return <span key={i}>{each.type === 'text' || each.type === 'escape' ? plain(each) : each.raw}</span>;
  });
}

const plain = (token: Token): string => ('text' in token ? String(token.text) : token.raw);
