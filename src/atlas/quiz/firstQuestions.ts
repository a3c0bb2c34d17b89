import type { WarEvent } from '../schema.ts';
import { shuffled } from './chance.ts';
import { eventsOf, type QuizFacts, type Scope } from './facts.ts';
import type { FirstQuestion } from './question.ts';
import type { Level } from './schema.ts';

/** How many events are choices, and how many days lie between the end of the first and the beginning of the others. */
const ASKED: Readonly<Record<Level, { readonly choices: number; readonly apart: number; readonly within: number }>> = {
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
export function firstQuestions(facts: QuizFacts, scope: Scope, seed: string): FirstQuestion[] {
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
