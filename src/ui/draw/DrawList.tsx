import { Crosshair, Eraser, X } from 'lucide-react';
import type { AnyState } from '../../engine/index.ts';
import type { Draw } from '../../engine/table/index.ts';
import { drawText } from '../../text/lab/drawText.ts';
import { counted } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import './draw.css';

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
