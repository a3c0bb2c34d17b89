import { useMemo } from 'react';
import type { GameState } from '../../engine/index.ts';
import { turningPoints, warInNumbers } from '../../history/index.ts';
import type { ToldGame } from '../../store/lookBack.ts';
import { editionIn } from '../../store/selectors.ts';
import { editionTold } from '../../text/editions.ts';
import { luckBySide, numbersText, turningPointText, turningPointTime } from '../../text/history/storyText.ts';
import { storyTitle } from '../../text/history/storyTitle.ts';
import { WorldFrame, type WorldPicture } from '../newgame/WorldFrame.tsx';
import { Chart } from '../war/Chart.tsx';
import { chartLines, MEASURES, type Measure } from '../war/chartLines.ts';
import { PowersTable } from './PowersTable.tsx';

interface StorySheetProps {
  readonly game: GameState;
  readonly told: ToldGame;
  readonly World: WorldPicture;
}

const CHARTED: readonly Measure[] = ['production', 'army'];

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
