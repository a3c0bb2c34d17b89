import { afterStroke, MAX_DRAWS, type Draw } from '../../engine/table/index.ts';
import type { Lesson, Stop } from '../../saves/lessonSchema.ts';
import { MAX_STOPS } from '../../saves/limits.ts';

/** Pure edits of a lesson. Each gives the same lesson if nothing changes. */

/** With a further stop after the one at this place. */
export const withStop = (lesson: Lesson, after: number, stop: Stop): Lesson =>
  lesson.stops.length >= MAX_STOPS ? lesson : { ...lesson, stops: lesson.stops.toSpliced(after + 1, 0, stop) };

/** Without a stop; the last one stays. */
export const withoutStop = (lesson: Lesson, at: number): Lesson =>
  lesson.stops.length <= 1 || lesson.stops[at] === undefined
    ? lesson
    : { ...lesson, stops: lesson.stops.toSpliced(at, 1) };

/** With a stop moved to another place. */
export function withStopAt(lesson: Lesson, from: number, to: number): Lesson {
  const stop = lesson.stops[from];
  if (stop === undefined || from === to || lesson.stops[to] === undefined) return lesson;
  return { ...lesson, stops: lesson.stops.toSpliced(from, 1).toSpliced(to, 0, stop) };
}

/** With parts of a stop changed. */
export function withChange(lesson: Lesson, at: number, change: Partial<Stop>): Lesson {
  const stop = lesson.stops[at];
  if (stop === undefined || Object.entries(change).every(([key, value]) => stop[key as keyof Stop] === value))
    return lesson;
  const next = Object.fromEntries(Object.entries({ ...stop, ...change }).filter(([, value]) => value !== undefined));
  return { ...lesson, stops: lesson.stops.with(at, next as unknown as Stop) };
}

/** With a stroke of the pen at a stop; the same lesson if there are too many. */
export function withStroke(lesson: Lesson, at: number, draw: Draw): Lesson {
  const draws = afterStroke(lesson.stops[at]?.draws ?? [], draw);
  if (draws.length > MAX_DRAWS) return lesson;
  return withChange(lesson, at, { draws: draws.length === 0 ? undefined : draws });
}
