import { Crosshair, Eraser, X } from 'lucide-react';
import { spacesOfDraw, type Draw } from '../../../engine/table/index.ts';
import { clearDraws, stroke } from '../../../store/lab/draw.ts';
import { flyTo } from '../../../store/mapCamera.ts';
import { useCurrentGame } from '../../../store/selectors.ts';
import { drawText } from '../../../text/lab/drawText.ts';
import { counted } from '../../../text/words.ts';
import { Button } from '../../components/Button.tsx';

/** The arrows and marks of the node that is shown, in words; each can be brought into view and taken away. */
export function DrawList({ draws }: { readonly draws: readonly Draw[] }) {
  const game = useCurrentGame();
  return (
    <details className="lab-draws">
      <summary>{summary(draws)}</summary>
      <ul>
        {draws.map((draw, i) => {
          const text = drawText(game, draw);
          return (
            <li key={`${i} ${text}`}>
              <button type="button" className="link" title="Show it on the map" onClick={() => show([draw])}>
                {text}
              </button>
              <Button
                small
                shape="icon"
                look="quiet"
                aria-label={`Take away: ${text}`}
                title="Take it away"
                onClick={() => stroke(draw)}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="lab-node__actions">
        <Button small onClick={() => show(draws)}>
          <Crosshair size={16} aria-hidden /> Show all
        </Button>
        <Button small onClick={clearDraws}>
          <Eraser size={16} aria-hidden /> Clear
        </Button>
      </div>
    </details>
  );
}

/** Brings the spaces of drawings into view. */
const show = (draws: readonly Draw[]): void => flyTo(draws.flatMap(spacesOfDraw));

/** 'On the map: 2 arrows, 1 mark' */
function summary(draws: readonly Draw[]): string {
  const arrows = draws.filter(({ kind }) => kind === 'arrow').length;
  const marks = draws.length - arrows;
  const parts = [arrows > 0 ? counted(arrows, 'arrow') : [], marks > 0 ? counted(marks, 'mark') : []].flat();
  return `Drawn on the map: ${parts.join(', ')}`;
}
