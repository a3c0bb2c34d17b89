import { play, type Command, type GameState } from '../../../engine/axis-allies/index.ts';
import { orderText } from './orderText.ts';
import { counted } from '../../../text/words.ts';

/** A moment of a game: its state, and how many of its commands were given by then. */
interface Point {
  readonly state: GameState;
  readonly index: number;
  readonly before: Point | null;
}

/** A moment with all commands before it, and what undo left, which can be given again. */
interface Line extends Point {
  readonly commands: readonly Command[];
  readonly after: Line | null;
}

/** The orders of one press, which follow a point, in words, without what follows by itself on the end of a phase. */
export function pressText({ state, index }: Pick<Point, 'state' | 'index'>, commands: readonly Command[]): string {
  const given = commands.slice(index);
  const texts: string[] = [];
  let now = state;
  for (const command of given[0]?.type === 'end-phase' ? given.slice(0, 1) : given) {
    texts.push(orderText(now, command));
    const played = play(now, command);
    if (!played.ok) break;
    now = played.value.state;
  }
  const [first = ''] = texts;
  return texts.length > MOST_TOLD ? `${first}; and ${counted(texts.length - 1, 'more order')}` : texts.join('; ');
}

/** A press can give an order to each of many spaces; so many are told one by one. */
const MOST_TOLD = 3;

const withColon = (text: string): string => (text === '' ? '' : `: ${text}`);

/** What undo or redo did between two moments of a game; empty if neither was used. */
export function undoText(before: Line, now: Line): string {
  if (before.after === now && now.before !== null)
    return `Given again${withColon(pressText(now.before, now.commands))}.`;
  if (now.after !== before) return '';
  // Of the middle of a phase one order can be taken out too.
  const isBack = now.commands.every((command, i) => command === before.commands[i]);
  if (!isBack) return 'Taken back.';
  const isOnePress = before.before?.index === now.index && before.commands[now.index]?.type !== 'end-phase';
  const told = before.commands.slice(0, isOnePress ? before.index : now.index + 1);
  const followed = told.length < before.index ? ', and what followed' : '';
  return `Taken back${withColon(pressText(now, told))}${followed}.`;
}
