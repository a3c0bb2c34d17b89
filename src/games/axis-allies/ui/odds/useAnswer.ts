import { useEffect, useRef, useState } from 'react';
import { inTurn, type Office } from '../../../../store/odds/inTurn.ts';

/** What is known of a question. While the next answer is awaited, the one before stays. */
export interface KnownAnswer<Answer> {
  readonly answer: Answer | null;
  /** Whether the answer is that to the question now. */
  readonly isFresh: boolean;
  readonly hasFailed: boolean;
  /** Whether more of it is still sought. */
  readonly isPart: boolean;
  /** Ends the search: what is known of the answer stays. */
  stop(): void;
}

/** Asks in a worker as long as the component is there. A question is another one if it is another object. */
export function useAnswer<Question, Answer>(
  question: Question,
  open: (onFailure: () => void) => Office<Question, Answer>,
): KnownAnswer<Answer> {
  const [known, setKnown] = useState<{
    readonly question: Question;
    readonly answer: Answer;
    readonly isPart: boolean;
  } | null>(null);
  const [failed, setFailed] = useState<Question | null>(null);
  const turn = useRef<ReturnType<typeof inTurn<Question, Answer>> | null>(null);
  const opening = useRef(open);
  useEffect(() => {
    turn.current ??= inTurn<Question, Answer>({
      open: opening.current,
      onAnswer: (asked, answer) => setKnown({ question: asked, answer, isPart: false }),
      onPart: (asked, answer) => setKnown({ question: asked, answer, isPart: true }),
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
  return {
    answer: known?.answer ?? null,
    isFresh: known?.question === question,
    hasFailed: failed === question,
    isPart: known?.isPart ?? false,
    stop() {
      turn.current?.close();
      setKnown((before) => before && { ...before, isPart: false });
    },
  };
}
