import { useEffect } from 'react';
import { keyOf } from '../../../store/keyOf.ts';
import { goToStop, redoLesson, stopAt, undoLesson, useLessons } from '../../../store/lessons/lessonStore.ts';
import { hasPen, letGo, togglePen } from '../../../store/pen.ts';
import { undoKey } from '../../../ui/undo/useUndoKeys.ts';
import type { Views } from '../views.ts';
import { addStop } from './addStop.ts';
import { KEYS } from '../../../text/keys.ts';

const FIELDS = 'input, textarea, select';

/**
 * The keys of the editor: Enter adds a stop (in a field with Ctrl), Ctrl+Z undoes, the comma takes the pen, page keys
 * go from stop to stop. They are heard before the map's.
 */
export function useEditorKeys(views: Views): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
      if (!handle(event, views)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [views]);
}

/** Does what a key means; false if it means nothing here. */
function handle(event: KeyboardEvent, views: Views): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const key = keyOf(event);
  const isIn = (where: string): boolean => target instanceof Element && target.closest(where) !== null;
  const isCtrl = ctrlKey || metaKey;
  if (key === 'Enter' && isCtrl && !altKey && !shiftKey) {
    addStop(views);
    return true;
  }
  // There these keys undo typing and move the cursor.
  if (isIn(FIELDS) || altKey) return false;
  const undo = undoKey(event);
  if (undo !== null) {
    (undo === 'undo' ? undoLesson : redoLesson)();
    return true;
  }
  if (isCtrl || shiftKey) return false;
  if (key === 'Enter' && !hasPen() && !isIn('button, a, summary')) addStop(views);
  else if (key === KEYS.pen) togglePen();
  else if (key === 'Escape') return letGo();
  else if (key === 'PageDown' || key === 'PageUp') step(key === 'PageDown' ? 1 : -1);
  else return false;
  return true;
}

function step(by: number): void {
  const { open } = useLessons.getState();
  if (open !== null) goToStop(stopAt(open) + by);
}
