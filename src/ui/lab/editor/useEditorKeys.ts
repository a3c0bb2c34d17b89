import { useEffect } from 'react';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import { TEXT_FIELDS } from '../../keys/textFields.ts';
import { undoKey } from '../../undo/useUndoKeys.ts';

/** In text fields these keys undo typing; under a dialog or a menu they do nothing. */
const isIgnored = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TEXT_FIELDS) !== null) ||
  document.querySelector('[role=dialog], [role=menu]') !== null;

/** Ctrl+Z undoes the last edit of the position, Ctrl+Shift+Z and Ctrl+Y redo it; on a Mac with the command key. */
export function useEditorKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = undoKey(event);
      if (key === null || isIgnored(event)) return;
      event.preventDefault();
      useEditor.getState()[key]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
