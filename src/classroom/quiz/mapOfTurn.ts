import type { SpaceId } from '../../engine/index.ts';
import type { AnsweredTurn, Turn } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import type { HeldQuestion, Question } from '../../atlas/quiz/question.ts';
import type { QuizMap } from './useExampleOfQuiz.ts';

/** What the map shows while a question is open: no names, and only what is asked about. */
export const mapOfTurn = (facts: QuizFacts, { question }: Turn, answer: (choice: string) => void): QuizMap => ({
  lit: question.kind === 'name' ? [question.right] : question.kind === 'held' ? spacesOf(question) : [],
  lands: landsOf(question),
  wrong: null,
  hidesNames: true,
  around: question.kind === 'find' ? regionAround(facts, question.right) : null,
  onPress: question.kind === 'find' ? answer : null,
});

/** What the map shows with the answer: names again, and where everything lies. */
export const mapOfAnswer = (facts: QuizFacts, { question, answer, isRight }: AnsweredTurn): QuizMap => ({
  lit: placesOf(facts, question),
  lands: landsOf(question),
  wrong: isRight || !['find', 'name'].includes(question.kind) ? null : answer,
  hidesNames: false,
  around: null,
  onPress: null,
});

const NO_LANDS: readonly string[] = [];

const landsOf = (question: Question): readonly string[] => (question.kind === 'held' ? question.place.lands : NO_LANDS);

const spacesOf = ({ place: { space } }: HeldQuestion): readonly SpaceId[] => (space === null ? [] : [space]);

/** All spaces of the region in which a space lies; of the seas the whole board is shown. */
function regionAround({ spaces, regionOf }: QuizFacts, space: SpaceId): readonly SpaceId[] | null {
  if (spaces.get(space)?.kind === 'sea') return null;
  const region = regionOf.get(space);
  return [...regionOf].flatMap(([id, of]) => (of === region ? [id] : []));
}

function placesOf({ events, cities }: QuizFacts, question: Question): readonly SpaceId[] {
  switch (question.kind) {
    case 'find':
    case 'name':
      return [question.right];
    case 'held':
      return spacesOf(question);
    case 'first':
      return events.flatMap(({ id, place }) => (question.choices.includes(id) ? [place.space] : []));
    case 'farther':
      return cities.flatMap(({ name, space }) =>
        name === question.from || question.choices.includes(name) ? [space] : [],
      );
  }
}
