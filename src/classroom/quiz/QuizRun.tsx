import { useMemo } from 'react';
import { courseOf, newQuestions, type QuizSetup } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import { mapOfAnswer, mapOfTurn } from './mapOfTurn.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { QuizResult } from './QuizResult.tsx';
import { useExampleOfQuiz } from './useExampleOfQuiz.ts';
import { ClassroomPanel } from '../frame/ClassroomPanel.tsx';

interface QuizRunProps {
  readonly edition: string;
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
}

/** A quiz from its first question to its result, beside the map. */
export function QuizRun({ edition, facts, setup }: QuizRunProps) {
  const { answers, isTold, isEnded, answer } = useQuiz();
  const questions = useMemo(() => newQuestions(facts, setup), [facts, setup]);
  const teams = setup.players === 'teams' ? setup.teams : NO_TEAMS;
  const course = useMemo(() => courseOf(questions, teams.length, answers), [questions, teams, answers]);
  const told = isTold ? (course.answered.at(-1) ?? null) : null;
  const turn = isEnded ? null : (told ?? course.next);
  const shown = useMemo(
    () => (told !== null ? mapOfAnswer(facts, told) : turn === null ? null : mapOfTurn(facts, turn, answer)),
    [facts, told, turn, answer],
  );
  useExampleOfQuiz(edition, shown);
  return (
    <ClassroomPanel label="Quiz" className="classroom-panel quiz-panel quiz-panel--large">
      {turn === null ? (
        <QuizResult edition={edition} facts={facts} setup={setup} answered={course.answered} />
      ) : (
        <QuestionPanel
          key={course.answered.length - (told === null ? 0 : 1)}
          facts={facts}
          setup={setup}
          course={course}
          turn={turn}
          told={told}
        />
      )}
    </ClassroomPanel>
  );
}

const NO_TEAMS: readonly string[] = [];
