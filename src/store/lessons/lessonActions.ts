import type { Result } from '../../engine/index.ts';
import {
  lessonOf,
  toLessonFile,
  type Lesson,
  type LessonView,
  type LessonFile,
  lessonTooLarge,
} from '../../saves/lessonSchema.ts';
import { MAX_LESSON_BYTES } from '../../saves/limits.ts';
import { newSeed } from '../../session/dice.ts';
import { packedFile } from '../../saves/link.ts';
import type { FileFault } from '../openSave.ts';
import { type ReadingInChunks, readLinked } from '../runInChunks.ts';
import { titleOfCopy } from '../fileStorage.ts';
import { readLessonText, readLesson } from './lessonFaults.ts';
import { storeLesson, baseOf, goOnFrom, lessonStorage, storedLesson } from './lessonStorage.ts';
import { fileWriter, onLeaving } from '../fileWriter.ts';
import { changed, useLessons, type OpenLesson } from './lessonStore.ts';

/** Stores a lesson as one of one's own; gives its id. Rejects if the browser does not keep it. */
export async function addLesson(lesson: Lesson): Promise<string> {
  const id = newSeed();
  await storeLesson(id, toLessonFile(lesson, new Date()));
  return id;
}

/** A lesson with one stop, at this view. */
export const emptyLesson = (edition: string, view: LessonView): Lesson => ({
  title: 'A new lesson',
  about: '',
  edition,
  stops: [{ title: 'The first stop', text: '', notes: '', view }],
});

/** Stores the lesson of a file as a new one; gives its id, or everything that is wrong with the file. */
export async function addLessonFile(
  file: File,
  reading?: ReadingInChunks,
): Promise<Result<string, readonly FileFault[]>> {
  if (file.size > MAX_LESSON_BYTES) return { ok: false, fault: [lessonTooLarge] };
  const read = await readLessonText(await file.text(), reading);
  reading?.signal.throwIfAborted();
  return read.ok ? { ok: true, value: await addLesson(lessonOf(read.value)) } : read;
}

/** The text of a lesson file. */
export const lessonText = (lesson: Lesson, now: Date): string => JSON.stringify(toLessonFile(lesson, now), null, 1);

/** "warboard-lesson-how-far-is-moscow.json" */
export function lessonFileName({ title }: Pick<Lesson, 'title'>): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return ['warboard', 'lesson', ...(words === '' ? [] : [words])].join('-') + '.json';
}

/** A lesson again under a name of its own. */
export const copyOf = (file: LessonFile): Lesson => ({ ...lessonOf(file), title: titleOfCopy(file.title) });

/** A lesson for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedLesson = (lesson: Lesson): Promise<string> => packedFile(toLessonFile(lesson, new Date()));

/** Reads the lesson of a link, which may hold anything; gives it, or everything that is wrong with it. */
export async function readLessonLink(packed: string): Promise<Result<LessonFile, readonly FileFault[]>> {
  const json = await readLinked(packed, 'lesson');
  return json.ok ? readLesson(json.value) : json;
}

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
