import {
  awaiting,
  play,
  type Command,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
  type Steps,
} from '../engine/index.ts';
import type { SideLine } from '../saves/schema.ts';
import { isPassed } from './emptyPhase.ts';
import { onlyBattle } from './onlyBattle.ts';

/** A point of a game to which undo can return. */
export interface TimelinePoint {
  readonly state: GameState;
  /** The number of commands before this point. */
  readonly index: number;
  /** Where the phase began. */
  readonly phaseStart: { readonly state: GameState; readonly index: number };
  /** The point before the latest order; null if that order was a roll, which cannot be undone. */
  readonly before: TimelinePoint | null;
}

/** A game's start and its log of commands. Everything else is derived from these. */
export interface Timeline extends TimelinePoint {
  readonly start: GameState;
  readonly commands: readonly Command[];
  /** The timeline before the last undo, for redo; null after a new order. */
  readonly after: Timeline | null;
  /** What was taken back beyond dice or another player's choice, oldest first. */
  readonly sideLines: readonly SideLine[];
}

/** The point before the first command. */
export const firstPoint = (start: GameState): TimelinePoint => ({
  state: start,
  index: 0,
  phaseStart: { state: start, index: 0 },
  before: null,
});

export const newTimeline = (start: GameState): Timeline => ({
  ...firstPoint(start),
  start,
  commands: [],
  after: null,
  sideLines: [],
});

const samePhase = (a: GameState, b: GameState): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;

/**
 * Whether a command follows automatically from the end of a phase, and is undone with it: skipping an empty phase, or
 * starting the only battle.
 */
function isAutomatic(before: GameState, command: Command, after: GameState): boolean {
  if (command.type === 'fight') return onlyBattle(before) !== null;
  return command.type === 'end-phase' && isPassed(before, after);
}

/** The point after one more command; `last` is the command before it, `isOneWithLast` that undo takes both back. */
function pointAfter(
  point: TimelinePoint,
  last: Command | undefined,
  command: Command,
  state: GameState,
  isOneWithLast = last?.type === 'end-phase' && isAutomatic(point.state, command, state),
): TimelinePoint {
  const index = point.index + 1;
  return {
    state,
    index,
    phaseStart: samePhase(point.state, state) ? point.phaseStart : { state, index },
    before: command.type === 'roll' ? null : isOneWithLast ? point.before : point,
  };
}

/**
 * Plays one more command: the new timeline and its events. A command of the same press as the one before it is taken
 * back with that; a replay no longer knows of presses.
 */
export function appendCommand(
  timeline: Timeline,
  command: Command,
  isOfSamePress?: true,
): Result<{ timeline: Timeline; events: readonly GameEvent[] }, Refusal> {
  const played = play(timeline.state, command);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const { start, commands, sideLines } = timeline;
  const point = pointAfter(pointOf(timeline), commands.at(-1), command, state, isOfSamePress);
  const longer = { ...point, start, commands: [...commands, command], after: null, sideLines };
  return { ok: true, value: { timeline: longer, events } };
}

/** Drops the log, so that points do not each hold a copy. */
const pointOf = ({ state, index, phaseStart, before }: Timeline): TimelinePoint => ({
  state,
  index,
  phaseStart,
  before,
});

/** Where a replay stopped: the illegal command, and why. */
export interface ReplayStop {
  readonly index: number;
  readonly state: GameState;
  /** Null if the command caused a program error. */
  readonly refusal: Refusal | null;
}

/** Replays commands from a start, as far as they are legal. */
export function* replaySteps(
  start: GameState,
  commands: readonly Command[],
): Steps<{ readonly timeline: Timeline; readonly stopped: ReplayStop | null }> {
  let point = firstPoint(start);
  for (const [index, command] of commands.entries()) {
    const next = nextPoint(point, commands[index - 1], command);
    if (!next.ok) {
      const timeline = { ...point, start, commands: commands.slice(0, index), after: null, sideLines: [] };
      return { timeline, stopped: { index, state: point.state, refusal: next.fault } };
    }
    point = next.value;
    yield point.index / commands.length;
  }
  return { timeline: { ...point, start, commands, after: null, sideLines: [] }, stopped: null };
}

/**
 * The point after one more command; `last` is the command before it. A program error ends a replay like a refusal, so
 * that the game before it is not lost.
 */
export function nextPoint(
  point: TimelinePoint,
  last: Command | undefined,
  command: Command,
): Result<TimelinePoint, Refusal | null> {
  try {
    const played = play(point.state, command);
    return played.ok ? { ok: true, value: pointAfter(point, last, command, played.value.state) } : played;
  } catch {
    return { ok: false, fault: null };
  }
}

/**
 * Continues a timeline with a longer log, as another tab wrote it; null if the log does not begin with the timeline's
 * own commands.
 */
export function appendLog(
  timeline: Timeline,
  commands: readonly Command[],
): { timeline: Timeline; events: readonly GameEvent[] } | null {
  const known = timeline.commands;
  if (
    commands.length < known.length ||
    known.some((command, i) => JSON.stringify(command) !== JSON.stringify(commands[i]))
  )
    return null;
  let next = timeline;
  const events: GameEvent[] = [];
  for (const command of commands.slice(known.length)) {
    const answer = appendCommand(next, command);
    if (!answer.ok) return null;
    next = answer.value.timeline;
    events.push(...answer.value.events);
  }
  return { timeline: next, events };
}

/** Names of the players who have to decide at a point. */
export function decidersAt({ state }: TimelinePoint): readonly string[] {
  const awaited = awaiting(state);
  if (awaited.kind === 'over') return [];
  return state.players
    .filter(({ powers }) => powers.some((power) => awaited.by.includes(power)))
    .map(({ name }) => name);
}

/** The state before each command of the present phase, by the command's index. */
export function statesInPhase(timeline: Timeline): ReadonlyMap<number, GameState> {
  const { phaseStart, commands } = timeline;
  const known = new Map([[phaseStart.index, phaseStart.state]]);
  for (let point = timeline.before; point !== null && point.index > phaseStart.index; point = point.before)
    known.set(point.index, point.state);
  // Between orders of one press there are no points.
  for (let index = phaseStart.index + 1; index < commands.length; index += 1) {
    const [before, order] = [known.get(index - 1), commands[index - 1]];
    if (known.has(index) || before === undefined || order === undefined) continue;
    const played = play(before, order);
    if (played.ok) known.set(index, played.value.state);
  }
  return new Map([...known].sort(([a], [b]) => a - b));
}
