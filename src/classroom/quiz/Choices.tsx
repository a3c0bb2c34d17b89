import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { isRight, type Question } from '../../atlas/quiz/question.ts';
import { keyOf } from '../../store/keyOf.ts';
import { choiceText } from '../../text/quiz/questionText.ts';

interface ChoicesProps {
  readonly facts: QuizFacts;
  readonly question: Question;
  /** The answer that was given; null as long as the question is open. */
  readonly given: string | null;
  readonly onChoose: (choice: string) => void;
}

/** Elements in which digits are text. */
const FIELDS = 'input, select, textarea, [role=dialog]';

/** The choices of a question, each by a press or by its number. Once it is answered they say which was right. */
export function Choices({ facts, question, given, onChoose }: ChoicesProps) {
  const { choices } = question;
  useEffect(() => {
    if (given !== null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, target } = event;
      const choice = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
      if (choice === undefined || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      event.preventDefault();
      onChoose(choice);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [choices, given, onChoose]);
  return (
    <ol className="quiz__choices">
      {choices.map((choice, i) => {
        const text = `${i + 1}. ${choiceText(facts, question, choice)}`;
        if (given === null)
          return (
            <li key={choice}>
              <button type="button" className="quiz__choice" onClick={() => onChoose(choice)}>
                {text}
              </button>
            </li>
          );
        const verdict = isRight(question, choice) ? 'right' : choice === given ? 'wrong' : 'other';
        return (
          <li key={choice} className={`quiz__choice quiz__choice--${verdict}`}>
            {text}
            {verdict === 'right' && (
              <>
                {' '}
                <Check size={20} aria-label="right" />
              </>
            )}
            {verdict === 'wrong' && (
              <>
                {' '}
                <X size={20} aria-label="the answer given" />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
