import type { KeptFile } from '../../saves/keptFiles.ts';
import { parseStudy } from '../../saves/parseStudy.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { fileStorage } from '../fileStorage.ts';

export const studyStorage = fileStorage<StudyFile>({
  kind: 'studies',
  draftKey: 'warboard-study-',
  read: (stored) => {
    const parsed = parseStudy(stored);
    return parsed.ok ? parsed.value : null;
  },
});

export const { store: storeStudy, remove: deleteStudy } = studyStorage;

/** All studies kept in this browser, latest first. Rejects where there is no storage. */
export const listStudies = async (): Promise<readonly KeptFile<StudyFile | null>[]> =>
  (await studyStorage.list()).toSorted((a, b) => (b.file?.savedAt ?? '').localeCompare(a.file?.savedAt ?? ''));

/** One of them as it is stored now; null if it is gone or cannot be read. */
export const storedStudy = (id: string): Promise<StudyFile | null> => studyStorage.read(id);
