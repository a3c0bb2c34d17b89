import type { Database } from './database.ts';
import { MAX_LESSONS } from './limits.ts';

/** What is kept beside the games, a file for each: studies of the lab, and lessons of one's own. */
export type FileKind = 'studies' | 'lessons';

/** A kept file as the database holds it, not validated yet; or read, and then null if it cannot be. */
export interface KeptFile<File = unknown> {
  readonly id: string;
  readonly file: File;
}

/** How many can be kept. No study is ever refused: the oldest is offered to go (see store/lab/roomForStudies). */
const MOST: Readonly<Record<FileKind, number>> = { studies: Infinity, lessons: MAX_LESSONS };

/**
 * Keeps a file, unless what is kept in its place may not be replaced: then nothing is changed, and the answer is false.
 * Rejects, and keeps nothing, if it is one too many. What is kept survives a power failure.
 */
export async function keepFile(
  database: Database,
  kind: FileKind,
  id: string,
  file: unknown,
  mayReplace: (kept: unknown) => boolean,
): Promise<boolean> {
  const writing = database.transaction(kind, 'readwrite', { durability: 'strict' });
  const { store, done } = writing;
  const kept: unknown = await store.get(id);
  if (kept !== undefined && !mayReplace(kept)) return false;
  if (kept === undefined && (await store.count()) >= MOST[kind])
    throw new Error(`No more than ${MOST[kind]} ${kind} are kept.`);
  await Promise.all([store.put(file, id), done]);
  return true;
}

/** What `read` makes of each of them. One after another: together they may be large. */
export async function keptFiles<File>(
  database: Database,
  kind: FileKind,
  read: (file: unknown) => File,
): Promise<readonly KeptFile<File>[]> {
  const files: KeptFile<File>[] = [];
  for await (const { key, value } of database.transaction(kind).store) files.push({ id: key, file: read(value) });
  return files;
}

/** One of them; undefined if there is none. */
export const keptFile = (database: Database, kind: FileKind, id: string): Promise<unknown> => database.get(kind, id);

export const countFiles = (database: Database, kind: FileKind): Promise<number> => database.count(kind);

export const forgetFile = (database: Database, kind: FileKind, id: string): Promise<void> => database.delete(kind, id);
