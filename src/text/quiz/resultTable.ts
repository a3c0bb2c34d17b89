import type { AnsweredTurn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { csv } from '../history/csv.ts';
import { answerText, KIND_NAMES, questionText } from './questionText.ts';

/** All answers of a quiz as a table (CSV), in their order. */
export const resultTable = (facts: QuizFacts, answered: readonly AnsweredTurn[], teams: readonly string[]): string =>
  csv([
    ['Number', 'Team', 'Kind', 'Question', 'Answer', 'Right answer', 'Right', 'Came back', 'Points'],
    ...answered.map(({ question, team, answer, isRight, isBack }, i) => [
      i + 1,
      team === null ? '' : (teams[team] ?? ''),
      KIND_NAMES[question.kind],
      questionText(facts, question),
      answerText(facts, question, answer),
      answerText(facts, question, question.right),
      isRight ? 'yes' : 'no',
      isBack ? 'yes' : 'no',
      isRight && !isBack ? 1 : 0,
    ]),
  ]);
