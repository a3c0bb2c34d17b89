import { z } from 'zod/mini';
import { readShape, type AnyState } from '../engine/index.ts';
import { chainedChecksum } from '../saves/checksum.ts';
import { MAX_ENTRIES } from '../saves/limits.ts';
import { parseJson } from '../saves/parseJson.ts';
import { inBrowser } from './keptTexts.ts';

/** Dice that are typed and not entered yet, in this browser's storage, so that closing the tab loses none of them. */

const KEY = 'warboard-dice';
/** Longer than any row that fits on a screen, with anything between its digits. */
const LONGEST_ROW = 400;

/** A text for each row, and the row that takes the next die. */
interface KeptDice {
  readonly texts: readonly string[];
  readonly at: number;
}

const keptSchema = z.strictObject({
  mark: z.string().check(z.maxLength(8)),
  texts: z.array(z.string().check(z.maxLength(LONGEST_ROW))).check(z.maxLength(MAX_ENTRIES)),
  at: z.int().check(z.nonnegative()),
});

/** What tells the position of one game from all others. */
export const diceMark = (state: AnyState, seed: string): string => chainedChecksum(seed, state);

/** The dice that were typed for so many rows in the position with this mark; null if there are none. */
export function keptDice(mark: string, rows: number): KeptDice | null {
  const kept = read();
  const isFit = kept !== null && kept.mark === mark && kept.texts.length === rows && kept.at < rows;
  return isFit ? { texts: kept.texts, at: kept.at } : null;
}

/** Keeps what is typed now; nothing if that is nothing. */
export function keepDice(mark: string, { texts, at }: KeptDice): void {
  if (texts.every((text) => text === '')) forgetDice(mark);
  else inBrowser.keep(KEY, JSON.stringify({ mark, texts, at }));
}

/** Forgets what was typed in the position with this mark. Dice of another may be those of another tab. */
export function forgetDice(mark: string): void {
  if (read()?.mark === mark) inBrowser.keep(KEY, null);
}

function read(): z.infer<typeof keptSchema> | null {
  const json = parseJson(inBrowser.read(KEY) ?? '');
  return (json.ok && readShape(keptSchema, json.value).data) || null;
}
