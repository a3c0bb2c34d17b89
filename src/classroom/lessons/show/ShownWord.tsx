import { X } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { wordsTold } from '../../../atlas/wordsTold.ts';
import type { GlossaryWord } from '../../../atlas/worldSchema.ts';
import { useGlossary } from '../../../store/atlas/glossary.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { useWords } from '../../glossary/useWords.tsx';

/** What a word of the text means, over the map, so that the words of the stop keep their place. */
export function ShownWord({ word: { word, text }, onClose }: { word: GlossaryWord; onClose: () => void }) {
  return (
    <div className="lesson-show__meaning" role="status">
      <div>
        <h2>{word}</h2>
        <p>{text}</p>
      </div>
      <Button shape="icon" aria-label="Close the word" title="Close (Escape)" onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

/** The words of a stop's text: the one that is explained now, and buttons in the text. Another stop begins without. */
export function useShownWords(text: string, at: number) {
  const glossary = useGlossary((store) => store.words);
  const told = useMemo(() => wordsTold(glossary, [text]), [glossary, text]);
  const [shown, setShown] = useState<{ readonly at: number; readonly id: string } | null>(null);
  const word = (shown?.at === at ? told.find(({ id }) => id === shown.id) : undefined) ?? null;
  const showWord = useCallback(
    (next: GlossaryWord | null) => setShown(next === null ? null : { at, id: next.id }),
    [at],
  );
  /** The first word, and after the last none. */
  const showNext = useCallback(
    () => showWord(told[word === null ? 0 : told.indexOf(word) + 1] ?? null),
    [showWord, told, word],
  );
  const button = (each: GlossaryWord, written: string): ReactNode => (
    <button
      type="button"
      className="glossary-word"
      aria-expanded={each.id === word?.id}
      onClick={() => showWord(each.id === word?.id ? null : each)}
    >
      {written}
    </button>
  );
  return { word, hasWords: told.length > 0, showWord, showNext, buttons: useWords(button) };
}
