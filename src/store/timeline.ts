import {
  awaiting,
  play,
  type Command,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
} from '../engine/index.ts';
import { isEmptyPhase } from './emptyPhase.ts';

/** A point of a game that one can go back to. */
export interface TimelinePoint {
  readonly state: GameState;
  /** Commands that led here. */
  readonly index: number;
  /** Where the phase began: its orders are those since. */
  readonly phaseStart: { readonly state: GameState; readonly index: number };
  /** The game before the latest order; null when that order was a roll, which nobody takes back. */
  readonly before: TimelinePoint | null;
}

/** A game as it is kept: where it began and what was said since. The rest is worked out from these two. */
export interface Timeline extends TimelinePoint {
  readonly start: GameState;
  readonly commands: readonly Command[];
  /** The game from which orders were taken back, so that they can be given again; null after a new order. */
  readonly after: Timeline | null;
}

const firstPoint = (start: GameState): TimelinePoint => ({
  state: start,
  index: 0,
  phaseStart: { state: start, index: 0 },
  before: null,
});

export const newTimeline = (start: GameState): Timeline => ({ ...firstPoint(start), start, commands: [], after: null });

const samePhase = (a: GameState, b: GameState): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;

/**
 * What the end of a phase brings with it, and takes back with it: the end of phases with nothing to do, and the only
 * battle.
 */
function isAutomatic(before: GameState, command: Command, after: GameState): boolean {
  if (command.type === 'fight') return before.turn.battles.length === 1;
  return command.type === 'end-phase' && isEmptyPhase(before) && before.power === after.power;
}

/** The point after one command more; `last` is the command before it. */
function pointAfter(
  point: TimelinePoint,
  last: Command | undefined,
  command: Command,
  state: GameState,
): TimelinePoint {
  const index = point.index + 1;
  const isOneWithLast = last?.type === 'end-phase' && isAutomatic(point.state, command, state);
  return {
    state,
    index,
    phaseStart: samePhase(point.state, state) ? point.phaseStart : { state, index },
    before: command.type === 'roll' ? null : isOneWithLast ? point.before : point,
  };
}

/** The timeline with one command more, and what it did. */
export function appendCommand(
  timeline: Timeline,
  command: Command,
): Result<{ timeline: Timeline; events: readonly GameEvent[] }, Refusal> {
  const played = play(timeline.state, command);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const { start, commands } = timeline;
  const point = pointAfter(pointOf(timeline), commands.at(-1), command, state);
  return { ok: true, value: { timeline: { ...point, start, commands: [...commands, command], after: null }, events } };
}

/** Without the log, of which each point would else hold a copy. */
const pointOf = ({ state, index, phaseStart, before }: Timeline): TimelinePoint => ({
  state,
  index,
  phaseStart,
  before,
});

/** Where a replay ended early: the command that does not stand, and why. */
export interface ReplayStop {
  readonly index: number;
  readonly state: GameState;
  /** Null if the program itself failed at the command. */
  readonly refusal: Refusal | null;
}

/**
 * All commands played from a start, as far as they stand. A step each, so that a long log can be played in stretches.
 */
export function* replaySteps(
  start: GameState,
  commands: readonly Command[],
): Generator<void, { readonly timeline: Timeline; readonly stopped: ReplayStop | null }> {
  let point = firstPoint(start);
  for (const [index, command] of commands.entries()) {
    const next = nextPoint(point, commands[index - 1], command);
    if (!next.ok) {
      const timeline = { ...point, start, commands: commands.slice(0, index), after: null };
      return { timeline, stopped: { index, state: point.state, refusal: next.fault } };
    }
    point = next.value;
    yield;
  }
  return { timeline: { ...point, start, commands, after: null }, stopped: null };
}

/** A command that breaks the program ends a replay like one that is refused: the game before it is not lost. */
function nextPoint(
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

/** The timeline carried on to a longer log that begins with its own, as another tab wrote it; null if it does not. */
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

/** The players, by name, who have to give the next order at a point. */
export function decidersAt({ state }: TimelinePoint): readonly string[] {
  const asked = awaiting(state);
  if (asked.kind === 'over') return [];
  return state.players.filter(({ powers }) => powers.some((power) => asked.by.includes(power))).map(({ name }) => name);
}
