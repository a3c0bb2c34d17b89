import type { KeptFile } from '../../saves/keptFiles.ts';
import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../engine/index.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { MAX_STUDIES, MAX_STUDY_BYTES } from '../../saves/limits.ts';
import { tooLarge } from '../../saves/parseJson.ts';
import { importStudy, openKept } from '../../store/lab/openStudy.ts';
import { openShipped } from '../../store/lab/shippedStudies.ts';
import { deleteStudy, listStudies } from '../../store/lab/studyStorage.ts';
import type { FileFault } from '../../store/openSave.ts';
import { Button } from '../components/Button.tsx';
import { useLostFocus } from '../components/useLostFocus.ts';
import { Window } from '../components/Window.tsx';
import { FaultList } from '../files/FaultList.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { NotYetLoaded } from '../lazy/NotYetLoaded.tsx';
import { loadLab } from './enterLab.ts';
import { openTree } from './labView.ts';
import { Openings } from './Openings.tsx';
import { StudyEntry } from './StudyEntry.tsx';
import './studies.css';

type Opened = Result<null, readonly FileFault[]>;

const FAILED: Opened = { ok: false, fault: [{ path: '', message: 'it cannot be opened; try again in a moment' }] };

interface StudiesWindowProps {
  /** Whose openings are offered. */
  readonly edition: string;
  readonly open: boolean;
  /** Known openings come before the studies kept here. */
  readonly isForOpenings?: boolean;
  readonly onClose: () => void;
}

/** The studies kept in this browser, those of known openings, and the way to open one from a file. */
export function StudiesWindow({ edition, open, isForOpenings = false, onClose }: StudiesWindowProps) {
  const [studies, setStudies] = useState<readonly KeptFile<StudyFile | null>[] | 'failed' | null>(null);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const [said, setSaid] = useState('');
  const [isEntering, setEntering] = useState(false);
  const entries = useRef<HTMLUListElement>(null);
  useLostFocus(entries);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    if (open) void list().then(setStudies);
  }, [open]);

  /**
   * The lab's own parts are loaded before it opens. What is pressed meanwhile opens nothing else, and nothing is opened
   * once this is closed.
   */
  const enter = async (study: () => Promise<Opened>): Promise<void> => {
    if (isEntering) return;
    setEntering(true);
    const opened = await loadLab()
      .then(() => (isOpen.current ? study() : null))
      .catch(() => FAILED);
    setEntering(false);
    if (opened === null) return;
    setFaults(opened.ok ? [] : opened.fault);
    if (!opened.ok) return;
    openTree();
    onClose();
  };
  const remove = async ({ id }: KeptFile<StudyFile | null>): Promise<void> => {
    await deleteStudy(id);
    setStudies(await list());
    setSaid('The study is deleted.');
  };
  const read = async (file: File): Promise<Opened> =>
    file.size > MAX_STUDY_BYTES ? { ok: false, fault: [tooLarge(MAX_STUDY_BYTES)] } : importStudy(await file.text());
  const openings = <Openings edition={edition} onOpen={(file) => void enter(() => openShipped(file))} />;
  return (
    <Window
      open={open}
      title="Studies"
      onClose={onClose}
      buttons={
        <>
          <FileButton label="Study file" text="Open a study file" onFile={(file) => void enter(() => read(file))} />
          <Button look="main" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {!isForOpenings && <p>{introText(studies)}</p>}
      {isEntering && <NotYetLoaded>Loading the study …</NotYetLoaded>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {faults.length > 0 && (
        <div role="alert">
          <p>This study cannot be opened. Nothing was changed.</p>
          <FaultList faults={faults} />
        </div>
      )}
      {isForOpenings && openings}
      {isForOpenings && <h3>Kept in this browser</h3>}
      {isForOpenings && <p>{introText(studies)}</p>}
      {studies !== 'failed' && (
        <ul ref={entries} className="lab-studies">
          {(studies ?? []).map((entry) => (
            <StudyEntry
              key={entry.id}
              entry={entry}
              onOpen={() => void enter(() => openKept(entry))}
              onDelete={() => void remove(entry)}
            />
          ))}
        </ul>
      )}
      {!isForOpenings && openings}
    </Window>
  );
}

const list = (): Promise<readonly KeptFile<StudyFile | null>[] | 'failed'> =>
  listStudies().catch((): 'failed' => 'failed');

function introText(studies: readonly KeptFile<StudyFile | null>[] | 'failed' | null): string {
  if (studies === 'failed') return 'This browser gives no storage. A study can still be opened from a file.';
  if (studies?.length === 0) return 'There are none yet. What is played in the lab is kept here by itself.';
  const all = 'What is played in the lab is kept here by itself.';
  return studies !== null && studies.length > MAX_STUDIES
    ? `${all} These are more than ${MAX_STUDIES}: delete what you do not need, or save it to a file first.`
    : all;
}
