import { z } from 'zod/mini';
import {
  familyWith,
  memoizePerObject,
  shelf,
  unknownVersion,
  type AnyCommand,
  type Beginning,
  type Family,
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
export const gameNameSchema = shownName(MAX_TITLE_LENGTH);

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

/** Everything that is agreed before the first command, and what else its family keeps beside it. */
export interface Setup extends Beginning {
  readonly seed: string;
  readonly diceMode: DiceMode;
  /** What the table agreed beside the rules; left out in games of before that could be agreed. */
  readonly agreed?: { readonly takebacks: Takebacks; readonly clock: ClockRule | null } | undefined;
  /** The short game that is played: its goal, and all that is told of it. Its family reads it when it is shown. */
  readonly shortGame?: unknown;
}

const agreed = z.strictObject({ takebacks: z.enum(TAKEBACKS), clock: z.nullable(clockSchema) });
/** As many players as one of the family's editions takes. */
const playersOf = ({ shelf: editions }: Family) =>
  z
    .array(z.strictObject({ name: playerName, powers: ids, resting: z.optional(ids) }))
    .check(z.minLength(1), z.maxLength(Math.max(...editions.map(({ players }) => players.to))));

/** The fields of a set-up in a file: what the program keeps of every game, and what its family adds. */
export const setupShape = (family: Family) => ({
  edition: id,
  /** The edition's own set-up and what is agreed about it, or a position file. */
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('setup'), ...family.optionsShape }),
    z.strictObject({ kind: z.literal('position'), position: z.unknown() }),
  ]),
  seed: id,
  diceMode: z.enum(DICE_MODES),
  players: playersOf(family),
  agreed: z.optional(agreed),
  ...family.extrasShape,
});

/**
 * A game after a number of commands, as the set-up of a game that continues from there. It is used when the earlier
 * commands can no longer be replayed, because the rules changed or data was damaged.
 */
export interface Checkpoint {
  readonly after: number;
  readonly setup: Setup;
}

/** Milliseconds used, by side or by turn ('2 germany'). */
export const timeUsedSchema = z.record(id, count).check(z.refine((used) => Object.keys(used).length <= MAX_ENTRIES));
export type TimeUsed = Readonly<Record<string, number>>;

const date = z.string().check(z.maxLength(MAX_ID_LENGTH));

/** Commands that were played and then taken back, beyond dice or another player's choice. */
export interface SideLine<Order = AnyCommand> {
  readonly number: number;
  readonly after: number;
  readonly commands: readonly Order[];
  readonly by: string;
  readonly takenBackAt: string;
  readonly diceTaken: number;
}

export const SAVE_VERSION = 5;
/** Of studies. It stands here, so that games are opened without what reads studies. */
export const STUDY_VERSION = 3;

/** The schemas of what is kept of the games of one family. */
export const schemasOf = memoizePerObject((family: Family) => {
  const command = family.commandSchema;
  const commands = longList(command, z.maxLength(MAX_COMMANDS, `a game has at most ${MAX_COMMANDS} commands`));
  const fields = { ...setupShape(family), shortGame: z.optional(z.unknown()) };
  const setup = z.strictObject(fields) as unknown as z.ZodMiniType<Setup>;
  const checkpoint = z.strictObject({ after: count, setup });
  const sideLine = z.strictObject({
    /** Lines are counted from 1; the oldest may be gone. */
    number: count.check(z.minimum(1)),
    /** The number of the game's commands before the line. */
    after: count,
    commands: commands.check(z.minLength(1)),
    /** Who asked to take it back, and when: ISO date and time. */
    by: playerName,
    takenBackAt: date,
    /** How many dice had been taken back in the game by then, those of the line among them. */
    diceTaken: count,
  });
  const save = z.strictObject({
    version: versionOf(SAVE_VERSION),
    /** The rules version the game was last played with. */
    rules: z.int().check(z.positive()),
    name: z.optional(gameNameSchema),
    ...fields,
    commands,
    checkpoint: z.nullable(checkpoint),
    sideLines: z.optional(longList(sideLine, z.maxLength(MAX_SIDE_LINES))),
    timeUsed: z.optional(timeUsedSchema),
    savedAt: date,
  });
  return { command, setup, checkpoint, sideLine, save };
});

/** The family whose games a file with this edition holds; of an unknown one the first, so that its faults are told. */
export function familyRead(edition: unknown): Family {
  const family = familyWith(typeof edition === 'string' ? edition : '') ?? familyWith(shelf()[0]?.id ?? '');
  if (family === null) throw new Error('There is no family on the shelf.');
  return family;
}

/** The schemas by which a file with this edition is read. */
export const schemasFor = (edition: unknown) => schemasOf(familyRead(edition));

/** The edition that a record names, whatever it is. */
export const editionIn = (record: unknown): unknown => (record as { readonly edition?: unknown } | null)?.edition;

export interface Save extends Setup {
  readonly version: typeof SAVE_VERSION;
  readonly rules: number;
  readonly name?: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly checkpoint: Checkpoint | null;
  readonly sideLines?: readonly SideLine[] | undefined;
  readonly timeUsed?: TimeUsed | undefined;
  /** ISO date and time. */
  readonly savedAt: string;
}
