import type { AnsweredTurn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import type { Question } from '../../atlas/quiz/question.ts';
import { joinWords } from '../words.ts';
import { answerText, choiceText, questionText } from './questionText.ts';

/** A question as it can be asked without the map, with what there is to choose from. */
export function questionOnPaper(facts: QuizFacts, question: Question): string {
  if (question.kind === 'find') return questionText(facts, question);
  const asked =
    question.kind === 'name'
      ? `Which place lies beside ${joinWords(facts.beside.get(question.right) ?? [])}?`
      : questionText(facts, question);
  const choices = question.choices.toSorted().map((choice) => choiceText(facts, question, choice));
  return `${asked} ${joinWords(choices, 'or')}?`;
}

/** The right answer without the map: of a place that was to be found, what lies beside it. */
export const rightOnPaper = (facts: QuizFacts, question: Question): string =>
  question.kind === 'find' ? choiceText(facts, question, question.right) : answerText(facts, question, question.right);

/** How it went when a question came back: 'Came back twice, then right'; empty if it did not. */
export function backText(answered: readonly AnsweredTurn[], { id }: Question): string {
  const again = answered.filter(({ isBack, question }) => isBack && question.id === id);
  if (again.length === 0) return '';
  const times = ['once', 'twice'][again.length - 1] ?? `${again.length} times`;
  return again.at(-1)?.isRight === true ? `Came back ${times}, then right` : `Came back ${times}`;
}
