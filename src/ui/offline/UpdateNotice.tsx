import { useState } from 'react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { useOffline } from '../../store/offline.ts';
import { Button } from '../components/Button.tsx';

/** Offers a newer version of the program; nothing if there is none, or if it can wait. */
export function UpdateNotice() {
  const { update, isTakenElsewhere } = useOffline();
  const autosave = useAutosave((store) => store.autosave);
  const [postponed, setPostponed] = useState<typeof update>(null);
  if (update === null || update === postponed) return null;
  // Every command is stored before the page is loaded again.
  const take = (): void => void Promise.resolve(autosave?.settled()).then(update);
  return (
    <div className="storage-notice">
      <p>
        {isTakenElsewhere
          ? 'Another tab uses a newer Warboard now. Parts of this page may be missing until it is loaded again'
          : 'A newer Warboard is ready. Taking it loads the page again'}
        ; the game goes on where it is.
      </p>
      <Button small onClick={take}>
        {isTakenElsewhere ? 'Load the page again' : 'Use it now'}
      </Button>
      {/* A function in a state would be called. */}
      <Button small onClick={() => setPostponed(() => update)}>
        Later
      </Button>
    </div>
  );
}
