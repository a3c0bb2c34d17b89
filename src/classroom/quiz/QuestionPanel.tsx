import { useEffect, useId, useRef, useState } from 'react';
import { isTyped, type AnsweredTurn, type Course, type QuizSetup, type Turn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import { questionText } from '../../text/quiz/questionText.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Choices } from './Choices.tsx';
import { Scores } from './Scores.tsx';
import { Told } from './Told.tsx';
import { TypedName } from './TypedName.tsx';

interface QuestionPanelProps {
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
  readonly course: Course;
  readonly turn: Turn;
  /** The turn with its answer, once it is given. */
  readonly told: AnsweredTurn | null;
}

/** A question with its choices, and once it is answered what is right. The question takes the focus, to be read out. */
export function QuestionPanel({ facts, setup, course, turn, told }: QuestionPanelProps) {
  const { answer, end } = useQuiz();
  const { question } = turn;
  const questionId = useId();
  const [isListed, setListed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen] = useState(told === null);
  useEffect(() => {
    // On a touch screen the keys would cover what is asked for.
    const first = window.matchMedia('(pointer: coarse)').matches ? null : field.current;
    if (isOpen) (first ?? heading.current)?.focus({ preventScroll: true });
  }, [isOpen]);
  const asksForTyping = isTyped(setup, turn);
  const hasChoices = (question.kind !== 'find' && !asksForTyping) || isListed;
  return (
    <>
      <Scores setup={setup} course={course} turn={turn} told={told} />
      <h2 ref={heading} id={questionId} tabIndex={-1} className="quiz__question">
        {questionText(facts, question)}
      </h2>
      {question.kind === 'name' && (
        // The outline says it to those who see the map.
        <p className="visually-hidden">It lies beside {joinWords(facts.beside.get(question.right) ?? [])}.</p>
      )}
      {question.kind === 'find' && told === null && (
        <p>{isListed ? 'Choose it here, or press it on the map.' : 'Press it on the map.'}</p>
      )}
      {asksForTyping && !isListed && told === null && (
        <TypedName facts={facts} question={questionId} field={field} onAnswer={answer} />
      )}
      {hasChoices ? (
        <Choices facts={facts} question={question} given={told?.answer ?? null} onChoose={answer} />
      ) : (
        told === null && <Button onClick={() => setListed(true)}>Choose from a list</Button>
      )}
      <Told facts={facts} told={told} />
      <p className="quiz__leave">
        <Button look="quiet" onClick={end}>
          End the quiz
        </Button>
      </p>
    </>
  );
}
