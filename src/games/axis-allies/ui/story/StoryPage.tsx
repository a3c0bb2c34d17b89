import { Download, FlaskConical, History, Link, Play, Printer, X } from 'lucide-react';
import { useState } from 'react';
import { editionIn } from '../../store/selectors.ts';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import type { WorldPicture } from '../../../face/pictures.ts';
import { NotYetTold } from '../../../../ui/war/NotYetTold.tsx';
import { useToldGame } from '../war/useToldGame.ts';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { longerVictories, playOn } from '../../store/playOn.ts';
import { placeText } from '../../text/names.ts';
import { GAME_ADDRESS, WAR_ADDRESS } from '../../../../ui/address/address.ts';
import { goTo } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { downloadGame } from '../../../../ui/files/downloadGame.ts';
import { openGameLink } from '../../../../ui/games/gamesOpen.ts';
import { useLabEntry } from '../../../../ui/lab/useLabEntry.tsx';
import { Window } from '../../../../ui/components/Window.tsx';
import { victoryName, victoryText } from '../../text/victoryText.ts';
import { StorySheet } from './StorySheet.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import '../war/war.css';
import '../../../../ui/components/print.css';
import './story.css';
import '../../../../ui/rules/head.css';

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
      goTo(GAME_ADDRESS);
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
      (isOn) => (isOn ? goTo(GAME_ADDRESS) : setFailed(true)),
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
