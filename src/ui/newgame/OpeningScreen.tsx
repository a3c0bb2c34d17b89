import { BookOpen } from 'lucide-react';
import { useGame } from '../../store/gameStore.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { rulesAddress } from '../address/address.ts';
import { BrokenGame } from '../files/BrokenGame.tsx';
import { PlaceNotices } from '../shell/PlaceNotices.tsx';
import { Button } from '../pieces/Button.tsx';
import { NewGame } from './NewGame.tsx';

/** The first thing seen: what this is, the game that goes on, and a new one. */
export function OpeningScreen() {
  const game = useGame((store) => store.game);
  const returnToTable = useGame((store) => store.returnToTable);
  return (
    <main className="opening">
      <header className="opening__title">
        <h1>Warboard</h1>
        <p>Two to five people, one screen, five powers, and the world of 1941.</p>
        {game !== null && (
          <section className="opening__running" aria-label="The running game">
            <h2>The running game</h2>
            <p>
              {game.outcome === null
                ? `Round ${game.round}, ${powerName(game, game.power)}: ${phaseName(game.phase)}.`
                : 'It is over.'}{' '}
              {game.players.map(({ name }) => name).join(', ')}.
            </p>
            <Button look="main" onClick={returnToTable}>
              {game.outcome === null ? 'Continue the game' : 'Look at the final map'}
            </Button>
          </section>
        )}
        <BrokenGame />
        <a className="button opening__rules" href={rulesAddress()}>
          <BookOpen size={18} aria-hidden /> Read the rules
        </a>
        <p className="opening__small">
          Warboard is an unofficial program made for the love of the game. It is not connected with, approved by or paid
          by any publisher.
        </p>
        <PlaceNotices />
      </header>
      <NewGame />
    </main>
  );
}
