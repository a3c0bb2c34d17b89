import { useState } from 'react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { useOffline } from '../../store/offline.ts';
import { Button } from '../components/Button.tsx';

/** Offers a newer version of the program; nothing if there is none, or if it can wait. */
export function UpdateNotice() {
  const update = useOffline((store) => store.update);
  const autosave = useAutosave((store) => store.autosave);
  const [isLater, setLater] = useState(false);
  if (update === null || isLater) return null;
  // Every command is stored before the page is loaded again.
  const take = (): void => void Promise.resolve(autosave?.settled()).then(update);
  return (
    <div className="storage-notice">
      <p>A newer Warboard is ready. Taking it loads the page again; the game goes on where it is.</p>
      <Button small onClick={take}>
        Use it now
      </Button>
      <Button small onClick={() => setLater(true)}>
        Later
      </Button>
    </div>
  );
}
