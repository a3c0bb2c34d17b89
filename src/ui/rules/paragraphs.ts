import type { Token } from 'marked';
import { textRunsOf, trimmed, type TextRun } from './textRuns.ts';

/** A paragraph. A ruling decides a point that the printed rules leave open, and is displayed differently. */
export interface Paragraph {
  readonly isRuling: boolean;
  readonly runs: readonly TextRun[];
}

/** The inline Markdown of each paragraph among these blocks, without headings and empty lines. */
const inlines = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' || block.type === 'text' ? [block.tokens ?? []] : []));

/** The paragraphs of these blocks. A ruling in the middle of one starts a new paragraph, unless it is in brackets. */
export const paragraphsOf = (blocks: readonly Token[]): readonly Paragraph[] =>
  inlines(blocks).flatMap(splitAtRulings).map(paragraphOf);

const isRulingMark = (token: Token | undefined): boolean => token?.type === 'strong' && token.raw === '**Ruling:**';

function splitAtRulings(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const starts = tokens.flatMap((token, i) =>
    i === 0 || (isRulingMark(token) && /[.)]\s$/.test(tokens[i - 1]?.raw ?? '')) ? [i] : [],
  );
  return starts.map((start, n) => tokens.slice(start, starts[n + 1]));
}

function paragraphOf(tokens: readonly Token[]): Paragraph {
  const isRuling = isRulingMark(tokens[0]);
  return { isRuling, runs: trimmed(textRunsOf(isRuling ? tokens.slice(1) : tokens)) };
}

/** The list entries among these blocks, each as blocks. */
export const entriesOf = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks
    .flatMap((block) => ('items' in block ? (block.items as readonly { readonly tokens: Token[] }[]) : []))
    .map(({ tokens }) => tokens);
