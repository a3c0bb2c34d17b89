import { awaiting, sideOf, type GameState } from '../../engine/index.ts';
import type { ClockRule, TimeUsed } from '../../saves/schema.ts';

/** Whose clock is shown in a state: that of the turn, or of the side that has to decide. */
export function clockShown({ kind }: ClockRule, state: GameState): string {
  if (kind === 'turn') return `${state.round} ${state.power}`;
  return sideOf(state, decider(state) ?? state.power) ?? '';
}

/** Whether it runs: somebody has to decide, and a turn's clock waits while the other side does. */
export function doesClockRun({ kind }: ClockRule, state: GameState): boolean {
  const power = decider(state);
  return power !== null && (kind === 'side' || sideOf(state, power) === sideOf(state, state.power));
}

/** The first of the powers that have to decide; null after the end. */
function decider(state: GameState): string | null {
  const awaited = awaiting(state);
  return awaited.kind === 'over' ? null : (awaited.by[0] ?? state.power);
}

/** The time used with some more of one clock, in whole milliseconds. */
export const withTime = (used: TimeUsed, clock: string, ms: number): TimeUsed => ({
  ...used,
  [clock]: Math.round((used[clock] ?? 0) + ms),
});

/** Whole seconds left of a clock, below zero once the time is over. */
export const secondsLeft = ({ seconds }: ClockRule, used: TimeUsed, clock: string, more = 0): number =>
  Math.ceil(seconds - ((used[clock] ?? 0) + more) / 1000);

/** Seconds left at which it is said aloud; at others a screen reader stays silent. */
const MARKS = [600, 300, 60, 0];

/** The mark that lies between two moments of one clock; null for none. */
export const markPassed = (before: number, now: number): number | null =>
  MARKS.findLast((mark) => before > mark && now <= mark) ?? null;
