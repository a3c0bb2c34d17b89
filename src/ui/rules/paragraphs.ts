import type { Token } from 'marked';
import { textRunsOf, trimmed, type TextRun } from './textRuns.ts';

/**
 * A paragraph. A ruling decides a point that the printed rules leave open, an erratum is a correction of them; both are
 * displayed differently.
 */
export interface Paragraph {
  readonly isRuling: boolean;
  readonly isErratum: boolean;
  readonly runs: readonly TextRun[];
}

/** The inline Markdown of each paragraph among these blocks, without headings and empty lines. */
const inlines = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' || block.type === 'text' ? [block.tokens ?? []] : []));

/**
 * The paragraphs of these blocks. A ruling or erratum in the middle of one, or right after a rule's id, starts a new
 * paragraph, unless it is in brackets.
 */
export const paragraphsOf = (blocks: readonly Token[]): readonly Paragraph[] =>
  inlines(blocks).flatMap(splitAtRulings).map(paragraphOf);

const isMark = (token: Token | undefined, word: 'Ruling' | 'Erratum'): boolean =>
  token?.type === 'strong' && token.raw === `**${word}:**`;

/** The end of a sentence, of an aside, or a rule's id. */
const BEFORE_MARK = /(?:[.)]|^[A-Z]+(?:-[A-Z]+)?-\d+)\s$/;

function splitAtRulings(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const starts = tokens.flatMap((token, i) =>
    i === 0 || ((isMark(token, 'Ruling') || isMark(token, 'Erratum')) && BEFORE_MARK.test(tokens[i - 1]?.raw ?? ''))
      ? [i]
      : [],
  );
  return starts.map((start, n) => tokens.slice(start, starts[n + 1]));
}

function paragraphOf(tokens: readonly Token[]): Paragraph {
  const isRuling = isMark(tokens[0], 'Ruling');
  const isErratum = isMark(tokens[0], 'Erratum');
  return { isRuling, isErratum, runs: trimmed(textRunsOf(isRuling || isErratum ? tokens.slice(1) : tokens)) };
}

/** The list entries among these blocks, each as blocks. */
export const entriesOf = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks
    .flatMap((block) => ('items' in block ? (block.items as readonly { readonly tokens: Token[] }[]) : []))
    .map(({ tokens }) => tokens);
