import type { Command, UnitId } from '../engine/index.ts';
import { sideLinesAt, withTakenBack } from './takebacks/sideLines.ts';
import { appendCommand, decidersAt, type TimelinePoint, type Timeline } from './timeline.ts';

/** Why the last order cannot be undone: there is none, a die has fallen, or another player has chosen since. */
export type UndoBlock = 'nothing-ordered' | 'die-fallen' | 'other-player-chose';

/** Why the last order cannot be undone; null if it can, even across the end of a phase or turn. */
export function whyUndoBlocked(timeline: Timeline): UndoBlock | null {
  if (timeline.index === 0) return 'nothing-ordered';
  if (timeline.before === null) return 'die-fallen';
  // A choice that another player made and undid still counts.
  if (timeline.after !== null && !haveSameDecider(timeline, timeline.before)) return 'other-player-chose';
  return null;
}

const haveSameDecider = (a: TimelinePoint, b: TimelinePoint): boolean => decidersAt(a).join() === decidersAt(b).join();

/** The timeline without the last order, which can be redone. */
export function undoLast(timeline: Timeline): Timeline {
  const { before } = timeline;
  return before === null || whyUndoBlocked(timeline) !== null ? timeline : timelineAt(timeline, before);
}

/** The earliest number of commands that undo alone can go back to. */
export function undoReach(timeline: Timeline): number {
  let reach = timeline;
  while (whyUndoBlocked(reach) === null) reach = undoLast(reach);
  return reach.index;
}

/**
 * The timeline at one of its earlier points. What undo alone could not take back stays as a side line, with who asked;
 * redo gives all of it back, until the next order.
 */
export function takenBack(timeline: Timeline, point: TimelinePoint, by: string): Timeline {
  const { commands, sideLines } = timeline;
  if (point.index >= timeline.index) return timeline;
  const back = timelineAt(timeline, point);
  if (point.index >= undoReach(timeline)) return back;
  const asked = { by, takenBackAt: new Date().toISOString() };
  return { ...back, sideLines: withTakenBack(sideLines, commands, point.index, asked) };
}

/** The timeline with the last undone order. */
export const redoLast = (timeline: Timeline): Timeline => timeline.after ?? timeline;

const timelineAt = (timeline: Timeline, point: TimelinePoint): Timeline => ({
  ...point,
  start: timeline.start,
  commands: timeline.commands.slice(0, point.index),
  after: timeline,
  sideLines: sideLinesAt(timeline.sideLines, timeline.commands, point.index),
});

/**
 * The point before the press that gave an order of this phase; null if a die or another player's choice lies between.
 */
function pointBefore(timeline: Timeline, index: number): TimelinePoint | null {
  if (index < timeline.phaseStart.index || whyUndoBlocked(timeline) !== null) return null;
  let point = timeline.before;
  while (point !== null && point.index > index)
    point = point.before !== null && haveSameDecider(point, point.before) ? point.before : null;
  return point !== null && point.index >= timeline.phaseStart.index ? point : null;
}

export const canUndoOrder = (timeline: Timeline, index: number): boolean => pointBefore(timeline, index) !== null;

/**
 * The timeline without one order of this phase; with `units`, without that order and later ones for these units only.
 * Later orders that are no longer legal are dropped too.
 */
export function withoutOrder(timeline: Timeline, index: number, units?: readonly UnitId[] | undefined): Timeline {
  const point = pointBefore(timeline, index);
  if (point === null) return timeline;
  const ofSamePress = timeline.commands.slice(point.index, index);
  const [ordered, ...later] = timeline.commands.slice(index);
  const rest = [
    ...ofSamePress,
    ...(units === undefined ? later : [ordered, ...later].flatMap((command) => withoutUnits(units, command) ?? [])),
  ];
  let next = timelineAt(timeline, point);
  for (const command of rest) {
    const answer = appendCommand(next, command);
    if (answer.ok) next = answer.value.timeline;
  }
  return { ...next, after: timeline };
}

/** A movement order without these units; null if none are left. */
function withoutUnits(units: readonly UnitId[], command: Command | undefined): Command | null {
  if (command?.type !== 'move' && command?.type !== 'load' && command?.type !== 'offload') return command ?? null;
  const others = command.units.filter((unit) => !units.includes(unit));
  return others.length === 0 ? null : { ...command, units: others };
}

/** The timeline at the start of the phase. */
export function withoutPhase(timeline: Timeline): Timeline {
  const point = pointBefore(timeline, timeline.phaseStart.index);
  return point === null ? timeline : timelineAt(timeline, point);
}
