import type { Atlas } from './atlas.ts';
import type { OpeningCard, WarEvent } from './schema.ts';

/** A step of the time line: an event, or the moment at which the game begins. */
export type TimeStep =
  | { readonly kind: 'event'; readonly id: string; readonly date: string; readonly event: WarEvent }
  | { readonly kind: 'opening'; readonly id: string; readonly date: string; readonly opening: OpeningCard };

/** The id of the step at which the game begins. */
export const OPENING_STEP = 'the-game-begins';

/** All steps in order of time. The game begins before the first event of a later day. */
export function timeLine({ events, opening }: Pick<Atlas, 'events' | 'opening'>): TimeStep[] {
  const steps = events.map((event): TimeStep => ({ kind: 'event', id: event.id, date: event.date, event }));
  if (opening === null) return steps;
  const { date } = opening;
  const later = steps.findIndex((step) => step.date > date);
  const at = later < 0 ? steps.length : later;
  return steps.toSpliced(at, 0, { kind: 'opening', id: OPENING_STEP, date, opening });
}

/** Where the year before or after begins, seen from a step: places in the list. */
export function yearsBeside(steps: readonly TimeStep[], at: number): { readonly last: number; readonly next: number } {
  const yearOf = (place: number): string => steps[place]?.date.slice(0, 4) ?? '';
  const begins = (place: number): boolean => place === 0 || yearOf(place) !== yearOf(place - 1);
  let last = at - 1;
  while (last > 0 && !begins(last)) last--;
  let next = at + 1;
  while (next < steps.length - 1 && !begins(next)) next++;
  return { last: Math.max(0, last), next: Math.min(next, steps.length - 1) };
}
