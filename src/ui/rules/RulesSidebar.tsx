import { useCallback, useRef } from 'react';
import { TableOfContents } from './TableOfContents.tsx';
import { SearchResultList } from './SearchResultList.tsx';
import { useOpenBook } from './openBook.ts';
import { searchRules, wordsOf } from './search.ts';
import { useSearchKeys } from './useSearchKeys.ts';

interface Props {
  readonly at: string | null;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The column beside the text: the search field, and below it results or contents. */
export function RulesSidebar({ at, search, onSearch }: Props) {
  const { book, cases } = useOpenBook();
  const side = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const words = wordsOf(search);

  useSearchKeys(
    side,
    box,
    useCallback(() => onSearch(''), [onSearch]),
  );

  return (
    <nav ref={side} className="rulebook__side" aria-label="Rules">
      <input
        ref={box}
        className="field"
        type="search"
        placeholder="Find a rule or a case  ( / )"
        aria-label="Find a rule or a case"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <div className="rulebook__list">
        {words.length === 0 ? (
          <TableOfContents chapters={book.chapters} at={at} />
        ) : (
          <SearchResultList found={searchRules(book, cases.all, words)} words={words} />
        )}
      </div>
    </nav>
  );
}
