import { Eraser } from 'lucide-react';
import { useDrawings } from '../../../store/drawings.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { PenColours } from '../PenColours.tsx';

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
