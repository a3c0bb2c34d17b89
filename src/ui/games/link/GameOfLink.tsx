import { useState } from 'react';
import { useAutosave } from '../../../store/autosaveStore.ts';
import { addGames, roomForGames } from '../../../store/games/changeGames.ts';
import { readGameLink, type ReadGame } from '../../../store/games/readGames.ts';
import { GAME_ADDRESS } from '../../address/address.ts';
import { goInstead } from '../../address/useAddress.ts';
import { Button } from '../../components/Button.tsx';
import { Window } from '../../components/Window.tsx';
import { LinkBeingRead, LinkRefused, useLinkRead } from '../../files/links.tsx';
import { useConfirmReplace } from '../../files/useConfirmReplace.tsx';
import { WorldFrame } from '../../newgame/WorldFrame.tsx';
import type { WorldPicture } from '../../../games/face/pictures.ts';
import { openGames } from '../gamesOpen.ts';
import { namedIfEmpty, storageProblem } from '../gameShown.ts';
import { standingOf } from '../../../store/storedChange.ts';
import { editionOnShelf } from '../../../text/editions.ts';
import { gameProgress } from '../../../text/gameName.ts';
import { joinWords } from '../../../text/words.ts';
import { useGame } from '../../../store/gameStore.ts';

const leave = (): void => goInstead(GAME_ADDRESS);

interface GameOfLinkProps {
  readonly packed: string;
  readonly World: WorldPicture;
}

/**
 * Reads the game of a link, shows what it is and asks what to do with it. Nothing happens before; then it becomes one
 * more game of this browser.
 */
export function GameOfLink({ packed, World }: GameOfLinkProps) {
  const read = useLinkRead(packed, readGameLink);
  if (read === null) return <LinkBeingRead what="game" onClose={leave} />;
  if (read.ok) return <GameOffered game={read.value} World={World} />;
  return <LinkRefused what="game" faults={read.fault} onClose={leave} />;
}

function GameOffered({ game, World }: { readonly game: ReadGame; readonly World: WorldPicture }) {
  const [problem, setProblem] = useState('');
  const autosave = useAutosave((store) => store.autosave);
  const isKept = useAutosave((store) => store.saveStatus.state !== 'not-saved');
  const readOnly = useGame((store) => store.readOnly);
  const { replace, question } = useConfirmReplace();

  const open = (): void => {
    useGame.getState().loadGame(game.opened);
    leave();
  };
  async function keep(): Promise<void> {
    if (autosave === null) return;
    if (roomForGames() === 0) return setProblem('There is no room for another game. Delete one first.');
    try {
      await addGames(autosave.shelf, { games: [namedIfEmpty(game)], damaged: [] });
      leave();
      openGames();
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }
  return (
    <>
      <Window
        open
        title="A game comes with this link"
        onClose={leave}
        buttons={
          <>
            <Button onClick={leave}>Do not open it</Button>
            <Button disabled={readOnly || !isKept} onClick={() => void keep()}>
              Keep it for later
            </Button>
            {readOnly ? (
              <Button look="main" onClick={() => autosave?.playHere()}>
                Play here
              </Button>
            ) : (
              <Button look="main" onClick={() => (isKept ? open() : replace(open))}>
                Open it
              </Button>
            )}
          </>
        }
      >
        <AboutGame game={game} World={World} />
        <p>
          {readOnly
            ? 'Another tab plays a game; here you can only look on. Play here, and then you can open this one.'
            : 'It becomes one more game of this browser. What is on the table is set aside and stays among your games.'}
        </p>
        {problem !== '' && <p role="alert">{problem}</p>}
      </Window>
      {question}
    </>
  );
}

interface AboutGameProps {
  readonly game: ReadGame;
  readonly World: WorldPicture;
}

/** A game that was read: who holds what on a picture, its name, edition and players, and how it stands. */
function AboutGame({ game: { opened, savedAt }, World }: AboutGameProps) {
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
