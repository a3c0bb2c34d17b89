import type { StudyFile } from '../../saves/studySchema.ts';
import { titleOfCopy } from '../fileStorage.ts';
import { fileWriter, onLeaving } from '../fileWriter.ts';
import { useLab, type LabStore } from './labStore.ts';
import { followCopy, halfWrittenIn, useNoteDrafts } from './noteDrafts.ts';
import { lookForRoom, studyStorage } from './studyStorage.ts';
import { toStudyFile } from './studyFile.ts';

/** Whether another tab stored the study that is open, since it was opened here. */
let isTaken = false;

const writer = fileWriter<StudyFile>({
  kind: 'study',
  storage: studyStorage,
  onWritten: (id, isStored) => {
    report(id, isStored ? 'kept' : 'failed');
    if (isStored) void lookForRoom(id);
  },
  onApart: goOnAsCopy,
  onHeard: (id) => {
    if (useLab.getState().study?.id !== id) return;
    isTaken = true;
    if (writer.hasUnwritten(id)) void writer.flush();
  },
});

/** Keeps the open study in this browser, a moment after each change. A study without any edit is not kept. */
useLab.subscribe((now, before) => {
  if (now.study?.id !== before.study?.id) {
    if (before.study !== null) void writer.flush();
    if (now.study !== null) void studyStorage.begin();
    isTaken = false;
    writer.follow(now.study?.id ?? null);
    return;
  }
  const isRenamed = now.title !== before.title;
  if (now.history.now === before.history.now && !isRenamed) return;
  const isEdited = isRenamed || now.history.done.length + now.history.undone.length > 0;
  if (isEdited || now.keeping === 'keeping' || now.keeping === 'kept' || now.keeping === 'failed') keep(now);
});

/** What is being written about a move is kept with its study. */
useNoteDrafts.subscribe(({ drafts }, { drafts: before }) => {
  const lab = useLab.getState();
  const { study, history } = lab;
  if (study === null) return;
  const written = (typed: typeof drafts): string => JSON.stringify(halfWrittenIn(study.id, history.now, typed));
  if (written(drafts) !== written(before)) keep(lab);
});

function keep(lab: LabStore): void {
  const { study, title, history } = lab;
  if (study === null) return;
  const { drafts } = useNoteDrafts.getState();
  writer.write(study.id, () => {
    const typing = halfWrittenIn(study.id, history.now, drafts);
    return { ...toStudyFile(title, history.now, new Date()), ...(typing.length > 0 && { typing }) };
  });
  if (lab.keeping !== 'keeping') useLab.setState({ keeping: 'keeping' });
  if (isTaken) void writer.flush();
}

/** Keeps the open study as it is. */
export function keepStudyNow(): Promise<void> {
  keep(useLab.getState());
  return writer.flush();
}

/** Writes at once what is not written yet. */
export const flushStudy = writer.flush;

/** Another tab changed the study too: the copy is open from now on. */
function goOnAsCopy(id: string, copy: string): void {
  const { study, title } = useLab.getState();
  if (study?.id !== id) return;
  useLab.setState({ study: { ...study, id: copy }, title: titleOfCopy(title), trouble: 'apart', keeping: 'kept' });
  followCopy(id, copy);
}

function report(id: string, keeping: 'kept' | 'failed'): void {
  if (useLab.getState().study?.id === id) useLab.setState({ keeping });
}

/** Loses nothing when the page is left: asks the player first if a study cannot be kept. */
export function guardStudy(page: Window): void {
  onLeaving(page, writer.leave, () => void writer.flush());
  page.addEventListener('beforeunload', (event) => {
    void writer.flush();
    if (writer.isFailing()) event.preventDefault();
  });
}
