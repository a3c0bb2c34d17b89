import { z } from 'zod/mini';
import { unknownVersion } from '../../common/unknownVersion.ts';
import '../../zodMessages.ts';
import { PHASES, SIDES, type Phase } from '../ids.ts';
import { BATTLE_STEPS, DEEDS, HIT_KINDS, RAID_STAGES, UNTIL } from '../state.ts';

const count = z.int().check(z.nonnegative());
const counts = z.record(z.string(), count);
/** Limits the units of one type in one space, so that a wrong number in a file does not create millions of units. */
const MAX_UNITS = 999;
const pieces = z.record(z.string(), count.check(z.maximum(MAX_UNITS)));
/** Limits the length of lists and the size of numbers; more than any game needs. */
const MAX = 4000;
const spaces = z.array(z.string()).check(z.maxLength(MAX));
const flag = z.optional(z.literal(true));

/** The phases of which a unit can have done something. */
const UNITS_ACT: Readonly<Record<Phase, boolean>> = {
  'develop-weapons': false,
  'purchase-units': false,
  'combat-move': true,
  'conduct-combat': true,
  'noncombat-move': true,
  'mobilize-new-units': true,
  'collect-income': false,
};

/** What a unit did this turn. The movement points it used follow from the length of its route. */
const deed = z.strictObject({
  route: z.array(z.string()).check(z.minLength(1), z.maxLength(24)),
  phase: z.enum(PHASES.filter((phase) => UNITS_ACT[phase])),
  did: z.optional(z.enum(DEEDS)),
  assault: z.optional(z.string()),
  assaultFrom: z.optional(z.string()),
  ashore: z.optional(z.string()),
  retreated: flag,
  duty: z.optional(z.enum(['raid', 'escort', 'kamikaze'])),
  target: z.optional(z.string()),
  again: z.optional(count.check(z.maximum(9))),
  bombarded: flag,
});

/** A unit's part in the current battle. */
const battlePart = z.strictObject({
  seaborne: flag,
  casualty: flag,
  struck: flag,
  submerged: flag,
  bombards: flag,
  doomed: flag,
});

/** Optional details of a unit. */
const details = {
  deed: z.optional(deed),
  damaged: flag,
  submerged: flag,
  capturedFrom: z.optional(z.string()),
  emptiedIn: z.optional(z.int().check(z.positive())),
  placed: flag,
  stranded: flag,
  /** Which of the `shots` are fired at it, by number. */
  underFire: z.optional(z.array(count).check(z.minLength(1), z.maxLength(MAX))),
  /** Which of the `passing` it belongs to as a transport, by number (HUNT-1). */
  passes: z.optional(z.array(count).check(z.minLength(1), z.maxLength(MAX))),
  /** A submarine that fires at passing transports now; one that has in this phase (HUNT-2). */
  aims: flag,
  fired: flag,
  /** A ship at which so many kamikaze attacks are aimed (KAM-2). */
  struckAt: z.optional(z.int().check(z.positive(), z.maximum(MAX_UNITS))),
  /** The island from which an air unit scrambled (SCR-4). */
  scrambledFrom: z.optional(z.string()),
  battle: z.optional(battlePart),
};

const kind = z.enum(['sea', 'land', 'air']);
const plan = { space: z.string(), kind, landingFrom: z._default(spaces, []) };
const side = z.enum(['attacker', 'defender']);
const hits = z.strictObject(
  Object.fromEntries(HIT_KINDS.map((hit) => [hit, count.check(z.maximum(MAX))])) as HitCounts,
);
type HitCounts = Record<(typeof HIT_KINDS)[number], typeof count>;

const turn = z.strictObject({
  control: z._default(z.record(z.string(), z.nullable(z.string())), {}),
  hostileZones: z.optional(spaces),
  engage: z._default(z.record(z.string(), z.boolean()), {}),
  battles: z._default(z.array(z.strictObject(plan)).check(z.maxLength(MAX)), []),
  seaBattles: z._default(z.record(z.string(), z.enum(['cleared', 'contested'])), {}),
  captured: z._default(spaces, []),
  mobilized: z._default(pieces, {}),
  research: z.optional(z.string()),
  newComplexes: z._default(spaces, []),
  repaired: z.optional(z.record(z.string(), z.record(z.string(), count.check(z.maximum(MAX))))),
  newFacilities: z.optional(
    z
      .array(z.strictObject({ space: z.string(), facility: z.string(), from: z.optional(z.string()) }))
      .check(z.maxLength(MAX)),
  ),
  kamikazeIn: z.optional(spaces),
  risen: z.optional(spaces),
  rockets: z._default(z.array(z.strictObject({ from: z.string(), to: z.string() })).check(z.maxLength(MAX)), []),
  begun: flag,
});

const die = z.int().check(z.minimum(1), z.maximum(6));
const rolled = z.strictObject({
  value: die,
  kind: z.enum(HIT_KINDS),
  dicePerUnit: z.optional(z.int().check(z.minimum(2), z.maximum(6))),
  dice: z.array(die).check(z.maxLength(MAX)),
  hits: count.check(z.maximum(MAX)),
});

const battle = z.strictObject({
  ...plan,
  round: z.int().check(z.positive(), z.maximum(MAX)),
  step: z.enum(BATTLE_STEPS),
  destroyers: z.strictObject({ attacker: z.boolean(), defender: z.boolean() }),
  origins: z._default(spaces, []),
  hits: z._default(hits, { submarine: 0, air: 0, surface: 0 }),
  rolled: z.optional(z.strictObject({ by: side, groups: z.array(rolled).check(z.maxLength(30)) })),
});

/** Dice still to be rolled outside battles. */
const strike = { from: z.string(), to: z.string() };
const pendingRoll = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('research'),
    development: z.string(),
    dice: z.int().check(z.positive(), z.maximum(MAX)),
  }),
  z.strictObject({ kind: z.literal('raid'), space: z.string(), stage: z.optional(z.enum(RAID_STAGES)) }),
  z.strictObject({ kind: z.literal('rocket'), ...strike }),
]);

/** Antiaircraft fire still to be rolled. */
const shot = z.strictObject({ space: z.string(), by: z.string(), value: z.int().check(z.minimum(1), z.maximum(6)) });

/** Transports that passed enemy submarines without escort (HUNT-1). */
const passing = z.strictObject({
  zone: z.string(),
  by: z.string(),
  hits: z.optional(z.int().check(z.positive(), z.maximum(MAX))),
});

/** An advantage that holds for a time. */
const running = z.strictObject({ advantage: z.string(), until: z.enum(UNTIL), spaces: z.optional(spaces) });

/** Units that an advantage offers. */
const offer = z.strictObject({ advantage: z.string(), by: z.string(), places: spaces, units: pieces });

/** A transport with cargo. */
const loadedShip = z.strictObject({
  in: z.string(),
  ship: z.string(),
  owner: z.string(),
  cargo: z.array(
    z.strictObject({
      unit: z.string(),
      owner: z.string(),
      deed: z.optional(deed),
      capturedFrom: z.optional(z.string()),
    }),
  ),
  ...details,
});

/** Units of one type in one space with the same details. */
const stack = z.strictObject({
  in: z.string(),
  unit: z.string(),
  owner: z.string(),
  count: z._default(count.check(z.maximum(MAX_UNITS)), 1),
  ...details,
});

const NEWEST = 3;

/** The shape of a position file. Ids and values are checked later (positionFaults.ts, recordFaults.ts). */
export const positionSchema = z.strictObject({
  version: z.optional(z.literal([1, 2, NEWEST], { error: unknownVersion(NEWEST) })),
  edition: z.string(),
  title: z.optional(z.string()),
  round: z._default(z.int().check(z.positive()), 1),
  power: z.string(),
  phase: z.enum(PHASES),
  victory: z.optional(z.string()),
  treasury: z._default(counts, {}),
  control: z._default(z.record(z.string(), z.string()), {}),
  alignedNeutrals: z.optional(z.record(z.string(), z.enum(SIDES))),
  wars: z.optional(z.array(z.tuple([z.string(), z.string()])).check(z.maxLength(MAX))),
  units: z.record(z.string(), z.record(z.string(), pieces)),
  aboard: z._default(z.array(loadedShip), []),
  pieces: z._default(z.array(stack).check(z.maxLength(MAX)), []),
  purchased: z._default(pieces, {}),
  complexesCapturedThisTurn: z._default(z.array(z.string()), []),
  turn: z.optional(turn),
  battle: z.optional(battle),
  developments: z._default(z.record(z.string(), z.array(z.string()).check(z.maxLength(MAX))), {}),
  advantages: z._default(z.record(z.string(), z.array(z.string()).check(z.maxLength(MAX))), {}),
  spentAdvantages: z._default(spaces, []),
  running: z._default(z.array(running).check(z.maxLength(MAX)), []),
  offers: z.optional(z.array(offer).check(z.maxLength(MAX))),
  complexes: z.optional(spaces),
  facilities: z.optional(z.record(z.string(), z.record(z.string(), count.check(z.maximum(MAX))))),
  mustCollect: z._default(z.array(z.string()).check(z.maxLength(MAX)), []),
  objectivesPaid: z.optional(z.array(z.string()).check(z.maxLength(MAX))),
  roll: z.optional(pendingRoll),
  beforeBattles: z.optional(z.strictObject({ asks: z.enum(['kamikaze', 'scramble']), by: z.string() })),
  kamikaze: z.optional(z.strictObject({ left: count.check(z.maximum(MAX_UNITS)), isOpen: flag })),
  passing: z.optional(z.array(passing).check(z.minLength(1), z.maxLength(MAX))),
  shots: z._default(z.array(shot).check(z.maxLength(MAX)), []),
  over: flag,
});

export type PositionFile = z.input<typeof positionSchema>;
/** A position file with its gaps filled; what victory is usual, its edition says. */
export type PositionInFile = z.output<typeof positionSchema> & { victory: string };
export type DeedEntry = z.output<typeof deed>;
export type PieceDetails = z.output<z.ZodMiniObject<typeof details>>;

export type { PositionFault } from '../../common/ids.ts';
