import type { LessonFile } from '../../saves/lessonSchema.ts';

// Checked by tests, not here. Loaded when lessons are first asked for.
const FILES = import.meta.glob<LessonFile>('../../../rules/*/lessons/*.json', { import: 'default' });

/** A lesson that comes with the program; its id is the name of its file. */
export interface ShippedLesson {
  readonly id: string;
  readonly file: LessonFile;
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** All that ship, in the order of their titles. Rejects if they cannot be fetched. */
export async function shippedLessons(): Promise<readonly ShippedLesson[]> {
  const all = await Promise.all(
    Object.entries(FILES).map(async ([path, load]) => ({ id: nameOf(path), file: await load() })),
  );
  return all.toSorted((a, b) => a.file.title.localeCompare(b.file.title, 'en'));
}

/** One of them; null if there is none of this id. */
export async function shippedLesson(id: string): Promise<LessonFile | null> {
  const [, load] = Object.entries(FILES).find(([path]) => nameOf(path) === id) ?? [];
  return (await load?.()) ?? null;
}
