import { z } from 'zod/mini';
import {
  memoizePerObject,
  type AnyCommand,
  type Family,
  readShape,
  type PositionFault,
  type Result,
  type Steps,
} from '../engine/index.ts';
import {
  DRAW_COLOURS,
  isSameEnd,
  MAX_DRAWS,
  MAX_NODES,
  NODE_MARKS,
  type Branch,
  type NodeNotes,
} from '../engine/table/index.ts';
import { longList, shapeSteps } from './longList.ts';
import {
  MAX_CHAPTERS,
  MAX_COMMENT_LENGTH,
  MAX_HALF_WRITTEN,
  MAX_ID_LENGTH,
  MAX_LINE_NAME_LENGTH,
  MAX_LIST,
  MAX_TITLE_LENGTH,
} from './limits.ts';
import { familyRead, id, setupShape, STUDY_VERSION, versionOf, type Setup, editionIn } from './schema.ts';
import { HIDDEN_IN_LINES, seenText } from './seenText.ts';
import { migrated, type Migrations, shapeFaults } from './saveFile.ts';
import { isStudy, openedElsewhere } from './isStudy.ts';

/** A text that people wrote, of so many characters at most; a comment may have several lines. */
export const text = (longest: number) =>
  z.string().check(
    z.maxLength(longest, `it has at most ${longest} characters`),
    z.refine((words) => !HIDDEN_IN_LINES.test(words), 'it has characters that cannot be shown'),
  );

const colour = z.enum(DRAW_COLOURS);

const degreesWithin = (most: number) =>
  z.number().check(z.minimum(-most, `degrees lie within ${most}`), z.maximum(most, `degrees lie within ${most}`));

/** A space, or a point with its name. */
const arrowEnd = z.union([
  id,
  z.strictObject({ name: text(MAX_TITLE_LENGTH), at: z.tuple([degreesWithin(180), degreesWithin(90)]) }),
]);

/** Arrows and marks. Whether the board has the spaces is found when its edition is loaded. */
export const drawsSchema = z.optional(
  z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('space'), space: id, colour }),
        z
          .strictObject({ kind: z.literal('arrow'), from: arrowEnd, to: arrowEnd, colour })
          .check(z.refine(({ from, to }) => !isSameEnd(from, to), 'an arrow leads to another place')),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_DRAWS, `a place has at most ${MAX_DRAWS} arrows and marks`)),
);

const notesShape = {
  name: z.optional(text(MAX_LINE_NAME_LENGTH)),
  comment: z.optional(text(MAX_COMMENT_LENGTH)),
  mark: z.optional(z.enum(NODE_MARKS)),
  chance: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  draws: drawsSchema,
  isFolded: z.optional(z.literal(true)),
};

/** Name and comment of a move as they were typed when the browser kept the study, and not saved. */
const halfWritten = z.strictObject({
  chapter: z.int().check(z.minimum(0)),
  /** The place of the move in its chapter; -1 for the start. */
  node: z.int().check(z.minimum(-1)),
  name: text(MAX_LINE_NAME_LENGTH),
  comment: text(MAX_COMMENT_LENGTH),
});
export type HalfWritten = Readonly<z.infer<typeof halfWritten>>;

const moves = (chapters: readonly { readonly nodes: readonly unknown[] }[]): number =>
  chapters.reduce((sum, { nodes }) => sum + nodes.length, 0);

/** What is agreed before the first move of a chapter. */
function startShape(family: Family) {
  const { edition: _edition, ...shape } = setupShape(family);
  return shape;
}

const schemasOf = memoizePerObject((family: Family) => {
  const node = z.strictObject({
    /** The place of the node before it in the list; -1 for the start. */
    parent: z.int().check(z.minimum(-1)),
    move: family.commandSchema,
    ...notesShape,
  });
  const chapter = z.strictObject({
    title: text(MAX_TITLE_LENGTH),
    ...startShape(family),
    /** Notes of the start. */
    notes: z.optional(z.strictObject(notesShape)),
    /** Parents come before their children. */
    nodes: longList(node, z.maxLength(MAX_LIST)).check(
      z.refine((nodes) => nodes.every(({ parent }, i) => parent < i), 'a move must come after the one before it'),
    ),
    /** The node shown last; -1 for the start. */
    cursor: z.int().check(z.minimum(-1)),
  });
  /** A study of the lab as a file. Only its shape is checked here; whether its moves are legal is found by playing. */
  const study = z.strictObject({
    version: versionOf(STUDY_VERSION),
    kind: z.literal('study'),
    title: text(MAX_TITLE_LENGTH),
    edition: id,
    chapters: longList(chapter, z.maxLength(MAX_CHAPTERS, `a study has at most ${MAX_CHAPTERS} chapters`)).check(
      z.minLength(1, 'a study has at least one chapter'),
      z.refine((chapters) => moves(chapters) < MAX_NODES, `a study has at most ${MAX_NODES - 1} moves`),
    ),
    /** The place of the chapter shown last. */
    shown: z.int().check(z.minimum(0)),
    savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
    /** Only in this browser: a file or a link has none. */
    typing: z.optional(z.array(halfWritten).check(z.maxLength(MAX_HALF_WRITTEN))),
  });
  /** A study without its moves, of which only their number is known. */
  const head = z.object({
    version: versionOf(STUDY_VERSION),
    kind: z.literal('study'),
    title: z.string(),
    edition: id,
    chapters: z.array(
      z.object({
        ...startShape(family),
        nodes: z.pipe(
          z.array(z.unknown()),
          z.transform(({ length }) => length),
        ),
      }),
    ),
    savedAt: z.string(),
  });
  return { study, head };
});

/** The schemas by which a study of this edition is read. */
const studySchemasFor = (edition: unknown) => schemasOf(familyRead(edition));

/** A study without its moves, of which only their number is known. */
export interface StudyHead extends Omit<StudyFile, 'chapters' | 'shown' | 'typing'> {
  readonly chapters: readonly (Omit<Setup, 'edition'> & { readonly nodes: number })[];
}

export interface StudyFile {
  readonly version: typeof STUDY_VERSION;
  readonly kind: 'study';
  readonly title: string;
  readonly edition: string;
  readonly chapters: readonly StudyChapter[];
  readonly shown: number;
  /** ISO date and time. */
  readonly savedAt: string;
  readonly typing?: readonly HalfWritten[];
}

/** A chapter begins where it likes, in the edition of its study. */
export interface StudyChapter extends Omit<Setup, 'edition'> {
  readonly title: string;
  readonly notes?: NodeNotes;
  readonly nodes: readonly StudyNode[];
  readonly cursor: number;
}

type StoredBranchNode = Branch<AnyCommand>[number];
export type StudyNode = Omit<StoredBranchNode, 'notes'> & StoredBranchNode['notes'];

/** What is agreed before the first move of a chapter. */
export function setupOfChapter({ edition }: Pick<StudyFile, 'edition'>, chapter: Omit<Setup, 'edition'>): Setup {
  const { start, seed, diceMode, players } = chapter;
  const extras = Object.keys(familyRead(edition).extrasShape);
  const kept = Object.entries(chapter).filter(([name, value]) => extras.includes(name) && value !== undefined);
  return { edition, start, seed, diceMode, players, ...Object.fromEntries(kept) };
}

const STUDY_MIGRATIONS: Migrations = {
  // Version 1 was one tree without chapters, with the drawings of its start.
  1: ({ version, kind, title, edition, savedAt, draws, ...tree }) => ({
    version: Number(version) + 1,
    kind,
    title,
    edition,
    chapters: [{ title: 'Chapter 1', ...tree, ...(draws !== undefined && { notes: { draws } }) }],
    shown: 0,
    savedAt,
  }),
  // Up to version 2, submarines rolled dice that could hit nobody.
  2: ({ chapters, ...study }) => ({
    ...study,
    version: 3,
    chapters: Array.isArray(chapters) ? chapters.map((chapter: object) => ({ ...chapter, idleDice: true })) : chapters,
  }),
};

/** Converts a study of any version to the newest one. Anything else is returned unchanged. */
const migrateStudy = (json: unknown): unknown => migrated(json, STUDY_VERSION, STUDY_MIGRATIONS);

/** Checks the shape of a study of any version. Whether its moves can be played is found by playing them. */
export function* parseStudy(json: unknown): Steps<Result<StudyFile, readonly PositionFault[]>> {
  if (!isStudy(json))
    return { ok: false, fault: [openedElsewhere(json) ?? { path: 'kind', message: 'this is no study' }] };
  const study = migrateStudy(json);
  const parsed = yield* shapeSteps(studySchemasFor(editionIn(study)).study, study);
  return parsed.success
    ? { ok: true, value: parsed.data as StudyFile }
    : { ok: false, fault: shapeFaults(parsed.error) };
}

/** What a list tells of a study of any version, without a look at its moves; null for what is no study. */
export function studyHead(json: unknown): StudyHead | null {
  const study = migrateStudy(json);
  const head = readShape(studySchemasFor(editionIn(study)).head, study).data as StudyHead | undefined;
  return head === undefined ? null : { ...head, title: seenText(head.title, MAX_TITLE_LENGTH) };
}
