import { shuffled } from './chance.ts';
import { citiesOf, spacesOf, type QuizFacts, type QuizSpace, type Scope } from './facts.ts';
import type { FindQuestion, NameQuestion } from './question.ts';

const CHOICES = 4;

/** 'Find this place' for every space and city of a scope. */
export function findQuestions(facts: QuizFacts, scope: Scope, seed: string): FindQuestion[] {
  const question = (space: QuizSpace, city: string | null): FindQuestion[] => {
    const id = `find ${space.id} ${city ?? ''}`;
    // Spaces are told apart by what lies beside them, as their names would give them away.
    const others = othersOf(facts, space, `${seed} ${id}`, city === null ? besideText : ({ name }) => name);
    return asked({ kind: 'find', id, city, right: space.id }, [space, ...others], seed);
  };
  const ofSpaces = spacesOf(facts, scope).flatMap((space) => question(space, null));
  const ofCities = citiesOf(facts, scope).flatMap(({ name, space }) => {
    const found = facts.spaces.get(space);
    return found === undefined || found.name === name ? [] : question(found, name);
  });
  return [...ofSpaces, ...ofCities];
}

/** 'Name this place' for every space of a scope. */
export const nameQuestions = (facts: QuizFacts, scope: Scope, seed: string): NameQuestion[] =>
  spacesOf(facts, scope).flatMap((space) => {
    const id = `name ${space.id}`;
    const others = othersOf(facts, space, `${seed} ${id}`, ({ name }) => name);
    return asked({ kind: 'name', id, right: space.id }, [space, ...others], seed);
  });

/** The question with its choices in any order; none if there are too few. */
function asked<Asked extends Omit<FindQuestion, 'choices'> | Omit<NameQuestion, 'choices'>>(
  question: Asked,
  spaces: readonly QuizSpace[],
  seed: string,
): (Asked & { choices: readonly string[] })[] {
  if (spaces.length < CHOICES) return [];
  const choices = shuffled(
    spaces.map(({ id }) => id),
    `${seed} ${question.id} order`,
  );
  return [{ ...question, choices }];
}

const besideText = ({ id }: QuizSpace, { beside }: QuizFacts): string => (beside.get(id) ?? []).toSorted().join();

/** Other spaces of the same kind, those of the same region first, which differ in what is said of them. */
function othersOf(
  facts: QuizFacts,
  space: QuizSpace,
  seed: string,
  said: (space: QuizSpace, facts: QuizFacts) => string,
): QuizSpace[] {
  const same = shuffled([...facts.spaces.values()], seed).filter(
    ({ id, kind }) => id !== space.id && kind === space.kind,
  );
  const nearFirst = [
    ...same.filter(({ region }) => region === space.region),
    ...same.filter(({ region }) => region !== space.region),
  ];
  const known = new Set([said(space, facts)]);
  const others: QuizSpace[] = [];
  for (const other of nearFirst) {
    if (others.length === CHOICES - 1) break;
    const text = said(other, facts);
    if (text !== '' && !known.has(text)) others.push(other);
    known.add(text);
  }
  return others;
}
