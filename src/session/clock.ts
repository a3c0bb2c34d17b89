import type { ClockRule, TimeUsed } from '../saves/schema.ts';
import type { GameRules, GameTypes } from '../engine/index.ts';

/** Whose clock is shown in a state: that of the turn, or of the side that has to decide. */
export function clockShown<G extends GameTypes>(rules: GameRules<G>, { kind }: ClockRule, state: G['state']): string {
  if (kind === 'turn') return rules.turnOf(state);
  const { onTurn, deciding } = rules.sidesOf(state);
  return deciding ?? onTurn;
}

/** Whether it runs: somebody has to decide, and a turn's clock waits while the other side does. */
export function doesClockRun<G extends GameTypes>(
  rules: GameRules<G>,
  { kind }: ClockRule,
  state: G['state'],
): boolean {
  const { onTurn, deciding } = rules.sidesOf(state);
  return deciding !== null && (kind === 'side' || deciding === onTurn);
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
