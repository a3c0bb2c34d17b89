import { z } from 'zod/mini';
import type { Command } from '../engine/index.ts';
import { DRAW_COLOURS, MAX_DRAWS, MAX_NODES, NODE_MARKS, type Branch, type Draw } from '../engine/table/index.ts';
import { MAX_COMMENT_LENGTH, MAX_ID_LENGTH, MAX_TITLE_LENGTH } from './limits.ts';
import { commandSchema, id, setupShape, type Setup } from './schema.ts';

export const STUDY_VERSION = 1;

/** Control characters and those that change the direction of text; a comment may have several lines. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const text = (longest: number) =>
  z.string().check(
    z.maxLength(longest, `it has at most ${longest} characters`),
    z.refine((words) => !UNSEEN.test(words), 'it has characters that cannot be shown'),
  );

const colour = z.enum(DRAW_COLOURS);

/** Whether the board has the spaces is found when its edition is loaded. */
const drawsSchema = z.optional(
  z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('space'), space: id, colour }),
        z
          .strictObject({ kind: z.literal('arrow'), from: id, to: id, colour })
          .check(z.refine(({ from, to }) => from !== to, 'an arrow leads to another space')),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_DRAWS, `a place has at most ${MAX_DRAWS} arrows and marks`)),
);

const nodeSchema = z.strictObject({
  /** The place of the node before it in the list; -1 for the start. */
  parent: z.int().check(z.minimum(-1)),
  move: commandSchema,
  name: z.optional(text(MAX_TITLE_LENGTH)),
  comment: z.optional(text(MAX_COMMENT_LENGTH)),
  mark: z.optional(z.enum(NODE_MARKS)),
  chance: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  draws: drawsSchema,
  isFolded: z.optional(z.literal(true)),
});

/** A study of the lab as a file. Only its shape is checked here; whether its moves are legal is found by playing. */
export const studySchema = z.strictObject({
  version: z.literal(STUDY_VERSION),
  kind: z.literal('study'),
  title: text(MAX_TITLE_LENGTH),
  ...setupShape,
  /** Arrows and marks at the start. */
  draws: drawsSchema,
  /** Parents come before their children. */
  nodes: z.array(nodeSchema).check(
    z.maxLength(MAX_NODES - 1, `a study has at most ${MAX_NODES - 1} moves`),
    z.refine((nodes) => nodes.every(({ parent }, i) => parent < i), 'a move must come after the one before it'),
  ),
  /** The node shown last; -1 for the start. */
  cursor: z.int().check(z.minimum(-1)),
  savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
});

export interface StudyFile extends Setup {
  readonly version: typeof STUDY_VERSION;
  readonly kind: 'study';
  readonly title: string;
  readonly draws?: readonly Draw[];
  readonly nodes: readonly StudyNode[];
  readonly cursor: number;
  /** ISO date and time. */
  readonly savedAt: string;
}

type BranchNode = Branch<Command>[number];
export type StudyNode = Omit<BranchNode, 'notes'> & BranchNode['notes'];
