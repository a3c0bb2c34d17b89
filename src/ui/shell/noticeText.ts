import type { Notice } from '../../store/notices.ts';
import { eventText } from '../../text/events.ts';
import { refusalText } from '../../text/refusals.ts';

/** The sentences of a notice; none for events without text. */
export function noticeText({ content }: Notice): readonly string[] {
  switch (content.kind) {
    case 'news':
      return content.events.flatMap((event) => eventText(content.state, event) ?? []);
    case 'refusal':
      return [refusalText(content.state, content.refusal)];
    case 'error':
      return ['The program failed at an order. The game stood as it did before.', content.words];
  }
}

/** Milliseconds to notice it, and for each letter. */
const READING = { news: { look: 4000, letter: 60 }, answer: { look: 12_000, letter: 90 } } as const;

/** How long a notice stays if the pointer is not on it: long enough to read it, or to use its buttons. */
export const readingTime = (words: string, kind: keyof typeof READING): number =>
  READING[kind].look + READING[kind].letter * words.length;
