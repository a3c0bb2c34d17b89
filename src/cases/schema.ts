import { z } from 'zod/mini';
import { PHASES, REASONS, RULE_IDS, SIDES } from '../engine/index.ts';

/**
 * A case shows a rule: a small position, orders, and their expected results. The case files of an edition are in its
 * folder in rules/, and described in cases.md there. Tests play them, and the rulebook in the app shows them on the
 * map.
 */

const space = z.string();
const power = z.string();
/** Unit counts by type: { "tank": 2 }. */
const counts = z.record(z.string(), z.int().check(z.nonnegative()));
/** Unit counts by space. */
const unitsAt = z.record(space, counts);

/** Optional fields of every order: the rule that refuses it, the reason of the refusal, and a note for readers. */
const outcome = {
  refused: z.optional(z.enum(RULE_IDS)),
  reason: z.optional(z.enum(REASONS)),
  note: z.optional(z.string()),
};
/** The owner of the units, if not the power that acts or decides. */
const owner = z.optional(power);

const order = z.union([
  z.strictObject({ research: z.string(), dice: z.int(), ...outcome }),
  z.strictObject({ purchase: counts, ...outcome }),
  z.strictObject({ move: unitsAt, to: space, via: z.optional(z.array(space)), owner, ...outcome }),
  z.strictObject({ load: unitsAt, onto: space, ship: z.optional(power), owner, ...outcome }),
  z.strictObject({ offload: unitsAt, to: space, owner, ...outcome }),
  z.strictObject({ attack: space, ...outcome }),
  z.strictObject({ ignore: space, ...outcome }),
  /** Which of the air units in a hostile territory raid it. */
  z.strictObject({ raid: unitsAt, ...outcome }),
  z.strictObject({ fight: space, kind: z.optional(z.literal('raid')), bombard: z.optional(unitsAt), ...outcome }),
  z.strictObject({ rocket: space, to: space, ...outcome }),
  /** Transports whose landing is called off. */
  z.strictObject({ callOff: unitsAt, to: z.optional(space), owner, ...outcome }),
  z.strictObject({ submerge: counts, ...outcome }),
  z.strictObject({ roll: z.array(z.int()), ...outcome }),
  z.strictObject({ lose: counts, owner, ...outcome }),
  z.strictObject({ press: z.literal(true), ...outcome }),
  z.strictObject({ retreat: z.nullable(space), ...outcome }),
  z.strictObject({ land: space, ...outcome }),
  z.strictObject({ mobilize: z.string(), to: space, complex: z.optional(space), ...outcome }),
  z.strictObject({
    advantage: z.string(),
    units: z.optional(unitsAt),
    owner,
    from: z.optional(space),
    to: z.optional(space),
    ...outcome,
  }),
  z.strictObject({ place: z.nullable(space), ...outcome }),
  z.strictObject({ end: z.enum(PHASES), ...outcome }),
]);

/** What must be true now. Only the given keys are checked. */
const check = z.strictObject({
  /** All units in these spaces by power, including cargo. */
  units: z.optional(z.record(space, z.record(power, counts))),
  /** All cargo in these zones by power. */
  aboard: z.optional(z.record(space, z.record(power, counts))),
  /** The number of damaged battleships in these zones. */
  damaged: z.optional(z.record(space, z.int())),
  /** The number of submerged submarines in these zones. */
  submerged: z.optional(z.record(space, z.int())),
  control: z.optional(z.record(space, power)),
  treasury: z.optional(z.record(power, z.int())),
  production: z.optional(z.record(power, z.int())),
  developments: z.optional(z.record(power, z.array(z.string()))),
  /** Territories that must have an industrial complex; there may be others. */
  complexes: z.optional(z.array(space)),
  /** The acting power's mobilization zone. */
  purchased: z.optional(counts),
  power: z.optional(power),
  phase: z.optional(z.enum(PHASES)),
  round: z.optional(z.int()),
  /** The awaited input: 'command', 'dice attacker', 'submerge defender', 'casualties attacker', 'retreat' and so on. */
  asks: z.optional(z.string()),
  /** The powers whose players must give the input. */
  asked: z.optional(z.array(power)),
  /** Dice to roll, the group with the lowest value first. */
  dice: z.optional(z.array(z.strictObject({ value: z.int(), units: counts }))),
  /** How many hits must be assigned. */
  hits: z.optional(z.int()),
  /** Where land and sea units can retreat to, sorted; and whether air units can break off. */
  retreatTo: z.optional(z.array(space)),
  airMayRetreat: z.optional(z.boolean()),
  /** Where a stranded fighter can land, sorted. */
  landAt: z.optional(z.array(space)),
  /** Spaces of the battles still to be fought, sorted. */
  battles: z.optional(z.array(space)),
  /** Where guns have still to fire, in order. */
  shots: z.optional(z.array(space)),
  /** The air units that complete their move now, by space. */
  homebound: z.optional(unitsAt),
  /** Submarines that can submerge or strike now. */
  submarines: z.optional(counts),
  winner: z.optional(z.nullable(z.enum(SIDES))),
});

const step = z.union([
  order,
  z.strictObject({ check, note: z.optional(z.string()) }),
  /** Where these units can go together. */
  z.strictObject({
    reach: unitsAt,
    only: z.optional(z.array(space)),
    offers: z.optional(z.array(space)),
    not: z.optional(z.array(space)),
    owner,
    note: z.optional(z.string()),
  }),
  /** Where a new unit of this type can be placed. */
  z.strictObject({ places: z.string(), only: z.array(space), note: z.optional(z.string()) }),
]);

const counted = z.record(z.string(), z.int().check(z.nonnegative()));

/** A position file without `edition`, which is that of the case's folder. `phase` is combat move by default. */
const position = z.strictObject({
  power,
  phase: z.optional(z.enum(PHASES)),
  round: z.optional(z.int()),
  victory: z.optional(z.string()),
  treasury: z.optional(counted),
  control: z.optional(z.record(space, power)),
  units: z.record(power, z.record(space, counts)),
  aboard: z.optional(
    z.array(
      z.strictObject({
        in: space,
        ship: z.string(),
        owner: power,
        cargo: z.array(z.strictObject({ unit: z.string(), owner: power })),
      }),
    ),
  ),
  /** More about some of the pieces in `units`; checked with the position. */
  pieces: z.optional(z.array(z.looseObject({ in: space, unit: z.string(), owner: power }))),
  purchased: z.optional(counts),
  complexesCapturedThisTurn: z.optional(z.array(space)),
  developments: z.optional(z.record(power, z.array(z.string()))),
  advantages: z.optional(z.record(power, z.array(z.string()))),
  spentAdvantages: z.optional(z.array(z.string())),
  /** Advantages that hold for a time; checked with the position. */
  running: z.optional(z.array(z.looseObject({ advantage: z.string() }))),
  complexes: z.optional(z.array(space)),
  mustCollect: z.optional(z.array(power)),
});

export const caseSchema = z.strictObject({
  /** The rule that it mainly shows, then others that it involves. */
  rules: z.array(z.enum(RULE_IDS)).check(z.minLength(1)),
  /** One sentence: the situation and its outcome. */
  title: z.string(),
  position,
  steps: z.array(step).check(z.minLength(1)),
});

export const casesSchema = z.array(caseSchema);

export type RuleCase = z.output<typeof caseSchema>;
export type Step = z.output<typeof step>;
export type Order = z.output<typeof order>;
export type Check = z.output<typeof check>;
