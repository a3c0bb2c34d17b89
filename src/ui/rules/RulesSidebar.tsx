import { useCallback, useRef, useEffect, useLayoutEffect, type RefObject } from 'react';
import { chapterOf } from '../../games/face/books.ts';
import { isRule } from '../../games/faces.ts';
import { rulesAddress } from '../address/address.ts';
import { useOpenBook } from './loadBook.ts';
import type { RulebookChapter } from './rulebook.ts';
import { counted } from '../../text/words.ts';
import { HighlightedText, CaseList } from './RuleEntry.tsx';
import { type SearchResults, searchRules, wordsOf } from './search.ts';
import { keyOf } from '../../store/keyOf.ts';
import { KEYS } from '../../text/keys.ts';

/** The search results: rules first, then cases. */
function SearchResultList({
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

interface ContentsProps {
  readonly chapters: readonly RulebookChapter[];
  readonly at: string | null;
}

/** The chapters, with the rules of the current one. */
function TableOfContents({ chapters, at }: ContentsProps) {
  const { edition } = useOpenBook();
  const here = at !== null && isRule(at) ? chapterOf(at) : at;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[href="${rulesAddress(edition, at)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [edition, at]);
  return (
    <ol ref={list} className="contents">
      {chapters.map(({ id, title, rules }) => (
        <li key={id}>
          <a
            className="contents__chapter"
            href={rulesAddress(edition, id)}
            aria-current={at === id ? 'location' : undefined}
          >
            {title}
          </a>
          {id === here && (
            <ol>
              {rules.map((rule) => (
                <li key={rule.id}>
                  <a
                    className="contents__rule"
                    href={rulesAddress(edition, rule.id)}
                    aria-current={at === rule.id ? 'location' : undefined}
                  >
                    <span className="contents__id">{rule.id}</span>
                    {rule.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * Keys of the search: '/' focuses the field, the arrow keys move through the links below it, Enter follows the first
 * link, Escape clears the field.
 */
function useSearchKeys(
  side: RefObject<HTMLElement | null>,
  box: RefObject<HTMLInputElement | null>,
  clear: () => void,
): void {
  // Before the first paint, so that '/' works as soon as the rulebook is visible.
  useLayoutEffect(() => {
    /** Handles a key; false if it has no meaning here. */
    function handleKey(event: KeyboardEvent): boolean {
      const { target } = event;
      const key = keyOf(event);
      const [part, input] = [side.current, box.current];
      if (part === null || input === null || !(target instanceof HTMLElement) || part.closest('[inert]') !== null)
        return false;
      if (key === KEYS.searchRules && !target.matches('input, textarea, select')) {
        input.select();
        input.focus();
        return true;
      }
      if (!part.contains(target)) return false;
      if (key === 'Escape' && input.value !== '') {
        clear();
        input.focus();
        return true;
      }
      const links = [...part.querySelectorAll<HTMLElement>('a[href]')];
      const at = links.findIndex((link) => link === target);
      const to = { ArrowDown: links[at + 1], ArrowUp: links[at - 1] ?? input, Enter: at < 0 ? links[0] : undefined }[
        key
      ];
      if (to === undefined) return false;
      if (key === 'Enter') to.click();
      else to.focus();
      return true;
    }
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && handleKey(event))
        event.preventDefault();
    };
    // In the capture phase, so that Escape here does not also close the rulebook.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [side, box, clear]);
}

interface SidebarProps {
  readonly at: string | null;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The column beside the text: the search field, and below it results or contents. */
export function RulesSidebar({ at, search, onSearch }: SidebarProps) {
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
