import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { rulesAddress, caseAddress } from '../address/address.ts';
import { ruleOf, type BookCase } from '../../games/face/books.ts';
import { counted, containsAll } from '../../text/words.ts';
import { useOpenBook } from './loadBook.ts';
import type { TextRun, Paragraph, Rule, Ruling } from './rulebook.ts';
import { splitAtMatches } from './search.ts';

interface RulingsProps {
  readonly rulings: readonly Ruling[];
  readonly words: readonly string[];
}

/** The reasons for a rule's rulings; open if the search found something in them. */
function Rulings({ rulings, words }: RulingsProps) {
  const [override, setOverride] = useState<boolean | null>(null);
  if (rulings.length === 0) return null;
  const isFound =
    words.length > 0 &&
    rulings.some(({ title, runs }) => containsAll(`${title} ${runs.map(({ text }) => text).join('')}`, words));
  const open = override ?? isFound;
  return (
    <details
      className="why"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setOverride(currentTarget.open)}
    >
      <summary>Why we read it so, and how else it can be read</summary>
      {rulings.map(({ title, runs }) => (
        <p key={title}>
          <strong>
            <HighlightedText text={title} words={words} />
          </strong>{' '}
          <TextRuns runs={runs} words={words} />
        </p>
      ))}
    </details>
  );
}

interface CaseLinksProps {
  readonly rule: string;
  readonly words: readonly string[];
  /** Whether the list starts open. */
  readonly isOpen: boolean;
}

/** Links to the rule's cases on the map, then to cases of other rules that mention this one. */
function CaseLinks({ rule, words, isOpen }: CaseLinksProps) {
  const book = useOpenBook().cases;
  const [override, setOverride] = useState<boolean | null>(null);
  const open = override ?? isOpen;
  const own = book.showing(rule);
  const others = book.mentioning(rule);
  const all = own.length + others.length;
  if (all === 0) return null;
  return (
    <details
      className="case-links"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setOverride(currentTarget.open)}
    >
      <summary>
        <MapIcon size={18} aria-hidden /> Show me: {counted(all, 'case')} on the map
      </summary>
      {open && (
        <>
          <CaseList cases={own} words={words} rule={rule} />
          {others.length > 0 && own.length > 0 && (
            <p className="case-links__others">Cases of other rules in which it has a part</p>
          )}
          <CaseList cases={others} words={words} />
        </>
      )}
    </details>
  );
}

interface CaseListProps {
  readonly cases: readonly BookCase[];
  readonly words: readonly string[];
  /** The rule the cases are listed under; without it, each case shows its own. */
  readonly rule?: string;
}

export function CaseList({ cases, words, rule }: CaseListProps) {
  const {
    edition,
    cases: { numberOf },
  } = useOpenBook();
  return (
    <ul className={rule === undefined ? 'cases cases--others' : 'cases'}>
      {cases.map((each) => (
        <li key={each.title}>
          <a href={caseAddress(edition, ruleOf(each), numberOf(each))}>
            <span className="cases__rule">{rule === undefined ? ruleOf(each) : numberOf(each)}</span>
            <span>
              <HighlightedText text={each.title} words={words} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  readonly words: readonly string[];
}

/** A text with the search words marked. */
export function HighlightedText({ text, words }: WordsProps & { readonly text: string }) {
  return splitAtMatches(text, words).map((part, i) => (i % 2 === 0 ? part : <mark key={i}>{part}</mark>));
}

/** A paragraph's text with its styles and links. */
function TextRuns({ runs, words }: WordsProps & { readonly runs: readonly TextRun[] }) {
  return runs.map((piece, i) => <StyledRun key={i} piece={piece} words={words} />);
}

function StyledRun({ piece: { text, style, to }, words }: WordsProps & { readonly piece: TextRun }) {
  const { edition } = useOpenBook();
  const marked = <HighlightedText text={text} words={words} />;
  if (to !== undefined) return <a href={rulesAddress(edition, to)}>{marked}</a>;
  if (style === 'strong') return <strong>{marked}</strong>;
  if (style === 'emphasis') return <em>{marked}</em>;
  return marked;
}

export function RuleText({ paragraphs, words }: WordsProps & { readonly paragraphs: readonly Paragraph[] }) {
  return paragraphs.map(({ isRuling, isErratum, isExample, runs }, i) => (
    <p key={i} className={isRuling || isErratum ? 'ruling' : isExample ? 'rule-example' : undefined}>
      {isRuling && <strong className="ruling__name">Ruling </strong>}
      {isErratum && <strong className="ruling__name">Erratum </strong>}
      {isExample && <strong className="rule-example__name">Example </strong>}
      <TextRuns runs={runs} words={words} />
    </p>
  ));
}

interface RuleEntryProps {
  readonly rule: Rule;
  readonly words: readonly string[];
  /** The address names this rule. */
  readonly isHere: boolean;
}

/** One rule: its id, title and text, the rules that mention it, and its cases. */
export function RuleEntry({ rule: { id, title, paragraphs, rulings, mentionedBy }, words, isHere }: RuleEntryProps) {
  const { edition } = useOpenBook();
  return (
    // The id equals the part of the rule's address after '#', so that the browser can scroll to it.
    <article
      id={`/rules/${edition}/${id}`}
      className={isHere ? 'rule rule--here' : 'rule'}
      aria-labelledby={`heading-${id}`}
    >
      <h3 id={`heading-${id}`} tabIndex={-1}>
        <a className="rule__id" href={rulesAddress(edition, id)}>
          <HighlightedText text={id} words={words} />
        </a>{' '}
        <HighlightedText text={title} words={words} />
      </h3>
      <div className="rule__text">
        <RuleText paragraphs={paragraphs} words={words} />
      </div>
      <Rulings rulings={rulings} words={words} />
      {mentionedBy.length > 0 && <NamedBy rules={mentionedBy} />}
      <CaseLinks rule={id} words={words} isOpen={isHere} />
    </article>
  );
}

function NamedBy({ rules }: { readonly rules: readonly string[] }) {
  const { edition } = useOpenBook();
  return (
    <p className="rule__named">
      Named by{' '}
      {rules.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <a href={rulesAddress(edition, id)}>{id}</a>
        </span>
      ))}
    </p>
  );
}
