import { ColourButtons } from '../../ui/draw/ColourButtons.tsx';
import '../../ui/draw/draw.css';

/** The colours of the pen. */
export function PenColours() {
  return (
    <div className="lesson-colours" role="group" aria-label="Colour of arrows and marks">
      <ColourButtons />
    </div>
  );
}
