import { array, assert, constantFrom, integer, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizCourseOf, newQuestions, scoreOf, type QuizSetup } from '../../../src/atlas/quiz/course.ts';
import { questionsInTurn, questionsOf } from '../../../src/atlas/quiz/questions.ts';
import { KINDS, type QuizQuestion } from '../../../src/atlas/quiz/question.ts';
import {
  backText,
  questionOnPaper,
  rightOnPaper,
  quizResultTable,
  resultToPaste,
  resultText,
} from '../../../src/text/quiz/sheetText.ts';
import { ALL_REGIONS, REAL } from './facts.ts';

const SETUP: QuizSetup = {
  players: 'one',
  teams: [],
  kinds: KINDS,
  regions: ALL_REGIONS,
  level: 'easy',
  length: 10,
  seed: '123456',
};
const QUESTIONS = newQuestions(REAL, SETUP);

const rightOf = ({ right }: QuizQuestion): string => right;
const wrongOf = ({ choices, right }: QuizQuestion): string => choices.find((choice) => choice !== right) ?? '';

/** Plays a quiz to its end: whether each answer is right is told, and then all are. */
function played(questions: readonly QuizQuestion[], teams: number, isRight: readonly boolean[]) {
  const answers: string[] = [];
  for (;;) {
    const course = quizCourseOf(questions, teams, answers);
    if (course.next === null) return course;
    answers.push((isRight[answers.length] === false ? wrongOf : rightOf)(course.next.question));
  }
}

describe('a quiz', () => {
  test('asks every kind that was chosen, the same for the same number', () => {
    expect(new Set(QUESTIONS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(newQuestions(REAL, SETUP)).toEqual(QUESTIONS);
    expect(newQuestions(REAL, { ...SETUP, seed: '123457' })).not.toEqual(QUESTIONS);
  });

  test('asks nothing twice before all was asked, and then goes on', () => {
    assert(
      property(
        array(integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 5 }),
        integer({ min: 1, max: 60 }),
        (sizes, count) => {
          const pools = sizes.map((size, kind) =>
            Array.from({ length: size }, (_, i) => ({ id: `${kind} ${i}` }) as QuizQuestion),
          );
          const all = pools.flat().length;
          const ids = questionsInTurn(pools, count, '1').map(({ id }) => id);
          expect(ids).toHaveLength(all === 0 ? 0 : count);
          for (let from = 0; from < ids.length; from += all) {
            const round = ids.slice(from, from + all);
            expect(new Set(round).size).toBe(round.length);
          }
        },
      ),
    );
  });

  test('brings back what was wrong, after three others, until it is right once', () => {
    const { answered, next } = played(QUESTIONS, 0, [false]);
    expect(next).toBeNull();
    expect(answered.map(({ isBack }) => isBack).indexOf(true)).toBe(4);
    expect(answered[4]?.question.id).toBe(answered[0]?.question.id);
    expect(answered).toHaveLength(11);
    expect(scoreOf(answered, null)).toEqual({ right: 9, of: 10 });
  });

  test('ends with every question right once, and gives every team as many new questions', () => {
    assert(
      property(array(constantFrom(true, false), { maxLength: 60 }), integer({ min: 2, max: 6 }), (isRight, teams) => {
        const questions = QUESTIONS.slice(0, QUESTIONS.length - (QUESTIONS.length % teams));
        const { answered } = played(questions, teams, isRight);
        const rightOnce = answered.filter((turn) => turn.isRight).map(({ question }) => question.id);
        expect(rightOnce.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
        const each = Array.from({ length: teams }, (_, team) => scoreOf(answered, team).of);
        expect(new Set(each)).toEqual(new Set([questions.length / teams]));
        expect(answered.filter(({ isBack, team }) => isBack !== (team === null))).toEqual([]);
      }),
    );
  });

  test('asks only what was chosen', () => {
    assert(
      property(subarray([...KINDS], { minLength: 1 }), (kinds) => {
        const asked = newQuestions(REAL, { ...SETUP, kinds, length: 20 });
        expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(kinds));
      }),
      { numRuns: 10 },
    );
  });

  test('its answers are a table, in which no team’s name is a formula', () => {
    const { answered } = played(QUESTIONS, 2, [false, true]);
    const rows = quizResultTable(REAL, answered, ['=SUM(A1)', 'Blue']).trim().split('\r\n');
    expect(rows).toHaveLength(answered.length + 1);
    expect(rows[1]).toMatch(/^1,'=SUM\(A1\),.*,no,no,0$/);
    expect(rows[2]).toMatch(/^2,Blue,.*,yes,no,1$/);
  });

  test('its answers can be pasted into a table too, a row for each', () => {
    const { answered } = played(QUESTIONS, 2, [false, true]);
    const rows = resultToPaste(REAL, answered, ['=SUM(A1)', 'Blue\tand\nred']).split('\n');
    expect(rows).toHaveLength(answered.length + 1);
    expect(rows.map((row) => row.split('\t').length)).toEqual(rows.map(() => 9));
    expect(rows[1]).toMatch(/^1\t'=SUM\(A1\)\t/);
    expect(rows[2]).toMatch(/^2\tBlue and red\t/);
  });

  test('on paper each question can be answered without the map, and its answer does not stand in it', () => {
    for (const kind of KINDS)
      for (const question of questionsOf(REAL, kind, { regions: ALL_REGIONS, level: 'medium' }, 'paper').slice(0, 30)) {
        const [asked, right] = [questionOnPaper(REAL, question), rightOnPaper(REAL, question)];
        expect(asked).toMatch(/\?$/);
        expect(right).not.toBe('');
        expect(asked).not.toMatch(/outlined/);
        if (kind === 'find') expect(asked).not.toContain(right);
        else expect(asked).toContain(right);
      }
  });

  test('on paper it is told how often a question came back', () => {
    const { answered } = played(QUESTIONS, 0, [false, true, true, true, false]);
    const [first, second] = answered.map(({ question }) => question);
    expect(first && backText(answered, first)).toBe('Came back twice, then right');
    expect(second && backText(answered, second)).toBe('');
    expect(first && backText(answered.slice(0, 5), first)).toBe('Came back once');
  });

  test('its result names who has the most points', () => {
    const { answered } = played(QUESTIONS, 2, [false]);
    const teams = ['Red', 'Blue'];
    expect(resultText({ ...SETUP, players: 'teams', teams }, answered)).toBe('Blue has the most points: 5.');
    expect(resultText({ ...SETUP, players: 'teams', teams }, played(QUESTIONS, 2, []).answered)).toBe(
      'All teams have the same points: 5.',
    );
    expect(resultText(SETUP, answered)).toBe('You answered 9 of 10 questions right at the first try.');
  });
});
