import { hasNoPart, type GameEvent, type GameState, type Refusal } from '../../engine/axis-allies/index.ts';
import type { Notice } from '../../store/notices.ts';
import { eventText, isSilent } from '../../games/axis-allies/text/events.ts';

/** The sentences of a notice; none for events without text. How a refusal is said, its caller knows. */
export function noticeText(
  notice: Notice,
  refusalText: (state: GameState, refusal: Refusal) => string,
): readonly string[] {
  const { content } = notice;
  switch (content.kind) {
    case 'news':
      return newsText(notice);
    case 'refusal':
      return [refusalText(content.state, content.refusal)];
    case 'error':
      return errorText(content.words);
  }
}

/** What happened, in sentences; none for anything else than news. */
export const newsText = ({ content }: Notice): readonly string[] =>
  content.kind === 'news'
    ? content.events.flatMap((event) => (isPassed(content.state, event) ? [] : (eventText(content.state, event) ?? [])))
    : [];

/** What happens by itself as the turn of a power that rests is passed is no news. */
const isPassed = (state: GameState, event: GameEvent): boolean =>
  isSilent(event, 'in a passed turn') && 'power' in event && hasNoPart(state, event.power);

/** Whether there is anything to say: not of events without text. */
export const hasText = (notice: Notice): boolean => notice.content.kind !== 'news' || newsText(notice).length > 0;

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
