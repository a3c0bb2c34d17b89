import { rulesAddress } from '../address/address.ts';
import { CaseLinks } from './CaseLinks.tsx';
import { useOpenBook } from './openBook.ts';
import { HighlightedText, RuleText } from './RuleText.tsx';
import type { Rule } from './rulebook.ts';
import { Rulings } from './Rulings.tsx';

interface Props {
  readonly rule: Rule;
  readonly words: readonly string[];
  /** The address names this rule. */
  readonly isHere: boolean;
}

/** One rule: its id, title and text, the rules that mention it, and its cases. */
export function RuleEntry({ rule: { id, title, paragraphs, rulings, mentionedBy }, words, isHere }: Props) {
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
