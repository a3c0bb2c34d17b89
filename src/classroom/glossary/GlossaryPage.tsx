import { ArrowLeft } from 'lucide-react';
import { useId, useState, type ComponentType } from 'react';
import type { GlossaryWord } from '../../atlas/worldSchema.ts';
import { useGlossary, openGlossary } from '../../store/atlas/glossary.ts';
import { normalizedName } from '../../store/findSpaces.ts';
import { counted } from '../../text/words.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { useEscapeTo } from '../../ui/address/useAddress.ts';
import { useInitialFocus } from '../../ui/components/useInitialFocus.ts';
import { ClassroomBar, type ClassroomPageProps } from '../frame/frame.tsx';
import './glossary.css';

/** Words of the war that pupils may not know: all of them, or with '#/glossary/convoy' one. */
export function GlossaryPage({ rest: [wanted = ''] }: ClassroomPageProps) {
  const words = useGlossary((store) => store.words);
  const word = words.find(({ id }) => id === wanted);
  useEscapeTo(wanted === '' ? GAME_ADDRESS : classroomAddress('glossary'));
  return (
    <div className="classroom-page glossary">
      <ClassroomBar page="glossary" />
      {word === undefined ? (
        <WordList words={words} isUnknown={wanted !== ''} />
      ) : (
        <OneWord key={word.id} words={words} word={word} />
      )}
    </div>
  );
}

interface WordListProps {
  readonly words: readonly GlossaryWord[];
  /** The address names a word that there is not. */
  readonly isUnknown: boolean;
}

/** All words with what they mean; what is typed narrows them down. */
function WordList({ words, isUnknown }: WordListProps) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const page = useInitialFocus<HTMLElement>();
  const found = wordsFound(words, typed);
  return (
    <main ref={page} tabIndex={-1} className="glossary__page">
      <h2>Glossary</h2>
      <p>Words that cards, events and lessons use, and what they mean. In a text they are underlined with dots.</p>
      {isUnknown && <p role="alert">There is no such word here. Choose one of these:</p>}
      <label htmlFor={field}>Find a word</label>
      <input
        id={field}
        type="search"
        className="field"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="soft" aria-live="polite">
        {counted(found.length, 'word')}
      </p>
      <ul className="glossary__words">
        {found.map(({ id, word, text }) => (
          <li key={id}>
            <h3>
              <a href={classroomAddress('glossary', id)}>{word}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** One word, and those that belong to it. It takes the focus, to be read out. */
function OneWord({ words, word: { word, text, see } }: { words: readonly GlossaryWord[]; word: GlossaryWord }) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <main className="glossary__page">
      <a className="glossary__back" href={classroomAddress('glossary')}>
        <ArrowLeft size={18} aria-hidden /> All words
      </a>
      <article className="glossary__word">
        <h2 ref={heading} tabIndex={-1}>
          {word}
        </h2>
        <p>{text}</p>
      </article>
      <nav aria-label="Words that belong to it">
        <h3>See also</h3>
        <ul className="glossary__see">
          {words
            .filter(({ id }) => see.includes(id))
            .map(({ id, word: other }) => (
              <li key={id}>
                <a href={classroomAddress('glossary', id)}>{other}</a>
              </li>
            ))}
        </ul>
      </nav>
    </main>
  );
}

/** The words that have what is typed in their name or in a form, those that begin so first; then those that tell it. */
function wordsFound(words: readonly GlossaryWord[], typed: string): readonly GlossaryWord[] {
  const wanted = normalizedName(typed);
  if (wanted === '') return words;
  const rank = ({ word, forms, text }: GlossaryWord): number => {
    const names = [word, ...forms].map(normalizedName);
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return normalizedName(text).includes(wanted) ? 2 : 3;
  };
  return words
    .map((word) => ({ word, rank: rank(word) }))
    .filter((each) => each.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ word }) => word);
}

/** The page of the glossary, with its words. Rejects if they cannot be fetched. */
export async function loadGlossary(): Promise<ComponentType<ClassroomPageProps>> {
  await openGlossary();
  return GlossaryPage;
}
