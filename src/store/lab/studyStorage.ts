import { create } from 'zustand';
import type { KeptFile } from '../../saves/keptFiles.ts';
import { parseStudy, studyHead, type StudyFile, type StudyHead } from '../../saves/studySchema.ts';
import { MAX_STUDIES } from '../../saves/limits.ts';
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

interface RoomForStudies {
  /** The oldest study, if more are kept than there should be, until somebody has said what is to happen with it. */
  readonly oldest: KeptStudy | null;
  readonly count: number;
}

/** More studies are kept than there should be: none goes unasked, but the oldest is offered to go. */
export const useRoomForStudies = create<RoomForStudies>()(() => ({ oldest: null, count: 0 }));

/** The studies after whose first change here the room was looked at. */
const looked = new Set<string>();

/** Says so if the study that was just kept is one too many; once for each study. */
export async function lookForRoom(kept: string): Promise<void> {
  if (looked.has(kept)) return;
  looked.add(kept);
  if ((await studyStorage.count().catch(() => 0)) > MAX_STUDIES) await offerOldest(kept);
}

async function offerOldest(but: string | null): Promise<void> {
  const studies = await listStudies().catch(() => []);
  const oldest = studies.findLast(({ id, file }) => id !== but && file !== null) ?? null;
  useRoomForStudies.setState({ oldest: studies.length > MAX_STUDIES ? oldest : null, count: studies.length });
}

/** All studies stay for now. */
export const keepOldest = (): void => useRoomForStudies.setState({ oldest: null });

/** Deletes the study that was offered to go; then the next one may be offered. */
export async function deleteOldest(open: string | null): Promise<void> {
  const { oldest } = useRoomForStudies.getState();
  if (oldest === null) return;
  await deleteStudy(oldest.id);
  await offerOldest(open);
}
