import { useEffect, useRef, useState } from 'react';
import { inTurn, type Office } from '../../store/odds/inTurn.ts';

/** What is known of a question. While the next answer is awaited, the one before stays. */
export interface Known<Answer> {
  readonly answer: Answer | null;
  /** Whether the answer is that to the question now. */
  readonly isFresh: boolean;
  readonly hasFailed: boolean;
}

/** Asks in a worker as long as the component is there. A question is another one if it is another object. */
export function useAnswer<Question, Answer>(
  question: Question,
  open: (onFailure: () => void) => Office<Question, Answer>,
): Known<Answer> {
  const [known, setKnown] = useState<{ readonly question: Question; readonly answer: Answer } | null>(null);
  const [failed, setFailed] = useState<Question | null>(null);
  const turn = useRef<ReturnType<typeof inTurn<Question, Answer>> | null>(null);
  const opening = useRef(open);
  useEffect(() => {
    turn.current ??= inTurn<Question, Answer>({
      open: opening.current,
      onAnswer: (asked, answer) => setKnown({ question: asked, answer }),
      onFailure: () => setFailed(question),
    });
    turn.current.ask(question);
  }, [question]);
  useEffect(
    () => () => {
      turn.current?.close();
      turn.current = null;
    },
    [],
  );
  return { answer: known?.answer ?? null, isFresh: known?.question === question, hasFailed: failed === question };
}
