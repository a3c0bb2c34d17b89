import {
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  useEffect,
  type RefObject,
} from 'react';
import { BookOpen, X } from 'lucide-react';
import { GAME_ADDRESS, rulesAddress } from '../address/address.ts';
import { useOpenBook, OpenBook, type OtherBook, loadBook, type LoadedBook } from './loadBook.ts';
import { chapterOf } from '../../games/face/books.ts';
import { isRule } from '../../games/faces.ts';
import { RuleEntry, RuleText } from './RuleEntry.tsx';
import { RulesSidebar } from './RulesSidebar.tsx';
import { wordsOf } from './search.ts';
import './head.css';
import './rulebook.css';

/** Where to open another book: the same rule if it has it, else the same chapter, else its beginning (null). */
export function placeIn({ rules }: OtherBook, at: string | null): string | null {
  if (at === null || rules.has(at)) return at;
  const chapter = isRule(at) ? chapterOf(at) : at;
  return [...rules].some((rule) => chapterOf(rule) === chapter) ? chapter : null;
}

export interface RulebookPageProps {
  readonly at: string | null;
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

/** The head of the rulebook: its edition, the way to the other editions’ books at this place, and the way out. */
function BookHead({ at }: { readonly at: string | null }) {
  const { name, others } = useOpenBook();
  return (
    <header className="rulebook__head">
      <h1>The rules of {name}</h1>
      <nav className="rulebook__others" aria-label="Other editions">
        {others.map((other) => (
          <a key={other.edition} className="button" href={rulesAddress(other.edition, placeIn(other, at))}>
            <BookOpen size={18} aria-hidden /> Rules of {other.name}
          </a>
        ))}
      </nav>
      <a className="button" href={GAME_ADDRESS}>
        <X size={18} aria-hidden /> Close the rules
      </a>
    </header>
  );
}

/** Says that this book has no such rule or chapter, and which other has it. */
function NotInBook({ at }: { readonly at: string }) {
  const { name, others } = useOpenBook();
  return (
    <p className="rulebook__unknown" role="alert">
      The rules of {name} have no {at}.
      {others
        .filter((other) => placeIn(other, at) === at)
        .map((other) => (
          <span key={other.edition}>
            {' '}
            <a href={rulesAddress(other.edition, at)}>
              Read {at} in the rules of {other.name}
            </a>
            .
          </span>
        ))}
    </p>
  );
}

/** So many pixels below the upper edge one reads. */
const LINE = 32;

/**
 * Keeps what is read at the upper edge of a scrolled page where it is when its width changes, as when a phone is
 * turned. `parts` selects the parts of its text, in their order.
 */
function useReadingPlace(page: RefObject<HTMLElement | null>, parts: string): void {
  useEffect(() => {
    const { current: scroller } = page;
    if (scroller === null) return undefined;
    let width = scroller.clientWidth;
    /** The part that is read, and how far it is read: 0 to 1. */
    let place: { readonly part: Element; readonly share: number } | null = null;

    const note = (): void => {
      // The browser may scroll by itself once the width is another one.
      if (scroller.clientWidth !== width) return;
      const line = scroller.getBoundingClientRect().top + LINE;
      const part = [...scroller.querySelectorAll(parts)].find((one) => one.getBoundingClientRect().bottom > line);
      const box = part?.getBoundingClientRect();
      place = part && box ? { part, share: (line - box.top) / box.height } : null;
    };

    const resizes = new ResizeObserver(() => {
      if (scroller.clientWidth === width) return;
      width = scroller.clientWidth;
      if (place === null || scroller.scrollTop === 0) return;
      const { top, height } = place.part.getBoundingClientRect();
      scroller.scrollTop += top + place.share * height - LINE - scroller.getBoundingClientRect().top;
    });

    note();
    scroller.addEventListener('scroll', note, { passive: true });
    resizes.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', note);
      resizes.disconnect();
    };
  }, [page, parts]);
}
