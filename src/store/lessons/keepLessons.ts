import { lessonOf, toLessonFile, type LessonFile } from '../../saves/lessonSchema.ts';
import { titleOfCopy } from '../fileStorage.ts';
import { fileWriter, onLeaving } from '../fileWriter.ts';
import { changed, useLessons, type OpenLesson } from './lessonStore.ts';
import { readLesson } from './lessonFaults.ts';
import { baseOf, goOnFrom, lessonStorage, storedLesson } from './lessonStorage.ts';

/** While a state is shown that is stored already. */
let isShowingStored = false;

const writer = fileWriter<LessonFile>({
  kind: 'lesson',
  storage: lessonStorage,
  onWritten: (id, isStored) => report(id, isStored ? 'kept' : 'failed'),
  onApart: goOnAsCopy,
  onHeard: followStored,
});

/** Keeps the open lesson in this browser, a moment after each change. */
useLessons.subscribe(({ open }, { open: before }) => {
  if (before !== null && open?.id !== before.id) void writer.flush();
  if (open?.id !== before?.id) writer.follow(open !== null && open.isOwn ? open.id : null);
  if (isShowingStored || open === null || open.id !== before?.id || !open.isOwn) return;
  if (open.history.now === before.history.now) return;
  writer.write(open.id, () => toLessonFile(open.history.now, new Date()));
  report(open.id, 'keeping');
});

/** Writes at once what is not written yet. */
export const flushLesson = writer.flush;

/** Another tab changed the lesson too: the copy is open from now on. */
function goOnAsCopy(id: string, copy: string, file: LessonFile): void {
  const { open } = useLessons.getState();
  if (open?.id !== id) return;
  const history = { ...open.history, now: { ...open.history.now, title: titleOfCopy(file.title) } };
  show({ ...open, id: copy, history, keeping: 'kept', elsewhere: 'copied' });
}

/** Shows what another tab stored of the open lesson. What is not written here yet stays, and is then kept apart. */
async function followStored(id: string): Promise<void> {
  const isOpen = (): boolean => useLessons.getState().open?.id === id && !writer.hasUnwritten(id);
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
  if (open?.id !== id || open.keeping === keeping) return;
  useLessons.setState({ open: { ...open, keeping } });
}

/** Loses nothing when the page is left. Returns a function that ends this. */
export function guardLesson(page: Window): () => void {
  const flush = (): void => void writer.flush();
  const end = onLeaving(page, writer.leave, flush);
  return () => {
    flush();
    end();
  };
}
