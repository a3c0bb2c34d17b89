import { useLayoutEffect, useRef, useState, useEffect, type ReactNode, type RefObject } from 'react';
import { X } from 'lucide-react';
import type { AnyCommand, AnyRefusal } from '../../engine/index.ts';
import { faceOf, wordsOf } from '../../games/faces.ts';
import { screensOf } from '../../games/screens.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { useMapPlaces } from '../../store/mapCamera.ts';
import { useNotices, type Notice as Said } from '../../store/notices.ts';
import { useView } from '../../store/viewStore.ts';
import { leastCovering, leastCoveringFrom } from './leastCovering.ts';
import { newsText, readingTime, errorText, NOT_ALLOWED } from './noticeText.ts';
import { useFading } from './useFading.ts';
import { Button } from '../components/Button.tsx';
import { focusIfLost } from '../components/focusIfLost.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import './notices.css';

/** Corners of the map; notices prefer the first. */
const CORNERS = ['foot-left', 'top-left', 'foot-right', 'top-right'] as const;

/**
 * Notices over the map. Their usual corner always counts as covered, so that the map need not move for them; if units
 * are there all the same, they use another corner.
 */
export function Notices() {
  const game = useDisplayedGame();
  const count = useNotices((notices) => notices.count);
  const stack = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<number>(0);

  // Before painting; and after the map has come to rest in another view, only if the notice now covers spaces in play.
  useLayoutEffect(() => {
    let present: number | null = null;
    const place = (): void => {
      const notices = [...(stack.current?.querySelectorAll('.news, .refusal') ?? [])];
      if (notices.length === 0) return;
      const map = stack.current?.offsetParent;
      if (!map) return;
      const { boxesOf } = useMapPlaces.getState();
      const { places: where } = faceOf(game);
      const inPlay = boxesOf(where.inPlay(game, useView.getState()));
      const all = boxesOf(where.occupied(game));
      const places = possiblePlaces(map.getBoundingClientRect(), sizeOf(notices));
      present = present === null ? leastCovering(places, inPlay, all) : leastCoveringFrom(present, places, inPlay, all);
      setCorner(present);
    };
    place();
    return useMapPlaces.subscribe(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);

  return (
    <>
      <div className="shell__notices-place" data-over-map />
      <div ref={stack} className={`shell__notices shell__notices--${CORNERS[corner] ?? CORNERS[0]}`}>
        <RefusalNotice />
        <News />
      </div>
    </>
  );
}

/** Size of a stack of notices. */
function sizeOf(notices: readonly Element[]): { readonly width: number; readonly height: number } {
  const boxes = notices.map((notice) => notice.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: boxes.reduce((sum, { height }) => sum + height, 0),
  };
}

/** The boxes that a notice of this size would take in each corner, in pixels from the map's corner. */
function possiblePlaces(
  map: DOMRect,
  { width, height }: { readonly width: number; readonly height: number },
): readonly ScreenBox[] {
  const foot = document.querySelector('.shell__notices-place')?.getBoundingClientRect() ?? map;
  const tools = document.querySelector('.map-bar .notices-button')?.getBoundingClientRect() ?? map;
  return CORNERS.map((corner) => {
    const left = corner.endsWith('left') ? foot.left - map.left : foot.right - map.left - width;
    const top = corner.startsWith('foot') ? foot.bottom - map.top - height : tools.bottom - map.top;
    return { left, top, right: left + width, bottom: top + height };
  });
}

/** Sentences shown at once; all are read aloud and are in the list of notices. */
const MAX_VISIBLE = 3;

/** What just happened, in sentences: shown over the map for a while, and read by screen readers. */
function News() {
  const game = useDisplayedGame();
  const events = useGame((store) => store.events);
  const isRefused = useGame((store) => store.refusal !== null || store.error !== null);
  const notice = useNotices(({ all }) =>
    all.findLast(({ content }) => content.kind === 'news' && content.events === events),
  );
  const sentences = notice === undefined ? [] : newsText(notice);
  const { stage, hold } = useFading(notice?.id ?? null, readingTime(sentences.join(' '), 'news'));
  const hidden = Math.max(0, sentences.length - MAX_VISIBLE);
  // A refusal takes the same place. Then, and where it is seen anyway, it is only read aloud.
  const isSpoken = isRefused || wordsOf(game).isSeen(events, game);
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

/**
 * Why the last order was refused, by which rule, and what would be allowed; or that the program failed and nothing
 * changed.
 */
function RefusalNotice() {
  const refusal = useGame((store) => store.refusal);
  const refused = useGame((store) => store.refusedCommand);
  const error = useGame((store) => store.error);
  const notice = useNotices(({ all }) => all.findLast(({ content }) => content.kind !== 'news'));
  const isShown = refusal !== null || error !== null;
  return (
    <div role="alert">
      {isShown && notice !== undefined && (
        <Notice key={notice.id} notice={notice}>
          {refusal !== null && refused !== null && <Refused command={refused} refusal={refusal} />}
          {error !== null && errorText(error).map((words) => <p key={words}>{words}</p>)}
        </Notice>
      )}
    </div>
  );
}

function Refused({ command, refusal }: { readonly command: AnyCommand; readonly refusal: AnyRefusal }) {
  const game = useDisplayedGame();
  const { Refused: Own, RefusalText } = screensOf(game);
  if (Own !== undefined) return <Own state={game} command={command} refusal={refusal} />;
  return (
    <p>
      <strong>{RefusalText ? <RefusalText state={game} refusal={refusal} /> : NOT_ALLOWED}</strong>{' '}
      <RuleLink rule={refusal.rule} />
    </p>
  );
}

/** A notice that stays until its reading time is over, it is dismissed, or an order succeeds. */
function Notice({ notice, children }: { readonly notice: Said; readonly children: ReactNode }) {
  const dismiss = useGame((store) => store.dismissRefusal);
  const box = useFocusGivenBack();
  const [words, setWords] = useState('');
  // What is strong says why; what can be pressed instead need not be read.
  useLayoutEffect(() => {
    const { content } = notice;
    const why = box.current?.querySelector('strong')?.textContent ?? '';
    setWords(content.kind === 'error' ? errorText(content.words).join(' ') : why);
  }, [notice, box]);
  const { stage, hold } = useFading(notice.id, readingTime(words, 'answer'));
  useEffect(() => {
    if (stage === 'gone') dismiss();
  }, [stage, dismiss]);
  return (
    <div ref={box} className={`refusal notice--${stage}`} {...hold}>
      <div className="refusal__words">{children}</div>
      <Button shape="icon" look="quiet" small aria-label="Dismiss" onClick={dismiss}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}

/**
 * Returns a ref for a box. If it goes away while it has the focus, the focus goes back to where it was as the box came,
 * or else to the map.
 */
function useFocusGivenBack(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const map = document.querySelector<HTMLElement>('.world-map__canvas');
      requestAnimationFrame(() => {
        focusIfLost(opener instanceof HTMLElement && opener !== document.body ? opener : map);
        focusIfLost(map);
      });
    };
  }, [opener]);
  return box;
}
