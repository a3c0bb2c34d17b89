import {
  awaiting,
  play,
  type Command,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
} from '../engine/index.ts';
import { isNeedlessPhase } from './needlessPhase.ts';

/** A point of a game that one can go back to. */
export interface Point {
  readonly state: GameState;
  /** Commands that led here. */
  readonly index: number;
  /** Where the phase began: its orders are those since. */
  readonly phaseStart: { readonly state: GameState; readonly index: number };
  /** The game before the latest order; null when that order was a roll, which nobody takes back. */
  readonly before: Point | null;
}

/** A game as it is kept: where it began and what was said since. The rest is worked out from these two. */
export interface Timeline extends Point {
  readonly start: GameState;
  readonly commands: readonly Command[];
  /** The game from which orders were taken back, so that they can be given again; null after a new order. */
  readonly after: Timeline | null;
}

const firstPoint = (start: GameState): Point => ({
  state: start,
  index: 0,
  phaseStart: { state: start, index: 0 },
  before: null,
});

export const begun = (start: GameState): Timeline => ({ ...firstPoint(start), start, commands: [], after: null });

const samePhase = (a: GameState, b: GameState): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;

/** The point after one command more; `last` is the command before it. */
function pointAfter(point: Point, last: Command | undefined, command: Command, state: GameState): Point {
  const index = point.index + 1;
  // Phases with nothing to do are ended together with the one before them, and taken back with it.
  const isPassedOver =
    command.type === 'end-phase' &&
    last?.type === 'end-phase' &&
    isNeedlessPhase(point.state) &&
    point.state.power === state.power;
  return {
    state,
    index,
    phaseStart: samePhase(point.state, state) ? point.phaseStart : { state, index },
    before: command.type === 'roll' ? null : isPassedOver ? point.before : point,
  };
}

/** The timeline with one command more, and what it did. */
export function continued(
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
const pointOf = ({ state, index, phaseStart, before }: Timeline): Point => ({ state, index, phaseStart, before });

/** All commands played from a start; the first that is refused ends it. */
export function replayed(
  start: GameState,
  commands: readonly Command[],
): Result<Timeline, { index: number; state: GameState; refusal: Refusal }> {
  let point = firstPoint(start);
  for (const [index, command] of commands.entries()) {
    const played = play(point.state, command);
    if (!played.ok) return { ok: false, fault: { index, state: point.state, refusal: played.fault } };
    point = pointAfter(point, commands[index - 1], command, played.value.state);
  }
  return { ok: true, value: { ...point, start, commands, after: null } };
}

/** The timeline carried on to a longer log that begins with its own, as another tab wrote it; null if it does not. */
export function followed(
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
    const answer = continued(next, command);
    if (!answer.ok) return null;
    next = answer.value.timeline;
    events.push(...answer.value.events);
  }
  return { timeline: next, events };
}

/** The players, by name, who have to give the next order at a point. */
export function decidersAt({ state }: Point): readonly string[] {
  const asked = awaiting(state);
  if (asked.kind === 'over') return [];
  return state.players.filter(({ powers }) => powers.some((power) => asked.by.includes(power))).map(({ name }) => name);
}
