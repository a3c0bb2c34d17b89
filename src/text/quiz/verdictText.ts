import type { AnsweredTurn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import type { Question } from '../../atlas/quiz/question.ts';
import { capitalized } from '../words.ts';
import { answerText, placeName } from './questionText.ts';

/** Whether an answer was right; if not, what would have been, and that the question comes back. */
export function verdictText(facts: QuizFacts, { question, answer, isRight }: AnsweredTurn): string {
  if (isRight) return 'Right.';
  return `Not quite. ${rightText(facts, question, answer)} The question will come back.`;
}

function rightText(facts: QuizFacts, question: Question, answer: string): string {
  const { kind, right } = question;
  if (kind === 'find') return `That was ${placeName(facts, answer)}; the right place is outlined now.`;
  if (kind === 'name') return `It is ${placeName(facts, right)}.`;
  return `${capitalized(answerText(facts, question, right))} is right.`;
}

/** How many of how many: '3 of 5'; '0' at the beginning. */
export const scoreText = ({ right, of }: { readonly right: number; readonly of: number }): string =>
  of === 0 ? '0' : `${right} of ${of}`;
