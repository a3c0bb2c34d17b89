import { Download, FlaskConical, History, Link, Play, Printer, X } from 'lucide-react';
import { useState, useMemo } from 'react';
import { editionIn } from '../../store/selectors.ts';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import type { WorldPicture } from '../../../face/pictures.ts';
import { NotYetTold } from '../../../../ui/war/NotYetTold.tsx';
import { useToldGame } from '../war/useToldGame.ts';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { longerVictories, playOn } from '../../store/playOn.ts';
import { placeText } from '../../text/names.ts';
import { GAME_ADDRESS, WAR_ADDRESS } from '../../../../ui/address/address.ts';
import { goToAddress } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { downloadGame } from '../../../../ui/files/downloadGame.ts';
import { openGameLink } from '../../../../ui/games/gamesOpen.ts';
import { useLabEntry } from '../../../../ui/lab/useLabEntry.tsx';
import { Window } from '../../../../ui/components/Window.tsx';
import { victoryName, victoryText } from '../../text/victoryText.ts';
import { turningPoints, warInNumbers, type PowerStanding, type TurnStanding } from '../../history/index.ts';
import type { ToldWar } from '../../store/lookBack.ts';
import { playerOf } from '../../../../store/displayedGame.ts';
import { editionTold } from '../../../../text/editions.ts';
import {
  luckBySide,
  numbersText,
  turningPointText,
  turningPointTime,
  storyTitle,
} from '../../text/history/storyText.ts';
import { WorldFrame } from '../../../../ui/newgame/WorldFrame.tsx';
import { Chart, chartLines, MEASURES, type ChartMeasure } from '../war/Chart.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import '../war/war.css';
import '../../../../ui/components/print.css';
import './story.css';
import '../../../../ui/rules/head.css';

interface StorySheetProps {
  readonly game: GameState;
  readonly told: ToldWar;
  readonly World: WorldPicture;
}

const CHARTED: readonly ChartMeasure[] = ['production', 'army'];

/** Result, map, turning points, charts and luck of a war, on one sheet of paper. */
function StorySheet({ game, told: { start, record }, World }: StorySheetProps) {
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

/** How the war went and who won it, on one sheet that can be printed, and what can be done with the game now. */
export function StoryPage({ World }: { readonly World: WorldPicture }) {
  const game = useDisplayedGame();
  const { told, hasFailed, tryAgain } = useToldGame();
  const page = useInitialFocus<HTMLElement>();
  return (
    <div className="story">
      <StoryHead game={game} />
      <main ref={page} tabIndex={-1} className="story__page" aria-label="The story of the war">
        {told === null ? (
          <NotYetTold className="story__waiting" hasFailed={hasFailed} tryAgain={tryAgain} />
        ) : (
          <StorySheet game={game} told={told} World={World} />
        )}
      </main>
    </div>
  );
}

/** What can be done with a game whose story is told. */
function StoryHead({ game }: { readonly game: GameState }) {
  const { enter, message } = useLabEntry();
  const [isAsking, setAsking] = useState(false);
  const longer = game.outcome === null ? [] : longerVictories(game);
  const analyse = (): void =>
    enter(({ analyseGame }) => {
      analyseGame(placeText(game));
      goToAddress(GAME_ADDRESS);
    });
  return (
    <header className="rulebook__head story__head">
      <h1>The story of the war</h1>
      <div className="rulebook__others">
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
        <Button onClick={downloadGame}>
          <Download size={18} aria-hidden /> Save the game
        </Button>
        <Button onClick={() => openGameLink()}>
          <Link size={18} aria-hidden /> Share
        </Button>
        <a className="button" href={WAR_ADDRESS}>
          <History size={18} aria-hidden /> Every moment
        </a>
        <Button onClick={analyse}>
          <FlaskConical size={18} aria-hidden /> Analyse in the lab
        </Button>
        {longer.length > 0 && (
          <Button onClick={() => setAsking(true)}>
            <Play size={18} aria-hidden /> Play on
          </Button>
        )}
      </div>
      <a className="button" href={GAME_ADDRESS}>
        <X size={18} aria-hidden /> Close
      </a>
      <PlayOnWindow game={game} victories={longer} open={isAsking} onClose={() => setAsking(false)} />
      {message}
    </header>
  );
}

interface PlayOnWindowProps {
  readonly game: GameState;
  readonly victories: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for which longer victory a game that is won goes on. */
function PlayOnWindow({ game, victories, open, onClose }: PlayOnWindowProps) {
  const [hasFailed, setFailed] = useState(false);
  const goOn = (victory: string): void => {
    playOn(victory).then(
      (isOn) => (isOn ? goToAddress(GAME_ADDRESS) : setFailed(true)),
      () => setFailed(true),
    );
  };
  return (
    <Window
      open={open}
      title="Play on for more"
      onClose={onClose}
      buttons={<Button onClick={onClose}>It stays as it is</Button>}
    >
      <p>The war goes on from here with all its story. The game that is won stays in the list of games as it is.</p>
      {victories.map((victory) => (
        <p key={victory} className="story__victory">
          <Button look="main" wide onClick={() => goOn(victory)}>
            Play on: {victoryName(victory).toLowerCase()}
          </Button>
          {victoryText(editionIn(game), victory)}
        </p>
      ))}
      {hasFailed && <p role="alert">This game cannot go on: it does not play the same for that victory.</p>}
    </Window>
  );
}
