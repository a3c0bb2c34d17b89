import type { AnyState } from '../engine/index.ts';
import { wordsOf } from '../games/faces.ts';
import { possessive, powerName } from './names.ts';
import { counted } from './words.ts';

interface ClockRuleText {
  readonly kind: 'turn' | 'side';
  readonly seconds: number;
}

/** The ways to play with a clock: the title of the option, and what it means. */
export const CLOCK_RULES = {
  none: { title: 'No clock', text: 'Everybody takes the time they need.' },
  turn: { title: 'For each turn', text: 'So many minutes for a turn. It waits while the other side decides.' },
  side: {
    title: 'For each side',
    text: 'So many minutes for all of the war. It runs for the side that has to decide.',
  },
} as const;

/** What is agreed, in a few words: '90 minutes for each side'. */
export const clockShort = (clock: ClockRuleText | null): string =>
  clock === null ? 'no clock' : `${counted(Math.round(clock.seconds / 60), 'minute')} for each ${clock.kind}`;

/** Whose clock it is: 'Allies', 'Germany'. */
export const clockOwner = ({ kind }: ClockRuleText, state: AnyState, clock: string): string =>
  kind === 'turn' ? powerName(state, state.power) : wordsOf(state).sideName(clock);

/** '1:02:09', '12:34'; '+0:35' after the end. */
export function timeText(seconds: number): string {
  const all = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return seconds < 0 ? `+${text}` : text;
}

/** 'Allies: 12 minutes left', which changes once a minute. */
export const leftText = (owner: string, seconds: number): string =>
  seconds <= 0 ? `${owner}: time is over` : `${owner}: ${counted(Math.ceil(seconds / 60), 'minute')} left`;

/** What is said aloud at a mark. */
export const clockMarkText = ({ kind }: ClockRuleText, state: AnyState, owner: string, mark: number): string => {
  if (mark > 0) return `${leftText(owner, mark)}.`;
  return kind === 'turn'
    ? `The time for ${possessive(state, state.power)} turn is over. How to go on is yours to decide.`
    : `The time of the ${owner} is over. How to go on is yours to decide.`;
};

/** What is said when another page is open in place of the table, and when the table is back. */
export const STANDS = 'The clock stands still until you are back at the table.';
export const GOES_ON = 'The clock goes on.';
