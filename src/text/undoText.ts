import { familyOf, type AnyCommand, type AnyState } from '../engine/index.ts';
import { wordsOf } from '../games/faces.ts';
import { counted } from './words.ts';
import { possessive } from './names.ts';

/** A moment of a game: its state, and how many of its commands were given by then. */
interface UndoPoint {
  readonly state: AnyState;
  readonly index: number;
  readonly before: UndoPoint | null;
}

/** A moment with all commands before it, and what undo left, which can be given again. */
interface UndoLine extends UndoPoint {
  readonly commands: readonly AnyCommand[];
  readonly after: UndoLine | null;
}

/** The orders of one press, which follow a point, in words, without what follows by itself on the end of a phase. */
export function pressText(
  { state, index }: Pick<UndoPoint, 'state' | 'index'>,
  commands: readonly AnyCommand[],
): string {
  const texts: string[] = [];
  let now = state;
  for (const command of commands.slice(index)) {
    texts.push(wordsOf(now).orderText(now, command));
    const next = stateAfter(now, command);
    if (next === null || (now === state && isNewPhase(state, next))) break;
    now = next;
  }
  const [first = ''] = texts;
  return texts.length > MOST_TOLD ? `${first}; and ${counted(texts.length - 1, 'more order')}` : texts.join('; ');
}

/** A press can give an order to each of many spaces; so many are told one by one. */
const MOST_TOLD = 3;

/** The state after a command; null if it is refused. */
function stateAfter(state: AnyState, command: AnyCommand): AnyState | null {
  const played = familyOf(state).play(state, command);
  return played.ok ? played.value.state : null;
}

const isNewPhase = (before: AnyState, after: AnyState): boolean =>
  familyOf(before).phaseOf(before) !== familyOf(after).phaseOf(after);

const withColon = (text: string): string => (text === '' ? '' : `: ${text}`);

/** What undo or redo did between two moments of a game; empty if neither was used. */
export function undoText(before: UndoLine, now: UndoLine): string {
  if (before.after === now && now.before !== null)
    return `Given again${withColon(pressText(now.before, now.commands))}.`;
  if (now.after !== before) return '';
  // Of the middle of a phase one order can be taken out too.
  const isBack = now.commands.every((command, i) => command === before.commands[i]);
  if (!isBack) return 'Taken back.';
  const isOnePress = before.before?.index === now.index && !endsPhase(now.state, before.commands[now.index]);
  const told = before.commands.slice(0, isOnePress ? before.index : now.index + 1);
  const followed = told.length < before.index ? ', and what followed' : '';
  return `Taken back${withColon(pressText(now, told))}${followed}.`;
}

function endsPhase(state: AnyState, command: AnyCommand | undefined): boolean {
  const after = command === undefined ? null : stateAfter(state, command);
  return after !== null && isNewPhase(state, after);
}

/** A point to go back to: 'Start of Germany’s turn', 'Before: The battle in Ukraine begins'. */
export function pointText(kind: 'turn' | 'phase' | 'battle' | 'order', state: AnyState, command: AnyCommand): string {
  if (kind === 'turn') return `Start of ${possessive(state, state.power)} turn`;
  if (kind === 'phase') return `Start of ${wordsOf(state).phaseName(state.phase).toLowerCase()}`;
  return `Before: ${wordsOf(state).orderText(state, command)}`;
}

export const turnTitle = (state: AnyState): string => `Round ${state.round}, ${possessive(state, state.power)} turn`;

/** '7 orders', with dice and choices. */
export const orderCountText = (n: number): string => counted(n, 'order');

/** 'round 2, Germany: combat move' */
const inRound = (state: AnyState): string => wordsOf(state).placeText(state).replace('Round', 'round');

/** What redo gives back after a takeback: 'all 7 orders taken back', 'the order taken back'. */
export const allTakenBackText = (n: number): string =>
  n === 1 ? 'the order taken back' : `all ${orderCountText(n)} taken back`;

/** What a player asks for, as a sentence. */
export const askedText = (by: string, state: AnyState, orders: number): string =>
  `${by} asks to take back ${orderCountText(orders)} and to go on from ${inRound(state)}.`;

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
  return `${orderCountText(commands.length)} from ${inRound(state)} on. Asked for by ${by}${time}.`;
}

/** 'once', '3 times' */
export const linesText = (n: number): string => (n === 1 ? 'once' : `${n} times`);

/** Says that the oldest lines are gone. */
export const forgottenText = (n: number): string =>
  n === 1 ? 'The oldest one is no longer kept.' : `The oldest ${n} are no longer kept.`;
