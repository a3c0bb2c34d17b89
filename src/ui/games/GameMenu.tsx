import { Copy, Download, EllipsisVertical, Link, Pencil, Trash2 } from 'lucide-react';
import { freeName, nameWith, roomForGames, takenNames, copy } from '../../store/games/changeGames.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { gameText } from '../../store/games/gameText.ts';
import { IconMenu } from '../components/IconMenu.tsx';
import { download } from '../files/download.ts';
import type { GameShown } from './gameShown.ts';
import { openGameLink } from './gamesOpen.ts';
import { useGame } from '../../store/gameStore.ts';

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
export function GameMenu({ id, game, name, attempt, onRename, onDelete, onSaid }: GameMenuProps) {
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
