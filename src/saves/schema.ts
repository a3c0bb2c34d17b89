import { z } from 'zod';
import type { Command } from '../engine/index.ts';

const id = z.string().min(1);
const ids = z.array(id);
const count = z.number().int().nonnegative();

/** A command as it stands in a save. The engine judges whether it is legal; this only judges its shape. */
const commandSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('purchase'), units: z.record(id, count) }),
    z.strictObject({ type: z.literal('move'), units: ids, to: id, via: ids.optional() }),
    z.strictObject({ type: z.literal('load'), units: ids, zone: id, transport: id.optional() }),
    z.strictObject({ type: z.literal('offload'), units: ids, to: id }),
    z.strictObject({ type: z.literal('engage'), zone: id, attack: z.boolean() }),
    z.strictObject({ type: z.literal('fight'), space: id }),
    z.strictObject({ type: z.literal('submerge'), units: ids }),
    z.strictObject({ type: z.literal('roll'), dice: z.array(z.number().int().min(1).max(6)) }),
    z.strictObject({ type: z.literal('casualties'), units: ids }),
    z.strictObject({ type: z.literal('press') }),
    z.strictObject({ type: z.literal('retreat'), to: id.optional() }),
    z.strictObject({ type: z.literal('land-stranded'), unit: id, to: id }),
    z.strictObject({ type: z.literal('mobilize'), unit: id, to: id, complex: id.optional() }),
    z.strictObject({ type: z.literal('end-phase') }),
  ],
  { error: 'there is no such command' },
);

export const DICE_MODES = ['program', 'table'] as const;
/** Who rolls: the program from the game's seed, or the people at the table, who type what they rolled. */
export type DiceMode = (typeof DICE_MODES)[number];

const setupShape = {
  edition: id,
  /** The edition's own set-up, or a position file. */
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('setup'), victory: id }),
    z.strictObject({ kind: z.literal('position'), position: z.unknown() }),
  ]),
  seed: z.string().min(1),
  diceMode: z.enum(DICE_MODES),
  players: z
    .array(z.strictObject({ name: z.string().min(1), powers: ids }))
    .min(1)
    .max(5),
};

export const setupSchema = z.strictObject(setupShape);
/** Everything that was agreed before the first command. */
export type Setup = Readonly<z.infer<typeof setupSchema>>;

export const saveSchema = z.strictObject({
  version: z.literal(1),
  ...setupShape,
  commands: z.array(commandSchema),
  savedAt: z.string(),
});

export interface Save extends Setup {
  readonly version: 1;
  readonly commands: readonly Command[];
  /** ISO date and time. */
  readonly savedAt: string;
}
