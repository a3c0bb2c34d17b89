import { familyOf, type AnyCommand, type AnyState } from '../engine/index.ts';
import { wordsOf } from '../games/faces.ts';
import { counted } from './words.ts';

/** A moment of a game: its state, and how many of its commands were given by then. */
interface Point {
  readonly state: AnyState;
  readonly index: number;
  readonly before: Point | null;
}

/** A moment with all commands before it, and what undo left, which can be given again. */
interface Line extends Point {
  readonly commands: readonly AnyCommand[];
  readonly after: Line | null;
}

/** The orders of one press, which follow a point, in words, without what follows by itself on the end of a phase. */
export function pressText({ state, index }: Pick<Point, 'state' | 'index'>, commands: readonly AnyCommand[]): string {
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
export function undoText(before: Line, now: Line): string {
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
