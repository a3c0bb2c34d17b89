import { toLessonFile, type LessonFile } from '../../saves/lessonSchema.ts';
import { forgetDraft, keepDraft, storeLesson } from './lessonStorage.ts';
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

/** Keeps the open lesson in this browser, a moment after each change. */
useLessons.subscribe(({ open }, { open: before }) => {
  if (before !== null && open?.id !== before.id) void flushLesson();
  if (open === null || open.id !== before?.id || !open.isOwn || open.history.now === before.history.now) return;
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
  keepDraft(now.id, now.file);
  writing = writing.then(() => write(now));
  return writing;
}

async function write({ id, file }: Unwritten): Promise<void> {
  try {
    await storeLesson(id, file);
    if (unwritten === null) forgetDraft(id);
    report(id, 'kept');
  } catch {
    report(id, 'failed');
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
