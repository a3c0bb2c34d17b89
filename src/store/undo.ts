import type { Command, UnitId } from '../engine/index.ts';
import { appendCommand, decidersAt, type TimelinePoint, type Timeline } from './timeline.ts';

/** Why the last order cannot be taken back: there is none, a die has fallen, or another player has chosen since. */
export type UndoBlock = 'nothing-ordered' | 'die-fallen' | 'other-player-chose';

/** Why the last order stands for good; null while it can be taken back, over the border of a phase and a turn too. */
export function whyUndoBlocked(timeline: Timeline): UndoBlock | null {
  if (timeline.index === 0) return 'nothing-ordered';
  if (timeline.before === null) return 'die-fallen';
  // What another player ordered and took back again was a choice all the same.
  if (timeline.after !== null && !haveSameDecider(timeline, timeline.before)) return 'other-player-chose';
  return null;
}

const haveSameDecider = (a: TimelinePoint, b: TimelinePoint): boolean => decidersAt(a).join() === decidersAt(b).join();

/** Without the last order, which can be given again. */
export function undoLast(timeline: Timeline): Timeline {
  const { before } = timeline;
  return before === null || whyUndoBlocked(timeline) !== null ? timeline : timelineAt(timeline, before);
}

/** With the order given again that was taken back last. */
export const redoLast = (timeline: Timeline): Timeline => timeline.after ?? timeline;

const timelineAt = (timeline: Timeline, point: TimelinePoint): Timeline => ({
  ...point,
  start: timeline.start,
  commands: timeline.commands.slice(0, point.index),
  after: timeline,
});

/** The point before an order of this phase, if no die and no other player's choice lies between it and now. */
function pointBefore(timeline: Timeline, index: number): TimelinePoint | null {
  if (index < timeline.phaseStart.index || whyUndoBlocked(timeline) !== null) return null;
  let point = timeline.before;
  while (point !== null && point.index > index)
    point = point.before !== null && haveSameDecider(point, point.before) ? point.before : null;
  return point?.index === index ? point : null;
}

export const canUndoOrder = (timeline: Timeline, index: number): boolean => pointBefore(timeline, index) !== null;

/**
 * Without one order of this phase; or, with `units`, without what these were ordered from there on. Later orders that
 * no longer stand go too.
 */
export function withoutOrder(timeline: Timeline, index: number, units?: readonly UnitId[] | undefined): Timeline {
  const point = pointBefore(timeline, index);
  if (point === null) return timeline;
  const [ordered, ...later] = timeline.commands.slice(index);
  const rest =
    units === undefined ? later : [ordered, ...later].flatMap((command) => withoutUnits(units, command) ?? []);
  let next = timelineAt(timeline, point);
  for (const command of rest) {
    const answer = appendCommand(next, command);
    if (answer.ok) next = answer.value.timeline;
  }
  return { ...next, after: timeline };
}

/** A movement order for all but these units; null if it was for them alone. */
function withoutUnits(units: readonly UnitId[], command: Command | undefined): Command | null {
  if (command?.type !== 'move' && command?.type !== 'load' && command?.type !== 'offload') return command ?? null;
  const others = command.units.filter((unit) => !units.includes(unit));
  return others.length === 0 ? null : { ...command, units: others };
}

/** Back to the start of the phase. */
export function withoutPhase(timeline: Timeline): Timeline {
  const point = pointBefore(timeline, timeline.phaseStart.index);
  return point === null ? timeline : timelineAt(timeline, point);
}
