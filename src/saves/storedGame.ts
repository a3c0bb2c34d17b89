import { z } from 'zod/mini';
import { memoizePerObject, readShape, type Family } from '../engine/index.ts';
import { MAX_ID_LENGTH } from './limits.ts';
import { editionIn, familyRead, gameNameSchema, schemasOf, timeUsedSchema, type SideLine } from './schema.ts';

/** The version of these records. */
const STORED_VERSION = 2;

/** Whose turn it was, for a list of games. */
const standingOf = ({ phases }: Family) =>
  z.object({
    round: z.number(),
    power: z.string(),
    phase: z.enum(phases),
    isOver: z.boolean(),
    /** Who holds which territory, for a small map; left out in games stored before it was kept. */
    control: z.optional(z.record(z.string(), z.nullable(z.string()))),
  });

const storedGameSchema = memoizePerObject((family: Family) =>
  z.object({
    id: z.string(),
    version: z.literal(STORED_VERSION),
    /** What people call it; without one it is called by its edition, players and date. */
    // oxlint-disable-next-line promise/valid-params -- it is a schema's
    name: z.catch(z.optional(gameNameSchema), undefined),
    rules: z.int().check(z.positive()),
    setup: schemasOf(family).setup,
    /** The time on the clock, if there is one. */
    // oxlint-disable-next-line promise/valid-params -- it is a schema's
    timeUsed: z.catch(z.optional(timeUsedSchema), undefined),
    savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
    /** The number of commands and the checksum of the last one. They reveal a log that lost its end. */
    count: z.int().check(z.nonnegative()),
    check: z.string(),
    /** The state of play, for a list of games; null for games stored before this field existed. */
    // oxlint-disable-next-line promise/valid-params -- it is a schema's
    standing: z.catch(z.nullable(standingOf(family)), null),
  }),
);

/** What the database holds of a game besides its commands. It is rewritten with each change of them. */
export type StoredGame = Readonly<z.infer<ReturnType<typeof storedGameSchema>>>;

/** Reads the record of a game, whatever it is; null if it has not the shape of one. */
export function readStoredGame(record: unknown): StoredGame | null {
  const family = familyRead(editionIn((record as { readonly setup?: unknown } | null)?.setup));
  return readShape(storedGameSchema(family), record).data ?? null;
}

/** Whether a record that cannot be read was written by a later version of the program. */
export const isOfLaterProgram = (record: unknown): boolean => readShape(laterRecord, record).success;

const laterRecord = z.object({ version: z.int().check(z.gt(STORED_VERSION)) });

/** One command, with the checksum over it and all commands before it. */
export interface StoredCommand<Value = unknown> {
  readonly command: Value;
  readonly check: string;
}

/** Everything stored under one game's id, not validated yet. */
export interface StoredRecords {
  readonly id: string;
  readonly game: unknown;
  readonly commands: readonly { readonly n: number; readonly value: unknown }[];
  readonly checkpoint: unknown;
  readonly sideLines?: unknown;
}

/** A line that was taken back, with the checksum over it. */
export interface StoredSideLine {
  readonly line: SideLine;
  readonly check: string;
}
