import { DRAW_COLOURS, type DrawColour } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { COLOUR_KEYS, COLOUR_TEXTS } from '../../text/lab/drawText.ts';
import { DRAW_LOOKS } from '../../emblems/drawLooks.ts';
import { Button } from '../components/Button.tsx';

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

const WIDTH = 4;

/** The stroke of a colour as an arrow. */
function ColourSample({ name }: { readonly name: DrawColour }) {
  const { colour, dash, edge } = DRAW_LOOKS[name];
  const dashes = dash?.map((length) => length * WIDTH).join(' ');
  const head = 'M19 1.5L27 7L19 12.5Z';
  return (
    <svg className="lab-draw__sample" width={28} height={14} viewBox="0 0 28 14" aria-hidden>
      {edge !== undefined && <path d="M0 7H20" stroke={edge} strokeWidth={WIDTH + 2.5} />}
      <path d="M1 7H20" stroke={colour} strokeWidth={WIDTH} strokeDasharray={dashes} />
      <path d={head} fill={colour} stroke={edge ?? colour} strokeLinejoin="round" />
    </svg>
  );
}
