import { PencilLine } from 'lucide-react';
import { useEffect } from 'react';
import { useDrawings } from '../../store/drawings.ts';
import { keyOf } from '../../store/keyOf.ts';
import { togglePen } from '../../store/pen.ts';
import { Button } from '../components/Button.tsx';
import { isUndoIgnored } from '../undo/useUndoKeys.ts';
import { KEYS } from '../../text/keys.ts';

/** Takes the pen that draws on the map, or lays it down; the comma key does the same. */
export function DrawButton() {
  const isDrawing = useDrawings((store) => store.isDrawing);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (keyOf(event) !== KEYS.pen || ctrlKey || metaKey || altKey || defaultPrevented || isUndoIgnored(event)) return;
      // In a list of choices it is typed to find one.
      if (target instanceof HTMLSelectElement) return;
      event.preventDefault();
      togglePen();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Button
      small
      className="lab-draw"
      aria-label="Draw on the map"
      title="Draw arrows and marks on the map (comma)"
      aria-pressed={isDrawing}
      onClick={togglePen}
    >
      <PencilLine size={18} aria-hidden /> <span className="lab-bar__word">Draw</span>
    </Button>
  );
}
