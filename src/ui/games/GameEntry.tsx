import { useEffect, useRef, useState } from 'react';
import { Copy, Download, EllipsisVertical, Link, Pencil, Trash2 } from 'lucide-react';
import { useAutosave, type Shelf } from '../../store/autosaveStore.ts';
import { editionOnShelf } from '../../text/editions.ts';
import { gameName, gameProgress } from '../../text/gameName.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { useConfirmReplace } from '../files/useConfirmReplace.tsx';
import type { WorldPicture } from '../../games/face/pictures.ts';
import { freeName, nameWith, roomForGames, takenNames, copy } from '../../store/games/changeGames.ts';
import { gameText, controlOf } from '../../store/games/gameText.ts';
import { IconMenu } from '../components/IconMenu.tsx';
import { download } from '../files/download.ts';
import { type GameShown, namedGame, storageProblem } from './gameShown.ts';
import { openGameLink } from './gamesOpen.ts';
import { useGame } from '../../store/gameStore.ts';
import { loadAnyEdition, type BySpace, type PowerId } from '../../engine/index.ts';
import { RenameForm } from './RenameForm.tsx';

interface GameMenuProps {
  readonly id: string;
  readonly game: GameShown | null;
  /** What it is called. */
  readonly name: string;
  /** Does something that the storage may refuse. */
  readonly attempt: (action: () => Promise<unknown>) => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onSaid: (said: string) => void;
}

/** What can be done with a game of the list beside opening it. */
function GameMenu({ id, game, name, attempt, onRename, onDelete, onSaid }: GameMenuProps) {
  const readOnly = useGame((store) => store.readOnly);
  const shelf = useAutosave((store) => store.autosave?.shelf ?? null);

  async function saveToFile(): Promise<void> {
    const text = shelf === null ? null : await shelf.settled().then(() => gameText(shelf, id));
    if (text !== null) download(fileNameOf(game), text);
  }
  async function copyGame(): Promise<void> {
    if (shelf === null) return;
    if (roomForGames() === 0) return onSaid('There is no room for another game. Delete one first.');
    const called = freeName(nameWith(name, ' (copy)'), takenNames());
    await copy(shelf, id, called);
    onSaid(`There is a copy now, “${called}”.`);
  }
  return (
    <IconMenu
      isInWindow
      name={`More for ${name}`}
      icon={EllipsisVertical}
      items={[
        { text: 'Rename', icon: Pencil, isDisabled: readOnly || game === null, onClick: onRename },
        { text: 'Copy', icon: Copy, isDisabled: readOnly, onClick: () => attempt(copyGame) },
        { text: 'Save to a file', icon: Download, onClick: () => attempt(saveToFile) },
        { text: 'Link or QR code', icon: Link, isDisabled: game === null, onClick: () => openGameLink(id) },
        { text: 'Delete', icon: Trash2, isDisabled: readOnly, onClick: onDelete },
      ]}
    />
  );
}

/** 'warboard-', the edition, and then '-game-2026-11-22.json' */
const fileNameOf = (game: GameShown | null): string =>
  game === null
    ? 'warboard-game-damaged.json'
    : `warboard-${game.setup.edition}-game-${(game.savedAt ?? new Date().toISOString()).slice(0, 10)}.json`;

/** In CSS pixels, as in games.css. */
const WIDTH = 112;

interface GamePictureProps {
  readonly id: string;
  readonly game: GameShown;
  readonly shelf: Shelf;
  readonly World: WorldPicture;
}

/** A small map of who holds what, drawn when it comes into view. The words beside it tell how the game stands. */
function GamePicture({ id, game, shelf, World }: GamePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(frame);
  const { edition } = game.setup;
  const kept = game.standing?.control ?? null;
  const [found, setFound] = useState<BySpace<PowerId | null> | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const isUnknown = kept === null;
  useEffect(() => {
    if (!isSeen) return undefined;
    let isWanted = true;
    loadAnyEdition(edition)
      .then(async () => {
        const control = isUnknown ? await controlOf(shelf, id) : null;
        if (!isWanted) return;
        setFound(control);
        setLoaded(true);
      })
      // Without it only the picture is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isSeen, edition, isUnknown, shelf, id]);
  const control = kept ?? found;
  return (
    <div ref={frame} className="game__picture" aria-hidden>
      {isSeen && isLoaded && control !== null && <World edition={edition} control={control} width={WIDTH} />}
    </div>
  );
}

/** Whether an element has come into view; true where that cannot be observed. */
function useIsSeen(target: React.RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || target.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isSeen, target]);
  return isSeen;
}

interface GameEntryProps {
  readonly id: string;
  /** Null if its record cannot be read. */
  readonly game: GameShown | null;
  readonly isOnTable: boolean;
  /** Whether it has just been brought back by a button, which is gone. */
  readonly wasBroughtBack?: boolean;
  readonly World: WorldPicture;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  /** Something was done that is to be heard. */
  readonly onSaid: (said: string) => void;
}

/** A game of the list: a small map, its name, how it stands, and what can be done with it. */
export function GameEntry({
  id,
  game,
  isOnTable,
  wasBroughtBack = false,
  World,
  onClose,
  onDelete,
  onSaid,
}: GameEntryProps) {
  const readOnly = useGame((store) => store.readOnly);
  const autosave = useAutosave((store) => store.autosave);
  const isKept = useAutosave((store) => store.saveStatus.state !== 'not-saved');
  const { replace, question } = useConfirmReplace();
  const isDamaged = useAutosave((store) => game === null || store.broken?.records.id === id);
  const [isRenaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [needsFocus] = useState(wasBroughtBack);
  useEffect(() => {
    if (needsFocus) focusButton(actions.current);
  }, [needsFocus]);
  const name = game === null ? 'A damaged game' : gameName(namedGame(game));

  const attempt = (action: () => Promise<unknown>): void => {
    setProblem(null);
    action().catch((error: unknown) => setProblem(storageProblem(error)));
  };
  const open = async (): Promise<void> => {
    if (isOnTable) useGame.getState().returnToGame();
    else if (!(await autosave?.open(id)))
      return setProblem('It cannot be opened. Save it to a file to keep what there is.');
    onClose();
  };
  // What cannot be kept is not set aside without a question.
  const begin = (): void => (isOnTable || isKept ? attempt(open) : replace(() => attempt(open)));
  return (
    <li className="game">
      {question}
      {game !== null && autosave !== null && <GamePicture id={id} game={game} shelf={autosave.shelf} World={World} />}
      <div className="game__words">
        {isRenaming ? (
          <RenameForm
            id={id}
            name={game?.name ?? ''}
            usual={game === null ? name : gameName({ ...namedGame(game), name: null })}
            onDone={() => {
              setRenaming(false);
              focusButton(actions.current);
            }}
            onProblem={setProblem}
          />
        ) : (
          <strong>{name}</strong>
        )}
        {game !== null && game.name !== undefined && (
          <span>
            {editionOnShelf(game.setup.edition)} · {joinWords(game.setup.players.map((player) => player.name))}
          </span>
        )}
        <span>{game === null ? 'What was agreed cannot be read.' : progressOf(game)}</span>
        {isOnTable && <span className="game__mark">On the table</span>}
        {isDamaged && game !== null && <span className="game__mark">Damaged: not all of it can be opened</span>}
        {problem !== null && <span role="alert">{problem}</span>}
      </div>
      <div ref={actions} className="game__actions" role="group" aria-label={name}>
        <Button small disabled={(readOnly && !isOnTable) || game === null} onClick={begin}>
          {isOnTable ? 'Go on' : 'Open'}
        </Button>
        <GameMenu
          id={id}
          game={game}
          name={name}
          attempt={attempt}
          onRename={() => setRenaming(true)}
          onDelete={onDelete}
          onSaid={onSaid}
        />
      </div>
    </li>
  );
}

const focusButton = (actions: HTMLElement | null): void => actions?.querySelector('button')?.focus();

/** Without a name of its own, the date stands in the name that it has. */
const progressOf = ({ name, setup: { edition }, standing, count, savedAt }: GameShown): string =>
  gameProgress({ edition, standing, commands: count, savedAt: name === undefined ? null : savedAt });
