import { lessonSchema, type LessonFile } from '../../saves/lessonSchema.ts';
import { parseLessonText } from '../../saves/parseLesson.ts';
import { forgetLesson, keepLesson, keptLesson, keptLessons } from '../../saves/lessons.ts';
import { connectBeside } from '../connectBeside.ts';

const connection = connectBeside();

/** A lesson of one's own, in this browser. */
export interface KeptLessonEntry {
  readonly id: string;
  /** Null if it cannot be read. */
  readonly file: LessonFile | null;
}

/** All of them, by title. Rejects where there is no storage. */
export async function listLessons(): Promise<readonly KeptLessonEntry[]> {
  await storeDrafts();
  const kept = await connection.use(keptLessons);
  return kept
    .map(({ id, file }) => ({ id, file: lessonSchema.safeParse(file).success ? (file as LessonFile) : null }))
    .toSorted((a, b) => (a.file?.title ?? '').localeCompare(b.file?.title ?? '', 'en'));
}

/** One of them as it is stored; undefined if there is none. */
export async function storedLesson(id: string): Promise<unknown> {
  await storeDrafts();
  return connection.use((database) => keptLesson(database, id));
}

export const storeLesson = (id: string, file: LessonFile): Promise<void> =>
  connection.use((database) => keepLesson(database, id, file));

export const deleteLesson = (id: string): Promise<void> => connection.use((database) => forgetLesson(database, id));

/*
 * A page that is closed may not finish writing to the database. What is not written by then goes to the browser's
 * other storage, which is written at once, and from there to the database when lessons are next read.
 */
const DRAFT = 'warboard-lesson-';

/** Keeps a lesson that is not in the database yet. */
export function keepDraft(id: string, file: LessonFile): void {
  try {
    localStorage.setItem(DRAFT + id, JSON.stringify(file));
  } catch {
    // Without room the database alone has to do.
  }
}

/** To be called when the lesson is in the database. */
export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(DRAFT + id);
  } catch {
    // What cannot be reached is forgotten.
  }
}

/** Puts lessons that were not written in time into the database, unless a later state of them is there. */
async function storeDrafts(): Promise<void> {
  for (const { id, file } of drafts()) {
    const there = lessonSchema.safeParse(await connection.use((database) => keptLesson(database, id)));
    if (!there.success || there.data.savedAt <= file.savedAt) await storeLesson(id, file);
    forgetDraft(id);
  }
}

function drafts(): readonly { readonly id: string; readonly file: LessonFile }[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(DRAFT)) return [];
      const file = parseLessonText(localStorage.getItem(key) ?? '');
      return file.ok ? [{ id: key.slice(DRAFT.length), file: file.value }] : [];
    });
  } catch {
    return [];
  }
}
