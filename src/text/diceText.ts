import type { Roller } from '../engine/index.ts';
import { counted, joinWords } from './words.ts';

/** Words for who rolls, and for low luck. */

const ROLLED: Readonly<Record<Roller, string>> = {
  program: 'rolled by the program',
  table: 'real dice',
  'low-luck': 'low luck',
  hand: 'set by hand',
};

/** Where dice come from: 'real dice'. */
export const rollerText = (by: Roller): string => ROLLED[by];

/** The same of several rolls: 'real dice and set by hand'. */
export const rollersText = (all: readonly Roller[]): string => joinWords(all.map(rollerText));

/** '1', '1–3': the faces up to a value. */
export const facesUpTo = (value: number): string => (value === 1 ? '1' : `1–${value}`);

/** What dice of low luck come to: '11 points: 1 hit for sure, one more on 1–5'. */
export function lowLuckText({
  points,
  sure,
  rest,
}: {
  readonly points: number;
  readonly sure: number;
  readonly rest: number;
}): string {
  const sum = counted(points, 'point');
  if (points === 0) return 'no points, no hit';
  if (rest === 0) return `${sum}: exactly ${counted(sure, 'hit')}`;
  const certain = sure === 0 ? 'a hit' : `${counted(sure, 'hit')} for sure, one more`;
  return `${sum}: ${certain} on ${facesUpTo(rest)}`;
}
