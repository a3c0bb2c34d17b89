import { Redo2, Undo2, Undo } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UndoBlock, whyUndoBlocked } from '../../session/undo.ts';
import { takebackRule } from '../../session/takebacks.ts';
import { openTakebacks } from '../../store/takebackStore.ts';
import { allTakenBackText, pressText, RULE_TEXTS, undoText } from '../../text/undoText.ts';
import { Button } from '../components/Button.tsx';
import { useGame } from '../../store/gameStore.ts';
import type { Timeline } from '../../session/timeline.ts';
import './undo.css';

const BLOCK_TEXTS: Record<UndoBlock, string> = {
  'nothing-ordered': 'Nothing was ordered yet.',
  'die-fallen': 'The last order cannot be taken back: a die has fallen.',
  'other-player-chose': 'The order before cannot be taken back: another player has chosen since.',
};

/** What redo gives back: one order, or all that was taken back at once. */
const redone = (timeline: Timeline, next: Timeline): string =>
  next.sideLines.at(-1)?.number !== timeline.sideLines.at(-1)?.number
    ? allTakenBackText(next.index - timeline.index)
    : pressText(timeline, next.commands);

/**
 * Undo and redo buttons that name their order; what is cut off of it, a pointer that rests there sees. Ctrl+Z and
 * Ctrl+Shift+Z do the same. The lab has its own.
 */
export function UndoBar() {
  const { timeline, setup, readOnly, isLab, undo, redo, undoBlock } = useGame();
  if (timeline === null || readOnly || isLab) return null;
  const last = whyUndoBlocked(timeline) === null ? timeline.before : null;
  const next = timeline.after;
  const undoTitle = last === null ? '' : `Undo: ${pressText(last, timeline.commands)}`;
  const redoTitle = next === null ? '' : `Redo: ${redone(timeline, next)}`;
  const isNever = takebackRule(setup) === 'never';
  // Where undo stops, a takeback goes on.
  const canAsk = last === null && timeline.index > 0 && !isNever;
  if (last === null && next === null && undoBlock === null && !canAsk) return null;
  return (
    <div className="undo" role="group" aria-label="Last orders">
      {last !== null && (
        <Button small look="quiet" className="undo__undo" title="Ctrl+Z" onClick={undo}>
          <Undo2 size={16} aria-hidden /> <span title={`${undoTitle} (Ctrl+Z)`}>{undoTitle}</span>
        </Button>
      )}
      {next !== null && (
        <Button small look="quiet" className="undo__redo" title="Ctrl+Shift+Z" onClick={redo}>
          <Redo2 size={16} aria-hidden /> <span title={`${redoTitle} (Ctrl+Shift+Z)`}>{redoTitle}</span>
        </Button>
      )}
      {canAsk && (
        <Button small look="quiet" className="undo__back" aria-haspopup="dialog" onClick={openTakebacks}>
          <Undo size={16} aria-hidden /> <span>Take back …</span>
        </Button>
      )}
      <p role="status" className="undo__blocked">
        {undoBlock === null ? '' : BLOCK_TEXTS[undoBlock]}
        {undoBlock !== null && isNever && timeline.index > 0 && ` ${RULE_TEXTS.never}`}
      </p>
    </div>
  );
}

/** Tells screen readers what was taken back or given again: on the screen the board simply is as it was. */
export function SpokenUndo() {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      useGame.subscribe(({ timeline }, { timeline: before }) => {
        if (timeline === before) return;
        setSaid(timeline === null || before === null ? '' : undoText(before, timeline));
      }),
    [],
  );
  return (
    <p className="visually-hidden" role="status" aria-label="Undo">
      {said}
    </p>
  );
}
