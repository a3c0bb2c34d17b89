import { type QuizSetup, type AnsweredTurn, scoreOf } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { counted, joinWords, oneOrMany } from '../words.ts';
import { KIND_NAMES, LEVEL_NAMES, PLAYER_NAMES, answerText, choiceText, questionText } from './questionText.ts';
import type { QuizQuestion } from '../../atlas/quiz/question.ts';
import { csv, type Rows, tabbed } from '../csv.ts';

/** So it was when the quiz was made, and so everybody has the same questions. */
const OF_SPACES = `“${KIND_NAMES.held}” asks about the spaces of the game, as it did when this quiz was made`;

/** What was chosen for a quiz, each in a line: who answers, how many questions, which kinds, where, how hard. */
export function setupLines({ regions: known }: QuizFacts, setup: QuizSetup): readonly string[] {
  const { players, teams, kinds, regions, level, length, typesNames, asksOfLands, seed } = setup;
  const where = known.filter(({ id }) => regions.includes(id)).map(({ name }) => name);
  return [
    players === 'teams' ? `${PLAYER_NAMES.teams}: ${joinWords(teams)}` : PLAYER_NAMES[players],
    `${counted(length, 'question')}: ${kinds.map((kind) => KIND_NAMES[kind]).join(' · ')}`,
    ...(typesNames === true && kinds.includes('name') ? ['Names of places are typed'] : []),
    ...(asksOfLands !== true && kinds.includes('held') ? [OF_SPACES] : []),
    where.length === known.length ? 'All parts of the world' : joinWords(where),
    LEVEL_NAMES[level],
    `Number of the questions: ${seed}`,
  ];
}

/** A question as it can be asked without the map, with what there is to choose from. */
export function questionOnPaper(facts: QuizFacts, question: QuizQuestion): string {
  if (question.kind === 'find') return questionText(facts, question);
  const asked =
    question.kind === 'name'
      ? `Which place lies beside ${joinWords(facts.beside.get(question.right) ?? [])}?`
      : questionText(facts, question);
  const choices = question.choices.toSorted().map((choice) => choiceText(facts, question, choice));
  return `${asked} ${joinWords(choices, 'or')}?`;
}

/** The right answer without the map: of a place that was to be found, what lies beside it. */
export const rightOnPaper = (facts: QuizFacts, question: QuizQuestion): string =>
  question.kind === 'find' ? choiceText(facts, question, question.right) : answerText(facts, question, question.right);

/** How it went when a question came back: 'Came back twice, then right'; empty if it did not. */
export function backText(answered: readonly AnsweredTurn[], { id }: QuizQuestion): string {
  const again = answered.filter(({ isBack, question }) => isBack && question.id === id);
  if (again.length === 0) return '';
  const times = ['once', 'twice'][again.length - 1] ?? `${again.length} times`;
  return again.at(-1)?.isRight === true ? `Came back ${times}, then right` : `Came back ${times}`;
}

/** How a quiz ended, in a sentence: whose points are the most, or how much was right at once. */
export function resultText({ players, teams }: QuizSetup, answered: readonly AnsweredTurn[]): string {
  if (players === 'teams') {
    const points = teams.map((_, i) => scoreOf(answered, i).right);
    const most = Math.max(...points);
    const best = teams.filter((_, i) => points[i] === most);
    const have =
      best.length === teams.length ? `All teams have` : `${joinWords(best)} ${oneOrMany(best.length, 'has', 'have')}`;
    return `${have} ${best.length === teams.length ? 'the same points' : 'the most points'}: ${most}.`;
  }
  const { right, of } = scoreOf(answered, null);
  const who = players === 'class' ? 'The class' : 'You';
  return `${who} answered ${right} of ${of} questions right at the first try.`;
}

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
export const quizResultTable = (...quiz: Parameters<typeof resultRows>): string => csv(resultRows(...quiz));

/** All answers of a quiz as a table to be pasted into a spreadsheet. */
export const resultToPaste = (...quiz: Parameters<typeof resultRows>): string => tabbed(resultRows(...quiz));
