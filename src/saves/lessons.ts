import type { Database } from './database.ts';
import { MAX_LESSONS } from './limits.ts';

/** A lesson as the database holds it, not validated yet. */
export interface KeptLesson {
  readonly id: string;
  readonly file: unknown;
}

/**
 * Keeps a lesson, unless what is kept in its place may not be replaced: then nothing is changed, and the answer is
 * false. Rejects, and keeps nothing, if it is one too many.
 */
export async function keepLesson(
  database: Database,
  id: string,
  file: unknown,
  mayReplace: (kept: unknown) => boolean,
): Promise<boolean> {
  const { store, done } = database.transaction('lessons', 'readwrite');
  const kept: unknown = await store.get(id);
  if (kept !== undefined && !mayReplace(kept)) return false;
  if (kept === undefined && (await store.count()) >= MAX_LESSONS)
    throw new Error(`No more than ${MAX_LESSONS} lessons are kept.`);
  await store.put(file, id);
  await done;
  return true;
}

export async function keptLessons(database: Database): Promise<readonly KeptLesson[]> {
  const { store } = database.transaction('lessons');
  const [ids, files] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids.map((id, i) => ({ id, file: files[i] }));
}

/** One of them; undefined if there is none. */
export const keptLesson = (database: Database, id: string): Promise<unknown> => database.get('lessons', id);

export const forgetLesson = (database: Database, id: string): Promise<void> => database.delete('lessons', id);
