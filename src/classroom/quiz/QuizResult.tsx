import { Table2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scoreOf, type AnsweredTurn, type QuizSetup } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import { answerText, questionText } from '../../text/quiz/questionText.ts';
import { resultText } from '../../text/quiz/resultText.ts';
import { scoreText } from '../../text/quiz/verdictText.ts';
import { Button } from '../../ui/components/Button.tsx';
import { QuizLinkWindow } from './link/QuizLinkWindow.tsx';
import { SHEET_ADDRESS } from './sheet/QuizSheet.tsx';

interface QuizResultProps {
  readonly edition: string;
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
  readonly answered: readonly AnsweredTurn[];
}

/** The points, what was missed at first, and what one can do with it. */
export function QuizResult({ edition, facts, setup, answered }: QuizResultProps) {
  const { begin, leave } = useQuiz();
  const [isLinking, setLinking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const teams = setup.players === 'teams' ? setup.teams : [];
  const missed = answered.filter((turn) => !turn.isBack && !turn.isRight);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        The quiz is over
      </h2>
      <p>{resultText(setup, answered)}</p>
      {teams.length > 0 && (
        <ul className="quiz__teams">
          {teams.map((name, i) => (
            <li key={name}>
              <span>{name}</span> <strong>{scoreText(scoreOf(answered, i))}</strong>
            </li>
          ))}
        </ul>
      )}
      <div className="quiz__actions">
        <Button look="main" onClick={leave}>
          Another quiz
        </Button>
        <Button onClick={() => begin(setup)}>The same questions again</Button>
        <Button onClick={() => setLinking(true)}>A link to these questions</Button>
        <a className="button" href={SHEET_ADDRESS}>
          <Table2 size={18} aria-hidden /> Table of all answers, to print or save
        </a>
      </div>
      {isLinking && <QuizLinkWindow edition={edition} setup={setup} onClose={() => setLinking(false)} />}
      {missed.length > 0 && (
        <>
          <h3>Missed at first</h3>
          <dl className="quiz__missed">
            {missed.map(({ question }) => (
              <div key={question.id}>
                <dt>{questionText(facts, question)}</dt>
                <dd>{answerText(facts, question, question.right)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="soft">
        Number of this quiz: {setup.seed}. With it, and the same choices, its questions come again
        {setup.asksOfLands !== true && setup.kinds.includes('held') && ', but for those on who held what'}.
      </p>
    </>
  );
}
