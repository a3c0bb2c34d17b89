import { useGame } from '../../store/gameStore.ts';
import { toldIn, useTable } from '../../store/selectors.ts';
import { eventText } from '../../text/events.ts';

/** Sentences seen at once; the rest is only spoken. */
const SEEN = 4;

/** What just happened, in sentences: seen over the map and read out by screen readers. */
export function News() {
  const game = useTable();
  const events = useGame((store) => store.events);
  const before = useGame((store) => store.before);
  const count = useGame((store) => store.commands.length);
  const told = toldIn(game, before);
  const sentences = events.flatMap((event) => eventText(told, event) ?? []);
  const hidden = Math.max(0, sentences.length - SEEN);
  // The battle panel shows the same in its own way; there the words are only spoken.
  const look =
    game.phase === 'conduct-combat' ? 'visually-hidden' : sentences.length === 0 ? 'news news--empty' : 'news';
  return (
    <ol className={look} role="log" aria-live="polite" aria-label="What happened">
      {sentences.map((sentence, i) => (
        <li key={`${count}-${i}`} className={i < hidden ? 'visually-hidden' : undefined}>
          {sentence}
        </li>
      ))}
    </ol>
  );
}
