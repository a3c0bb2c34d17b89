import { parseStudy } from '../../saves/parseStudy.ts';
import { seenTexts } from '../../saves/seenText.ts';
import { forgetStudy, keepStudy, keptStudies } from '../../saves/studies.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { connectBeside } from '../connectBeside.ts';

const connection = connectBeside();

/** A study kept in this browser. */
export interface KeptStudyEntry {
  readonly id: string;
  /** Null if it cannot be read. */
  readonly file: StudyFile | null;
}

/** All studies kept in this browser, latest first. Rejects where there is no storage. */
export async function listStudies(): Promise<readonly KeptStudyEntry[]> {
  const kept = await connection.use(keptStudies);
  return kept.map(({ id, file }) => {
    const parsed = parseStudy(seenTexts(file));
    return { id, file: parsed.ok ? parsed.value : null };
  });
}

/** Opens the storage, so that a study can be written at once when the page closes. Does nothing where there is none. */
export const openStudyStorage = (): Promise<void> => connection.use(() => Promise.resolve()).catch(() => undefined);

export const storeStudy = (id: string, file: StudyFile): Promise<void> =>
  connection.use((database) => keepStudy(database, id, file));

export const deleteStudy = (id: string): Promise<void> => connection.use((database) => forgetStudy(database, id));
