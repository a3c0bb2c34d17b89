import { useState } from 'react';
import type { PositionFault } from '../../../engine/index.ts';
import { MAX_BYTES } from '../../../saves/limits.ts';
import { tooLarge } from '../../../saves/parseJson.ts';
import { useGame } from '../../../store/gameStore.ts';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import { draftOfGame, draftOfSetup, emptyDraft, openDraft, type Draft } from '../../../store/lab/editor/openDraft.ts';
import { loadEditionOf } from '../../../store/loadEditionOf.ts';
import type { Reading } from '../../../store/runInChunks.ts';
import { Button } from '../../components/Button.tsx';
import { EditionSelect } from '../../components/EditionSelect.tsx';
import { FaultList } from '../../files/FaultList.tsx';
import { FileButton } from '../../files/FileButton.tsx';
import { OtherDrafts } from './OtherDrafts.tsx';

/** Begins with another position: a set-up, an empty board, the game on the table, a file. Undo brings this one back. */
export function BeginTab({ draft }: { readonly draft: Draft }) {
  const [edition, setEdition] = useState(draft.position.edition);
  const [refused, setRefused] = useState<readonly PositionFault[]>([]);
  const [begun, setBegun] = useState('');
  const beginAnew = useEditor((store) => store.begin);
  const game = useGame((store) => store.game);
  const isLab = useGame((store) => store.isLab);

  function begin(next: Draft, what: string): void {
    beginAnew(next, what);
    setBegun(`Begun with ${what}.`);
  }

  /** Begins with a draft of the chosen edition, once that is loaded. */
  async function beginWith(draftOf: (edition: string) => Draft, what: string): Promise<void> {
    try {
      await loadEditionOf({ edition });
      begin(draftOf(edition), what);
      setRefused([]);
    } catch {
      setBegun('');
      setRefused([{ path: '', message: 'The edition could not be loaded; try again in a moment.' }]);
    }
  }

  return (
    <>
      <p>Begin anew with another position. Undo brings this one back.</p>
      <div className="editor__lines">
        <EditionSelect value={edition} onChange={setEdition} />
      </div>
      <div className="editor__begin">
        <Button onClick={() => void beginWith(draftOfSetup, 'the set-up')}>The set-up</Button>
        <Button onClick={() => void beginWith(emptyDraft, 'an empty board')}>A board without units</Button>
        {game !== null && (
          <Button onClick={() => begin(draftOfGame(game), 'the position on the table')}>
            {isLab ? 'The position in the lab' : 'The game on the table'}
          </Button>
        )}
        <DraftFileButton
          onDraft={begin}
          onRefused={(faults) => {
            setBegun('');
            setRefused(faults);
          }}
        />
      </div>
      <p role="status" className="soft">
        {begun}
      </p>
      <div role="alert">{refused.length > 0 && <FaultList faults={refused} edition={edition} />}</div>
      <OtherDrafts />
    </>
  );
}

interface DraftFileButtonProps {
  readonly onDraft: (draft: Draft, name: string) => void;
  readonly onRefused: (faults: readonly PositionFault[]) => void;
}

/** Opens a position file, with faults or not, or a saved game at its end. */
function DraftFileButton({ onDraft, onRefused }: DraftFileButtonProps) {
  async function open(file: File, reading: Reading): Promise<void> {
    // A file that is too large is not read at all.
    const opened =
      file.size > MAX_BYTES
        ? { ok: false as const, fault: [tooLarge()] }
        : await openDraft(await file.text(), reading).catch(() => ({
            ok: false as const,
            fault: [{ path: '', message: 'it cannot be read' }],
          }));
    if (reading.signal.aborted) return;
    onRefused(opened.ok ? [] : opened.fault);
    if (opened.ok) onDraft(opened.value, 'a file');
  }

  return <FileButton label="Position file or saved game" text="A file" onFile={open} />;
}
