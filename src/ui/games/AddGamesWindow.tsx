import { useEffect, useState } from 'react';
import { MAX_GAMES_BYTES } from '../../saves/limits.ts';
import { tooLarge } from '../../saves/parseJson.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { addGames, roomForGames } from '../../store/games/changeGames.ts';
import { readGames, type GamesFromFile } from '../../store/games/readGames.ts';
import type { ReadingInChunks } from '../../store/runInChunks.ts';
import { gameName } from '../../text/gameName.ts';
import { counted, oneOrMany } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { FaultList } from '../files/FaultList.tsx';
import { ReadSoFar, useReading } from '../files/FileButton.tsx';
import { openGames, useGamesOpen } from './gamesOpen.ts';
import { namedIfEmpty, storageProblem } from './gameShown.ts';
import { useGame } from '../../store/gameStore.ts';

const close = (): void => useGamesOpen.setState({ file: null });

const none = (message: string): GamesFromFile => ({ games: [], damaged: [], faults: [{ path: '', message }] });

/** Reads a file of games, tells what is in it and what is wrong with it, and adds the sound ones if that is wished. */
export function AddGamesWindow({ file }: { readonly file: File }) {
  const [read, setRead] = useState<GamesFromFile | null>(null);
  const { percent, read: readInSteps } = useReading();
  const [problem, setProblem] = useState('');
  const [isAdding, setAdding] = useState(false);
  const shelf = useAutosave((store) => store.autosave?.shelf ?? null);
  const readOnly = useGame((store) => store.readOnly);
  useEffect(() => {
    void readInSteps(async (reading) => {
      const result = await readFile(file, reading).catch(() => none('it cannot be read'));
      if (!reading.signal.aborted) setRead(result);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a file is read once
  }, [file]);

  const count = read === null ? 0 : read.games.length + read.damaged.length;
  const hasRoom = count <= roomForGames();
  async function add(): Promise<void> {
    if (read === null || shelf === null) return;
    let added = 0;
    setAdding(true);
    try {
      await addGames(shelf, { ...read, games: read.games.map(namedIfEmpty) }, (soFar) => void (added = soFar));
      close();
      openGames();
    } catch (error) {
      // What was added is there already; the rest can be tried again.
      setRead({
        ...read,
        games: read.games.slice(added),
        damaged: read.damaged.slice(Math.max(0, added - read.games.length)),
      });
      setProblem(
        `${added} of ${counted(count, 'game')} ${oneOrMany(added, 'was', 'were')} added. ${storageProblem(error)}`,
      );
    }
    setAdding(false);
  }

  return (
    <Window
      open
      title="Games of a file"
      onClose={close}
      buttons={
        <>
          <Button onClick={close}>{closeText(read, count)}</Button>
          {count > 0 && (
            <Button look="main" disabled={readOnly || isAdding || !hasRoom} onClick={() => void add()}>
              Add {counted(count, 'game')}
            </Button>
          )}
        </>
      }
    >
      {read === null ? <p>{percent === null ? 'The file is being read…' : <ReadSoFar percent={percent} />}</p> : null}
      {read !== null && <Contents read={read} />}
      {!hasRoom && (
        <p role="alert">
          There is room for {counted(roomForGames(), 'more game')} in this browser. Delete some first: none goes by
          itself for these.
        </p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </Window>
  );
}

function closeText(read: GamesFromFile | null, count: number): string {
  if (read === null) return 'Stop';
  return count === 0 ? 'Close' : 'Do not add them';
}

const readFile = async (file: File, reading: ReadingInChunks): Promise<GamesFromFile> =>
  file.size > MAX_GAMES_BYTES
    ? { games: [], damaged: [], faults: [tooLarge(MAX_GAMES_BYTES)] }
    : readGames(await file.text(), reading);

function Contents({ read: { games, damaged, faults } }: { readonly read: GamesFromFile }) {
  return (
    <>
      {games.length + damaged.length > 0 && (
        <p>They become games of this browser beside those that are there; nothing is replaced.</p>
      )}
      {games.length > 0 && (
        <ul className="games-found" aria-label="Games of the file">
          {games.map(({ opened: { setup, name }, savedAt }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list does not change, and games may be equal
            <li key={i}>{gameName({ name, edition: setup.edition, players: setup.players, savedAt })}</li>
          ))}
        </ul>
      )}
      {damaged.length > 0 && <p>{counted(damaged.length, 'damaged game')}, with all that is left of it.</p>}
      {faults.length > 0 && (
        <div role="alert">
          <p>This cannot be opened and stays out:</p>
          <FaultList faults={faults} />
        </div>
      )}
    </>
  );
}
