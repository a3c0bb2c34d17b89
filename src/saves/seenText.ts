import { partOfSteps, type Steps } from '../engine/index.ts';
import { MAX_DEPTH, MAX_TITLE_LENGTH } from './limits.ts';

/** Control characters, unpaired surrogates, and characters that change the direction of text. No file may hold them. */
export const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
export const HIDDEN_ALL = new RegExp(HIDDEN, 'gu');
/** What no text that may have several lines holds: hidden characters but tab and line break. */
export const HIDDEN_IN_LINES = /(?![\t\n])\p{Cc}|[\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const ALL_IN_LINES = new RegExp(HIDDEN_IN_LINES, 'gu');

/** What people typed, without hidden characters: they come along, unseen, with what is copied from elsewhere. */
export const seenName = (name: string): string => name.replace(HIDDEN_ALL, '');

/** A text of several lines without hidden characters, cut if it is too long for a file. */
export function seenText(text: string, longest: number): string {
  const seen = text.replace(ALL_IN_LINES, '');
  // Clean again: cutting may have split a surrogate pair.
  return seen.length <= longest ? seen : `${seen.slice(0, longest - 1).replace(ALL_IN_LINES, '')}…`;
}

/** Every text in a file that this browser keeps, without hidden characters. */
export function* seenTexts(json: unknown, key = '', depth = 0): Steps<unknown> {
  if (typeof json === 'string') return seenText(json, key === 'title' ? MAX_TITLE_LENGTH : Infinity);
  if (typeof json !== 'object' || json === null || depth > MAX_DEPTH) return json;
  const isList = Array.isArray(json);
  const parts = Object.entries(json);
  const seen: [string, unknown][] = [];
  for (const [i, [name, part]] of parts.entries()) {
    seen.push([name, yield* partOfSteps(i, parts.length, seenTexts(part, isList ? '' : name, depth + 1))]);
    yield (i + 1) / parts.length;
  }
  return isList ? seen.map(([, part]) => part) : Object.fromEntries(seen);
}
