import { Eraser, PencilLine, Crosshair, X } from 'lucide-react';
import { useEffect } from 'react';
import { useDrawings } from '../../store/drawings.ts';
import { clearDraws } from '../../store/lab/draws.ts';
import { penText, COLOUR_KEYS, COLOUR_TEXTS, drawText } from '../../text/lab/drawText.ts';
import { Button } from '../components/Button.tsx';
import { DRAW_COLOURS, type DrawColour, type Draw } from '../../engine/table/index.ts';
import { DRAW_LOOKS } from '../../emblems/drawLooks.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { keyOf } from '../../store/keyOf.ts';
import { togglePen } from '../../store/pen.ts';
import { isUndoIgnored } from '../undo/useUndoKeys.ts';
import { KEYS } from '../../text/keys.ts';
import type { AnyState } from '../../engine/index.ts';
import { counted } from '../../text/words.ts';
import './draw.css';

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

interface DrawListProps {
  /** The board on which they are drawn. */
  readonly game: AnyState;
  readonly draws: readonly Draw[];
  readonly onTakeAway: (draw: Draw) => void;
  readonly onClear: () => void;
  /** Brings drawings into view; without it they are in view already. */
  readonly onShow?: (draws: readonly Draw[]) => void;
}

/** Arrows and marks on the map, in words; each can be taken away. */
export function DrawList({ game, draws, onTakeAway, onClear, onShow }: DrawListProps) {
  return (
    <details className="lab-draws">
      <summary>{summary(draws)}</summary>
      <ul>
        {draws.map((draw, i) => {
          const text = drawText(game, draw);
          return (
            <li key={`${i} ${text}`}>
              {onShow === undefined ? (
                text
              ) : (
                <button type="button" className="link" title="Show it on the map" onClick={() => onShow([draw])}>
                  {text}
                </button>
              )}
              <Button
                small
                shape="icon"
                look="quiet"
                aria-label={`Take away: ${text}`}
                title="Take it away"
                onClick={() => onTakeAway(draw)}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="lab-node__actions">
        {onShow !== undefined && (
          <Button small onClick={() => onShow(draws)}>
            <Crosshair size={16} aria-hidden /> Show all
          </Button>
        )}
        <Button small onClick={onClear}>
          <Eraser size={16} aria-hidden /> Clear
        </Button>
      </div>
    </details>
  );
}

/** 'On the map: 2 arrows, 1 mark' */
function summary(draws: readonly Draw[]): string {
  const arrows = draws.filter(({ kind }) => kind === 'arrow').length;
  const marks = draws.length - arrows;
  const parts = [arrows > 0 ? counted(arrows, 'arrow') : [], marks > 0 ? counted(marks, 'mark') : []].flat();
  return `Drawn on the map: ${parts.join(', ')}`;
}

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
