import { z } from 'zod/mini';
import type { Command } from '../engine/index.ts';
import { MAX_NAME_LENGTH, MAX_ID_LENGTH, MAX_COMMANDS, MAX_ENTRIES } from './limits.ts';

export const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const ids = z.array(id).check(z.maxLength(MAX_ENTRIES));
const count = z.int().check(z.nonnegative());
const die = z.int().check(z.minimum(1), z.maximum(6));

/** A command in a save. Only its shape is checked here; the engine decides whether it is legal. */
export const commandSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('research'), development: id, dice: count.check(z.maximum(MAX_ENTRIES)) }),
    z.strictObject({ type: z.literal('purchase'), units: z.record(id, count) }),
    z.strictObject({ type: z.literal('move'), units: ids, to: id, via: z.optional(ids) }),
    z.strictObject({ type: z.literal('load'), units: ids, zone: id, transport: z.optional(id) }),
    z.strictObject({ type: z.literal('offload'), units: ids, to: id }),
    z.strictObject({ type: z.literal('engage'), zone: id, attack: z.boolean() }),
    z.strictObject({ type: z.literal('raid'), units: ids, raid: z.boolean() }),
    z.strictObject({
      type: z.literal('fight'),
      space: id,
      kind: z.optional(z.literal('raid')),
      bombard: z.optional(ids),
    }),
    z.strictObject({ type: z.literal('rocket'), from: id, to: id }),
    z.strictObject({ type: z.literal('call-off'), transports: ids, to: z.optional(id) }),
    z.strictObject({ type: z.literal('submerge'), units: ids }),
    z.strictObject({ type: z.literal('roll'), dice: z.array(die).check(z.maxLength(MAX_ENTRIES)) }),
    z.strictObject({ type: z.literal('casualties'), units: ids }),
    z.strictObject({ type: z.literal('press') }),
    z.strictObject({ type: z.literal('retreat'), to: z.optional(id) }),
    z.strictObject({ type: z.literal('land-stranded'), unit: id, to: id }),
    z.strictObject({ type: z.literal('mobilize'), unit: id, to: id, complex: z.optional(id) }),
    z.strictObject({
      type: z.literal('use-advantage'),
      advantage: id,
      units: z.optional(ids),
      from: z.optional(id),
      to: z.optional(id),
    }),
    z.strictObject({ type: z.literal('place-offer'), to: z.nullable(id) }),
    z.strictObject({ type: z.literal('end-phase') }),
  ],
  { error: 'there is no such command' },
);

export const DICE_MODES = ['program', 'table'] as const;
/** Who rolls: the program from the game's seed, or the players, who type in what they rolled. */
export type DiceMode = (typeof DICE_MODES)[number];

/** Control characters, unpaired surrogates, and characters that change the text direction. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const HIDDEN_ALL = new RegExp(HIDDEN, 'gu');

const playerName = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_NAME_LENGTH, `a name has at most ${MAX_NAME_LENGTH} characters`),
  z.refine((name) => !HIDDEN.test(name), 'a name has characters that cannot be shown'),
);

/** Makes a name valid. Version 1 allowed any text. */
export function nameWithinLimits(name: string): string {
  // Clean again: cutting may have split a surrogate pair.
  const clean = name.replace(HIDDEN_ALL, '').slice(0, MAX_NAME_LENGTH).replace(HIDDEN_ALL, '');
  return clean === '' ? 'Player' : clean;
}

export const setupShape = {
  edition: id,
  /** The edition's own set-up and what is agreed about it, or a position file; no advantages if they are left out. */
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('setup'), victory: id, advantages: z.optional(z.record(id, ids)) }),
    z.strictObject({ kind: z.literal('position'), position: z.unknown() }),
  ]),
  seed: id,
  diceMode: z.enum(DICE_MODES),
  players: z.array(z.strictObject({ name: playerName, powers: ids })).check(z.minLength(1), z.maxLength(5)),
};

export const setupSchema = z.strictObject(setupShape);
/** Everything that is agreed before the first command. */
export type Setup = Readonly<z.infer<typeof setupSchema>>;

/**
 * A game after a number of commands, as the set-up of a game that continues from there. It is used when the earlier
 * commands can no longer be replayed, because the rules changed or data was damaged.
 */
export const checkpointSchema = z.strictObject({ after: count, setup: setupSchema });
export type Checkpoint = Readonly<z.infer<typeof checkpointSchema>>;

export const SAVE_VERSION = 2;

export const saveSchema = z.strictObject({
  version: z.literal(SAVE_VERSION),
  /** The rules version the game was last played with. */
  rules: z.int().check(z.positive()),
  ...setupShape,
  commands: z.array(commandSchema).check(z.maxLength(MAX_COMMANDS, `a game has at most ${MAX_COMMANDS} commands`)),
  checkpoint: z.nullable(checkpointSchema),
  savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
});

export interface Save extends Setup {
  readonly version: typeof SAVE_VERSION;
  readonly rules: number;
  readonly commands: readonly Command[];
  readonly checkpoint: Checkpoint | null;
  /** ISO date and time. */
  readonly savedAt: string;
}
