import type { ReadGame } from '../../../store/games/readGames.ts';
import { standingOf } from '../../../store/storedChange.ts';
import { editionOnShelf } from '../../../text/editions.ts';
import { gameProgress } from '../../../text/gameProgress.ts';
import { joinWords } from '../../../text/words.ts';
import { WorldFrame, type WorldPicture } from '../../newgame/WorldFrame.tsx';

interface AboutGameProps {
  readonly game: ReadGame;
  readonly World: WorldPicture;
}

/** A game that was read: who holds what on a picture, its name, edition and players, and how it stands. */
export function AboutGame({ game: { opened, savedAt }, World }: AboutGameProps) {
  const { setup, name, timeline } = opened;
  return (
    <>
      <WorldFrame World={World} edition={setup.edition} control={timeline.state.control} label="Who holds what in it" />
      {name !== undefined && <strong>{name}</strong>}
      <p>
        {editionOnShelf(setup.edition)}, played by {joinWords(setup.players.map((player) => player.name))}.
        <br />
        {gameProgress({
          edition: setup.edition,
          standing: standingOf(timeline.state),
          commands: timeline.commands.length,
          savedAt,
        })}
      </p>
    </>
  );
}
