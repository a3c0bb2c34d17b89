import { EditionNotLoaded } from '../../store/loadEditionOf.ts';

/** Why something could not be done with a stored game, and what to do. */
export function storageProblem(error: unknown): string {
  if (error instanceof EditionNotLoaded) return 'Its edition could not be loaded. Try again in a moment.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is no room left in this browser’s storage. Delete a game first, or save games to files.';
  return 'The storage does not answer. Try again in a moment.';
}
