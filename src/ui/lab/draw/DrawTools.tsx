import { Eraser } from 'lucide-react';
import { DRAW_COLOURS } from '../../../engine/table/index.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { clearDraws } from '../../../store/lab/draw.ts';
import { useCurrentGame } from '../../../store/selectors.ts';
import { COLOUR_KEYS, COLOUR_TEXTS, penText } from '../../../text/lab/drawText.ts';
import { Button } from '../../components/Button.tsx';
import { ColourSample } from './ColourSample.tsx';
import './draw.css';

/** While the pen is in hand: its colours, what it does, and a button that takes all drawings away. */
export function DrawTools() {
  const game = useCurrentGame();
  const { draws, colour, begun, latest } = useDrawings();
  return (
    <div className="lab-draw-tools" role="group" aria-label="Colour of arrows and marks">
      {DRAW_COLOURS.map((each) => (
        <Button
          key={each}
          small
          shape="icon"
          aria-label={COLOUR_TEXTS[each]}
          title={`${COLOUR_TEXTS[each]}${COLOUR_KEYS[each]}`}
          aria-pressed={colour === each}
          onClick={() => useDrawings.setState({ colour: each })}
        >
          <ColourSample name={each} />
        </Button>
      ))}
      <Button
        small
        shape="icon"
        aria-label="Clear all arrows and marks here"
        title="Clear all arrows and marks here"
        disabled={draws.length === 0}
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
