import { z } from 'zod';
import { PHASES } from '../ids.ts';
import { BATTLE_STEPS, HIT_KINDS } from '../state.ts';

const count = z.int().nonnegative();
const counts = z.record(z.string(), count);
/** More pieces of one kind in one space than any game sees: a slip of the file's, and each would be made. */
const MOST_PIECES = 999;
const pieces = z.record(z.string(), count.max(MOST_PIECES));
/** More spaces, stacks or dice than any list of a game holds. */
const MOST = 4000;
const spaces = z.array(z.string()).max(MOST);
const yes = z.literal(true).optional();

/** What a unit did this turn; the movement it spent is the length of its route. */
const deed = z.strictObject({
  route: z.array(z.string()).min(1).max(9),
  phase: z.enum(['combat-move', 'conduct-combat', 'noncombat-move']),
  did: z.enum(['moved', 'loaded', 'offloaded', 'fought']).optional(),
  assault: z.string().optional(),
  ashore: z.string().optional(),
  retreated: yes,
});

/** A unit's part in the battle under way. */
const part = z.strictObject({ seaborne: yes, casualty: yes, struck: yes, submerged: yes });

/** What there is to say of a piece beyond where it stands. */
const story = {
  deed: deed.optional(),
  damaged: yes,
  placed: yes,
  stranded: yes,
  battle: part.optional(),
};

const kind = z.enum(['sea', 'land']);
const plan = { space: z.string(), kind, landingFrom: spaces.default([]) };
const side = z.enum(['attacker', 'defender']);
const hits = z.strictObject(Object.fromEntries(HIT_KINDS.map((hit) => [hit, count.max(MOST)])) as HitCounts);
type HitCounts = Record<(typeof HIT_KINDS)[number], typeof count>;

const turn = z.strictObject({
  control: z.record(z.string(), z.string().nullable()).default({}),
  hostileZones: spaces.optional(),
  engage: z.record(z.string(), z.boolean()).default({}),
  battles: z.array(z.strictObject(plan)).max(MOST).default([]),
  seaBattles: z.record(z.string(), z.enum(['cleared', 'contested'])).default({}),
  captured: spaces.default([]),
  mobilized: pieces.default({}),
  begun: yes,
});

const battle = z.strictObject({
  ...plan,
  round: z.int().positive().max(MOST),
  step: z.enum(BATTLE_STEPS),
  destroyers: z.strictObject({ attacker: z.boolean(), defender: z.boolean() }),
  origins: spaces.default([]),
  hits: hits.default({ submarine: 0, air: 0, surface: 0 }),
  rolled: z
    .strictObject({
      by: side,
      groups: z
        .array(
          z.strictObject({
            value: z.int().min(1).max(6),
            kind: z.enum(HIT_KINDS),
            dice: z.array(z.int().min(1).max(6)).max(MOST),
            hits: count.max(MOST),
          }),
        )
        .max(30),
    })
    .optional(),
});

/** The shape of a position file; what its ids mean is checked apart (faults.ts, recordFaults.ts). */
export const positionSchema = z.strictObject({
  version: z.union([z.literal(1), z.literal(2)]).optional(),
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
        cargo: z.array(z.strictObject({ unit: z.string(), owner: z.string(), deed: deed.optional() })),
        ...story,
      }),
    )
    .default([]),
  pieces: z
    .array(
      z.strictObject({
        in: z.string(),
        unit: z.string(),
        owner: z.string(),
        count: count.max(MOST_PIECES).default(1),
        ...story,
      }),
    )
    .max(MOST)
    .default([]),
  purchased: pieces.default({}),
  complexesCapturedThisTurn: z.array(z.string()).default([]),
  turn: turn.optional(),
  battle: battle.optional(),
  over: yes,
});

export type PositionFile = z.input<typeof positionSchema>;
export type Position = z.output<typeof positionSchema>;
export type DeedEntry = z.output<typeof deed>;
export type Story = z.output<z.ZodObject<typeof story>>;

/** What is wrong with a position, and where: a JSON path such as `units.germany.karelia.tank`. */
export interface PositionFault {
  readonly path: string;
  readonly message: string;
  readonly rule?: string;
}
