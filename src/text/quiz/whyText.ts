import { kilometresBetween, type LonLat } from '../../atlas/distance.ts';
import { MONTHS, monthOf } from '../../atlas/holding.ts';
import type { Hold, QuizFacts } from '../../atlas/quiz/facts.ts';
import { daysOf } from '../../atlas/quiz/questions.ts';
import type { FartherQuestion, FirstQuestion, HeldQuestion, Question } from '../../atlas/quiz/question.ts';
import { dateText, spanText } from '../dates.ts';
import { cityName, heldName, holderName, placeName } from './questionText.ts';
import { joinWords } from '../words.ts';

/** Why the right answer is right, and what one may remember of it, with its date. */
export function whyText(facts: QuizFacts, question: Question): string {
  switch (question.kind) {
    case 'find': {
      const { city, right } = question;
      const told = placeText(facts, right);
      return city === null ? told : `On this map ${cityName(facts, city)} lies in ${placeName(facts, right)}. ${told}`;
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
