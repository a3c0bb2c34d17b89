import { rulesAddress } from '../address/address.ts';
import { useOpenBook } from './openBook.ts';
import type { TextRun } from './textRuns.ts';
import type { Paragraph } from './paragraphs.ts';
import { splitAtMatches } from './search.ts';

interface Props {
  readonly words: readonly string[];
}

/** A text with the search words marked. */
export function HighlightedText({ text, words }: Props & { readonly text: string }) {
  return splitAtMatches(text, words).map((part, i) => (i % 2 === 0 ? part : <mark key={i}>{part}</mark>));
}

/** A paragraph's text with its styles and links. */
export function TextRuns({ runs, words }: Props & { readonly runs: readonly TextRun[] }) {
  return runs.map((piece, i) => <StyledRun key={i} piece={piece} words={words} />);
}

function StyledRun({ piece: { text, style, to }, words }: Props & { readonly piece: TextRun }) {
  const { edition } = useOpenBook();
  const marked = <HighlightedText text={text} words={words} />;
  if (to !== undefined) return <a href={rulesAddress(edition, to)}>{marked}</a>;
  if (style === 'strong') return <strong>{marked}</strong>;
  if (style === 'emphasis') return <em>{marked}</em>;
  return marked;
}

export function RuleText({ paragraphs, words }: Props & { readonly paragraphs: readonly Paragraph[] }) {
  return paragraphs.map(({ isRuling, isErratum, isExample, runs }, i) => (
    <p key={i} className={isRuling || isErratum ? 'ruling' : isExample ? 'rule-example' : undefined}>
      {isRuling && <strong className="ruling__name">Ruling </strong>}
      {isErratum && <strong className="ruling__name">Erratum </strong>}
      {isExample && <strong className="rule-example__name">Example </strong>}
      <TextRuns runs={runs} words={words} />
    </p>
  ));
}
