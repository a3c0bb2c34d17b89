import { z } from 'zod/mini';
import type { Draw } from '../engine/table/index.ts';
import { longList, shapeSteps } from './longList.ts';
import {
  MAX_COMMENT_LENGTH,
  MAX_ID_LENGTH,
  MAX_STOP_TEXT_LENGTH,
  MAX_STOPS,
  MAX_TITLE_LENGTH,
  MAX_LESSON_BYTES,
} from './limits.ts';
import { id, versionOf } from './schema.ts';
import { seenText } from './seenText.ts';
import { drawsSchema, text } from './studySchema.ts';
import { readShape, type PositionFault, type Result, type Steps } from '../engine/index.ts';
import { openedElsewhere } from './isStudy.ts';
import { shapeFaults } from './saveFile.ts';

export const LESSON_VERSION = 1;

/** More layers than there are. */
const MAX_LAYERS = 20;

const degrees = (least: number, most: number) =>
  z
    .number()
    .check(
      z.minimum(least, `degrees lie between ${least} and ${most}`),
      z.maximum(most, `degrees lie between ${least} and ${most}`),
    );

/** The part of the map that is seen, by its upper left and its lower right corner. */
const viewSchema = z
  .strictObject({
    west: degrees(-180, 180),
    north: degrees(-90, 90),
    /** East of `west`, so beyond 180 where the view lies across the date line. */
    east: degrees(-180, 540),
    south: degrees(-90, 90),
  })
  .check(
    z.refine(
      ({ west, east }) => east > west && east - west <= 360,
      'a view leads from west to east, once round at most',
    ),
    z.refine(({ north, south }) => north > south, 'a view leads from north to south'),
  );

const stopSchema = z.strictObject({
  title: text(MAX_TITLE_LENGTH),
  /** What the class reads. */
  text: text(MAX_STOP_TEXT_LENGTH),
  /** What the teacher says, with the simplest marks of Markdown. */
  notes: text(MAX_COMMENT_LENGTH),
  view: viewSchema,
  layers: z.optional(z.array(id).check(z.maxLength(MAX_LAYERS, `a stop has at most ${MAX_LAYERS} layers`))),
  /** The month of "who held what": "1942-11". */
  month: z.optional(
    z.string().check(z.regex(/^19(39|4[0-5])-(0[1-9]|1[0-2])$/, 'a month of the war is written 1942-11')),
  ),
  draws: drawsSchema,
  /** A position file; without it the board is shown without units. Whether it can be set up is found by reading it. */
  position: z.optional(z.unknown()),
});

/** A lesson as a file. Only its shape is checked here. */
export const lessonSchema = z.strictObject({
  version: versionOf(LESSON_VERSION),
  kind: z.literal('lesson'),
  title: text(MAX_TITLE_LENGTH),
  about: text(MAX_STOP_TEXT_LENGTH),
  edition: id,
  stops: longList(stopSchema, z.maxLength(MAX_STOPS, `a lesson has at most ${MAX_STOPS} stops`)).check(
    z.minLength(1, 'a lesson has at least one stop'),
  ),
  savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
});

/** A lesson without its stops, of which only their number is known. */
const lessonHeadSchema = z.object({
  version: versionOf(LESSON_VERSION),
  kind: z.literal('lesson'),
  title: z.string(),
  stops: z.pipe(
    z.array(z.unknown()),
    z.transform(({ length }) => length),
  ),
});
export type LessonHeadInFile = Readonly<z.infer<typeof lessonHeadSchema>>;

export type LessonView = Readonly<z.infer<typeof viewSchema>>;

/** What is shown at one stop, and what is said there. */
export interface Stop {
  readonly title: string;
  readonly text: string;
  readonly notes: string;
  readonly view: LessonView;
  readonly layers?: readonly string[] | undefined;
  readonly month?: string | undefined;
  readonly draws?: readonly Draw[] | undefined;
  readonly position?: unknown;
}

/** A list of stops on the map of an edition. */
export interface Lesson {
  readonly title: string;
  readonly about: string;
  readonly edition: string;
  readonly stops: readonly Stop[];
}

export interface LessonFile extends Lesson {
  readonly version: typeof LESSON_VERSION;
  readonly kind: 'lesson';
  /** ISO date and time. */
  readonly savedAt: string;
}

/** A lesson as a file, which can always be read again: without characters that no file may hold. */
export const toLessonFile = ({ title, about, edition, stops }: Lesson, now: Date): LessonFile => ({
  version: LESSON_VERSION,
  kind: 'lesson',
  title: seenText(title, MAX_TITLE_LENGTH),
  about: seenText(about, MAX_STOP_TEXT_LENGTH),
  edition,
  stops: stops.map((stop) => ({
    ...stop,
    title: seenText(stop.title, MAX_TITLE_LENGTH),
    text: seenText(stop.text, MAX_STOP_TEXT_LENGTH),
    notes: seenText(stop.notes, MAX_COMMENT_LENGTH),
  })),
  savedAt: now.toISOString(),
});

export const lessonOf = ({ title, about, edition, stops }: LessonFile): Lesson => ({ title, about, edition, stops });

export const lessonTooLarge: PositionFault = {
  path: '',
  message: `the file is too large: a lesson has at most ${MAX_LESSON_BYTES / 1_000_000} MB`,
};

/** Checks the shape of a lesson. Whether its board has its spaces is found once the edition is loaded. */
export function* parseLesson(json: unknown): Steps<Result<LessonFile, readonly PositionFault[]>> {
  if (typeof json === 'object' && json !== null && (json as { kind?: unknown }).kind !== 'lesson')
    return { ok: false, fault: [openedElsewhere(json) ?? { path: 'kind', message: 'this is no lesson' }] };
  const parsed = yield* shapeSteps(lessonSchema, json);
  return parsed.success
    ? { ok: true, value: parsed.data as LessonFile }
    : { ok: false, fault: shapeFaults(parsed.error) };
}

/** What a list tells of a lesson, without a look at its stops; null for what is no lesson. */
export function lessonHead(json: unknown): LessonHeadInFile | null {
  const head = readShape(lessonHeadSchema, json).data;
  return head === undefined ? null : { ...head, title: seenText(head.title, MAX_TITLE_LENGTH) };
}
