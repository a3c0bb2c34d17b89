import { Redo2, Undo2 } from 'lucide-react';
import type { FinalBecause } from '../../store/takingBack.ts';
import { finalBecause } from '../../store/takingBack.ts';
import { useGame } from '../../store/gameStore.ts';
import type { Point, Timeline } from '../../store/timeline.ts';
import { orderText } from '../../text/orderText.ts';
import { Button } from '../pieces/Button.tsx';
import './undo.css';

const STANDS: Record<FinalBecause, string> = {
  'nothing-ordered': 'Nothing was ordered yet.',
  'die-fallen': 'The last order cannot be taken back: a die has fallen.',
  'other-player-chose': 'The order before cannot be taken back: another player has chosen since.',
};

/** The order given at a point of a log, in words. */
const orderAt = ({ state, index }: Point, { commands }: Timeline): string => {
  const command = commands[index];
  return command === undefined ? '' : orderText(state, command);
};

/** Takes back the last order, and gives it again; both say which. Ctrl+Z and Ctrl+Shift+Z do the same. */
export function UndoBar() {
  const { timeline, readOnly, undo, redo, stands } = useGame();
  if (timeline === null || readOnly) return null;
  const last = finalBecause(timeline) === null ? timeline.before : null;
  const next = timeline.after;
  if (last === null && next === null && stands === null) return null;
  return (
    <div className="undo" role="group" aria-label="Last orders">
      {last !== null && (
        <Button small look="quiet" className="undo__back" title="Ctrl+Z" onClick={undo}>
          <Undo2 size={16} aria-hidden /> <span>Undo: {orderAt(last, timeline)}</span>
        </Button>
      )}
      {next !== null && (
        <Button small look="quiet" className="undo__again" title="Ctrl+Shift+Z" onClick={redo}>
          <Redo2 size={16} aria-hidden /> <span>Redo: {orderAt(timeline, next)}</span>
        </Button>
      )}
      <p role="status" className="undo__stands">
        {stands === null ? '' : STANDS[stands]}
      </p>
    </div>
  );
}
