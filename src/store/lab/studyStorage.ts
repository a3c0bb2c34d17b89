import type { KeptFile } from '../../saves/keptFiles.ts';
import { parseStudy, studyHead } from '../../saves/parseStudy.ts';
import type { StudyFile, StudyHead } from '../../saves/studySchema.ts';
import { fileStorage } from '../fileStorage.ts';

export const studyStorage = fileStorage<StudyFile, StudyHead>({
  kind: 'studies',
  draftKey: 'warboard-study-',
  *read(stored) {
    const parsed = yield* parseStudy(stored);
    return parsed.ok ? parsed.value : null;
  },
  head: studyHead,
});

/** The study as it is stored now is read by `storedStudy`: null if it is gone or cannot be read. */
export const { store: storeStudy, remove: deleteStudy, read: storedStudy } = studyStorage;

/** A study kept in this browser, as a list tells of it; null if it cannot be read. */
export type KeptStudy = KeptFile<StudyHead | null>;

/** All of them, latest first. Rejects where there is no storage. */
export const listStudies = async (): Promise<readonly KeptStudy[]> =>
  (await studyStorage.list()).toSorted((a, b) => (b.file?.savedAt ?? '').localeCompare(a.file?.savedAt ?? ''));
