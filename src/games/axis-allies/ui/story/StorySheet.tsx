import { useMemo } from 'react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { turningPoints, warInNumbers, type PowerStanding, type TurnStanding } from '../../history/index.ts';
import type { ToldWar } from '../../store/lookBack.ts';
import { playerOf } from '../../../../store/displayedGame.ts';
import { editionIn } from '../../store/selectors.ts';
import { editionTold } from '../../../../text/editions.ts';
import {
  luckBySide,
  numbersText,
  turningPointText,
  turningPointTime,
  storyTitle,
} from '../../text/history/storyText.ts';
import { WorldFrame } from '../../../../ui/newgame/WorldFrame.tsx';
import type { WorldPicture } from '../../../face/pictures.ts';
import { Chart } from '../war/Chart.tsx';
import { chartLines, MEASURES, type ChartMeasure } from '../war/chartLines.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';

interface StorySheetProps {
  readonly game: GameState;
  readonly told: ToldWar;
  readonly World: WorldPicture;
}

const CHARTED: readonly ChartMeasure[] = ['production', 'army'];

/** Result, map, turning points, charts and luck of a war, on one sheet of paper. */
export function StorySheet({ game, told: { start, record }, World }: StorySheetProps) {
  const { standings, entries, throws } = record;
  const points = useMemo(() => turningPoints(start, record), [start, record]);
  const luck = useMemo(() => luckBySide(start, throws), [start, throws]);
  const edition = editionIn(game);
  const { title, why } = storyTitle(game);
  return (
    <article className="story__sheet">
      <header className="story__result">
        <div>
          <p className="story__edition">{editionTold(game.edition)}</p>
          <h2>{title}</h2>
          <p className="story__why">{why}</p>
          <p>{numbersText(warInNumbers(entries, game.round))}</p>
          {luck !== '' && <p>{luck}</p>}
        </div>
        <WorldFrame World={World} edition={game.edition} control={game.control} label="Who holds what" />
      </header>
      <section>
        <h3>Turning points</h3>
        {points.length === 0 && <p>Nothing has turned yet.</p>}
        <ol className="story__points">
          {points.map((point, i) => (
            <li key={i}>
              <strong>{turningPointTime(start, point)}</strong>
              <span>{turningPointText(start, point)}</span>
            </li>
          ))}
        </ol>
      </section>
      {standings.length > 1 && (
        <div className="story__charts">
          {CHARTED.map((measure) => (
            <Chart
              key={measure}
              title={MEASURES[measure]}
              lines={chartLines(edition, standings, measure, false)}
              rounds={standings.map(({ round }) => round)}
              now={-1}
            />
          ))}
        </div>
      )}
      <PowersTable game={game} standings={standings} />
    </article>
  );
}

const COLUMNS: readonly (readonly [keyof PowerStanding, string])[] = [
  ['production', 'Production'],
  ['army', 'Worth of units'],
  ['territories', 'Territories'],
  ['treasury', 'IPCs in hand'],
];

/** How every power stood at the beginning and stands now. */
function PowersTable({ game, standings }: { readonly game: GameState; readonly standings: readonly TurnStanding[] }) {
  const [first, last] = [standings[0]?.powers, standings.at(-1)?.powers];
  return (
    <table className="story__powers">
      <caption>At the beginning and now</caption>
      <thead>
        <tr>
          <th scope="col">Power</th>
          <th scope="col">Player</th>
          {COLUMNS.map(([measure, title]) => (
            <th key={measure} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {editionIn(game).powers.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">
              <PowerEmblem power={id} size={18} /> {name}
            </th>
            <td>{playerOf(game, id)?.name}</td>
            {COLUMNS.map(([measure]) => (
              <td key={measure} className="number">
                {first?.[id]?.[measure] ?? 0} → {last?.[id]?.[measure] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
