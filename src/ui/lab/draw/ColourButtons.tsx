import { DRAW_COLOURS } from '../../../engine/table/index.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { COLOUR_KEYS, COLOUR_TEXTS } from '../../../text/lab/drawText.ts';
import { Button } from '../../components/Button.tsx';
import { ColourSample } from './ColourSample.tsx';

/** The colours of the pen; to be put into a group that names them. */
export function ColourButtons({ small = false }: { readonly small?: boolean }) {
  const colour = useDrawings((store) => store.colour);
  return DRAW_COLOURS.map((each) => (
    <Button
      key={each}
      small={small}
      shape="icon"
      aria-label={COLOUR_TEXTS[each]}
      title={`${COLOUR_TEXTS[each]}${COLOUR_KEYS[each]}`}
      aria-pressed={colour === each}
      onClick={() => useDrawings.setState({ colour: each })}
    >
      <ColourSample name={each} />
    </Button>
  ));
}
