import type { SpaceId } from '../../engine/index.ts';
import { LAST_MONTH, MONTHS } from '../holding.ts';
import type { Holders } from '../schema.ts';
import { drawn, shuffled } from './chance.ts';
import { spacesOf, type QuizFacts, type Scope } from './facts.ts';
import type { HeldQuestion } from './question.ts';
import type { Level } from './schema.ts';

const CHOICES = 4;

/** How many months must lie between the month asked for and one in which the space changed hands. */
const MONTHS_AWAY: Readonly<Record<Level, number>> = { easy: 6, medium: 3, hard: 1 };
/** At 'hard' the month lies so near to a change, if there was one. */
const NEAR = 6;

/** A time in which one held a space: from its first month to its last, both among `MONTHS`. */
export interface Hold {
  readonly holder: string;
  readonly first: number;
  readonly last: number;
}

/** Who held a space, in order of time. */
export function holdsOf({ spaces }: Holders, space: SpaceId): Hold[] {
  const held = spaces[space] ?? [];
  return held.map(([from, holder], i) => {
    const next = held[i + 1]?.[0];
    return {
      holder,
      first: MONTHS.indexOf(from),
      last: MONTHS.indexOf(next ?? LAST_MONTH) - (next === undefined ? 0 : 1),
    };
  });
}

/** 'Who held it' for every space of a scope and each time in which one held it, in months without change or doubt. */
export function heldQuestions(facts: QuizFacts, scope: Scope, seed: string): HeldQuestion[] {
  const { holders, sure } = facts;
  if (holders === null) return [];
  // A land's own name would give its holder away: Brazil held Brazil.
  const isTold = (name: string, holder: string): boolean =>
    name.includes(holders.holders.find(({ id }) => id === holder)?.name ?? '');
  return spacesOf(facts, scope).flatMap(({ id: space, name }) =>
    holdsOf(holders, space).flatMap(({ holder, first, last }): HeldQuestion[] => {
      const id = `held ${space} ${MONTHS[first] ?? ''}`;
      const isSure = (month: string): boolean =>
        sure[space]?.some(([from, to]) => from <= month && month <= to) === true;
      const month = monthIn({ first, last, isSure }, scope.level, `${seed} ${id} month`);
      const others = othersOf(facts, holders, { space, holder }, `${seed} ${id}`);
      if (isTold(name, holder) || month === undefined || others.length < CHOICES - 1) return [];
      const choices = shuffled([holder, ...others], `${seed} ${id} order`);
      return [{ kind: 'held', id, space, month, choices, right: holder }];
    }),
  );
}

interface Asked extends Omit<Hold, 'holder'> {
  readonly isSure: (month: string) => boolean;
}

/** A month between two changes, so far from both as the level says and beyond doubt; at 'hard' near to one. */
function monthIn({ first, last, isSure }: Asked, level: Level, seed: string): string | undefined {
  // At the beginning and the end of what is told nothing changes.
  const away = (month: number): number =>
    Math.min(first === 0 ? Infinity : month - first, last === MONTHS.length - 1 ? Infinity : last + 1 - month);
  const fitting = MONTHS.flatMap((month, i) =>
    i >= first && i <= last && away(i) >= MONTHS_AWAY[level] && isSure(month) ? [i] : [],
  );
  const near = level === 'hard' ? fitting.filter((i) => away(i) <= NEAR) : [];
  const months = near.length > 0 ? near : fitting;
  return MONTHS[months[drawn(seed, months.length)] ?? -1];
}

/** Three other holders: of the space at another time, then of others in its region, then any. */
function othersOf(
  { alike, regionOf }: QuizFacts,
  { holders, spaces }: Holders,
  { space, holder }: { readonly space: SpaceId; readonly holder: string },
  seed: string,
): string[] {
  const isAlike = (a: string, b: string): boolean => alike.some((group) => group.includes(a) && group.includes(b));
  const here = new Set((spaces[space] ?? []).map(([, id]) => id));
  const region = regionOf.get(space);
  const near = new Set(
    Object.entries(spaces).flatMap(([id, held]) => (regionOf.get(id) === region ? held.map(([, of]) => of) : [])),
  );
  const weight = (id: string): number => (here.has(id) ? 2 : near.has(id) ? 1 : 0);
  const sorted = shuffled(
    holders.map(({ id }) => id),
    seed,
  ).toSorted((a, b) => weight(b) - weight(a));
  const chosen: string[] = [];
  for (const id of sorted) {
    if (chosen.length === CHOICES - 1) break;
    if (![holder, ...chosen].some((other) => other === id || isAlike(other, id))) chosen.push(id);
  }
  return chosen;
}
