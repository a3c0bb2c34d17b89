import { useState, useRef } from 'react';
import type { PositionFault } from '../../../../engine/axis-allies/index.ts';
import { MAX_BYTES } from '../../../../saves/limits.ts';
import { tooLarge } from '../../../../saves/parseJson.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import { draftOfGame, draftOfSetup, emptyDraft, openDraft, type PositionDraft } from '../../store/editor/openDraft.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import type { ReadingInChunks } from '../../../../store/runInChunks.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { EditionSelect } from '../components/EditionSelect.tsx';
import { FaultList } from '../../../../ui/files/FaultList.tsx';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import { goOnWithDraft, forgetDraft, isOwnDraft, keptDrafts, type KeptText } from '../../store/editor/keptDraft.ts';
import { editionTold } from '../../../../text/editions.ts';
import { savedAtText, whoseTurnText } from '../../../../text/gameName.ts';
import { useLostFocus } from '../../../../ui/components/useLostFocus.ts';
import { download } from '../../../../ui/files/download.ts';
import { KeptEntry } from '../../../../ui/files/KeptEntry.tsx';
import { useGame } from '../../store/game.ts';

/** Begins with another position: a set-up, an empty board, the game on the table, a file. Undo brings this one back. */
export function BeginTab({ draft }: { readonly draft: PositionDraft }) {
  const [edition, setEdition] = useState(draft.position.edition);
  const [refused, setRefused] = useState<readonly PositionFault[]>([]);
  const [begun, setBegun] = useState('');
  const beginAnew = useEditor((store) => store.begin);
  const game = useGame((store) => store.game);
  const isLab = useGame((store) => store.isLab);

  function begin(next: PositionDraft, what: string): void {
    beginAnew(next, what);
    setBegun(`Begun with ${what}.`);
  }

  /** Begins with a draft of the chosen edition, once that is loaded. */
  async function beginWith(draftOf: (edition: string) => PositionDraft, what: string): Promise<void> {
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
  readonly onDraft: (draft: PositionDraft, name: string) => void;
  readonly onRefused: (faults: readonly PositionFault[]) => void;
}

/** Opens a position file, with faults or not, or a saved game at its end. */
function DraftFileButton({ onDraft, onRefused }: DraftFileButtonProps) {
  async function open(file: File, reading: ReadingInChunks): Promise<void> {
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

/** The other positions set up in this browser: what another tab goes on with, or what was kept apart from it. */
function OtherDrafts() {
  const [others, setOthers] = useState(otherDrafts);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list);
  const tell = (text: string): void => {
    setOthers(otherDrafts());
    setSaid(text);
  };
  const open = (kept: KeptText): void =>
    void goOnWithDraft(kept).then(
      (isOpen) => tell(isOpen ? 'Opened. The one before is kept too.' : ''),
      () => tell('Its edition could not be loaded; try again in a moment.'),
    );
  return (
    <>
      <p role="status" className="soft">
        {said}
      </p>
      {others.length > 0 && (
        <section className="editor__others">
          <h3>Other positions kept in this browser</h3>
          <ul ref={list}>
            {others.map((kept) => (
              <KeptEntry
                key={kept.id}
                {...draftWords(kept)}
                onOpen={() => open(kept)}
                onSave={() => download('warboard-position.json', positionIn(kept))}
                onDelete={() => {
                  forgetDraft(kept.id);
                  tell('The position is deleted.');
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const otherDrafts = (): readonly KeptText[] => keptDrafts().filter((kept) => !isOwnDraft(kept));

function draftWords({ savedAt, standing }: KeptText): { readonly name: string; readonly about: string | null } {
  const name = standing === null ? null : whoseTurnText(standing.edition, standing);
  if (standing === null || name === null)
    return { name: 'A position that cannot be read', about: savedAtText(savedAt) };
  const about = [editionTold(standing.edition), savedAtText(savedAt)].filter((part) => part !== null);
  return { name, about: about.join(' · ') };
}

/** A kept position as a file; of one that cannot be read the text as it is. */
function positionIn({ text, standing }: KeptText): string {
  return standing === null ? text : JSON.stringify(JSON.parse(text).position, null, 2);
}
