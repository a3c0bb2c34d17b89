import { useGame } from '../../store/gameStore.ts';
import { useNotices } from '../../store/notices.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { isSilent } from '../../text/events.ts';
import { newsText, readingTime } from './noticeText.ts';
import { useFading } from './useFading.ts';

/** Sentences shown at once; all are read aloud and are in the list of notices. */
const MAX_VISIBLE = 3;

/** What just happened, in sentences: shown over the map for a while, and read by screen readers. */
export function News() {
  const { phase } = useDisplayedGame();
  const events = useGame((store) => store.events);
  const isRefused = useGame((store) => store.refusal !== null || store.error !== null);
  const notice = useNotices(({ all }) =>
    all.findLast(({ content }) => content.kind === 'news' && content.events === events),
  );
  const sentences = notice === undefined ? [] : newsText(notice);
  const { stage, hold } = useFading(notice?.id ?? null, readingTime(sentences.join(' '), 'news'));
  const hidden = Math.max(0, sentences.length - MAX_VISIBLE);
  // During a battle the battle panel shows the same, a refusal takes the same place, and an order just given is seen in
  // the list of orders and on the map, where the next press goes: then it is only read aloud.
  const isSpoken =
    phase === 'conduct-combat' || isRefused || events.every((event) => isSilent(event, 'after its order'));
  return (
    <div role="status" aria-label="What happened">
      {sentences.length > 0 && stage !== 'gone' && (
        <div key={notice?.id} className={isSpoken ? 'visually-hidden' : `news notice--${stage}`} {...hold}>
          {sentences.map((sentence, i) => (
            <p key={i} className={i < hidden ? 'visually-hidden' : undefined}>
              {sentence}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
