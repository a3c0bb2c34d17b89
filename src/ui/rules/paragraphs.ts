import type { Token } from 'marked';
import { textRunsOf, trimmed, type TextRun } from './textRuns.ts';

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
export const paragraphsOf = (blocks: readonly Token[]): readonly Paragraph[] =>
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
export const entriesOf = (blocks: readonly Token[]): readonly (readonly Token[])[] =>
  blocks
    .flatMap((block) => ('items' in block ? (block.items as readonly { readonly tokens: Token[] }[]) : []))
    .map(({ tokens }) => tokens);
