import type { Players } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import type { HeldQuestion, Kind, Question } from '../../atlas/quiz/question.ts';
import type { Level } from '../../atlas/quiz/schema.ts';
import { dateText } from '../dates.ts';
import { joinWords } from '../words.ts';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  find: 'Find this place',
  name: 'Name this place',
  held: 'Who held it?',
  first: 'Which came first?',
  farther: 'Which is farther?',
};

export const PLAYER_NAMES: Readonly<Record<Players, string>> = {
  one: 'One, to practise',
  teams: 'Teams in turns',
  class: 'The whole class together',
};

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  easy: 'Easy: capitals, large lands, long distances',
  medium: 'Medium',
  hard: 'Hard: islands, sea zones, near dates and distances',
};

/** What is asked. */
export function questionText(facts: QuizFacts, question: Question): string {
  switch (question.kind) {
    case 'find':
      return question.city === null
        ? `Where ${MANY.test(spaceName(facts, question.right)) ? 'are' : 'is'} ${placeName(facts, question.right)}?`
        : `In which space of the map is ${cityName(facts, question.city)}?`;
    case 'name':
      return 'Which place is outlined on the map?';
    case 'held':
      return `Who held ${heldName(facts, question)} in ${dateText(question.month)}?`;
    case 'first':
      return 'Which came first?';
    case 'farther':
      return `Which is farther from ${cityName(facts, question.from)}?`;
  }
}

/** What was held, within a sentence; of a space of the game, by whoever held most of it. */
export const heldName = (facts: QuizFacts, { place: { name, space } }: HeldQuestion): string =>
  space === null ? name : `the greatest part of ${placeName(facts, space)}`;

/** A holder's name at the beginning of a sentence. */
export const holderName = ({ holders }: QuizFacts, id: string): string => {
  const name = holders?.holders.find((holder) => holder.id === id)?.name ?? id;
  return /^(United|Soviet|Netherlands|Latin)/.test(name) ? `The ${name}` : name;
};

/** What a choice says. In 'find' a space is described, since its name would give it away. */
export function choiceText(facts: QuizFacts, question: Question, choice: string): string {
  switch (question.kind) {
    case 'find':
      return question.city === null ? `Beside ${joinWords(facts.beside.get(choice) ?? [])}` : spaceName(facts, choice);
    case 'name':
      return spaceName(facts, choice);
    case 'held':
      return facts.holders?.holders.find(({ id }) => id === choice)?.name ?? choice;
    case 'first':
      return facts.events.find(({ id }) => id === choice)?.title ?? choice;
    case 'farther':
      return cityName(facts, choice);
  }
}

/** An answer in a few words; in 'find' it may be any space. */
export const answerText = (facts: QuizFacts, question: Question, answer: string): string =>
  question.kind === 'find' ? spaceName(facts, answer) : choiceText(facts, question, answer);

/** The name of a space: a water that lies in it, or the board's own name. */
export const spaceName = (facts: QuizFacts, id: string): string => facts.names.get(id) ?? id;

/** The name within a sentence: 'the Baltic Sea', 'Hudson Bay', 'the Middle East'. */
export function placeName(facts: QuizFacts, id: string): string {
  const name = spaceName(facts, id);
  const isSea = facts.spaces.get(id)?.kind === 'sea';
  return (isSea ? !/^\w+ Bay$/.test(name) : THE.test(name)) ? `the ${name}` : name;
}

/** Territories whose names stand with 'the'. */
const THE = /United (States|Kingdom)|^Union|(Middle|Far) East|Indies|Islands$|^(Urals|Sahara|Himalaya|Caucasus)$/;

/** Names of more than one place. */
const MANY = /(Indies|Islands|^Urals)$/;

/** A city's name, with that of today if it differs. */
export function cityName({ cities }: QuizFacts, name: string): string {
  const modern = cities.find((city) => city.name === name)?.modern;
  return modern === undefined ? name : `${name} (today ${modern})`;
}
