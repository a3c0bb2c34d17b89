import { useCallback, useState } from 'react';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { useLayers } from '../../../store/atlas/layers.ts';
import type { OpenLesson } from '../../../store/lessons/lessonStore.ts';
import { letGo, togglePen } from '../../../store/pen.ts';
import { dateText } from '../../../text/dates.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goTo } from '../../../ui/address/useAddress.ts';
import { Markdown } from '../../../ui/lab/Markdown.tsx';
import { HolderKey } from '../../../ui/layers/HolderKey.tsx';
import { useLayout } from '../../../ui/shell/layout.ts';
import { ClassroomBar } from '../../frame/ClassroomBar.tsx';
import { NoLesson } from '../NoLesson.tsx';
import { openNotes } from '../openNotes.ts';
import { stopAsked, useOpenLesson } from '../useOpenLesson.ts';
import { useStopOnMap } from '../useStopOnMap.ts';
import type { Views } from '../views.ts';
import { PenTray, Pointer, ShowBar, ShownWord, useShownWords } from './ShowBar.tsx';
import { clearDrawn, useShowDrawings, useShow } from './useShow.ts';
import { useShowKeys, type ShowDeed } from './useShowKeys.ts';

/** Names and counters on the map, so that they are read from the back row; on small screens one sits close. */
const ENLARGED = { side: 2, sheet: 1.25, short: 1.25 } as const;

interface LessonShowProps {
  readonly id: string;
  /** The stop, counted from 1, as the address has it. */
  readonly number: string;
}

/** A lesson before the class, stop by stop. */
export function LessonShow({ id, number }: LessonShowProps) {
  const { open, views, trouble, tryAgain } = useOpenLesson(id);
  if (open !== null && views !== null) return <ShownLesson open={open} views={views} number={number} />;
  return (
    <>
      <ClassroomBar page="lessons" />
      <aside className="panel example classroom-panel" data-over-map aria-label="Lesson">
        <NoLesson trouble={trouble} onTryAgain={tryAgain} />
      </aside>
    </>
  );
}

interface ShownLessonProps {
  readonly open: OpenLesson;
  readonly views: Views;
  readonly number: string;
}

function ShownLesson({ open: { id, isOwn, history }, views, number }: ShownLessonProps) {
  const { stops, edition, title } = history.now;
  const at = stopAsked(number, stops.length);
  const stop = stops[at];
  const { isBlank, go } = useShow(id, at, stops.length);
  const [hasPointer, setPointer] = useState(false);
  const { word, hasWords, showWord, showNext, buttons } = useShownWords(stop?.text ?? '', at);
  const hasHolders = useLayers(({ shown }) => shown.has('holders'));
  useShowDrawings(stops, at);
  const act = useCallback(
    (deed: ShowDeed): void => {
      if (deed === 'pen') togglePen();
      else if (deed === 'pointer') setPointer((was) => !was);
      else if (deed === 'clear') clearDrawn();
      else if (deed === 'notes') openNotes(id);
      else if (deed === 'words') showNext();
      else if (deed !== 'leave') go(deed);
      else if (isBlank) go('blank');
      else if (word !== null) showWord(null);
      else if (hasPointer) setPointer(false);
      else if (!letGo()) goTo(isOwn ? classroomAddress('lessons', id) : classroomAddress('lessons'));
    },
    [id, isOwn, go, isBlank, hasPointer, word, showWord, showNext],
  );
  useShowKeys(act);
  if (stop === undefined) return null;
  return (
    <>
      <StopShown edition={edition} stop={stop} views={views} at={at} />
      <section className="lesson-show" aria-label={title}>
        <PenTray onClear={clearDrawn} />
        {hasHolders && (
          <div className="lesson-show__key">
            <HolderKey isFolded />
          </div>
        )}
        {word !== null && <ShownWord word={word} onClose={() => showWord(null)} />}
        <div className="lesson-show__panel" data-over-map>
          <div className="lesson-show__words" aria-live="polite">
            <h1>
              {stop.title}
              <ShownMonth stop={stop} />
            </h1>
            <Markdown text={stop.text} keepsLines words={buttons} />
          </div>
          <ShowBar
            at={at}
            count={stops.length}
            hasPointer={hasPointer}
            isBlank={isBlank}
            hasWords={hasWords}
            onDeed={act}
          />
        </div>
      </section>
      {hasPointer && <Pointer />}
      {isBlank && (
        <button
          type="button"
          className="lesson-blank"
          aria-label="The screen is blank: show the map again"
          onClick={() => act('blank')}
        />
      )}
    </>
  );
}

/**
 * The month, while the map shows who held what; the bar that changes it has small type. A title with a date of its own
 * is enough for the month that goes with it.
 */
function ShownMonth({ stop }: { readonly stop: Stop }) {
  const month = useLayers((layers) => (layers.shown.has('holders') ? layers.month : null));
  const isDated = month === stop.month && /\b19(39|4\d)\b/.test(stop.title);
  return month === null || isDated ? null : <span className="lesson-show__month"> · {dateText(month)}</span>;
}

interface StopShownProps {
  readonly edition: string;
  readonly stop: OpenLesson['history']['now']['stops'][number];
  readonly views: Views;
  readonly at: number;
}

/** The stop on the map. */
function StopShown({ edition, stop, views, at }: StopShownProps) {
  useStopOnMap({ edition, stop, views, visit: at, enlarged: ENLARGED[useLayout()] });
  return null;
}
