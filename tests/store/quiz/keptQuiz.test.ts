import { assert, constantFrom, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizText, readQuiz, NO_QUIZ, useQuiz, type Quiz } from '../../../src/store/quiz/quizStore.ts';

const QUIZ: Quiz = {
  setup: {
    players: 'teams',
    teams: ['Red', 'Blue'],
    kinds: ['find', 'held'],
    regions: ['europe'],
    level: 'hard',
    length: 10,
    seed: '123456',
  },
  isRunning: true,
  answers: ['germany', 'italy'],
  isTold: true,
  isEnded: false,
};

describe('the quiz of a tab', () => {
  test('comes back as it was', () => {
    expect(readQuiz(quizText(QUIZ))).toEqual(QUIZ);
    expect(readQuiz(quizText(NO_QUIZ))).toEqual(NO_QUIZ);
    // As an earlier version kept it.
    expect(readQuiz(quizText(QUIZ).replace(',"isEnded":false', ''))).toEqual(QUIZ);
  });

  test('is nothing if the text is no quiz, whatever it is', () => {
    assert(property(string(), (text) => void expect(readQuiz(text)).toBeNull()));
    assert(property(jsonValue(), (value) => void expect(readQuiz(JSON.stringify(value))).toBeNull()));
    const broken = [
      { version: 2 },
      { answers: Array.from({ length: 3000 }, () => 'x') },
      { answers: ['x'.repeat(5000)] },
      { setup: { ...QUIZ.setup, teams: Array.from({ length: 50 }, (_, i) => `Team ${i}`) } },
      { setup: { ...QUIZ.setup, length: 1e9 } },
      { setup: { ...QUIZ.setup, seed: '<b>' } },
      { setup: { ...QUIZ.setup, kinds: ['constructor'] } },
      { more: 1 },
    ];
    const whole = JSON.parse(quizText(QUIZ)) as object;
    assert(
      property(constantFrom(...broken), (part) => {
        expect(readQuiz(JSON.stringify({ ...whole, ...part }))).toBeNull();
      }),
    );
    expect(readQuiz(quizText(QUIZ).replace('"version"', '"__proto__":{"x":1},"version"'))).toBeNull();
  });

  test('takes one answer for a question, and the next after going on', () => {
    const { begin, answer, goOn, leave } = useQuiz.getState();
    if (QUIZ.setup !== null) begin(QUIZ.setup);
    answer('a');
    answer('b');
    expect(useQuiz.getState().answers).toEqual(['a']);
    goOn();
    answer('b');
    expect(useQuiz.getState().answers).toEqual(['a', 'b']);
    leave();
    expect(useQuiz.getState()).toMatchObject({ setup: QUIZ.setup, isRunning: false, answers: [], isTold: false });
  });

  test('keeps what was answered when it is ended, and is left if nothing was', () => {
    const { begin, answer, end } = useQuiz.getState();
    if (QUIZ.setup !== null) begin(QUIZ.setup);
    answer('a');
    end();
    expect(useQuiz.getState()).toMatchObject({ isRunning: true, answers: ['a'], isTold: false, isEnded: true });
    answer('b');
    expect(useQuiz.getState().answers).toEqual(['a']);
    if (QUIZ.setup !== null) begin(QUIZ.setup);
    expect(useQuiz.getState()).toMatchObject({ isRunning: true, answers: [], isEnded: false });
    end();
    expect(useQuiz.getState()).toMatchObject({ setup: QUIZ.setup, isRunning: false, isEnded: false });
  });
});
