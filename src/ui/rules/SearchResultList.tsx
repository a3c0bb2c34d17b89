import { rulesAddress } from '../address/address.ts';
import { counted } from '../../text/words.ts';
import { HighlightedText } from './RuleText.tsx';
import { CaseList } from './CaseLinks.tsx';
import { useOpenBook } from './openBook.ts';
import type { SearchResults } from './search.ts';

/** The search results: rules first, then cases. */
export function SearchResultList({
  found: { rules, cases },
  words,
}: {
  readonly found: SearchResults;
  readonly words: readonly string[];
}) {
  const { edition } = useOpenBook();
  return (
    <>
      <p className="results__count" role="status">
        {rules.length + cases.length === 0
          ? 'Nothing found.'
          : `${counted(rules.length, 'rule')}, ${counted(cases.length, 'case')}.`}
      </p>
      <ul className="results">
        {rules.map(({ id, title }) => (
          <li key={id}>
            {/* Focusing a result scrolls to its rule; following the link goes there. */}
            <a
              className="contents__rule"
              href={rulesAddress(edition, id)}
              onFocus={() => document.getElementById(`/rules/${edition}/${id}`)?.scrollIntoView({ block: 'start' })}
            >
              <span className="contents__id">
                <HighlightedText text={id} words={words} />
              </span>
              <span>
                <HighlightedText text={title} words={words} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {cases.length > 0 && <h3 className="results__cases">On the map</h3>}
      <CaseList cases={cases} words={words} />
    </>
  );
}
