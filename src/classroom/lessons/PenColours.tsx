import { DRAW_COLOURS } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { COLOUR_KEYS, COLOUR_TEXTS } from '../../text/lab/drawText.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ColourSample } from '../../ui/lab/draw/ColourSample.tsx';
import '../../ui/lab/draw/draw.css';

/** The colours of the pen. */
export function PenColours() {
  const colour = useDrawings((store) => store.colour);
  return (
    <div className="lesson-colours" role="group" aria-label="Colour of arrows and marks">
      {DRAW_COLOURS.map((each) => (
        <Button
          key={each}
          shape="icon"
          aria-label={COLOUR_TEXTS[each]}
          title={`${COLOUR_TEXTS[each]}${COLOUR_KEYS[each]}`}
          aria-pressed={colour === each}
          onClick={() => useDrawings.setState({ colour: each })}
        >
          <ColourSample name={each} />
        </Button>
      ))}
    </div>
  );
}
