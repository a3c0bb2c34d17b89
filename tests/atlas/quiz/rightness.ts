import LatLon from 'geodesy/latlon-ellipsoidal-vincenty.js';
import { expect } from 'vitest';
import type { QuizFacts } from '../../../src/atlas/quiz/facts.ts';
import type { QuizQuestion } from '../../../src/atlas/quiz/question.ts';
import type { HeldLand } from '../../../src/atlas/schema.ts';

/** Why a question is not sound; '' if exactly one of its choices is right, reckoned in another way than it was made. */
export function fault(
  facts: QuizFacts,
  { kind, choices, right, ...asked }: QuizQuestion,
  question: QuizQuestion,
): string {
  if (new Set(choices).size !== choices.length) return 'two choices are the same';
  if (!choices.includes(right)) return 'the right answer is no choice';
  const rightOnes = choices.filter((choice) => holds(facts, question, choice));
  return rightOnes.length === 1 && rightOnes[0] === right
    ? ''
    : `${kind} ${JSON.stringify(asked)}: ${rightOnes.join()}`;
}

/** Whether a choice is an answer to the question, by the facts alone. */
function holds(facts: QuizFacts, question: QuizQuestion, choice: string): boolean {
  switch (question.kind) {
    case 'find': {
      const city = facts.cities.find(({ name }) => name === question.city);
      return question.city === null ? question.id === `find ${choice} ` : city?.space === choice;
    }
    case 'name':
      return question.id === `name ${choice}`;
    case 'held': {
      const { month, place } = question;
      if (!place.sure.some(([first, last]) => first <= month && month <= last)) return false;
      const { lands = {}, spaces = {} } = facts.holders ?? {};
      const tables = place.space === null ? place.lands.map((land) => lands[land]?.held) : [spaces[place.space]];
      return tables.length > 0 && tables.every((held) => holderIn(held ?? [], month) === choice);
    }
    case 'first': {
      const [own] = span(facts, choice);
      return question.choices.every((other) => other === choice || span(facts, other)[0] > own);
    }
    case 'farther':
      return question.choices.every(
        (other) => other === choice || way(facts, question.from, choice) > 1.1 * way(facts, question.from, other),
      );
  }
}

/** Who held it in a month: every change from the beginning on, one after the other. */
function holderIn(held: HeldLand['held'], month: string): string {
  let holder = '';
  for (const [from, next] of held) if (from <= month) holder = next;
  return holder;
}

/** The first and the last day as texts that can be compared: '1943-07-05'. */
export function span(facts: QuizFacts, id: string): readonly [string, string] {
  const { date = '', until = date } = facts.events.find((event) => event.id === id) ?? {};
  return [`${date}-01-01`.slice(0, 10), until.length === 10 ? until : `${until}-31`];
}

/** By another library and formula. */
function way({ cities }: QuizFacts, from: string, to: string): number {
  const at = (name: string): LatLon => {
    const [lon, lat] = cities.find((city) => city.name === name)?.at ?? [Number.NaN, Number.NaN];
    expect(lon).not.toBeNaN();
    return new LatLon(lat, lon);
  };
  return at(from).distanceTo(at(to)) / 1000;
}
