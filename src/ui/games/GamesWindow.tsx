import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MAX_ARCHIVED_GAMES } from '../../saves/limits.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { deleteForEver } from '../../store/games/changeGames.ts';
import { allGamesText } from '../../store/games/gameText.ts';
import { counted } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { download } from '../files/download.ts';
import { FileButton } from '../files/FileButton.tsx';
import type { WorldPicture } from '../../games/face/pictures.ts';
import { gameName } from '../../text/gameName.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { namedGame, type GameShown, useRunningGameShown, storageProblem } from './gameShown.ts';
import { GameEntry } from './GameEntry.tsx';
import { openGamesFile, useGamesOpen } from './gamesOpen.ts';
import { useGame } from '../../store/gameStore.ts';
import './games.css';

const IN_LAB = 'The lab is open over this game. Go back to the game; then it can be deleted.';

/** All games of this browser, the one on the table first. What is deleted can be brought back until it is closed. */
export function GamesWindow({ World }: { readonly World: WorldPicture }) {
  const archived = useAutosave((store) => store.archived);
  const shelf = useAutosave((store) => store.autosave?.shelf ?? null);
  const readOnly = useGame((store) => store.readOnly);
  const isLab = useGame((store) => store.isLab);
  const running = useRunningGameShown();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [broughtBack, setBroughtBack] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const onTable = shelf?.currentId() ?? null;

  // Another tab may have changed them.
  useEffect(() => void shelf?.reload(), [shelf]);

  function close(): void {
    useGamesOpen.setState({ isList: false });
    // If the storage fails, the games are still there.
    deleteAll().catch(() => undefined);
  }
  async function deleteAll(): Promise<void> {
    // Another one may just have been opened; the storage knows when it is written.
    await shelf?.settled();
    const current = shelf?.currentId() ?? null;
    const others = [...deleted].filter((id) => id !== current);
    if (current !== null && deleted.has(current)) await useAutosave.getState().autosave?.deleteCurrent(current);
    if (shelf !== null && others.length > 0) await deleteForEver(shelf, others);
  }
  async function saveAll(): Promise<void> {
    if (shelf === null) return;
    const ids = [...(running === null || onTable === null ? [] : [onTable]), ...archived.map(({ id }) => id)];
    try {
      const kept = ids.filter((id) => !deleted.has(id));
      download(`warboard-games-${new Date().toISOString().slice(0, 10)}.json`, await allGamesText(shelf, kept));
      setSaid('All games are in the file.');
    } catch (error) {
      setSaid(storageProblem(error));
    }
  }
  function bringBack(id: string): void {
    setDeleted(new Set([...deleted].filter((other) => other !== id)));
    setBroughtBack(id);
  }

  function remove(id: string): void {
    if (id === onTable && isLab) setSaid(IN_LAB);
    else setDeleted(new Set([...deleted, id]));
  }
  const entryOf = (id: string, game: GameShown | null) =>
    deleted.has(id) ? (
      <DeletedEntry key={id} game={game} isOnTable={id === onTable} onBack={() => bringBack(id)} />
    ) : (
      <GameEntry
        key={id}
        id={id}
        game={game}
        isOnTable={id === onTable}
        wasBroughtBack={id === broughtBack}
        World={World}
        onClose={close}
        onDelete={() => remove(id)}
        onSaid={setSaid}
      />
    );

  return (
    <Window
      open
      title="Games"
      onClose={close}
      buttons={
        <>
          <FileButton label="File of games" text="Add games from a file" disabled={readOnly} onFile={openGamesFile} />
          <Button disabled={archived.length === 0 && running === null} onClick={() => void saveAll()}>
            <Download size={18} aria-hidden /> Save all to one file
          </Button>
          <Button look="main" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <p>
        They stay in this browser: the one on the table and {MAX_ARCHIVED_GAMES} more. When there are too many, finished
        games go first, then the oldest, and you are told which. A game in which nothing was ordered is not kept.
      </p>
      <p className="games-said" role="status">
        {said}
      </p>
      <ul className="games" aria-label={counted(archived.length + (running === null ? 0 : 1), 'game')}>
        {running !== null && onTable !== null && entryOf(onTable, running)}
        {archived.map(({ id, game }) => entryOf(id, game))}
      </ul>
    </Window>
  );
}

interface DeletedEntryProps {
  readonly game: GameShown | null;
  readonly isOnTable: boolean;
  readonly onBack: () => void;
}

/** A game that goes for ever when the list is closed, and the button that brings it back. */
function DeletedEntry({ game, isOnTable, onBack }: DeletedEntryProps) {
  const back = useInitialFocus<HTMLButtonElement>();
  const name = game === null ? 'The damaged game' : `“${gameName(namedGame(game))}”`;
  return (
    <li className="game game--deleted">
      <span>
        {name} is deleted when this list is closed{isOnTable && ', and the table is empty then'}.
      </span>
      <Button small ref={back} onClick={onBack}>
        Bring it back
      </Button>
    </li>
  );
}
