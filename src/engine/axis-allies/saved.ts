import { z } from 'zod/mini';
import { MAX_ENTRIES, MAX_ID_LENGTH } from '../common/limits.ts';
import { COMMANDS, fieldsOf, ROLLERS, type Command, type CommandType, type FieldKind } from './command.ts';

/*
 * What a save holds of games of this family: commands, and what was agreed before the first of them. Only shapes are
 * checked here, with bounds; the rules decide what is legal.
 */

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
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

/** A command in a save. */
export const commandSchema = z.discriminatedUnion(
  'type',
  (Object.keys(COMMANDS) as CommandType[]).map(commandOfType) as [OfType, ...OfType[]],
  { error: 'there is no such command' },
) as unknown as z.ZodMiniType<Command>;

/** What is agreed about the edition's own set-up; no advantages if they are left out. */
export const optionsShape = { victory: id, advantages: z.optional(z.record(id, ids)) };

/** What else a save holds before the first command. */
export const extrasShape = {
  /** In a game begun before dice that can hit nobody were left out (COM-9): its commands have them. */
  idleDice: z.optional(z.literal(true)),
};
