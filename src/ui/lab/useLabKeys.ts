import { useEffect } from 'react';
import { redoEdit, undoEdit } from '../../store/lab/editLab.ts';
import { isUndoIgnored, undoKey } from '../undo/useUndoKeys.ts';

/** In the lab Ctrl+Z undoes the latest edit of the tree, and Ctrl+Shift+Z and Ctrl+Y redo it. */
export function useLabKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = undoKey(event);
      if (key === null || isUndoIgnored(event)) return;
      event.preventDefault();
      if (key === 'redo') redoEdit();
      else undoEdit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
