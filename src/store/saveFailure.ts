import { useAutosave, type NotSavedReason, type SaveStatus } from './autosaveStore.ts';

/** The status after a failed save; it keeps the time of the first unsaved command. */
export const notSaved = (reason: NotSavedReason): SaveStatus => ({
  state: 'not-saved',
  since: useAutosave.getState().saveStatus.since,
  reason,
});

/** The reason behind a database error. */
export function reasonOf(error: unknown): NotSavedReason {
  const name = error instanceof DOMException ? error.name : '';
  // A database that waits for another tab times out too.
  if (name === 'TimeoutError' && useAutosave.getState().saveStatus.reason === 'blocked') return 'blocked';
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'outdated' : 'refused';
}
