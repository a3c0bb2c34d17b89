import { useId, useState, type Ref } from 'react';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { placeTyped } from '../../store/quiz/typedPlace.ts';
import { Button } from '../../ui/components/Button.tsx';

interface TypedNameProps {
  readonly facts: QuizFacts;
  /** Id of the element that asks. */
  readonly question: string;
  readonly field: Ref<HTMLInputElement>;
  readonly onAnswer: (space: string) => void;
}

const LONGEST = 60;

/** A field for the name of the place that is asked for. What is no name of any place is not counted as an answer. */
export function TypedName({ facts, question, field, onAnswer }: TypedNameProps) {
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const id = useId();
  return (
    <form
      className="quiz__typed"
      onSubmit={(event) => {
        event.preventDefault();
        const space = placeTyped(facts, text);
        if (space !== null) onAnswer(space);
        else setUnknown(text.trim());
      }}
    >
      <label htmlFor={id}>Type its name</label>
      <input
        ref={field}
        id={id}
        aria-describedby={question}
        className="field"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="main" aria-disabled={text.trim() === ''}>
        Answer
      </Button>
      <p role="status">
        {unknown === '' && 'Type a name first, or choose from a list.'}
        {unknown !== null &&
          unknown !== '' &&
          `No place of this map is surely meant by “${unknown}”. Look at the spelling, or choose from a list.`}
      </p>
    </form>
  );
}
