import { z } from 'zod/mini';
import '../../zodMessages.ts';
import { PHASES } from '../ids.ts';
import { BATTLE_STEPS, HIT_KINDS } from '../state.ts';

const count = z.int().check(z.nonnegative());
const counts = z.record(z.string(), count);
/** More pieces of one kind in one space than any game sees: a slip of the file's, and each would be made. */
const MOST_PIECES = 999;
const pieces = z.record(z.string(), count.check(z.maximum(MOST_PIECES)));
/** More spaces, stacks or dice than any list of a game holds. */
const MOST = 4000;
const spaces = z.array(z.string()).check(z.maxLength(MOST));
const yes = z.optional(z.literal(true));

/** What a unit did this turn; the movement it spent is the length of its route. */
const deed = z.strictObject({
  route: z.array(z.string()).check(z.minLength(1), z.maxLength(9)),
  phase: z.enum(['combat-move', 'conduct-combat', 'noncombat-move']),
  did: z.optional(z.enum(['moved', 'loaded', 'offloaded', 'fought'])),
  assault: z.optional(z.string()),
  ashore: z.optional(z.string()),
  retreated: yes,
});

/** A unit's part in the battle under way. */
const part = z.strictObject({ seaborne: yes, casualty: yes, struck: yes, submerged: yes });

/** What there is to say of a piece beyond where it stands. */
const story = {
  deed: z.optional(deed),
  damaged: yes,
  placed: yes,
  stranded: yes,
  battle: z.optional(part),
};

const kind = z.enum(['sea', 'land']);
const plan = { space: z.string(), kind, landingFrom: z._default(spaces, []) };
const side = z.enum(['attacker', 'defender']);
const hits = z.strictObject(
  Object.fromEntries(HIT_KINDS.map((hit) => [hit, count.check(z.maximum(MOST))])) as HitCounts,
);
type HitCounts = Record<(typeof HIT_KINDS)[number], typeof count>;

const turn = z.strictObject({
  control: z._default(z.record(z.string(), z.nullable(z.string())), {}),
  hostileZones: z.optional(spaces),
  engage: z._default(z.record(z.string(), z.boolean()), {}),
  battles: z._default(z.array(z.strictObject(plan)).check(z.maxLength(MOST)), []),
  seaBattles: z._default(z.record(z.string(), z.enum(['cleared', 'contested'])), {}),
  captured: z._default(spaces, []),
  mobilized: z._default(pieces, {}),
  begun: yes,
});

const die = z.int().check(z.minimum(1), z.maximum(6));
const rolled = z.strictObject({
  value: die,
  kind: z.enum(HIT_KINDS),
  dice: z.array(die).check(z.maxLength(MOST)),
  hits: count.check(z.maximum(MOST)),
});

const battle = z.strictObject({
  ...plan,
  round: z.int().check(z.positive(), z.maximum(MOST)),
  step: z.enum(BATTLE_STEPS),
  destroyers: z.strictObject({ attacker: z.boolean(), defender: z.boolean() }),
  origins: z._default(spaces, []),
  hits: z._default(hits, { submarine: 0, air: 0, surface: 0 }),
  rolled: z.optional(z.strictObject({ by: side, groups: z.array(rolled).check(z.maxLength(30)) })),
});

/** A ship with cargo. */
const laden = z.strictObject({
  in: z.string(),
  ship: z.string(),
  owner: z.string(),
  cargo: z.array(z.strictObject({ unit: z.string(), owner: z.string(), deed: z.optional(deed) })),
  ...story,
});

/** Pieces with the same story. */
const stack = z.strictObject({
  in: z.string(),
  unit: z.string(),
  owner: z.string(),
  count: z._default(count.check(z.maximum(MOST_PIECES)), 1),
  ...story,
});

/** The shape of a position file; what its ids mean is checked apart (faults.ts, recordFaults.ts). */
export const positionSchema = z.strictObject({
  version: z.optional(z.union([z.literal(1), z.literal(2)])),
  edition: z.string(),
  title: z.optional(z.string()),
  round: z._default(z.int().check(z.positive()), 1),
  power: z.string(),
  phase: z.enum(PHASES),
  victory: z._default(z.string(), 'standard'),
  treasury: z._default(counts, {}),
  control: z._default(z.record(z.string(), z.string()), {}),
  units: z.record(z.string(), z.record(z.string(), pieces)),
  aboard: z._default(z.array(laden), []),
  pieces: z._default(z.array(stack).check(z.maxLength(MOST)), []),
  purchased: z._default(pieces, {}),
  complexesCapturedThisTurn: z._default(z.array(z.string()), []),
  turn: z.optional(turn),
  battle: z.optional(battle),
  over: yes,
});

export type PositionFile = z.input<typeof positionSchema>;
export type Position = z.output<typeof positionSchema>;
export type DeedEntry = z.output<typeof deed>;
export type PieceDetails = z.output<z.ZodMiniObject<typeof story>>;

/** What is wrong with a position, and where: a JSON path such as `units.germany.karelia.tank`. */
export interface PositionFault {
  readonly path: string;
  readonly message: string;
  readonly rule?: string;
}
