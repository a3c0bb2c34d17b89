import { lessonOf, toLessonFile, type LessonFile } from '../../saves/lessonSchema.ts';
import { joinTabs } from '../storedTabs.ts';
import { copyOf } from './copyOf.ts';
import { changed } from './lessonHistory.ts';
import { readLesson } from './lessonFaults.ts';
import { baseOf, forgetDraft, goOnFrom, keepDraft, storeApart, storedLesson, storeLesson } from './lessonStorage.ts';
import { useLessons, type OpenLesson } from './lessonStore.ts';

/** Milliseconds without a change before a lesson is written. */
const PAUSE = 500;

interface Unwritten {
  readonly id: string;
  readonly file: LessonFile;
}

let unwritten: Unwritten | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();
/** While a state is shown that is stored already. */
let isShowingStored = false;

/** Tells other tabs what is stored here, and shows here what they store. */
const tabs = joinTabs('lesson', (id) => {
  writing = writing.then(() => followStored(id)).catch(() => undefined);
});

/** Keeps the open lesson in this browser, a moment after each change. */
useLessons.subscribe(({ open }, { open: before }) => {
  if (before !== null && open?.id !== before.id) void flushLesson();
  if (open?.id !== before?.id) tabs.follow(open !== null && open.isOwn ? open.id : null);
  if (isShowingStored || open === null || open.id !== before?.id || !open.isOwn) return;
  if (open.history.now === before.history.now) return;
  unwritten = { id: open.id, file: toLessonFile(open.history.now, new Date()) };
  clearTimeout(timer);
  timer = setTimeout(() => void flushLesson(), PAUSE);
  report(open.id, 'keeping');
});

/** Writes at once what is not written yet, because the page may close in a moment. */
export function flushLesson(): Promise<void> {
  const now = unwritten;
  clearTimeout(timer);
  if (now === null) return writing;
  unwritten = null;
  keepDraft({ ...now, base: baseOf(now.id) });
  writing = writing.then(() => write(now));
  return writing;
}

async function write({ id, file }: Unwritten): Promise<void> {
  try {
    if (await storeLesson(id, file)) {
      if (unwritten === null) forgetDraft(id);
      tabs.tell(id);
      report(id, 'kept');
    } else await keepApart(id, file);
  } catch {
    report(id, 'failed');
  }
}

/** Another tab changed the lesson too: what was done here becomes a lesson of its own, and is open from now on. */
async function keepApart(id: string, file: LessonFile): Promise<void> {
  const copy = await storeApart(id, file);
  forgetDraft(id);
  const { open } = useLessons.getState();
  if (open?.id !== id) return;
  const isChanged = unwritten?.id === id;
  const history = { ...open.history, now: { ...open.history.now, title: copyOf(file).title } };
  if (isChanged) unwritten = { id: copy, file: toLessonFile(history.now, new Date()) };
  show({ ...open, id: copy, history, keeping: isChanged ? 'keeping' : 'kept', elsewhere: 'copied' });
}

/** Shows what another tab stored of the open lesson. What is not written here yet stays, and is then kept apart. */
async function followStored(id: string): Promise<void> {
  const isOpen = (): boolean => useLessons.getState().open?.id === id && unwritten?.id !== id;
  if (!isOpen()) return;
  const read = await readLesson(await storedLesson(id));
  const { open } = useLessons.getState();
  if (!read.ok || open === null || !isOpen() || read.value.savedAt === baseOf(id)) return;
  goOnFrom(id, read.value.savedAt);
  show({ ...open, history: changed(open.history, lessonOf(read.value)), elsewhere: 'followed' });
}

function show(open: OpenLesson): void {
  isShowingStored = true;
  try {
    useLessons.setState({ open });
  } finally {
    isShowingStored = false;
  }
}

function report(id: string, keeping: OpenLesson['keeping']): void {
  const { open } = useLessons.getState();
  if (open?.id !== id || open.keeping === keeping || (unwritten !== null && keeping !== 'keeping')) return;
  useLessons.setState({ open: { ...open, keeping } });
}

/** Loses nothing when the page is left. Returns a function that ends this. */
export function guardLesson(page: Window): () => void {
  const flush = (): void => void flushLesson();
  page.addEventListener('pagehide', flush);
  page.document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    page.removeEventListener('pagehide', flush);
    page.document.removeEventListener('visibilitychange', flush);
  };
}
