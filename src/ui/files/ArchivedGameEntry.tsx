import { useState } from 'react';
import { SHELF } from '../../engine/index.ts';
import type { StoredGame } from '../../saves/storedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import type { ArchivedGame } from '../../store/archivedGames.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { EditionNotLoaded } from '../../store/loadEditionOf.ts';
import { editionTold } from '../../text/editions.ts';
import { phaseName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { download } from './download.ts';

interface ArchivedGameEntryProps {
  readonly archived: ArchivedGame;
  readonly onOpened: () => void;
}

/** An archived game: players, state of play, and buttons. Deleting asks for confirmation. */
export function ArchivedGameEntry({ archived: { id, game }, onOpened }: ArchivedGameEntryProps) {
  const readOnly = useGame((store) => store.readOnly);
  const autosave = useAutosave((store) => store.autosave);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = game === null ? 'A damaged game' : game.setup.players.map((player) => player.name).join(', ');

  const attempt = (action: () => Promise<unknown> | undefined): void => {
    setError(null);
    Promise.resolve(action()).catch((why: unknown) =>
      setError(
        why instanceof EditionNotLoaded
          ? 'Its edition could not be loaded. Try again in a moment.'
          : 'The storage does not answer. Try again in a moment.',
      ),
    );
  };
  const open = async (): Promise<void> => {
    if (await autosave?.open(id)) onOpened();
    else setError('It cannot be opened. Save it to a file to keep what there is.');
  };
  const save = async (): Promise<void> => {
    const text = await autosave?.textOf(id);
    if (text) download(fileNameOf(game), text);
  };

  return (
    <li className="archived-game">
      <div className="archived-game__words">
        <strong>{name}</strong>
        <span>{game === null ? 'What was agreed cannot be read.' : progressText(game)}</span>
        {error !== null && <span role="alert">{error}</span>}
      </div>
      {isAsking ? (
        <ConfirmDelete name={name} onNo={() => setAsking(false)} onYes={() => attempt(() => autosave?.delete(id))} />
      ) : (
        <div className="archived-game__actions">
          <Button small disabled={readOnly || game === null} onClick={() => attempt(open)}>
            Open
          </Button>
          <Button small onClick={() => attempt(save)}>
            Save to a file
          </Button>
          <Button small look="quiet" disabled={readOnly} onClick={() => setAsking(true)}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}

interface ConfirmDeleteProps {
  readonly name: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

function ConfirmDelete({ name, onNo, onYes }: ConfirmDeleteProps) {
  const no = useInitialFocus<HTMLButtonElement>();
  return (
    <div className="archived-game__actions" role="group" aria-label={`Delete the game of ${name}?`}>
      <span>Delete it for ever?</span>
      <Button small ref={no} onClick={onNo}>
        No
      </Button>
      <Button small look="danger" onClick={onYes}>
        Delete
      </Button>
    </div>
  );
}

/** 'warboard-', the edition, and then '-game-2026-11-22.json' */
const fileNameOf = (game: StoredGame | null): string =>
  game === null
    ? 'warboard-game-damaged.json'
    : `warboard-${game.setup.edition}-game-${game.savedAt.slice(0, 10)}.json`;

/** 'Round 3, Germany, Combat move · 214 commands · 22 November 2026, 14:05'; with several editions first its name. */
function progressText({ standing, setup, count, savedAt }: StoredGame): string {
  const when = new Date(savedAt);
  const time = Number.isNaN(when.getTime())
    ? []
    : [when.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })];
  const power = SHELF.find(({ id }) => id === setup.edition)?.powers.find(({ id }) => id === standing?.power)?.name;
  const where =
    standing === null || power === undefined
      ? []
      : [
          standing.isOver
            ? `Over in round ${standing.round}`
            : `Round ${standing.round}, ${power}, ${phaseName(standing.phase)}`,
        ];
  const edition = editionTold(setup.edition) ?? [];
  return [edition, ...where, `${count} ${count === 1 ? 'command' : 'commands'}`, ...time].flat().join(' · ');
}
