import type { KeptFile } from '../../saves/keptFiles.ts';
import { type LessonFile, type LessonHeadInFile, lessonHead, parseLesson } from '../../saves/lessonSchema.ts';
import { fileStorage } from '../fileStorage.ts';

export const lessonStorage = fileStorage<LessonFile, LessonHeadInFile>({
  kind: 'lessons',
  draftKey: 'warboard-lesson-',
  *read(stored) {
    const parsed = yield* parseLesson(stored);
    return parsed.ok ? parsed.value : null;
  },
  head: lessonHead,
});

export const {
  stored: storedLesson,
  read: keptLesson,
  store: storeLesson,
  remove: deleteLesson,
  goOnFrom,
  baseOf,
  keepDraft,
} = lessonStorage;

/** A lesson kept in this browser, as a list tells of it; null if it cannot be read. */
export type KeptLesson = KeptFile<LessonHeadInFile | null>;

/** All of them, by title. Rejects where there is no storage. */
export const listLessons = async (): Promise<readonly KeptLesson[]> =>
  (await lessonStorage.list()).toSorted((a, b) => (a.file?.title ?? '').localeCompare(b.file?.title ?? '', 'en'));

/** A lesson that comes with the program, as a list tells it; its id is the name of its file. */
export interface ShippedLesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** How many it has. */
  readonly stops: number;
}

// Checked by tests, not here. The lists are short; a lesson is loaded when it is opened.
const LISTS = import.meta.glob<readonly ShippedLesson[]>('../../../rules/*/lessons.json', { import: 'default' });
const FILES = import.meta.glob<LessonFile>('../../../rules/*/lessons/*.json', { import: 'default' });

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** All that ship, in the order in which they are told. Rejects if they cannot be fetched. */
export async function shippedLessons(): Promise<readonly ShippedLesson[]> {
  return (await Promise.all(Object.values(LISTS).map((load) => load()))).flat();
}

/** One of them; null if there is none of this id. Rejects if it cannot be fetched. */
export async function shippedLesson(id: string): Promise<LessonFile | null> {
  const [, load] = Object.entries(FILES).find(([path]) => nameOf(path) === id) ?? [];
  return (await load?.()) ?? null;
}
