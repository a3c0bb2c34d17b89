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
} from 'lucide-react';
import { useDrawings } from '../../../store/drawings.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { toggleFullScreen, useFullScreen } from '../../../ui/tableMode/fullScreen.ts';
import { SHOW_KEYS } from '../../../text/keys.ts';
import type { ShowDeed } from './useShowKeys.ts';

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
