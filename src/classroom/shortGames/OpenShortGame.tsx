import { useState } from 'react';
import type { PositionFault } from '../../engine/index.ts';
import { useOpenedShortGame } from '../../store/shortGames/openedShortGame.ts';
import { MAX_BYTES, readShortGameText, TOO_LARGE } from '../../store/shortGames/readShortGame.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goTo } from '../../ui/address/useAddress.ts';
import { FaultList } from '../../ui/files/FaultList.tsx';
import { FileButton } from '../../ui/files/FileButton.tsx';
import { FROM_FILE } from './wantedShortGame.ts';

interface Refused {
  readonly file: string;
  readonly faults: readonly PositionFault[];
}

/** Opens a short game from a file; what is wrong with one is listed, and nothing changes. */
export function OpenShortGame() {
  const [refused, setRefused] = useState<Refused | null>(null);

  async function open(file: File): Promise<void> {
    try {
      // A file that is too large is not read at all.
      const read =
        file.size > MAX_BYTES ? { ok: false as const, fault: [TOO_LARGE] } : await readShortGameText(await file.text());
      if (read.ok) {
        useOpenedShortGame.setState({ shortGame: read.value });
        goTo(classroomAddress('short-games', FROM_FILE));
      } else setRefused({ file: file.name, faults: read.fault });
    } catch {
      setRefused({ file: file.name, faults: [{ path: '', message: 'it cannot be read' }] });
    }
  }

  return (
    <>
      <FileButton label="Short game file" text="Open a short game" onFile={open} />
      <div role="status">
        {refused !== null && (
          <>
            <p>
              {refused.file} cannot be opened. Nothing has changed.{' '}
              {refused.faults.length === 1 ? 'One thing is wrong:' : 'Several things are wrong:'}
            </p>
            <FaultList faults={refused.faults} />
          </>
        )}
      </div>
    </>
  );
}
