import { diceText } from '../../text/battleText.ts';

/** Dice that are rolled together: what they are for, and which numbers count. */
export interface DiceRow {
  /** What they are rolled for: '2 fighters'. */
  readonly label: string;
  /** Which numbers count: 'hit on 1–3'. */
  readonly hint: string;
  /** How many. */
  readonly wanted: number;
  readonly isHit: (die: number) => boolean;
}

/** The result of parsing a field of dice. */
interface ParsedDice {
  readonly dice: readonly number[];
  /** Contains a digit that is not on a die. */
  readonly hasInvalidDigit: boolean;
  readonly fault: string | null;
}

/** Parses typed dice. Anything between the digits is ignored. */
export function parseDice(text: string, wanted: number): ParsedDice {
  const digits = [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
  const dice = digits.filter((die) => die >= 1 && die <= 6);
  if (dice.length < digits.length) return { dice, hasInvalidDigit: true, fault: 'A die shows 1, 2, 3, 4, 5 or 6.' };
  return {
    dice,
    hasInvalidDigit: false,
    fault: dice.length === wanted ? null : `${diceText(wanted)} needed here, ${dice.length} typed.`,
  };
}

/** Dice as they are typed or tapped: a text for each row, and the row that takes the next die. */
export interface Typed {
  readonly texts: readonly string[];
  readonly at: number;
}

/** How many dice each row wants. */
export type Wanted = readonly number[];

export const nothingTyped = (wanted: Wanted): Typed => ({ texts: wanted.map(() => ''), at: 0 });

const isFull = (text: string | undefined, wanted: number | undefined): boolean =>
  parseDice(text ?? '', wanted ?? 0).fault === null;

/** Whether every row has just its dice. */
export const hasAll = ({ texts }: Typed, wanted: Wanted): boolean => wanted.every((n, row) => isFull(texts[row], n));

/** How many dice a row lacks. */
export const toCome = ({ texts }: Typed, wanted: Wanted, row: number): number =>
  Math.max(0, (wanted[row] ?? 0) - parseDice(texts[row] ?? '', wanted[row] ?? 0).dice.length);

/** The text of a row is another now. With its last die, the next row that lacks some has the turn. */
export function typedInto({ texts: before }: Typed, wanted: Wanted, row: number, text: string): Typed {
  const texts = before.with(row, text);
  const isOver = text.length > (before[row] ?? '').length && isFull(text, wanted[row]);
  return { texts, at: isOver ? nextOpen(texts, wanted, row) : row };
}

/** The next row that lacks dice, from the first again after the last; the same row if none does. */
function nextOpen(texts: readonly string[], wanted: Wanted, row: number): number {
  const open = wanted.flatMap((n, i) => (isFull(texts[i], n) ? [] : i));
  return open.find((i) => i > row) ?? open[0] ?? row;
}

/** With one more die for the row whose turn it is; nothing changes if all dice are there. */
export function withDie(typed: Typed, wanted: Wanted, face: number): Typed {
  if (hasAll(typed, wanted)) return typed;
  const row = isFull(typed.texts[typed.at], wanted[typed.at]) ? nextOpen(typed.texts, wanted, typed.at) : typed.at;
  return typedInto(typed, wanted, row, `${typed.texts[row] ?? ''}${face}`);
}

/** Without the last die of the row whose turn it is; if it has none, of the rows before it. */
export function withoutLastDie({ texts, at }: Typed): Typed {
  const before = texts.findLastIndex((text, row) => row <= at && /\d/.test(text));
  const row = before >= 0 ? before : texts.findLastIndex((text) => /\d/.test(text));
  return row < 0 ? { texts, at } : { texts: texts.with(row, (texts[row] ?? '').replace(/\d\D*$/, '')), at: row };
}
