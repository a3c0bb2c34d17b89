import type { QuizPlayers, AnsweredTurn } from '../../atlas/quiz/course.ts';
import type { QuizFacts, Hold } from '../../atlas/quiz/facts.ts';
import type {
  HeldQuestion,
  QuestionKind,
  QuizQuestion,
  FartherQuestion,
  FirstQuestion,
} from '../../atlas/quiz/question.ts';
import type { QuizLevel } from '../../atlas/quiz/schema.ts';
import { dateText, spanText } from '../dates.ts';
import { joinWords, capitalized } from '../words.ts';
import { kilometresBetween, type LonLat } from '../../atlas/distance.ts';
import { MONTHS, monthOf } from '../../atlas/holding.ts';
import { daysOf } from '../../atlas/quiz/questions.ts';

export const KIND_NAMES: Readonly<Record<QuestionKind, string>> = {
  find: 'Find this place',
  name: 'Name this place',
  held: 'Who held it?',
  first: 'Which came first?',
  farther: 'Which is farther?',
};

export const PLAYER_NAMES: Readonly<Record<QuizPlayers, string>> = {
  one: 'One, to practise',
  teams: 'Teams in turns',
  class: 'The whole class together',
};

export const LEVEL_NAMES: Readonly<Record<QuizLevel, string>> = {
  easy: 'Easy: capitals, large lands, long distances',
  medium: 'Medium',
  hard: 'Hard: islands, sea zones, near dates and distances',
};

/** What is asked. */
export function questionText(facts: QuizFacts, question: QuizQuestion): string {
  switch (question.kind) {
    case 'find':
      return question.city === null
        ? `Where ${MANY.test(quizSpaceName(facts, question.right)) ? 'are' : 'is'} ${placeName(facts, question.right)}?`
        : `In which space of the map is ${quizCityName(facts, question.city)}?`;
    case 'name':
      return 'Which place is outlined on the map?';
    case 'held':
      return `Who held ${heldName(facts, question)} in ${dateText(question.month)}?`;
    case 'first':
      return 'Which came first?';
    case 'farther':
      return `Which is farther from ${quizCityName(facts, question.from)}?`;
  }
}

/** What was held, within a sentence; of a space of the game, by whoever held most of it. */
const heldName = (facts: QuizFacts, { place: { name, space } }: HeldQuestion): string =>
  space === null ? name : `the greatest part of ${placeName(facts, space)}`;

/** A holder's name at the beginning of a sentence. */
const holderName = ({ holders }: QuizFacts, id: string): string => {
  const name = holders?.holders.find((holder) => holder.id === id)?.name ?? id;
  return /^(United|Soviet|Netherlands|Latin)/.test(name) ? `The ${name}` : name;
};

/** What a choice says. In 'find' a space is described, since its name would give it away. */
export function choiceText(facts: QuizFacts, question: QuizQuestion, choice: string): string {
  switch (question.kind) {
    case 'find':
      return question.city === null
        ? `Beside ${joinWords(facts.beside.get(choice) ?? [])}`
        : quizSpaceName(facts, choice);
    case 'name':
      return quizSpaceName(facts, choice);
    case 'held':
      return facts.holders?.holders.find(({ id }) => id === choice)?.name ?? choice;
    case 'first':
      return facts.events.find(({ id }) => id === choice)?.title ?? choice;
    case 'farther':
      return quizCityName(facts, choice);
  }
}

/** An answer in a few words; in 'find' it may be any space. */
export const answerText = (facts: QuizFacts, question: QuizQuestion, answer: string): string =>
  question.kind === 'find' ? quizSpaceName(facts, answer) : choiceText(facts, question, answer);

/** The name of a space: a water that lies in it, or the board's own name. */
export const quizSpaceName = (facts: QuizFacts, id: string): string => facts.names.get(id) ?? id;

/** The name within a sentence: 'the Baltic Sea', 'Hudson Bay', 'the Middle East'. */
export function placeName(facts: QuizFacts, id: string): string {
  const name = quizSpaceName(facts, id);
  const isSea = facts.spaces.get(id)?.kind === 'sea';
  return (isSea ? !/^\w+ Bay$/.test(name) : THE.test(name)) ? `the ${name}` : name;
}

/** Territories whose names stand with 'the'. */
const THE = /United (States|Kingdom)|^Union|(Middle|Far) East|Indies|Islands$|^(Urals|Sahara|Himalaya|Caucasus)$/;

/** Names of more than one place. */
const MANY = /(Indies|Islands|^Urals)$/;

/** A city's name, with that of today if it differs. */
export function quizCityName({ cities }: QuizFacts, name: string): string {
  const modern = cities.find((city) => city.name === name)?.modern;
  return modern === undefined ? name : `${name} (today ${modern})`;
}

/** Whether an answer was right; if not, what would have been, and that the question comes back. */
export function verdictText(facts: QuizFacts, { question, answer, isRight }: AnsweredTurn): string {
  if (isRight) return 'Right.';
  return `Not quite. ${rightText(facts, question, answer)} The question will come back.`;
}

function rightText(facts: QuizFacts, question: QuizQuestion, answer: string): string {
  const { kind, right } = question;
  if (kind === 'find') return `That was ${placeName(facts, answer)}; the right place is outlined now.`;
  if (kind === 'name') return `It is ${placeName(facts, right)}.`;
  return `${capitalized(answerText(facts, question, right))} is right.`;
}

/** How many of how many: '3 of 5'; '0' at the beginning. */
export const scoreText = ({ right, of }: { readonly right: number; readonly of: number }): string =>
  of === 0 ? '0' : `${right} of ${of}`;

/** Why the right answer is right, and what one may remember of it, with its date. */
export function whyText(facts: QuizFacts, question: QuizQuestion): string {
  switch (question.kind) {
    case 'find': {
      const { city, right } = question;
      const told = placeText(facts, right);
      return city === null
        ? told
        : `On this map ${quizCityName(facts, city)} lies in ${placeName(facts, right)}. ${told}`;
    }
    case 'name':
      return placeText(facts, question.right);
    case 'held':
      return heldText(facts, question);
    case 'first':
      return firstText(facts, question);
    case 'farther':
      return fartherText(facts, question);
  }
}

/** What happened in a space, from its card; without one, what lies beside it. Crimes are not told in passing. */
function placeText({ cards, beside }: QuizFacts, space: string): string {
  const card = cards.get(space);
  const told = card?.happened.find(({ grave }) => grave !== true);
  if (told !== undefined) return `${spanText(told.date, told.until)}: ${told.text}`;
  return card?.today ?? `It lies beside ${joinWords(beside.get(space) ?? [])}.`;
}

/** From when to when the holder held it, by what event it came to them, and what a table cannot say of a land. */
function heldText(facts: QuizFacts, question: HeldQuestion): string {
  const { place, month, right } = question;
  const { holders, events } = facts;
  const at = MONTHS.indexOf(month);
  const hold = place.holds.find(({ first, last }) => first <= at && at <= last) ?? { first: 0, last: 0 };
  const from = MONTHS[hold.first] ?? month;
  const taken = events.find(({ takes, place: { space }, date, until: end }) => {
    const months = [monthOf(date), monthOf(end ?? date)];
    const isOfIt = takes?.some((land) => place.lands.includes(land)) === true;
    return (isOfIt || (takes !== undefined && space === place.space)) && months.includes(from);
  });
  const [land, ...others] = place.lands;
  const note = land === undefined || others.length > 0 ? undefined : holders?.lands[land]?.note;
  const all = others.length > 0 ? 'all of ' : '';
  return [
    `${holderName(facts, right)} held ${all}${heldName(facts, question)} ${timeText(hold)}.`,
    ...(taken === undefined ? [] : [`${taken.title}: ${spanText(taken.date, taken.until)}.`]),
    ...(note === undefined ? [] : [note]),
  ].join(' ');
}

/** 'from June 1940 to May 1945', with the months in which it changed hands. */
function timeText({ first, last }: Pick<Hold, 'first' | 'last'>): string {
  const [from, until] = [MONTHS[first] ?? '', MONTHS[last + 1]];
  if (until === undefined) return first === 0 ? 'throughout the war' : `from ${dateText(from)} on`;
  return first === 0 ? `until ${dateText(until)}` : `from ${dateText(from)} to ${dateText(until)}`;
}

/** All choices with their dates, in order of time. */
const firstText = ({ events }: QuizFacts, { choices }: FirstQuestion): string =>
  events
    .filter(({ id }) => choices.includes(id))
    .toSorted((a, b) => daysOf(a)[0] - daysOf(b)[0])
    .map(({ title, date, until }) => `${title}: ${spanText(date, until)}.`)
    .join(' ');

/** Both distances, to 10 km. */
function fartherText(facts: QuizFacts, { from, choices }: FartherQuestion): string {
  const at = (name: string): LonLat => facts.cities.find((city) => city.name === name)?.at ?? [0, 0];
  const kilometres = (to: string): string =>
    (Math.round(kilometresBetween(at(from), at(to)) / 10) * 10).toLocaleString('en');
  const ways = choices.map((to) => `to ${to} ${kilometres(to)} km`);
  return `Over the earth it is from ${from} ${joinWords(ways)}.`;
}
