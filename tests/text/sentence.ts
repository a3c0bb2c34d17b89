import { expect } from 'vitest';

/** A text fit to be shown: a whole sentence, with no gap where a word should be. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z0-9].*[.?!]$/u);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|  | ,| \.|[a-z]-[0-9]|\$\{/u);
}
