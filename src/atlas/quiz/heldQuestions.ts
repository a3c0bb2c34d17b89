import { MONTHS } from '../holding.ts';
import { drawn, shuffled } from './chance.ts';
import { placedIn, type HeldPlace, type Hold, type QuizFacts, type Scope } from './facts.ts';
import type { HeldQuestion } from './question.ts';
import type { Level } from './schema.ts';

const CHOICES = 4;

/** How many months must lie between the month asked for and one in which the place changed hands. */
const MONTHS_AWAY: Readonly<Record<Level, number>> = { easy: 6, medium: 3, hard: 1 };
/** At 'hard' the month lies so near to a change, if there was one. */
const NEAR = 6;

/** 'Who held it' for every place of a scope and each time in which one held it, in months without change or doubt. */
export function heldQuestions(facts: QuizFacts, scope: Scope, seed: string): HeldQuestion[] {
  const places = scope.asksOfLands === true ? facts.heldLands : facts.heldSpaces;
  return placedIn(places, scope).flatMap((place) =>
    place.holds.flatMap((hold): HeldQuestion[] => {
      const { holder, first } = hold;
      const id = `held ${place.id} ${MONTHS[first] ?? ''}`;
      const month = monthIn(place, hold, scope.level, `${seed} ${id} month`);
      const others = othersOf(facts, places, place, holder, `${seed} ${id}`);
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
function monthIn({ sure }: HeldPlace, { first, last }: Hold, level: Level, seed: string): string | undefined {
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
function othersOf(
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
