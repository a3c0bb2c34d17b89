import { useCallback, useState, useEffect, useMemo, type ReactNode } from 'react';
import {
  ArrowLeft,
  ArrowRight,
  BookA,
  Maximize,
  Minimize,
  MonitorOff,
  NotebookText,
  PencilLine,
  Target,
  X,
  type LucideIcon,
  Eraser,
} from 'lucide-react';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { useLayers } from '../../../store/atlas/layers.ts';
import type { OpenLesson } from '../../../store/lessons/lessonStore.ts';
import { letGo, togglePen } from '../../../store/pen.ts';
import { dateText } from '../../../text/dates.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goToAddress } from '../../../ui/address/useAddress.ts';
import { Markdown } from '../../../ui/lab/Markdown.tsx';
import { HolderKey } from '../../../ui/layers/HolderKey.tsx';
import { useLayout } from '../../../ui/shell/layout.ts';
import { ClassroomBar } from '../../frame/frame.tsx';
import { NoLesson, openNotes, stopAsked, useOpenLesson } from '../openLesson.tsx';
import { useStopOnMap, PenColours } from '../stopOnMap.tsx';
import type { Views } from '../views.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { toggleFullScreen, useFullScreen } from '../../../ui/tableMode/tableMode.ts';
import { SHOW_KEYS } from '../../../text/keys.ts';
import { type ShowDeed, useShowKeys, clearDrawn, useShowDrawings, useShow } from './useShow.ts';
import type { Point } from '../../../geography/shapes.ts';
import { wordsTold } from '../../../atlas/wordsTold.ts';
import type { GlossaryWord } from '../../../atlas/worldSchema.ts';
import { useGlossary } from '../../../store/atlas/glossary.ts';
import { useWords } from '../../glossary/useWords.tsx';

interface ShowBarProps {
  readonly at: number;
  readonly count: number;
  readonly hasPointer: boolean;
  readonly isBlank: boolean;
  /** The stop's text has words of the glossary. */
  readonly hasWords: boolean;
  readonly onDeed: (deed: ShowDeed) => void;
}

/** The buttons of a show; each has a key too. */
function ShowBar({ at, count, hasPointer, isBlank, hasWords, onDeed }: ShowBarProps) {
  const isDrawing = useDrawings((store) => store.isDrawing);
  const isFull = useFullScreen();
  const tool = (deed: ShowDeed, text: string, key: string, Icon: LucideIcon, isOn?: boolean) => (
    <Button
      shape="icon"
      aria-label={text}
      title={`${text} (${key})`}
      aria-pressed={isOn}
      disabled={(deed === 'back' && at === 0) || (deed === 'next' && at === count - 1)}
      onClick={() => onDeed(deed)}
    >
      <Icon aria-hidden />
    </Button>
  );
  return (
    <div className="lesson-show__bar" role="group" aria-label="Presentation">
      {tool('back', 'Previous stop', 'Page Up', ArrowLeft)}
      <span className="lesson-show__place" aria-label={`Stop ${at + 1} of ${count}`} role="img">
        {at + 1}/{count}
      </span>
      {tool('next', 'Next stop', 'Page Down', ArrowRight)}
      {tool('pen', 'Draw on the map', 'comma', PencilLine, isDrawing)}
      {tool('pointer', 'Large pointer', 'l', Target, hasPointer)}
      {tool('blank', 'Blank the screen', 'b', MonitorOff, isBlank)}
      {hasWords && tool('words', 'What words mean', SHOW_KEYS.words, BookA)}
      {tool('notes', 'Notes in a second window', 'n', NotebookText)}
      <Button
        shape="icon"
        aria-label={isFull ? 'Leave full screen' : 'Full screen'}
        title={isFull ? 'Leave full screen (f)' : 'Full screen (f)'}
        onClick={() => void toggleFullScreen()}
      >
        {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </Button>
      {tool('leave', 'End the presentation', 'Escape', X)}
    </div>
  );
}

/** While the pen is taken: its colours and the eraser, over the map, so that the words keep their place. */
function PenTray({ onClear }: { readonly onClear: () => void }) {
  const isDrawing = useDrawings((store) => store.isDrawing);
  if (!isDrawing) return null;
  return (
    <div className="lesson-show__pens">
      <PenColours />
      <Button shape="icon" aria-label="Clear what is drawn" title="Clear what is drawn (x)" onClick={onClear}>
        <Eraser aria-hidden />
      </Button>
    </div>
  );
}

/** Pixels for each arrow key. */
const STEP = 24;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * A ring that is seen from the back row. It follows the mouse or the finger, and arrows with Shift. While it is there
 * the map stays still under it.
 */
function Pointer() {
  const [[x, y], setAt] = useState<Point>([window.innerWidth / 2, window.innerHeight / 2]);
  useEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent): void => setAt([clientX, clientY]);
    const step = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      setAt(([fromX, fromY]) => [
        Math.max(0, Math.min(window.innerWidth, fromX + arrow[0])),
        Math.max(0, Math.min(window.innerHeight, fromY + arrow[1])),
      ]);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerdown', move);
    window.addEventListener('keydown', step, { capture: true });
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', move);
      window.removeEventListener('keydown', step, { capture: true });
    };
  }, []);
  return (
    <div className="lesson-pointer" aria-hidden>
      <div className="lesson-pointer__ring" style={{ transform: `translate(${x}px, ${y}px)` }} />
    </div>
  );
}

/** What a word of the text means, over the map, so that the words of the stop keep their place. */
function ShownWord({ word: { word, text }, onClose }: { word: GlossaryWord; onClose: () => void }) {
  return (
    <div className="lesson-show__meaning" role="status">
      <div>
        <h2>{word}</h2>
        <p>{text}</p>
      </div>
      <Button shape="icon" aria-label="Close the word" title="Close (Escape)" onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

/** The words of a stop's text: the one that is explained now, and buttons in the text. Another stop begins without. */
function useShownWords(text: string, at: number) {
  const glossary = useGlossary((store) => store.words);
  const told = useMemo(() => wordsTold(glossary, [text]), [glossary, text]);
  const [shown, setShown] = useState<{ readonly at: number; readonly id: string } | null>(null);
  const word = (shown?.at === at ? told.find(({ id }) => id === shown.id) : undefined) ?? null;
  const showWord = useCallback(
    (next: GlossaryWord | null) => setShown(next === null ? null : { at, id: next.id }),
    [at],
  );
  /** The first word, and after the last none. */
  const showNext = useCallback(
    () => showWord(told[word === null ? 0 : told.indexOf(word) + 1] ?? null),
    [showWord, told, word],
  );
  const button = (each: GlossaryWord, written: string): ReactNode => (
    <button
      type="button"
      className="glossary-word"
      aria-expanded={each.id === word?.id}
      onClick={() => showWord(each.id === word?.id ? null : each)}
    >
      {written}
    </button>
  );
  return { word, hasWords: told.length > 0, showWord, showNext, buttons: useWords(button) };
}

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
      else if (!letGo()) goToAddress(isOwn ? classroomAddress('lessons', id) : classroomAddress('lessons'));
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
