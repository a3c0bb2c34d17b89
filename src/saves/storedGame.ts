import { z } from 'zod/mini';
import { PHASES } from '../engine/index.ts';
import { MAX_ID_LENGTH } from './limits.ts';
import { setupSchema } from './schema.ts';

/** What the database holds of a game besides its commands; written anew in one go with each change of them. */
export const storedGameSchema = z.object({
  id: z.string(),
  version: z.literal(2),
  rules: z.int().check(z.positive()),
  setup: setupSchema,
  savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
  /** How many commands there are, and the check of the last: a log cut at its end is noticed by these. */
  count: z.int().check(z.nonnegative()),
  check: z.string(),
  /** Where the game stands, for a list; null for games kept before this was written down. */
  // oxlint-disable-next-line promise/valid-params -- it is a schema's
  standing: z.catch(
    z.nullable(z.object({ round: z.number(), power: z.string(), phase: z.enum(PHASES), isOver: z.boolean() })),
    null,
  ),
});
export type StoredGame = Readonly<z.infer<typeof storedGameSchema>>;

/** One command, and the check over it and all before. */
export interface StoredCommand<Value = unknown> {
  readonly command: Value;
  readonly check: string;
}

/** All that is stored under one game's id, as it is found there: nothing of it is believed yet. */
export interface StoredRecords {
  readonly id: string;
  readonly game: unknown;
  readonly commands: readonly { readonly n: number; readonly value: unknown }[];
  readonly checkpoint: unknown;
}
