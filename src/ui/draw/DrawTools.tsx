import { Eraser } from 'lucide-react';
import { useDrawings } from '../../store/drawings.ts';
import { clearDraws } from '../../store/lab/draws.ts';
import { penText } from '../../text/lab/drawText.ts';
import { Button } from '../components/Button.tsx';
import { ColourButtons } from './ColourButtons.tsx';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import './draw.css';

/** While the pen is in hand: its colours, what it does, and a button that takes all drawings away. */
export function DrawTools() {
  const game = useDisplayedGame();
  const { draws, begun, latest } = useDrawings();
  return (
    <div className="lab-draw-tools" role="group" aria-label="Colour of arrows and marks">
      <ColourButtons small />
      <Button
        small
        shape="icon"
        aria-label="Clear all arrows and marks here"
        title="Clear all arrows and marks here"
        aria-disabled={draws.length === 0}
        onClick={clearDraws}
      >
        <Eraser size={18} aria-hidden />
      </Button>
      <p className="lab-draw-tools__text" role="status">
        {penText(game, { begun, latest })}
      </p>
    </div>
  );
}
