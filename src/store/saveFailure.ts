import { EditionNotLoaded } from './loadEditionOf.ts';
import { useAutosave, type NotSavedReason, type SaveStatus } from './autosaveStore.ts';

/** The status after a failed save; it keeps the time of the first unsaved command. */
export const notSaved = (reason: NotSavedReason): SaveStatus => ({
  state: 'not-saved',
  since: useAutosave.getState().saveStatus.since,
  reason,
});

/**
 * By the names of errors; a disk that has just become full is not called so by every browser. What else goes wrong is
 * about what is stored, not about the storage.
 */
const REASONS: Readonly<Record<string, NotSavedReason>> = {
  // Of a browser without any storage.
  Error: 'refused',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'refused',
  QuotaExceededError: 'full',
  VersionError: 'outdated',
  UnknownError: 'failing',
  AbortError: 'failing',
  TimeoutError: 'failing',
};

/** The reason behind an error of the database, or of loading the stored game. */
export function reasonOf(error: unknown): NotSavedReason {
  if (error instanceof EditionNotLoaded) return 'not-loaded';
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  // A database that waits for another tab times out too.
  if (name === 'TimeoutError' && useAutosave.getState().saveStatus.reason === 'blocked') return 'blocked';
  return REASONS[name] ?? 'unreadable';
}
