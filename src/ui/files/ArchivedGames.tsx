import { Archive } from 'lucide-react';
import { useState } from 'react';
import { MAX_ARCHIVED_GAMES } from '../../saves/limits.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { ArchivedGameEntry } from './ArchivedGameEntry.tsx';
import './files.css';

/** Opens the list of archived games; hidden if there are none. */
export function ArchivedGamesButton() {
  const count = useAutosave((store) => store.archived.length);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <Button onClick={() => setOpen(true)}>
          <Archive size={18} aria-hidden /> Games set aside ({count})
        </Button>
      )}
      <ArchivedGamesWindow open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The archived games in this browser; each can be opened, saved to a file or deleted. */
export function ArchivedGamesWindow({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const archived = useAutosave((store) => store.archived);
  return (
    <Window open={open} title="Games set aside" onClose={onClose}>
      <p>
        {archived.length === 0
          ? 'There are none. A game that gives way to another is set aside here.'
          : `Opening one sets the game on the table aside. The latest ${MAX_ARCHIVED_GAMES} are kept in this ` +
            'browser; when there are more, finished games go first, then the oldest.'}
      </p>
      <ul className="archived-games">
        {archived.map((kept) => (
          <ArchivedGameEntry key={kept.id} archived={kept} onOpened={onClose} />
        ))}
      </ul>
    </Window>
  );
}
