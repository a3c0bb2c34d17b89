import type { Database } from './database.ts';
import { MAX_STUDIES } from './limits.ts';

/** A study as the database holds it, not validated yet. */
export interface KeptStudy {
  readonly id: string;
  readonly file: unknown;
}

/** Keeps a study; beyond the limit the oldest others go, as the clock of this computer may have been put back. */
export async function keepStudy(database: Database, id: string, file: { readonly savedAt: string }): Promise<void> {
  const writing = database.transaction('studies', 'readwrite');
  const kept = Promise.all([writing.store.put(file, id), writing.done]);
  // At once, so that it is kept even if the page closes in the next moment.
  writing.commit();
  await kept;
  await forgetOldest(database, id);
}

async function forgetOldest(database: Database, but: string): Promise<void> {
  const { store, done } = database.transaction('studies', 'readwrite');
  if ((await store.count()) > MAX_STUDIES)
    for (const old of (await all(store)).filter(({ id }) => id !== but).slice(MAX_STUDIES - 1))
      await store.delete(old.id);
  await done;
}

/** All kept studies, latest first. */
export const keptStudies = (database: Database): Promise<readonly KeptStudy[]> =>
  all(database.transaction('studies').store);

export const forgetStudy = (database: Database, id: string): Promise<void> => database.delete('studies', id);

interface Studies {
  getAllKeys(): Promise<readonly string[]>;
  getAll(): Promise<readonly unknown[]>;
}

async function all(store: Studies): Promise<readonly KeptStudy[]> {
  const [ids, files] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids
    .map((id, i) => ({ id, file: files[i] }))
    .toSorted((a, b) => savedAt(b.file).localeCompare(savedAt(a.file)));
}

/** Stored by whomever; what is no date counts as the oldest. */
function savedAt(file: unknown): string {
  const date = (file as { savedAt?: unknown } | null)?.savedAt;
  return typeof date === 'string' ? date : '';
}
