import type { GameState } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { editionTold } from '../../text/editions.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { WorldFrame, type WorldPicture } from './WorldFrame.tsx';

/** The state of the last game, with its picture and a button to continue it. */
export function LastGame({ game, World }: { readonly game: GameState; readonly World: WorldPicture }) {
  const returnToTable = useGame((store) => store.returnToGame);
  const isOver = game.outcome !== null;
  const edition = editionTold(game.edition);
  const called = useGame((store) => store.name);
  return (
    <section className="last-game" aria-labelledby="last-game">
      <WorldFrame World={World} edition={game.edition} control={game.control} label="Who holds what in the last game" />
      <h2 id="last-game">{isOver ? 'Your last game is over' : 'Your game goes on'}</h2>
      <p>
        {called !== null && <strong>{called}. </strong>}
        {edition !== null && <strong>{edition}. </strong>}
        {isOver
          ? `It ended in round ${game.round}.`
          : `Round ${game.round}, ${powerName(game, game.power)}: ${phaseName(game.phase).toLowerCase()}.`}{' '}
        Played by {joinWords(game.players.map(({ name }) => name))}.
      </p>
      <Button look="main" onClick={returnToTable}>
        {isOver ? 'Look at the final map' : 'Continue the game'}
      </Button>
    </section>
  );
}
