import type { Notice } from '../../store/notices.ts';
import { eventText } from '../../text/events.ts';
import { refusalText } from '../../text/refusals.ts';

/** What a notice says, sentence by sentence; nothing for events that have no words. */
export function noticeText({ said }: Notice): readonly string[] {
  switch (said.kind) {
    case 'news':
      return said.events.flatMap((event) => eventText(said.told, event) ?? []);
    case 'refusal':
      return [refusalText(said.told, said.refusal)];
    case 'trouble':
      return ['The program failed at an order. The game stood as it did before.', said.words];
  }
}

/** Milliseconds to look up from the board, and for each letter. */
const READING = { news: { look: 4000, letter: 60 }, answer: { look: 12_000, letter: 90 } } as const;

/**
 * How long a notice stays that nobody points at: long enough to be read, or to be answered where it offers something.
 */
export const readingTime = (words: string, kind: keyof typeof READING): number =>
  READING[kind].look + READING[kind].letter * words.length;
