import type { AnyGame, Result, Steps, GameRules, GameTypes } from '../engine/index.ts';
import type { SideLine } from '../saves/schema.ts';

/** A point of a game to which undo can return. */
export interface TimelinePoint<G extends GameTypes = AnyGame> {
  readonly state: G['state'];
  /** The number of commands before this point. */
  readonly index: number;
  /** Where the phase began. */
  readonly phaseStart: { readonly state: G['state']; readonly index: number };
  /** The point before the latest order; null if that order cannot be undone, such as a roll. */
  readonly before: TimelinePoint<G> | null;
}

/** A game's rules, its start and its log of commands. Everything else is derived from these. */
export interface Timeline<G extends GameTypes = AnyGame> extends TimelinePoint<G> {
  readonly rules: GameRules<G>;
  readonly start: G['state'];
  readonly commands: readonly G['command'][];
  /** The timeline before the last undo, for redo; null after a new order. */
  readonly after: Timeline<G> | null;
  /** What was taken back beyond dice or another player's choice, oldest first. */
  readonly sideLines: readonly SideLine<G['command']>[];
}

/** The point before the first command. */
export const firstPoint = <G extends GameTypes>(start: G['state']): TimelinePoint<G> => ({
  state: start,
  index: 0,
  phaseStart: { state: start, index: 0 },
  before: null,
});

/** A game of these rules that begins now. */
export const newTimeline = <G extends GameTypes>(rules: GameRules<G>, start: G['state']): Timeline<G> => ({
  ...firstPoint<G>(start),
  rules,
  start,
  commands: [],
  after: null,
  sideLines: [],
});

/** The point after one more command; `last` is the command before it, `isOneWithLast` that undo takes both back. */
function pointAfter<G extends GameTypes>(
  rules: GameRules<G>,
  point: TimelinePoint<G>,
  last: G['command'] | undefined,
  command: G['command'],
  state: G['state'],
  isOneWithLast = last !== undefined && rules.hasFollowed(last, point.state, command, state),
): TimelinePoint<G> {
  const index = point.index + 1;
  const isSamePhase = rules.phaseOf(point.state) === rules.phaseOf(state);
  return {
    state,
    index,
    phaseStart: isSamePhase ? point.phaseStart : { state, index },
    before: rules.isFinal(command) ? null : isOneWithLast ? point.before : point,
  };
}

/**
 * Plays one more command: the new timeline and its events. A command of the same press as the one before it is taken
 * back with that; a replay no longer knows of presses.
 */
export function appendCommand<G extends GameTypes>(
  timeline: Timeline<G>,
  command: G['command'],
  isOfSamePress?: true,
): Result<{ readonly timeline: Timeline<G>; readonly events: readonly G['event'][] }, G['refusal']> {
  const { rules, start, commands, sideLines } = timeline;
  const played = rules.play(timeline.state, command);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const point = pointAfter(rules, pointOf(timeline), commands.at(-1), command, state, isOfSamePress);
  const longer = { ...point, rules, start, commands: [...commands, command], after: null, sideLines };
  return { ok: true, value: { timeline: longer, events } };
}

/** Drops the log, so that points do not each hold a copy. */
const pointOf = <G extends GameTypes>({ state, index, phaseStart, before }: Timeline<G>): TimelinePoint<G> => ({
  state,
  index,
  phaseStart,
  before,
});

/** Where a replay stopped: the illegal command, and why. */
export interface ReplayStop<G extends GameTypes = AnyGame> {
  readonly index: number;
  readonly state: G['state'];
  /** Null if the command caused a program error. */
  readonly refusal: G['refusal'] | null;
}

/** Replays commands from a start, as far as they are legal. */
export function* replaySteps<G extends GameTypes>(
  rules: GameRules<G>,
  start: G['state'],
  commands: readonly G['command'][],
): Steps<{ readonly timeline: Timeline<G>; readonly stopped: ReplayStop<G> | null }> {
  const played = (point: TimelinePoint<G>, stopped: ReplayStop<G> | null) => {
    const log = stopped === null ? commands : commands.slice(0, stopped.index);
    return { timeline: { ...point, rules, start, commands: log, after: null, sideLines: [] }, stopped };
  };
  let point = firstPoint<G>(start);
  for (const [index, command] of commands.entries()) {
    const next = nextPoint(rules, point, commands[index - 1], command);
    if (!next.ok) return played(point, { index, state: point.state, refusal: next.fault });
    point = next.value;
    yield point.index / commands.length;
  }
  return played(point, null);
}

/**
 * The point after one more command; `last` is the command before it. A program error ends a replay like a refusal, so
 * that the game before it is not lost.
 */
export function nextPoint<G extends GameTypes>(
  rules: GameRules<G>,
  point: TimelinePoint<G>,
  last: G['command'] | undefined,
  command: G['command'],
): Result<TimelinePoint<G>, G['refusal'] | null> {
  try {
    const played = rules.play(point.state, command);
    return played.ok ? { ok: true, value: pointAfter(rules, point, last, command, played.value.state) } : played;
  } catch {
    return { ok: false, fault: null };
  }
}

/**
 * Continues a timeline with a longer log, as another tab wrote it; null if the log does not begin with the timeline's
 * own commands.
 */
export function appendLog<G extends GameTypes>(
  timeline: Timeline<G>,
  commands: readonly G['command'][],
): { readonly timeline: Timeline<G>; readonly events: readonly G['event'][] } | null {
  const known = timeline.commands;
  if (
    commands.length < known.length ||
    known.some((command, i) => JSON.stringify(command) !== JSON.stringify(commands[i]))
  )
    return null;
  let next = timeline;
  const events: G['event'][] = [];
  for (const command of commands.slice(known.length)) {
    const answer = appendCommand(next, command);
    if (!answer.ok) return null;
    next = answer.value.timeline;
    events.push(...answer.value.events);
  }
  return { timeline: next, events };
}

/** Names of the players who have to decide at the end of a timeline. */
export const decidersAt = <G extends GameTypes>({ rules, state }: Pick<Timeline<G>, 'rules' | 'state'>) =>
  rules.deciders(state);

/** The state before each command of the present phase, by the command's index. */
export function statesInPhase<G extends GameTypes>(timeline: Timeline<G>): ReadonlyMap<number, G['state']> {
  const { rules, phaseStart, commands } = timeline;
  const known = new Map<number, G['state']>([[phaseStart.index, phaseStart.state]]);
  for (let point = timeline.before; point !== null && point.index > phaseStart.index; point = point.before)
    known.set(point.index, point.state);
  // Between orders of one press there are no points.
  for (let index = phaseStart.index + 1; index < commands.length; index += 1) {
    const [before, order] = [known.get(index - 1), commands[index - 1]];
    if (known.has(index) || before === undefined || order === undefined) continue;
    const played = rules.play(before, order);
    if (played.ok) known.set(index, played.value.state);
  }
  return new Map([...known].sort(([a], [b]) => a - b));
}
