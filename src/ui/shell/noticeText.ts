import type { Notice } from '../../store/notices.ts';
import { eventText } from '../../text/events.ts';
import { refusalText } from '../../text/refusals.ts';

/** What a notice says, sentence by sentence; nothing for events that have no words. */
export function noticeText({ content }: Notice): readonly string[] {
  switch (content.kind) {
    case 'news':
      return content.events.flatMap((event) => eventText(content.told, event) ?? []);
    case 'refusal':
      return [refusalText(content.told, content.refusal)];
    case 'error':
      return ['The program failed at an order. The game stood as it did before.', content.words];
  }
}

/** Milliseconds to look up from the board, and for each letter. */
const READING = { news: { look: 4000, letter: 60 }, answer: { look: 12_000, letter: 90 } } as const;

/**
 * How long a notice stays that nobody points at: long enough to be read, or to be answered where it offers something.
 */
export const readingTime = (words: string, kind: keyof typeof READING): number =>
  READING[kind].look + READING[kind].letter * words.length;
