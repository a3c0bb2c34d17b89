import { z } from 'zod/mini';
import {
  COMMANDS,
  fieldsOf,
  ROLLERS,
  unknownVersion,
  type Command,
  type CommandType,
  type FieldKind,
} from '../engine/index.ts';
import { longList } from './longList.ts';
import {
  MAX_CLOCK_SECONDS,
  MAX_COMMANDS,
  MAX_ENTRIES,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SIDE_LINES,
  MAX_TITLE_LENGTH,
} from './limits.ts';
import { HIDDEN, seenName } from './seenText.ts';

export const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));

/** The version of a file, once older ones have been migrated to the newest. */
export const versionOf = <Newest extends number>(newest: Newest) =>
  z.literal(newest, { error: unknownVersion(newest) });

const ids = z.array(id).check(z.maxLength(MAX_ENTRIES));
const count = z.int().check(z.nonnegative());
const die = z.int().check(z.minimum(1), z.maximum(6));

/** What the fields of a command hold in a save, by kind. Whether units are named twice is left to the rules. */
const FIELDS: Readonly<Record<FieldKind, z.ZodMiniType>> = {
  unit: id,
  units: ids,
  hits: ids,
  'unit type': id,
  counts: z.record(id, count),
  space: id,
  spaces: ids,
  'space or null': z.nullable(id),
  development: id,
  advantage: id,
  number: count.check(z.maximum(MAX_ENTRIES)),
  dice: z.array(die).check(z.maxLength(MAX_ENTRIES)),
  boolean: z.boolean(),
  raid: z.literal('raid'),
  roller: z.enum(ROLLERS),
};

const commandOfType = (type: CommandType) =>
  z.strictObject({ type: z.literal(type), ...fieldsOf(type, FIELDS, z.optional) });
type OfType = ReturnType<typeof commandOfType>;

/** A command in a save. Only its shape is checked here; the engine decides whether it is legal. */
export const commandSchema = z.discriminatedUnion(
  'type',
  (Object.keys(COMMANDS) as CommandType[]).map(commandOfType) as [OfType, ...OfType[]],
  { error: 'there is no such command' },
) as unknown as z.ZodMiniType<Command>;

export const DICE_MODES = ['program', 'low-luck', 'table'] as const;
/** Who rolls: the program from the game's seed, all dice or those of low luck; or the players, who type them in. */
export type DiceMode = (typeof DICE_MODES)[number];

const shownName = (longest: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(longest, `a name has at most ${longest} characters`),
    z.refine((text) => !HIDDEN.test(text), 'a name has characters that cannot be shown'),
  );
const playerName = shownName(MAX_NAME_LENGTH);

/** What people call a game. */
export const gameName = shownName(MAX_TITLE_LENGTH);

/** Makes a name valid. Version 1 allowed any text. */
export function nameWithinLimits(name: string): string {
  // Clean again: cutting may have split a surrogate pair.
  const clean = seenName(seenName(name).slice(0, MAX_NAME_LENGTH));
  return clean === '' ? 'Player' : clean;
}

/** Why a text that people typed can be no seed; null if it can. */
export function seedFault(seed: string): string | null {
  if (seed.length > MAX_ID_LENGTH) return `A seed has at most ${MAX_ID_LENGTH} characters.`;
  return HIDDEN.test(seed) ? 'The seed has characters that cannot be shown.' : null;
}

export const TAKEBACKS = ['free', 'ask', 'never'] as const;
/** Whether dice and other players' choices may be taken back: freely, if every other player agrees, or never. */
export type Takebacks = (typeof TAKEBACKS)[number];

const clockSchema = z.strictObject({
  /** The time is for each turn, or for each side in the whole game. */
  kind: z.enum(['turn', 'side']),
  seconds: z.int().check(z.minimum(10), z.maximum(MAX_CLOCK_SECONDS)),
});
/** How long the players may think. */
export type ClockRule = Readonly<z.infer<typeof clockSchema>>;

export const setupShape = {
  edition: id,
  /** The edition's own set-up and what is agreed about it, or a position file; no advantages if they are left out. */
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('setup'), victory: id, advantages: z.optional(z.record(id, ids)) }),
    z.strictObject({ kind: z.literal('position'), position: z.unknown() }),
  ]),
  seed: id,
  diceMode: z.enum(DICE_MODES),
  players: z
    .array(z.strictObject({ name: playerName, powers: ids, resting: z.optional(ids) }))
    .check(z.minLength(1), z.maxLength(5)),
  /** In a game begun before dice that can hit nobody were left out (COM-9): its commands have them. */
  idleDice: z.optional(z.literal(true)),
  /** What the table agreed beside the rules; left out in games of before that could be agreed. */
  agreed: z.optional(z.strictObject({ takebacks: z.enum(TAKEBACKS), clock: z.nullable(clockSchema) })),
};

export const setupSchema = z.strictObject({
  ...setupShape,
  /** What the family keeps of the short game that is played: its goal, and all that is told of it. */
  shortGame: z.optional(z.unknown()),
});
/** Everything that is agreed before the first command. */
export type Setup = Readonly<z.infer<typeof setupSchema>>;

/**
 * A game after a number of commands, as the set-up of a game that continues from there. It is used when the earlier
 * commands can no longer be replayed, because the rules changed or data was damaged.
 */
export const checkpointSchema = z.strictObject({ after: count, setup: setupSchema });
export type Checkpoint = Readonly<z.infer<typeof checkpointSchema>>;

/** Milliseconds used, by side or by turn ('2 germany'). */
export const timeUsedSchema = z.record(id, count).check(z.refine((used) => Object.keys(used).length <= MAX_ENTRIES));
export type TimeUsed = Readonly<Record<string, number>>;

const commandLog = longList(commandSchema, z.maxLength(MAX_COMMANDS, `a game has at most ${MAX_COMMANDS} commands`));
const date = z.string().check(z.maxLength(MAX_ID_LENGTH));

export const sideLineSchema = z.strictObject({
  /** Lines are counted from 1; the oldest may be gone. */
  number: count.check(z.minimum(1)),
  /** The number of the game's commands before the line. */
  after: count,
  commands: commandLog.check(z.minLength(1)),
  /** Who asked to take it back, and when: ISO date and time. */
  by: playerName,
  takenBackAt: date,
  /** How many dice had been taken back in the game by then, those of the line among them. */
  diceTaken: count,
});

/** Commands that were played and then taken back, beyond dice or another player's choice. */
export interface SideLine<Order = Command> {
  readonly number: number;
  readonly after: number;
  readonly commands: readonly Order[];
  readonly by: string;
  readonly takenBackAt: string;
  readonly diceTaken: number;
}

export const SAVE_VERSION = 5;

export const saveSchema = z.strictObject({
  version: versionOf(SAVE_VERSION),
  /** The rules version the game was last played with. */
  rules: z.int().check(z.positive()),
  name: z.optional(gameName),
  ...setupSchema.shape,
  commands: commandLog,
  checkpoint: z.nullable(checkpointSchema),
  sideLines: z.optional(longList(sideLineSchema, z.maxLength(MAX_SIDE_LINES))),
  timeUsed: z.optional(timeUsedSchema),
  savedAt: date,
});

export interface Save extends Setup {
  readonly version: typeof SAVE_VERSION;
  readonly rules: number;
  readonly name?: string | undefined;
  readonly commands: readonly Command[];
  readonly checkpoint: Checkpoint | null;
  readonly sideLines?: readonly SideLine[] | undefined;
  readonly timeUsed?: TimeUsed | undefined;
  /** ISO date and time. */
  readonly savedAt: string;
}
