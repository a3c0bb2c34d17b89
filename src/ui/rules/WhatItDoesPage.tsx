import { X } from 'lucide-react';
import { useState } from 'react';
import { featuresWith } from '../../text/features.ts';
import { counted } from '../../text/words.ts';
import { GAME_ADDRESS } from '../address/address.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { wordsOf } from './search.ts';
import './head.css';
import './howto.css';

/** All that the program can do, by what one wants; searched as it is typed. */
export function WhatItDoesPage() {
  const [search, setSearch] = useState('');
  const words = wordsOf(search);
  const groups = featuresWith(words);
  const box = useInitialFocus<HTMLInputElement>();
  const found = groups.reduce((sum, { features }) => sum + features.length, 0);
  return (
    <div className="howto">
      <header className="rulebook__head howto__head">
        <h1>What Warboard can do</h1>
        <search className="rulebook__others">
          <input
            ref={box}
            type="search"
            className="field howto__search"
            aria-label="Search"
            placeholder="Search: undo, link, clock …"
            maxLength={60}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </search>
        <a className="button" href={GAME_ADDRESS}>
          <X size={18} aria-hidden /> Close
        </a>
      </header>
      <main className="howto__page">
        <p role="status" className={words.length === 0 ? 'visually-hidden' : 'howto__found'}>
          {words.length === 0 ? '' : found === 0 ? 'Nothing found. Try another word.' : `${counted(found, 'result')}.`}
        </p>
        <div className="howto__columns">
          {groups.map(({ title, features }, i) => (
            <section key={title} className="howto__section" aria-labelledby={`what-${i}`}>
              <h2 id={`what-${i}`}>{title}</h2>
              <dl className="howto__victories">
                {features.map((feature) => (
                  <div key={feature.title}>
                    <dt>{feature.at === null ? feature.title : <a href={feature.at}>{feature.title}</a>}</dt>
                    <dd>
                      <WithKeys text={feature.text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

/** A text in which what stands between backticks is a key. */
const WithKeys = ({ text }: { readonly text: string }) =>
  text.split('`').map((piece, i) => (i % 2 === 0 ? piece : <kbd key={i}>{piece}</kbd>));
