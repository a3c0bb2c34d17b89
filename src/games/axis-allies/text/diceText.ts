import type { HitKind, Roller } from '../../../engine/axis-allies/index.ts';
import { diceText } from './battleText.ts';
import { capitalized, counted, joinWords } from '../../../text/words.ts';

/** Words for who rolls, and for low luck. */

const ROLLED: Readonly<Record<Roller, string>> = {
  program: 'rolled by the program',
  table: 'real dice',
  'low-luck': 'low luck',
  hand: 'set by hand',
};

/** Where dice come from: 'real dice'. */
export const rollerText = (by: Roller): string => ROLLED[by];

/** Where the dice of several rolls come from: 'real dice and set by hand'. */
export const rollersText = (all: readonly Roller[]): string => joinWords(all.map(rollerText));

/** '1', '1–3': the faces up to a value. */
export const facesUpTo = (value: number): string => (value === 1 ? '1' : `1–${value}`);

interface Pool {
  readonly kinds: readonly HitKind[];
  readonly points: number;
  readonly sure: number;
  readonly rest: number;
}

/**
 * What dice of low luck come to: '11 points: 1 hit for sure, one more on 1–5'. Where some hits are limited, for each
 * kind of units.
 */
export const lowLuckText = (pools: readonly Pool[]): string =>
  pools
    .map((pool) => (pools.length > 1 ? `${joinWords(pool.kinds.map((kind) => KINDS[kind]))}: ` : '') + poolText(pool))
    .join('; ');

const KINDS: Readonly<Record<HitKind, string>> = { submarine: 'submarines', air: 'aircraft', surface: 'ships' };

function poolText({ points, sure, rest }: Pool): string {
  const sum = counted(points, 'point');
  if (points === 0) return 'no points, no hit';
  if (rest === 0) return `${sum}: exactly ${counted(sure, 'hit')}`;
  const certain = sure === 0 ? 'a hit' : `${counted(sure, 'hit')} for sure, one more`;
  return `${sum}: ${certain} on ${facesUpTo(rest)}`;
}

/** What fits no row that is full: too many dice, or what no die shows. */
export const DOES_NOT_FIT = 'What was typed does not fit the dice asked for: change a row, or take the last one back.';

/** What is entered now: '2 fighters, hit on 1–3: 1 die to come', and how many in all if there are more. */
export function padText(
  { label, hint }: { readonly label: string; readonly hint: string },
  left: number,
  leftInAll: number,
): string {
  if (leftInAll === 0) return 'All dice are there. Enter them, or take the last one back.';
  const inAll = leftInAll === left ? '' : `, ${leftInAll} in all`;
  return `${capitalized(label)}, ${hint}: ${diceText(left)} to come${inAll}`;
}

const MODES: Readonly<Record<string, string>> = {
  program: 'The program rolls the dice of this game. Another game with the same seed rolls the same in the same order.',
  'low-luck':
    'This game has low luck. Another game with the same seed has the same in the same order. How rare luck was is ' +
    'reckoned as with real dice.',
  table: 'The dice of this game are rolled at the table.',
};

/** How the dice of a game are rolled. */
export const diceModeText = (mode: string): string => MODES[mode] ?? '';
