import type { Database } from './database.ts';
import { MAX_LESSONS } from './limits.ts';

/** A lesson as the database holds it, not validated yet. */
export interface KeptLesson {
  readonly id: string;
  readonly file: unknown;
}

/** Keeps a lesson. Rejects, and keeps nothing, if it is one too many. */
export async function keepLesson(database: Database, id: string, file: unknown): Promise<void> {
  const { store, done } = database.transaction('lessons', 'readwrite');
  const isNew = (await store.getKey(id)) === undefined;
  if (isNew && (await store.count()) >= MAX_LESSONS) throw new Error(`No more than ${MAX_LESSONS} lessons are kept.`);
  await store.put(file, id);
  await done;
}

export async function keptLessons(database: Database): Promise<readonly KeptLesson[]> {
  const { store } = database.transaction('lessons');
  const [ids, files] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids.map((id, i) => ({ id, file: files[i] }));
}

/** One of them; undefined if there is none. */
export const keptLesson = (database: Database, id: string): Promise<unknown> => database.get('lessons', id);

export const forgetLesson = (database: Database, id: string): Promise<void> => database.delete('lessons', id);
