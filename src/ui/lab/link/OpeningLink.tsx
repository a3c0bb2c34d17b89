import { useEffect, useState } from 'react';
import { useLab } from '../../../store/lab/labStore.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { GAME_ADDRESS } from '../../address/address.ts';
import { goInstead } from '../../address/useAddress.ts';
import { LinkBeingRead, LinkRefused } from '../../files/links.tsx';
import { loadLab } from '../enterLab.ts';
import { openTree } from '../labView.ts';

const FAILED: readonly FileFault[] = [{ path: '', message: 'it cannot be opened; try again in a moment' }];

const WOULD_BE_LOST: readonly FileFault[] = [
  { path: '', message: 'this browser cannot keep the study that is open now; save that one to a file first' },
];

const leave = (): void => goInstead(GAME_ADDRESS);

/** Opens the study, unless that is stopped; gives what is wrong with it. */
async function open(packed: string, signal: AbortSignal): Promise<readonly FileFault[]> {
  if (useLab.getState().keeping === 'failed') return WOULD_BE_LOST;
  const { openLink } = await loadLab();
  const opened = await openLink(packed, { signal });
  if (!opened.ok) return opened.fault;
  openTree();
  return [];
}

/** Opens the study of a link in the lab, as a new one, or lists what is wrong with it. */
export function OpeningLink({ packed }: { readonly packed: string }) {
  const [read, setRead] = useState<{ readonly packed: string; readonly faults: readonly FileFault[] } | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    open(packed, stopping.signal)
      .catch(() => FAILED)
      .then((faults) => {
        if (stopping.signal.aborted) return;
        if (faults.length === 0) leave();
        else setRead({ packed, faults });
      });
    return () => stopping.abort();
  }, [packed]);

  const faults = read?.packed === packed ? read.faults : null;
  return faults === null ? (
    <LinkBeingRead what="study" onClose={leave} />
  ) : (
    <LinkRefused what="study" faults={faults} onClose={leave} />
  );
}
