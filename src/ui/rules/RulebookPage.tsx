import { useDeferredValue, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { RuleId } from '../../engine/index.ts';
import type { ChapterId } from '../address/address.ts';
import { BookHead } from './BookHead.tsx';
import { loadBook, type LoadedBook } from './loadBook.ts';
import { NotInBook } from './NotInBook.tsx';
import { OpenBook } from './openBook.ts';
import { RuleEntry } from './RuleEntry.tsx';
import { RulesSidebar } from './RulesSidebar.tsx';
import { RuleText } from './RuleText.tsx';
import { wordsOf } from './search.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import './rulebook.css';

export interface RulebookPageProps {
  readonly at: RuleId | ChapterId | null;
  /** The unknown rule in the address, if any. */
  readonly unknown: string | null;
}

/** What the text is made of, as its reader goes through it. */
const PARTS = '.rulebook__preface, .chapter > h2, .rule';

/** Loads the rulebook of an edition, and gives the page that shows it. */
export async function rulebookPage(edition: string): Promise<ComponentType<RulebookPageProps>> {
  const loaded = await loadBook(edition);
  return function LoadedRulebookPage(props) {
    return <RulebookPage loaded={loaded} {...props} />;
  };
}

/** The rulebook: contents and search beside the text of all rules. */
function RulebookPage({ loaded, at, unknown }: RulebookPageProps & { readonly loaded: LoadedBook }) {
  const { book, edition } = loaded;
  const [search, setSearch] = useState('');
  const page = useRef<HTMLElement>(null);
  // Deferred: marking words in the whole book must not slow down typing.
  const words = wordsOf(useDeferredValue(search));
  const isInBook = book.chapters.some(({ id, rules }) => id === at || rules.some((rule) => rule.id === at));
  const here = isInBook ? at : null;

  // Before the first paint, so that it does not take the focus from a search that has already begun.
  useLayoutEffect(() => {
    const target = here === null ? page.current : document.getElementById(`/rules/${edition}/${here}`);
    if (here === null) target?.scrollTo(0, 0);
    else target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, [edition, here]);
  useReadingPlace(page, PARTS);

  return (
    <OpenBook value={loaded}>
      <div className="rulebook">
        <BookHead at={at} />
        <RulesSidebar at={here} search={search} onSearch={setSearch} />
        <main ref={page} className="rulebook__page">
          <div className="rulebook__text">
            {unknown !== null && (
              <p className="rulebook__unknown" role="alert">
                There is no rule “{unknown}”. This is the beginning of the rulebook.
              </p>
            )}
            {at !== null && here === null && <NotInBook at={at} />}
            <section className="rulebook__preface" aria-label="Preface" tabIndex={-1}>
              <RuleText paragraphs={book.preface} words={words} />
            </section>
            {book.chapters.map(({ id, title, rules }) => (
              <section key={id} id={`/rules/${edition}/${id}`} className="chapter" aria-labelledby={`heading-${id}`}>
                <h2 id={`heading-${id}`} tabIndex={-1}>
                  {title}
                </h2>
                {rules.map((rule) => (
                  <RuleEntry key={rule.id} rule={rule} words={words} isHere={rule.id === here} />
                ))}
              </section>
            ))}
          </div>
        </main>
      </div>
    </OpenBook>
  );
}
