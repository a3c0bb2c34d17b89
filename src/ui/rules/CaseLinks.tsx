import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { ruleOf, type BookCase } from '../../games/face/books.ts';
import { counted } from '../../text/words.ts';
import { caseAddress } from '../address/address.ts';
import { useOpenBook } from './openBook.ts';
import { HighlightedText } from './RuleText.tsx';

interface Props {
  readonly rule: string;
  readonly words: readonly string[];
  /** Whether the list starts open. */
  readonly isOpen: boolean;
}

/** Links to the rule's cases on the map, then to cases of other rules that mention this one. */
export function CaseLinks({ rule, words, isOpen }: Props) {
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
