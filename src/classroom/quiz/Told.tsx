import { useEffect, useRef } from 'react';
import type { AnsweredTurn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import { verdictText } from '../../text/quiz/verdictText.ts';
import { whyText } from '../../text/quiz/whyText.ts';
import { Button } from '../../ui/components/Button.tsx';
import { useGoOnKey } from '../../ui/components/useGoOnKey.ts';

interface ToldProps {
  readonly facts: QuizFacts;
  readonly told: AnsweredTurn | null;
}

/** Whether the answer was right, and why. Its button takes the focus, so that Enter goes on. */
export function Told({ facts, told }: ToldProps) {
  const { goOn } = useQuiz();
  const next = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isTold = told !== null;
  useEffect(() => {
    if (!isTold) return;
    next.current?.focus();
    // On a small screen it would lie below the sheet's edge.
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  useGoOnKey(isTold, goOn);
  return (
    <>
      <div ref={answer} role="status" className="quiz__told">
        {told !== null && (
          <>
            <p className={`quiz__verdict quiz__verdict--${told.isRight ? 'right' : 'wrong'}`}>
              {verdictText(facts, told)}
            </p>
            <p>{whyText(facts, told.question)}</p>
          </>
        )}
      </div>
      {isTold && (
        <Button ref={next} look="main" wide className="quiz__next" onClick={goOn}>
          Next
        </Button>
      )}
    </>
  );
}
