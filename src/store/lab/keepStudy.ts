import { newSeed } from '../dice.ts';
import { joinTabs } from '../storedTabs.ts';
import { useLab, type LabStore } from './labStore.ts';
import { toStudyFile } from './studyFile.ts';
import { openStudyStorage, storeStudy } from './studyStorage.ts';

/** Milliseconds without a change before a study is written. */
const PAUSE = 800;
/** Milliseconds before one that could not be kept is tried again. */
const RETRY = 5_000;

/** What is not written yet. */
let unwritten: LabStore | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();

/** Whether another tab stored the study that is open, since it was opened here. */
let isTaken = false;
const tabs = joinTabs('study', (id) => {
  if (useLab.getState().study?.id !== id) return;
  isTaken = true;
  if (unwritten !== null) goApart();
});

/**
 * Another tab changed the study too: what is done here becomes a study of its own, and is open from now on, since the
 * later to write would undo what the other did.
 */
function goApart(): void {
  const { study, title } = useLab.getState();
  if (!isTaken || study === null) return;
  unwritten = null;
  clearTimeout(timer);
  useLab.setState({ study: { ...study, id: newSeed() }, title: `${title} (copy)`, trouble: 'apart' });
  writeLater(useLab.getState(), PAUSE);
}

/** Keeps the open study in this browser, a moment after each change. A study without any edit is not kept. */
useLab.subscribe((now, before) => {
  if (before.study !== null && now.study?.id !== before.study.id) void flushStudy();
  if (now.study !== null && now.study.id !== before.study?.id) void openStudyStorage();
  if (now.study?.id !== before.study?.id) {
    isTaken = false;
    tabs.follow(now.study?.id ?? null);
  }
  if (now.study === null || now.study.id !== before.study?.id || !isChanged(now, before)) return;
  if (now.keeping === 'nothing' && now.history.done.length + now.history.undone.length === 0) return;
  // Not now: what changed it still goes on with the study that it began with.
  if (isTaken) queueMicrotask(goApart);
  else writeLater(now, PAUSE);
  if (now.keeping !== 'keeping') useLab.setState({ keeping: 'keeping' });
});

const isChanged = (now: LabStore, before: LabStore): boolean =>
  now.history.now !== before.history.now || now.title !== before.title;

function writeLater(lab: LabStore, pause: number): void {
  unwritten = lab;
  clearTimeout(timer);
  timer = setTimeout(() => void flushStudy(), pause);
}

/** Writes at once what is not written yet, because the page may close in a moment. */
export function flushStudy(): Promise<void> {
  const lab = unwritten;
  clearTimeout(timer);
  unwritten = null;
  if (lab?.study) {
    const { study, title, history } = lab;
    const file = toStudyFile(title, history.now, new Date());
    writing = writing
      .then(() => storeStudy(study.id, file))
      .then(
        () => {
          tabs.tell(study.id);
          report(study.id, 'kept');
        },
        () => {
          report(study.id, 'failed');
          if (unwritten === null) writeLater(lab, RETRY);
        },
      );
  }
  return writing;
}

function report(id: string, keeping: 'kept' | 'failed'): void {
  const { study } = useLab.getState();
  if (study?.id === id && unwritten === null) useLab.setState({ keeping });
}

/** Loses nothing when the page is left: asks the player first if the study cannot be kept. */
export function guardStudy(page: Window): void {
  page.addEventListener('pagehide', () => void flushStudy());
  page.document.addEventListener('visibilitychange', () => void flushStudy());
  page.addEventListener('beforeunload', (event) => {
    void flushStudy();
    if (useLab.getState().keeping === 'failed') event.preventDefault();
  });
}
