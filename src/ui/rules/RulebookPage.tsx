import { X } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { RuleId, RuleTitles } from '../../engine/index.ts';
import source from '../../../rules/1941/rulebook.md?raw';
import reasons from '../../../rules/1941/rulings.md?raw';
import { GAME_ADDRESS, type ChapterId } from '../address/address.ts';
import { RuleEntry } from './RuleEntry.tsx';
import { readRulebook } from './rulebook.ts';
import { RulesSidebar } from './RulesSidebar.tsx';
import { RuleText } from './RuleText.tsx';
import { wordsOf } from './search.ts';
import './rulebook.css';

const TITLES = import.meta.glob<RuleTitles>('../../../rules/1941/titles.json', { eager: true, import: 'default' });
const BOOK = readRulebook(source, Object.values(TITLES)[0] ?? {}, reasons);

interface Props {
  readonly at: RuleId | ChapterId | null;
  /** The unknown rule in the address, if any. */
  readonly unknown: string | null;
}

/** The rulebook: contents and search beside the text of all rules. */
export function RulebookPage({ at, unknown }: Props) {
  const [search, setSearch] = useState('');
  const page = useRef<HTMLElement>(null);
  // Deferred: marking words in the whole book must not slow down typing.
  const words = wordsOf(useDeferredValue(search));

  // Before the first paint, so that it does not take the focus from a search that has already begun.
  useLayoutEffect(() => {
    const target = at === null ? page.current : document.getElementById(`/rules/${at}`);
    if (at === null) target?.scrollTo(0, 0);
    else target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, [at]);

  return (
    <div className="rulebook">
      <header className="rulebook__head">
        <h1>The rules of 1941</h1>
        <a className="button" href={GAME_ADDRESS}>
          <X size={18} aria-hidden /> Close the rules
        </a>
      </header>
      <RulesSidebar book={BOOK} at={at} search={search} onSearch={setSearch} />
      <main ref={page} className="rulebook__page">
        <div className="rulebook__text">
          {unknown !== null && (
            <p className="rulebook__unknown" role="alert">
              There is no rule “{unknown}”. This is the beginning of the rulebook.
            </p>
          )}
          <section className="rulebook__preface" aria-label="Preface" tabIndex={-1}>
            <RuleText paragraphs={BOOK.preface} words={words} />
          </section>
          {BOOK.chapters.map(({ id, title, rules }) => (
            <section key={id} id={`/rules/${id}`} className="chapter" aria-labelledby={`heading-${id}`}>
              <h2 id={`heading-${id}`} tabIndex={-1}>
                {title}
              </h2>
              {rules.map((rule) => (
                <RuleEntry key={rule.id} rule={rule} words={words} isHere={rule.id === at} />
              ))}
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}
