import type { Takebacks } from '../saves/schema.ts';
import type { GameRules, GameTypes } from '../engine/index.ts';
import { sideLinesAt, withTakenBack } from './takebacks.ts';
import { appendCommand, type Timeline, type TimelinePoint } from './timeline.ts';

/** Why the last order cannot be undone: there is none, a die has fallen, or another player has chosen since. */
export type UndoBlock = 'nothing-ordered' | 'die-fallen' | 'other-player-chose';

/** Why the last order cannot be undone; null if it can, even across the end of a phase or turn. */
export function whyUndoBlocked<G extends GameTypes>(timeline: Timeline<G>): UndoBlock | null {
  if (timeline.index === 0) return 'nothing-ordered';
  if (timeline.before === null) return 'die-fallen';
  // A choice that another player made and undid still counts.
  if (timeline.after !== null && !haveSameDecider(timeline, timeline, timeline.before)) return 'other-player-chose';
  return null;
}

const haveSameDecider = <G extends GameTypes>(
  { rules }: Timeline<G>,
  a: TimelinePoint<G>,
  b: TimelinePoint<G>,
): boolean => rules.deciders(a.state).join() === rules.deciders(b.state).join();

/** The timeline without the last order, which can be redone. */
export function undoLast<G extends GameTypes>(timeline: Timeline<G>): Timeline<G> {
  const { before } = timeline;
  return before === null || whyUndoBlocked(timeline) !== null ? timeline : timelineAt(timeline, before);
}

/** The earliest number of commands that undo alone can go back to. */
export function undoReach<G extends GameTypes>(timeline: Timeline<G>): number {
  let reach = timeline;
  while (whyUndoBlocked(reach) === null) reach = undoLast(reach);
  return reach.index;
}

/** How far back the players can go by this rule: by undo alone, or to the start of the game. */
export const takebackReach = <G extends GameTypes>(timeline: Timeline<G>, rule: Takebacks): number =>
  rule === 'never' ? undoReach(timeline) : 0;

/** The timeline with the last undone order. */
export const redoLast = <G extends GameTypes>(timeline: Timeline<G>): Timeline<G> => timeline.after ?? timeline;

/**
 * The timeline at one of its earlier points. What undo alone could not take back stays as a side line, with who asked;
 * redo gives all of it back, until the next order.
 */
export function takenBack<G extends GameTypes>(
  timeline: Timeline<G>,
  point: TimelinePoint<G>,
  by: string,
): Timeline<G> {
  const { rules, commands, sideLines } = timeline;
  if (point.index >= timeline.index) return timeline;
  const back = timelineAt(timeline, point);
  if (point.index >= undoReach(timeline)) return back;
  const asked = { by, takenBackAt: new Date().toISOString() };
  return { ...back, sideLines: withTakenBack(rules, sideLines, commands, point.index, asked) };
}

const timelineAt = <G extends GameTypes>(timeline: Timeline<G>, point: TimelinePoint<G>): Timeline<G> => ({
  ...point,
  rules: timeline.rules,
  start: timeline.start,
  commands: timeline.commands.slice(0, point.index),
  after: timeline,
  sideLines: sideLinesAt(timeline.sideLines, timeline.commands, point.index),
});

/**
 * The point before the press that gave an order of this phase; null if a die or another player's choice lies between.
 */
function pointBefore<G extends GameTypes>(timeline: Timeline<G>, index: number): TimelinePoint<G> | null {
  if (index < timeline.phaseStart.index || whyUndoBlocked(timeline) !== null) return null;
  let point = timeline.before;
  while (point !== null && point.index > index)
    point = point.before !== null && haveSameDecider(timeline, point, point.before) ? point.before : null;
  return point !== null && point.index >= timeline.phaseStart.index ? point : null;
}

export const canUndoOrder = <G extends GameTypes>(timeline: Timeline<G>, index: number): boolean =>
  pointBefore(timeline, index) !== null;

/**
 * The timeline without one order of this phase; with `pieces`, without that order and later ones for these pieces only.
 * Later orders that are no longer legal are dropped too.
 */
export function withoutOrder<G extends GameTypes>(
  timeline: Timeline<G>,
  index: number,
  pieces?: readonly string[] | undefined,
): Timeline<G> {
  const { rules, commands } = timeline;
  const point = pointBefore(timeline, index);
  if (point === null) return timeline;
  const ofSamePress = commands.slice(point.index, index);
  const rest =
    pieces === undefined
      ? commands.slice(index + 1)
      : commands.slice(index).flatMap((command) => rules.without(command, pieces) ?? []);
  let next = timelineAt(timeline, point);
  for (const command of [...ofSamePress, ...rest]) {
    const answer = appendCommand(next, command);
    if (answer.ok) next = answer.value.timeline;
  }
  return { ...next, after: timeline };
}

/** The timeline at the start of the phase. */
export function withoutPhase<G extends GameTypes>(timeline: Timeline<G>): Timeline<G> {
  const point = pointBefore(timeline, timeline.phaseStart.index);
  return point === null ? timeline : timelineAt(timeline, point);
}

/** The orders without those whose place a later one took. */
export const withoutReplaced = <G extends GameTypes>(
  { replaces }: GameRules<G>,
  orders: readonly G['command'][],
): readonly G['command'][] =>
  orders.filter((order, i) => {
    const next = orders[i + 1];
    return next === undefined || !replaces(next, order);
  });

/** Where the timeline stood before the order whose place this one takes; the timeline itself if it takes no place. */
export function beforeReplaced<G extends GameTypes>(
  timeline: Timeline<G>,
  order: G['command'] | undefined,
): Timeline<G> {
  const last = timeline.commands.at(-1);
  const isReplaced = order !== undefined && last !== undefined && timeline.rules.replaces(order, last);
  return isReplaced ? undoLast(timeline) : timeline;
}
