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
import { useEffect, useState, useCallback, useMemo, type ReactNode } from 'react';
import { useDrawings } from '../../../store/drawings.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { toggleFullScreen, useFullScreen } from '../../../ui/tableMode/fullScreen.ts';
import { SHOW_KEYS } from '../../../text/keys.ts';
import type { ShowDeed } from './useShowKeys.ts';
import { PenColours } from '../PenColours.tsx';
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
export function ShowBar({ at, count, hasPointer, isBlank, hasWords, onDeed }: ShowBarProps) {
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
export function PenTray({ onClear }: { readonly onClear: () => void }) {
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
export function Pointer() {
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
export function ShownWord({ word: { word, text }, onClose }: { word: GlossaryWord; onClose: () => void }) {
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
export function useShownWords(text: string, at: number) {
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
