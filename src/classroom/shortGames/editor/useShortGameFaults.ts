import { useEffect, useState } from 'react';
import { fileOfDraft, type ShortGameDraft } from '../../../shortGames/draft.ts';
import type { ShortGame } from '../../../shortGames/schema.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { readShortGame } from '../../../store/shortGames/readShortGame.ts';

/** Milliseconds without a change before it is checked. */
const PAUSE = 250;

interface Checked {
  readonly of: ShortGameDraft;
  /** Null if something is wrong with it. */
  readonly shortGame: ShortGame | null;
  readonly faults: readonly FileFault[];
}

const FAILED: readonly FileFault[] = [{ path: '', message: 'it could not be checked; try again in a moment' }];

/** A draft checked by all that a file is checked by, a moment after each change; null before that. */
export function useShortGameFaults(draft: ShortGameDraft): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      readShortGame(fileOfDraft(draft)).then(
        (read) => {
          if (isWanted)
            setChecked({ of: draft, shortGame: read.ok ? read.value : null, faults: read.ok ? [] : read.fault });
        },
        () => (isWanted ? setChecked({ of: draft, shortGame: null, faults: FAILED }) : undefined),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return checked;
}
