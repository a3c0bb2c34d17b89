import { readShape } from '../../engine/index.ts';
import { z } from 'zod/mini';
import { lessonSchema, type LessonFile } from '../../saves/lessonSchema.ts';
import { MAX_ID_LENGTH } from '../../saves/limits.ts';
import { parseLesson } from '../../saves/parseLesson.ts';
import { parseJson } from '../../saves/parseSave.ts';
import { seenTexts } from '../../saves/seenText.ts';
import { forgetLesson, keepLesson, keptLesson, keptLessons } from '../../saves/lessons.ts';
import { connectBeside } from '../connectBeside.ts';
import { inBrowser } from '../keptTexts.ts';
import { copyOf } from './copyOf.ts';

const connection = connectBeside();

/** A lesson of one's own, in this browser. */
export interface KeptLessonEntry {
  readonly id: string;
  /** Null if it cannot be read. */
  readonly file: LessonFile | null;
}

/** All of them, by title. Rejects where there is no storage. */
export async function listLessons(): Promise<readonly KeptLessonEntry[]> {
  await storeDrafts();
  const kept = await connection.use(keptLessons);
  return kept
    .map(({ id, file: stored }) => {
      const file = seenTexts(stored);
      return { id, file: readShape(lessonSchema, file).success ? (file as LessonFile) : null };
    })
    .toSorted((a, b) => (a.file?.title ?? '').localeCompare(b.file?.title ?? '', 'en'));
}

/** One of them as it is stored; undefined if there is none. */
export async function storedLesson(id: string): Promise<unknown> {
  await storeDrafts();
  return seenTexts(await connection.use((database) => keptLesson(database, id)));
}

/** When the state of each lesson was saved that this tab shows, or stored last. */
const seen = new Map<string, string>();

/** When a stored lesson was saved; null if it does not say. */
function savedAtOf(stored: unknown): string | null {
  const known = readShape(z.object({ savedAt: z.string() }), stored);
  return known.success ? known.data.savedAt : null;
}

/** Whether a kept state is the one that a file was made from, or that file itself, or cannot be read at all. */
const isFrom = (kept: unknown, base: string | null, file: LessonFile): boolean =>
  [base, null].includes(savedAtOf(kept)) || JSON.stringify(kept) === JSON.stringify(file);

/** The state of a lesson from which this tab goes on: it may replace that one only. */
export const baseOf = (id: string): string | null => seen.get(id) ?? null;

/** To be called when a stored state of a lesson is shown. */
export const goOnFrom = (id: string, savedAt: string): void => void seen.set(id, savedAt);

/**
 * Stores a lesson. The answer is false, and nothing is changed, if another tab stored it meanwhile in a state that this
 * one has not seen.
 */
export async function storeLesson(id: string, file: LessonFile): Promise<boolean> {
  const isStored = await connection.use((database) =>
    keepLesson(database, id, file, (kept) => isFrom(kept, baseOf(id), file)),
  );
  if (isStored) goOnFrom(id, file.savedAt);
  return isStored;
}

/** Stores a state that may not take a lesson's place as a lesson of its own, once only; gives its id. */
export async function storeApart(id: string, file: LessonFile): Promise<string> {
  const copy = `${id}-${file.savedAt.replaceAll(/\D/g, '')}`;
  await storeLesson(copy, { ...file, ...copyOf(file) });
  return copy;
}

export const deleteLesson = (id: string): Promise<void> => connection.use((database) => forgetLesson(database, id));

/*
 * A page that is closed may not finish writing to the database. What is not written by then goes to the browser's
 * other storage, which is written at once, and from there to the database when lessons are next read.
 */
const DRAFT = 'warboard-lesson-';

/** A lesson that is not in the database yet, and when the state was saved that it was made from; null if unknown. */
interface Draft {
  readonly id: string;
  readonly base: string | null;
  readonly file: LessonFile;
}

export function keepDraft({ id, base, file }: Draft): void {
  // Without room the database alone has to do.
  inBrowser.keep(DRAFT + id, JSON.stringify({ base, file }));
}

/** To be called when the lesson is in the database. */
export const forgetDraft = (id: string): void => void inBrowser.keep(DRAFT + id, null);

/**
 * Puts lessons that were not written in time into the database, unless a later state of them is there; as a lesson of
 * its own, if another tab changed it meanwhile.
 */
async function storeDrafts(): Promise<void> {
  for (const { id, base, file } of drafts()) {
    const mayReplace = (kept: unknown): boolean => {
      const savedAt = savedAtOf(kept);
      return base === null ? (savedAt ?? '') <= file.savedAt : isFrom(kept, base, file);
    };
    try {
      const isStored = await connection.use((database) => keepLesson(database, id, file, mayReplace));
      if (!isStored && base !== null) await storeApart(id, file);
      forgetDraft(id);
    } catch {
      // It stays a draft until there is room.
    }
  }
}

const draftSchema = z.object({ base: z.nullable(z.string().check(z.maxLength(MAX_ID_LENGTH))), file: z.unknown() });

function drafts(): readonly Draft[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(DRAFT)) return [];
      const json = parseJson(localStorage.getItem(key) ?? '');
      const draft = readShape(draftSchema, json.ok ? json.value : null);
      const file = parseLesson(draft.data?.file);
      return file.ok ? [{ id: key.slice(DRAFT.length), base: draft.data?.base ?? null, file: file.value }] : [];
    });
  } catch {
    return [];
  }
}
