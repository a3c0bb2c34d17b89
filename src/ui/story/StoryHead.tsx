import { Download, FlaskConical, History, Link, Play, Printer, X } from 'lucide-react';
import { useState } from 'react';
import type { GameState } from '../../engine/index.ts';
import { longerVictories } from '../../store/playOn.ts';
import { placeText } from '../../text/lab/placeText.ts';
import { GAME_ADDRESS, WAR_ADDRESS } from '../address/address.ts';
import { goTo } from '../address/useAddress.ts';
import { Button } from '../components/Button.tsx';
import { downloadGame } from '../files/downloadGame.ts';
import { openGameLink } from '../games/gamesOpen.ts';
import { useLabEntry } from '../lab/useLabEntry.tsx';
import { PlayOnWindow } from './PlayOnWindow.tsx';
import '../rules/head.css';

/** What can be done with a game whose story is told. */
export function StoryHead({ game }: { readonly game: GameState }) {
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
