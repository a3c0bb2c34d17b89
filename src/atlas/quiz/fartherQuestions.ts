import { kilometresBetween } from '../distance.ts';
import { shuffled } from './chance.ts';
import { citiesOf, type QuizCity, type QuizFacts, type Scope } from './facts.ts';
import type { FartherQuestion } from './question.ts';
import type { Level } from './schema.ts';

/** How many times as far the farther city must be, at least and at most. */
const TIMES: Readonly<Record<Level, readonly [number, number]>> = {
  easy: [1.5, Infinity],
  medium: [1.2, 2],
  hard: [1.1, 1.4],
};
/** Nearer cities are not asked about: where in a city one measures would matter. */
const LEAST_KILOMETRES = 300;
/** So many pairs are tried for each city from which is measured. */
const TRIES = 30;

/** 'Which is farther' from every city of a scope, to two others of it. */
export function fartherQuestions(facts: QuizFacts, scope: Scope, seed: string): FartherQuestion[] {
  const cities = citiesOf(facts, scope);
  return cities.flatMap((from): FartherQuestion[] => {
    const id = `farther ${from.name}`;
    const pair = pairFrom(from, shuffled(cities, `${seed} ${id}`), TIMES[scope.level]);
    if (pair === null) return [];
    const [nearer, farther] = pair;
    const choices = shuffled([nearer, farther], `${seed} ${id} order`);
    return [{ kind: 'farther', id, from: from.name, choices, right: farther }];
  });
}

/** The first two neighbours in a list whose distances differ as much as is asked, by name. */
function pairFrom(
  from: QuizCity,
  cities: readonly QuizCity[],
  [least, most]: readonly [number, number],
): readonly [nearer: string, farther: string] | null {
  const far = cities
    .filter((city) => city !== from)
    .slice(0, TRIES)
    .map(({ name, at }) => ({ name, kilometres: kilometresBetween(from.at, at) }))
    .filter(({ kilometres }) => kilometres >= LEAST_KILOMETRES);
  for (const [i, one] of far.entries())
    for (const other of far.slice(i + 1)) {
      const [nearer, farther] = one.kilometres < other.kilometres ? [one, other] : [other, one];
      const times = farther.kilometres / nearer.kilometres;
      if (times > least && times <= most) return [nearer.name, farther.name];
    }
  return null;
}
