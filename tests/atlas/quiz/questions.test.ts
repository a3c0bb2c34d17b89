import { assert, constantFrom, integer, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../../src/atlas/quiz/questions.ts';
import { KINDS, type QuestionKind, type QuizQuestion } from '../../../src/atlas/quiz/question.ts';
import { QUIZ_LEVELS } from '../../../src/atlas/quiz/schema.ts';
import { choiceText, questionText, whyText } from '../../../src/text/quiz/questionText.ts';
import { ALL_REGIONS, REAL } from './facts.ts';
import { drawnFacts } from './drawnFacts.ts';
import { fault, span } from './rightness.ts';

const scope = { regions: ALL_REGIONS, level: 'medium', asksOfLands: true } as const;
const made = new Map(
  KINDS.map((kind) => [
    kind,
    QUIZ_LEVELS.flatMap((level) =>
      ['1', '2', '3'].flatMap((seed) => questionsOf(REAL, kind, { ...scope, level }, seed)),
    ),
  ]),
);
const real = (kind: QuestionKind): readonly QuizQuestion[] => made.get(kind) ?? [];

describe.each(KINDS)('questions of the kind “%s”', (kind) => {
  const questions = real(kind);

  test('are many', () => {
    expect(questions.length).toBeGreaterThan(200);
    for (const level of QUIZ_LEVELS)
      expect(questionsOf(REAL, kind, { ...scope, level }, '1').length).toBeGreaterThan(10);
  });

  test('have exactly one right choice, reckoned in another way', () => {
    expect(questions.map((question) => fault(REAL, question, question)).filter((text) => text !== '')).toEqual([]);
  });

  test('have choices that read differently, and are told with words', () => {
    const wrong = questions.filter((question) => {
      const texts = question.choices.map((choice) => choiceText(REAL, question, choice));
      const said = [...texts, questionText(REAL, question), whyText(REAL, question)];
      return new Set(texts).size !== texts.length || said.some((text) => text === '' || /undefined|null/.test(text));
    });
    expect(wrong).toEqual([]);
  });

  test('are right of a drawn world too, the same for the same seed, each with an id of its own', () => {
    assert(
      property(drawnFacts, constantFrom(...QUIZ_LEVELS), integer({ min: 1, max: 999 }), (facts, level, seed) => {
        const drawn = { regions: facts.regions.map(({ id }) => id), level, asksOfLands: seed % 4 > 0 };
        const asked = questionsOf(facts, kind, drawn, String(seed));
        expect(asked.map((question) => fault(facts, question, question)).filter((text) => text !== '')).toEqual([]);
        expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
        expect(questionsOf(facts, kind, drawn, String(seed))).toEqual(asked);
      }),
      { numRuns: 40 },
    );
  });
});

test('events that are asked for the first of them do not overlap it', () => {
  const wrong = real('first').filter(({ choices, right }) =>
    choices.some((choice) => choice !== right && span(REAL, choice)[0] <= span(REAL, right)[1]),
  );
  expect(wrong).toEqual([]);
});

test('who held a land is asked of months beyond doubt, and neither its name nor a choice like another tells', () => {
  const nameOf = (holder: string): string => REAL.holders?.holders.find(({ id }) => id === holder)?.name ?? '';
  const wrong = real('held').filter(
    (question) =>
      question.kind !== 'held' ||
      REAL.alike.some((pair) => pair.every((id) => question.choices.includes(id))) ||
      !question.place.sure.some(([from, to]) => from <= question.month && question.month <= to) ||
      question.choices.some((holder) => question.place.name.includes(nameOf(holder))),
  );
  expect(wrong).toEqual([]);
});

test('who held a land is asked and told in plain sentences, with the months', () => {
  const held = (place: string, seed: string): readonly string[] =>
    questionsOf(REAL, 'held', scope, seed).flatMap((question) =>
      question.kind === 'held' && question.place.id === place
        ? [questionText(REAL, question).replace(/in \w+ 19\d\d/, 'in MONTH'), whyText(REAL, question)]
        : [],
    );
  expect(held('norway', '1')).toEqual([
    'Who held Norway in MONTH?',
    'Germany held Norway from June 1940 to May 1945. Norway’s army lays down its arms: 10 June 1940. ' +
      'Soviet troops freed the far north-east in October 1944.',
  ]);
  expect(held('poland', '1')).toEqual([
    'Who held Poland in MONTH?',
    'Germany held all of Poland from July 1941 to July 1944.',
  ]);
  expect(held('india', '1')).toEqual(['Who held India in MONTH?', 'The United Kingdom held India throughout the war.']);
  const wrong = QUIZ_LEVELS.flatMap((level) => questionsOf(REAL, 'held', { ...scope, level }, '1')).filter(
    (question) =>
      !/^Who held [\p{L}\w,() ’-]+ in [A-Z][a-z]+ 19\d\d\?$/u.test(questionText(REAL, question)) ||
      !/^[A-Z][\w ]+ held [^.]+ (throughout the war|(from|until) [A-Z][a-z]+ 19\d\d.*)\./.test(whyText(REAL, question)),
  );
  expect(wrong.map((question) => [questionText(REAL, question), whyText(REAL, question)])).toEqual([]);
});

test('what is asked lies in the regions that were chosen', () => {
  assert(
    property(subarray([...ALL_REGIONS], { minLength: 1 }), constantFrom(...QUIZ_LEVELS), (regions, level) => {
      const found = ['find', 'name', 'held'] as const;
      const asked = found.flatMap((kind) => questionsOf(REAL, kind, { ...scope, regions, level }, '1'));
      const lieIn = asked.map((question) =>
        question.kind === 'held' ? question.place.region : (REAL.regionOf.get(question.right) ?? ''),
      );
      expect(lieIn.filter((region) => !regions.includes(region))).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test('several places at once are asked for in the plural', () => {
  const asked = new Set(real('find').map((question) => questionText(REAL, question)));
  expect([...asked]).toContain('Where are the Hawaiian Islands?');
  expect([...asked]).toContain('Where is the Middle East?');
  expect([...asked].filter((text) => /^Where is .*(Islands|Indies|Urals)/.test(text))).toEqual([]);
});
