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
  const isTold = told !== null;
  useEffect(() => {
    if (isTold) next.current?.focus();
  }, [isTold]);
  useGoOnKey(isTold, goOn);
  return (
    <>
      <div role="status">
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
