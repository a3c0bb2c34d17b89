import { z } from 'zod';
import '../../zodWithoutEval.ts';
import { PHASES } from '../ids.ts';

const count = z.int().nonnegative();
const counts = z.record(z.string(), count);
/** More pieces of one kind in one space than any game sees: a slip of the file's, and each would be made. */
const MOST_PIECES = 999;
const pieces = z.record(z.string(), count.max(MOST_PIECES));

/** The shape of a position file; what its ids mean is checked apart (faults.ts). */
export const positionSchema = z.strictObject({
  edition: z.string(),
  title: z.string().optional(),
  round: z.int().positive().default(1),
  power: z.string(),
  phase: z.enum(PHASES),
  victory: z.string().default('standard'),
  treasury: counts.default({}),
  control: z.record(z.string(), z.string()).default({}),
  units: z.record(z.string(), z.record(z.string(), pieces)),
  aboard: z
    .array(
      z.strictObject({
        in: z.string(),
        ship: z.string(),
        owner: z.string(),
        cargo: z.array(z.strictObject({ unit: z.string(), owner: z.string() })),
      }),
    )
    .default([]),
  purchased: pieces.default({}),
  complexesCapturedThisTurn: z.array(z.string()).default([]),
});

export type PositionFile = z.input<typeof positionSchema>;
export type Position = z.output<typeof positionSchema>;

/** What is wrong with a position, and where: a JSON path such as `units.germany.karelia.tank`. */
export interface PositionFault {
  readonly path: string;
  readonly message: string;
  readonly rule?: string;
}
