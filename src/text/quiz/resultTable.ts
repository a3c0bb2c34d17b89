import type { AnsweredTurn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { csv, tabbed, type Cell } from '../csv.ts';
import { answerText, KIND_NAMES, questionText } from './questionText.ts';

type Rows = readonly (readonly Cell[])[];

/** All answers of a quiz in their order, as rows of a table. */
const resultRows = (facts: QuizFacts, answered: readonly AnsweredTurn[], teams: readonly string[]): Rows => [
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
];

/** All answers of a quiz as a table (CSV). */
export const resultTable = (...quiz: Parameters<typeof resultRows>): string => csv(resultRows(...quiz));

/** All answers of a quiz as a table to be pasted into a spreadsheet. */
export const resultToPaste = (...quiz: Parameters<typeof resultRows>): string => tabbed(resultRows(...quiz));
