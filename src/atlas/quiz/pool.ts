import { drawn, shuffled } from './chance.ts';
import type { QuizFacts, Scope } from './facts.ts';
import { fartherQuestions } from './fartherQuestions.ts';
import { firstQuestions } from './firstQuestions.ts';
import { heldQuestions } from './heldQuestions.ts';
import { findQuestions, nameQuestions } from './placeQuestions.ts';
import type { Kind, Question } from './question.ts';

const MAKERS: Readonly<Record<Kind, (facts: QuizFacts, scope: Scope, seed: string) => readonly Question[]>> = {
  find: findQuestions,
  name: nameQuestions,
  held: heldQuestions,
  first: firstQuestions,
  farther: fartherQuestions,
};

/** All questions of a kind that a scope allows, the same for the same seed. */
export const questionsOf = (facts: QuizFacts, kind: Kind, scope: Scope, seed: string): readonly Question[] =>
  shuffled(MAKERS[kind](facts, scope, seed), `${seed} ${kind}`);

/**
 * So many questions, the kinds mixed evenly; none comes twice before all have come. None at all if there is nothing to
 * ask.
 */
export function questionsInTurn(pools: readonly (readonly Question[])[], count: number, seed: string): Question[] {
  const asked: Question[] = [];
  const filled = pools.filter((pool) => pool.length > 0);
  while (filled.length > 0 && asked.length < count) {
    const left = filled.map((pool) => [...pool]);
    while (left.some((pool) => pool.length > 0))
      for (const pool of shuffled(left, `${seed} round ${asked.length}`)) {
        const question = pool.shift();
        if (question !== undefined) asked.push(question);
      }
  }
  return asked.slice(0, count);
}

/** A seed for a new quiz, from a number below 1 that chance gave: six digits that one can read out. */
export const seedFrom = (chance: number): string => String(100_000 + drawn(String(chance), 900_000));
