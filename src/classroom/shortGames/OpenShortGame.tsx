import { useState } from 'react';
import type { PositionFault } from '../../engine/index.ts';
import type { ShortGameDraft } from '../../shortGames/draft.ts';
import { useOpenedShortGame } from '../../store/shortGames/openedShortGame.ts';
import { draftInText, MAX_BYTES, readShortGameText, TOO_LARGE } from '../../store/shortGames/readShortGame.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goTo } from '../../ui/address/useAddress.ts';
import { Button } from '../../ui/components/Button.tsx';
import { FaultList } from '../../ui/files/FaultList.tsx';
import { FileButton } from '../../ui/files/FileButton.tsx';
import { FROM_FILE } from './wantedShortGame.ts';

interface Refused {
  readonly file: string;
  readonly faults: readonly PositionFault[];
  /** What can be mended on the page; null if the file is nothing of the kind. */
  readonly draft: ShortGameDraft | null;
}

interface OpenShortGameProps {
  /** Opens a draft to be mended; gives what to say if it cannot be kept. */
  readonly onMend: (draft: ShortGameDraft) => string;
}

/** Opens a short game from a file; what is wrong with one is listed, and nothing changes. */
export function OpenShortGame({ onMend }: OpenShortGameProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');

  async function open(file: File): Promise<void> {
    try {
      // A file that is too large is not read at all.
      const text = file.size > MAX_BYTES ? null : await file.text();
      const read = text === null ? { ok: false as const, fault: [TOO_LARGE] } : await readShortGameText(text);
      if (read.ok) {
        useOpenedShortGame.setState({ shortGame: read.value });
        goTo(classroomAddress('short-games', FROM_FILE));
      } else setRefused({ file: file.name, faults: read.fault, draft: await draftInText(text ?? '') });
    } catch {
      setRefused({ file: file.name, faults: [{ path: '', message: 'it cannot be read' }], draft: null });
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
            <MendButton draft={refused.draft} onMend={(draft) => setSaid(onMend(draft))} />
            {said}
          </>
        )}
      </div>
    </>
  );
}

interface MendButtonProps {
  readonly draft: ShortGameDraft | null;
  readonly onMend: (draft: ShortGameDraft) => void;
}

const MendButton = ({ draft, onMend }: MendButtonProps) =>
  draft !== null && <Button onClick={() => onMend(draft)}>Open it as it is, to mend it here</Button>;
