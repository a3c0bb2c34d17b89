import type { AnyCommand, AnyState } from '../engine/index.ts';
import { wordsOf } from '../games/faces.ts';
import { possessive } from './names.ts';
import { counted } from './words.ts';

/** A point to go back to: 'Start of Germany’s turn', 'Before: The battle in Ukraine begins'. */
export function pointText(kind: 'turn' | 'phase' | 'battle' | 'order', state: AnyState, command: AnyCommand): string {
  if (kind === 'turn') return `Start of ${possessive(state, state.power)} turn`;
  if (kind === 'phase') return `Start of ${wordsOf(state).phaseName(state.phase).toLowerCase()}`;
  return `Before: ${wordsOf(state).orderText(state, command)}`;
}

export const turnTitle = (state: AnyState): string => `Round ${state.round}, ${possessive(state, state.power)} turn`;

/** '7 orders', with dice and choices. */
export const ordersText = (n: number): string => counted(n, 'order');

/** 'round 2, Germany: combat move' */
const inRound = (state: AnyState): string => wordsOf(state).placeText(state).replace('Round', 'round');

/** What redo gives back after a takeback: 'all 7 orders taken back', 'the order taken back'. */
export const allTakenBackText = (n: number): string =>
  n === 1 ? 'the order taken back' : `all ${ordersText(n)} taken back`;

/** What a player asks for, as a sentence. */
export const askedText = (by: string, state: AnyState, orders: number): string =>
  `${by} asks to take back ${ordersText(orders)} and to go on from ${inRound(state)}.`;

/** How the table's rule works, for who wants to take something back. */
export const RULE_TEXTS = {
  free: 'This table takes back freely, dice too.',
  ask: 'Beyond dice and other players’ choices, every other player must agree.',
  never: 'This table has agreed that dice and other players’ choices stay.',
} as const;

/** What becomes of dice and of what is taken back. */
export const TAKEBACK_NOTE =
  'What is taken back stays in the diary of the war and can be seen in the lab, where moves are tried and the ' +
  'game stays as it is. Dice rolled again are new ones.';

interface TakenBackLine {
  readonly commands: readonly AnyCommand[];
  readonly by: string;
  readonly takenBackAt: string;
}

/** A line taken back: '7 orders from round 2, Germany: combat move, on. Asked for by Ada, 22 Nov 2026, 21:14.' */
export function sideLineText(state: AnyState, { commands, by, takenBackAt }: TakenBackLine): string {
  const when = new Date(takenBackAt);
  const time = Number.isNaN(when.getTime())
    ? ''
    : `, ${when.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`;
  return `${ordersText(commands.length)} from ${inRound(state)} on. Asked for by ${by}${time}.`;
}

/** 'once', '3 times' */
export const linesText = (n: number): string => (n === 1 ? 'once' : `${n} times`);

/** Says that the oldest lines are gone. */
export const forgottenText = (n: number): string =>
  n === 1 ? 'The oldest one is no longer kept.' : `The oldest ${n} are no longer kept.`;
