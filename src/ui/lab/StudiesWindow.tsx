import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../engine/index.ts';
import { MAX_STUDIES, MAX_STUDY_BYTES } from '../../saves/limits.ts';
import { tooLarge } from '../../saves/parseJson.ts';
import { importStudy, NOT_READABLE, openKept } from '../../store/lab/openStudy.ts';
import { openShipped, shippedStudies } from '../../store/lab/shippedStudies.ts';
import { deleteStudy, listStudies, storedStudy, type KeptStudy } from '../../store/lab/studyStorage.ts';
import type { FileFault } from '../../store/openSave.ts';
import type { ReadingInChunks } from '../../store/runInChunks.ts';
import { Button } from '../components/Button.tsx';
import { useLostFocus } from '../components/useLostFocus.ts';
import { Window } from '../components/Window.tsx';
import { FaultList } from '../files/FaultList.tsx';
import { FileButton, ReadSoFar, useReading } from '../files/FileButton.tsx';
import { NotYetLoaded } from '../lazy/lazyPart.tsx';
import { downloadStudyFile, StudyEntry } from './keptStudy.tsx';
import { loadLab } from './enterLab.ts';
import { openTree } from './labView.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
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
  const [studies, setStudies] = useState<readonly KeptStudy[] | 'failed' | null>(null);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const [said, setSaid] = useState('');
  const [entering, setEntering] = useState<'file' | 'study' | null>(null);
  const entries = useRef<HTMLUListElement>(null);
  useLostFocus(entries);
  const { percent, read: readKept, stop } = useReading();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    if (open) void list().then(setStudies);
  }, [open]);

  /**
   * The lab's own parts are loaded before it opens. What is pressed meanwhile opens nothing else, and nothing is opened
   * once this is closed.
   */
  const enter = async (
    what: 'file' | 'study',
    study: () => Promise<Opened>,
    reading?: ReadingInChunks,
  ): Promise<void> => {
    if (entering !== null) return;
    setEntering(what);
    const opened = await loadLab()
      .then(() => (isOpen.current ? study() : null))
      .catch(() => (reading?.signal.aborted === true ? null : FAILED));
    setEntering(null);
    if (opened === null) return;
    setFaults(opened.ok ? [] : opened.fault);
    if (!opened.ok) return;
    openTree();
    onClose();
  };
  const openEntry = (entry: KeptStudy): Promise<void> =>
    readKept((reading) => enter('study', () => openKept(entry, reading), reading));
  const save = async ({ id }: KeptStudy): Promise<void> => {
    const file = await storedStudy(id).catch(() => null);
    setFaults(file === null ? [NOT_READABLE] : []);
    if (file !== null) downloadStudyFile(file);
  };
  const remove = async ({ id }: KeptStudy): Promise<void> => {
    await deleteStudy(id);
    setStudies(await list());
    setSaid('The study is deleted.');
  };
  const read = async (file: File, reading: ReadingInChunks): Promise<Opened> =>
    file.size > MAX_STUDY_BYTES
      ? { ok: false, fault: [tooLarge(MAX_STUDY_BYTES)] }
      : importStudy(await file.text(), reading);
  const openings = <Openings edition={edition} onOpen={(file) => void enter('study', () => openShipped(file))} />;
  return (
    <Window
      open={open}
      title="Studies"
      onClose={onClose}
      buttons={
        <>
          <FileButton
            label="Study file"
            text="Open a study file"
            onFile={(file, reading) => enter('file', () => read(file, reading), reading)}
          />
          <Button look="main" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {!isForOpenings && <p>{introText(studies)}</p>}
      {entering === 'study' && percent === null && <NotYetLoaded>Loading the study …</NotYetLoaded>}
      {percent !== null && (
        <p>
          <ReadSoFar percent={percent} />{' '}
          <Button small onClick={stop}>
            Stop
          </Button>
        </p>
      )}
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
              onOpen={() => void openEntry(entry)}
              onSave={() => void save(entry)}
              onDelete={() => void remove(entry)}
            />
          ))}
        </ul>
      )}
      {!isForOpenings && openings}
    </Window>
  );
}

const list = (): Promise<readonly KeptStudy[] | 'failed'> => listStudies().catch((): 'failed' => 'failed');

function introText(studies: readonly KeptStudy[] | 'failed' | null): string {
  if (studies === 'failed') return 'This browser gives no storage. A study can still be opened from a file.';
  const all = 'What is tried by “Test an opening” and “Analyse this position” is kept here by itself.';
  if (studies?.length === 0) return `There are none yet. ${all}`;
  return studies !== null && studies.length > MAX_STUDIES
    ? `${all} These are more than ${MAX_STUDIES}: delete what you do not need, or save it to a file first.`
    : all;
}

interface OpeningsProps {
  readonly edition: string;
  readonly onOpen: (study: StudyFile) => void;
}

/** The studies of known openings that come with an edition. */
function Openings({ edition, onOpen }: OpeningsProps) {
  const [studies, setStudies] = useState<readonly StudyFile[] | 'failed'>([]);
  useEffect(() => {
    shippedStudies(edition).then(setStudies, () => setStudies('failed'));
  }, [edition]);
  if (studies === 'failed') return <p role="alert">The studies of openings could not be loaded.</p>;
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="openings">
      <h3 id="openings">Known openings</h3>
      <ul className="lab-openings">
        {studies.map((study) => (
          <li key={study.title}>
            <Button onClick={() => onOpen(study)}>{study.title}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
