import { wordsOf } from '../../games/faces.ts';
import type { Notice } from '../../store/notices.ts';

/** What happened, in sentences; none for anything else than news. */
export const newsText = ({ content }: Notice): readonly string[] =>
  content.kind === 'news' ? wordsOf(content.state).newsText(content.before, content.events, content.state) : [];

/** Whether there is anything to say: not of events without text. */
export const hasText = (notice: Notice): boolean => notice.content.kind !== 'news' || newsText(notice).length > 0;

/** Said of a refused order where its game has no words for it; the rule is named beside it. */
export const NOT_ALLOWED = 'The rules do not allow this.';

/** Says that the program failed, with its own words for it. */
export const errorText = (words: string): readonly string[] => [
  'The program failed at an order. The game stood as it did before.',
  words,
];

/** Milliseconds to notice it, and for each letter. */
const READING = { news: { look: 4000, letter: 60 }, answer: { look: 12_000, letter: 90 } } as const;

/** How long a notice stays if the pointer is not on it: long enough to read it, or to use its buttons. */
export const readingTime = (words: string, kind: keyof typeof READING): number =>
  READING[kind].look + READING[kind].letter * words.length;
