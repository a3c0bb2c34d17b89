import { assert, constantFrom, integer, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../src/atlas/quiz/pool.ts';
import { KINDS, type Kind, type Question } from '../../src/atlas/quiz/question.ts';
import { LEVELS } from '../../src/atlas/quiz/schema.ts';
import { choiceText, questionText } from '../../src/text/quiz/questionText.ts';
import { whyText } from '../../src/text/quiz/whyText.ts';
import { ALL_REGIONS, REAL } from './facts.ts';
import { drawnFacts } from './drawnFacts.ts';
import { fault, span } from './rightness.ts';

const scope = { regions: ALL_REGIONS, level: 'medium' } as const;
const made = new Map(
  KINDS.map((kind) => [
    kind,
    LEVELS.flatMap((level) => ['1', '2', '3'].flatMap((seed) => questionsOf(REAL, kind, { ...scope, level }, seed))),
  ]),
);
const real = (kind: Kind): readonly Question[] => made.get(kind) ?? [];

describe.each(KINDS)('questions of the kind “%s”', (kind) => {
  const questions = real(kind);

  test('are many', () => {
    expect(questions.length).toBeGreaterThan(200);
    for (const level of LEVELS) expect(questionsOf(REAL, kind, { ...scope, level }, '1').length).toBeGreaterThan(10);
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
      property(drawnFacts, constantFrom(...LEVELS), integer({ min: 1, max: 999 }), (facts, level, seed) => {
        const regions = facts.regions.map(({ id }) => id);
        const asked = questionsOf(facts, kind, { regions, level }, String(seed));
        expect(asked.map((question) => fault(facts, question, question)).filter((text) => text !== '')).toEqual([]);
        expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
        expect(questionsOf(facts, kind, { regions, level }, String(seed))).toEqual(asked);
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
  const wrong = real('held').filter(({ choices, ...question }) => {
    const space = question.kind === 'held' ? question.space : '';
    const month = question.kind === 'held' ? question.month : '';
    const holder = REAL.holders?.holders.find(({ id }) => id === question.right)?.name ?? '';
    return (
      REAL.alike.some((pair) => pair.every((id) => choices.includes(id))) ||
      REAL.sure[space]?.some(([from, to]) => from <= month && month <= to) !== true ||
      REAL.spaces.get(space)?.name.includes(holder)
    );
  });
  expect(wrong).toEqual([]);
});

test('what is asked lies in the regions that were chosen', () => {
  assert(
    property(subarray([...ALL_REGIONS], { minLength: 1 }), constantFrom(...LEVELS), (regions, level) => {
      const found = ['find', 'name', 'held'] as const;
      const asked = found.flatMap((kind) => questionsOf(REAL, kind, { regions, level }, '1'));
      const spaces = asked.map((question) => (question.kind === 'held' ? question.space : question.right));
      expect(spaces.filter((space) => !regions.includes(REAL.regionOf.get(space) ?? ''))).toEqual([]);
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
