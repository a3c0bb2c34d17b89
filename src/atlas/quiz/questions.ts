import { drawn, shuffled } from './chance.ts';
import {
  type QuizFacts,
  type Scope,
  citiesInScope,
  type QuizCity,
  eventsOf,
  placedIn,
  type HeldPlace,
  type Hold,
  spacesOf,
  type QuizSpace,
} from './facts.ts';
import { kilometresBetween } from '../distance.ts';
import type {
  FartherQuestion,
  FirstQuestion,
  HeldQuestion,
  FindQuestion,
  NameQuestion,
  QuestionKind,
  QuizQuestion,
} from './question.ts';
import type { QuizLevel } from './schema.ts';
import type { WarEvent } from '../schema.ts';
import { MONTHS } from '../holding.ts';

const CHOICES = 4;

/** 'Find this place' for every space and city of a scope. */
function findQuestions(facts: QuizFacts, scope: Scope, seed: string): FindQuestion[] {
  const question = (space: QuizSpace, city: string | null): FindQuestion[] => {
    const id = `find ${space.id} ${city ?? ''}`;
    // Spaces are told apart by what lies beside them, as their names would give them away.
    const others = otherPlaces(facts, space, `${seed} ${id}`, city === null ? besideText : ({ name }) => name);
    return withChoices({ kind: 'find', id, city, right: space.id }, [space, ...others], seed);
  };
  const ofSpaces = spacesOf(facts, scope).flatMap((space) => question(space, null));
  const ofCities = citiesInScope(facts, scope).flatMap(({ name, space }) => {
    const found = facts.spaces.get(space);
    return found === undefined || found.name === name ? [] : question(found, name);
  });
  return [...ofSpaces, ...ofCities];
}

/** 'Name this place' for every space of a scope. */
const nameQuestions = (facts: QuizFacts, scope: Scope, seed: string): NameQuestion[] =>
  spacesOf(facts, scope).flatMap((space) => {
    const id = `name ${space.id}`;
    const others = otherPlaces(facts, space, `${seed} ${id}`, ({ name }) => name);
    return withChoices({ kind: 'name', id, right: space.id }, [space, ...others], seed);
  });

/** The question with its choices in any order; none if there are too few. */
function withChoices<Asked extends Omit<FindQuestion, 'choices'> | Omit<NameQuestion, 'choices'>>(
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
function otherPlaces(
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

/** How many months must lie between the month asked for and one in which the place changed hands. */
const MONTHS_AWAY: Readonly<Record<QuizLevel, number>> = { easy: 6, medium: 3, hard: 1 };
/** At 'hard' the month lies so near to a change, if there was one. */
const NEAR = 6;

/** 'Who held it' for every place of a scope and each time in which one held it, in months without change or doubt. */
function heldQuestions(facts: QuizFacts, scope: Scope, seed: string): HeldQuestion[] {
  const places = scope.asksOfLands === true ? facts.heldLands : facts.heldSpaces;
  return placedIn(places, scope).flatMap((place) =>
    place.holds.flatMap((hold): HeldQuestion[] => {
      const { holder, first } = hold;
      const id = `held ${place.id} ${MONTHS[first] ?? ''}`;
      const month = monthIn(place, hold, scope.level, `${seed} ${id} month`);
      const others = otherHolders(facts, places, place, holder, `${seed} ${id}`);
      // A place's own name would give its holder away: Brazil held Brazil.
      if (isNamed(facts, place, holder) || month === undefined || others.length < CHOICES - 1) return [];
      const choices = shuffled([holder, ...others], `${seed} ${id} order`);
      return [{ kind: 'held', id, place, month, choices, right: holder }];
    }),
  );
}

/** Whether the name of a place says that of a holder. */
const isNamed = ({ holders }: QuizFacts, { name }: HeldPlace, holder: string): boolean =>
  name.includes(holders?.holders.find(({ id }) => id === holder)?.name ?? '');

/** A month between two changes, so far from both as the level says and beyond doubt; at 'hard' near to one. */
function monthIn({ sure }: HeldPlace, { first, last }: Hold, level: QuizLevel, seed: string): string | undefined {
  // At the beginning and the end of what is told nothing changes.
  const away = (month: number): number =>
    Math.min(first === 0 ? Infinity : month - first, last === MONTHS.length - 1 ? Infinity : last + 1 - month);
  const isSure = (month: string): boolean => sure.some(([from, to]) => from <= month && month <= to);
  const fitting = MONTHS.flatMap((month, i) =>
    i >= first && i <= last && away(i) >= MONTHS_AWAY[level] && isSure(month) ? [i] : [],
  );
  const near = level === 'hard' ? fitting.filter((i) => away(i) <= NEAR) : [];
  const months = near.length > 0 ? near : fitting;
  return MONTHS[months[drawn(seed, months.length)] ?? -1];
}

/** Three other holders: of the place at another time, then of others in its region, then any. */
function otherHolders(
  facts: QuizFacts,
  places: readonly HeldPlace[],
  place: HeldPlace,
  holder: string,
  seed: string,
): string[] {
  const isAlike = (a: string, b: string): boolean =>
    facts.alike.some((group) => group.includes(a) && group.includes(b));
  const here = new Set(place.holds.map((hold) => hold.holder));
  const near = new Set(
    places.flatMap(({ region, holds }) => (region === place.region ? holds.map((hold) => hold.holder) : [])),
  );
  const weight = (id: string): number => (here.has(id) ? 2 : near.has(id) ? 1 : 0);
  const sorted = shuffled(facts.holders?.holders.map(({ id }) => id) ?? [], seed).toSorted(
    (a, b) => weight(b) - weight(a),
  );
  const chosen: string[] = [];
  for (const id of sorted) {
    if (chosen.length === CHOICES - 1) break;
    // Norway's government went on in London: who answers so is not quite wrong. Earlier versions offered it.
    if (place.space === null && isNamed(facts, place, id)) continue;
    if (![holder, ...chosen].some((other) => other === id || isAlike(other, id))) chosen.push(id);
  }
  return chosen;
}

/** How many times as far the farther city must be, at least and at most. */
const TIMES: Readonly<Record<QuizLevel, readonly [number, number]>> = {
  easy: [1.5, Infinity],
  medium: [1.2, 2],
  hard: [1.1, 1.4],
};
/** Nearer cities are not asked about: where in a city one measures would matter. */
const LEAST_KILOMETRES = 300;
/** So many pairs are tried for each city from which is measured. */
const TRIES = 30;

/** 'Which is farther' from every city of a scope, to two others of it. */
function fartherQuestions(facts: QuizFacts, scope: Scope, seed: string): FartherQuestion[] {
  const cities = citiesInScope(facts, scope);
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

/** How many events are choices, and how many days lie between the end of the first and the beginning of the others. */
const ASKED: Readonly<
  Record<QuizLevel, { readonly choices: number; readonly apart: number; readonly within: number }>
> = {
  easy: { choices: 2, apart: 240, within: Infinity },
  medium: { choices: 3, apart: 90, within: Infinity },
  hard: { choices: 4, apart: 7, within: 400 },
};

const DAY = 86_400_000;

/** The first and the last day of an event, in days; a month or a year stands for all its days. */
export function daysOf({
  date,
  until = date,
}: Pick<WarEvent, 'date' | 'until'>): readonly [first: number, last: number] {
  const [year, month = 1, day = 1] = numbersIn(date);
  const [lastYear, lastMonth, lastDay] = numbersIn(until);
  const last =
    lastMonth === undefined
      ? Date.UTC(lastYear + 1, 0, 0)
      : Date.UTC(lastYear, lastDay === undefined ? lastMonth : lastMonth - 1, lastDay ?? 0);
  return [Date.UTC(year, month - 1, day) / DAY, last / DAY];
}

const numbersIn = (date: string) => date.split('-').map(Number) as [year: number, month?: number, day?: number];

/** 'Which came first' for every event that others in the scope follow. None of them overlaps the first. */
function firstQuestions(facts: QuizFacts, scope: Scope, seed: string): FirstQuestion[] {
  const { choices: count, apart, within } = ASKED[scope.level];
  const events = eventsOf(facts, scope).map((event) => ({ id: event.id, days: daysOf(event) }));
  return events.flatMap(({ id: right, days: [, end] }): FirstQuestion[] => {
    const id = `first ${right}`;
    const later = events.filter(({ days: [start] }) => start - end >= apart && start - end <= within);
    const others = shuffled(later, `${seed} ${id}`).slice(0, count - 1);
    if (others.length < count - 1) return [];
    const choices = shuffled([right, ...others.map((other) => other.id)], `${seed} ${id} order`);
    return [{ kind: 'first', id, choices, right }];
  });
}

const MAKERS: Readonly<
  Record<QuestionKind, (facts: QuizFacts, scope: Scope, seed: string) => readonly QuizQuestion[]>
> = {
  find: findQuestions,
  name: nameQuestions,
  held: heldQuestions,
  first: firstQuestions,
  farther: fartherQuestions,
};

/** All questions of a kind that a scope allows, the same for the same seed. */
export const questionsOf = (
  facts: QuizFacts,
  kind: QuestionKind,
  scope: Scope,
  seed: string,
): readonly QuizQuestion[] => shuffled(MAKERS[kind](facts, scope, seed), `${seed} ${kind}`);

/**
 * So many questions, the kinds mixed evenly; none comes twice before all have come. None at all if there is nothing to
 * ask.
 */
export function questionsInTurn(
  pools: readonly (readonly QuizQuestion[])[],
  count: number,
  seed: string,
): QuizQuestion[] {
  const asked: QuizQuestion[] = [];
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
