import { X } from 'lucide-react';
import { useState } from 'react';
import told from '../../text/features.md?raw';
import { containsAll, counted } from '../../text/words.ts';
import { GAME_ADDRESS } from '../address/address.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import './head.css';
import './howto.css';
import { wordsOf } from './search.ts';

/** Something the program can do: what it is called, and how it is used. Keys stand between backticks. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  /** The address of its page, if it has one: '#/war'. */
  readonly at: string | null;
}

export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly Feature[];
}

/** '- **[The war so far](#/war)**: A diary …', of a page; '- **Hints**: …', of anything else. */
const FEATURE = /^- \*\*(?:\[([^\]]+)\]\((#[^)]+)\)|([^*]+))\*\*: (.+)$/;

function featureOf(line: string): Feature {
  const [, page, at = null, thing = '', text = ''] = FEATURE.exec(line) ?? [];
  if (text === '') throw new Error(`features.md has a line of another form: ${line}`);
  return { title: page ?? thing, text, at };
}

/** All that players, solo players and teachers may want to look up, as features.md tells it; true for every edition. */
export const FEATURES: readonly FeatureGroup[] = told
  .split(/^## /m)
  .slice(1)
  .map((chapter) => {
    // A line that is indented goes on with the one before.
    const [title = '', ...lines] = chapter
      .replace(/\n {2}/g, ' ')
      .trim()
      .split(/\n+/);
    return { title, features: lines.map(featureOf) };
  });

/** Groups with the features that contain all the words, these in lower case. */
export const featuresWith = (words: readonly string[]): readonly FeatureGroup[] =>
  FEATURES.map(({ title: of, features }) => ({
    title: of,
    features: features.filter(({ title, text }) => containsAll(`${of} ${title} ${text}`, words)),
  })).filter(({ features }) => features.length > 0);

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
