import { z } from 'zod';
import { PHASES, REASONS, RULE_IDS, SIDES } from '../engine/index.ts';

/**
 * A case of a rule: a small position, the orders given in it, and what must come of them. Cases are data in
 * rules/1941/cases; the tests play them, and the rulebook in the app shows them on the map. See cases.md beside them.
 */

const space = z.string();
const power = z.string();
/** Units by type: { "tank": 2 }. */
const counts = z.record(z.string(), z.int().nonnegative());
/** Units by the space they stand in. */
const unitsAt = z.record(space, counts);

/** What every order may have: the rule that refuses it, the reason, and a note for readers. */
const outcome = {
  refused: z.enum(RULE_IDS).optional(),
  reason: z.enum(REASONS).optional(),
  note: z.string().optional(),
};
/** Whose units are meant, if not those of the power that acts or decides. */
const owner = power.optional();

const order = z.union([
  z.strictObject({ purchase: counts, ...outcome }),
  z.strictObject({ move: unitsAt, to: space, via: z.array(space).optional(), owner, ...outcome }),
  z.strictObject({ load: unitsAt, onto: space, ship: power.optional(), owner, ...outcome }),
  z.strictObject({ offload: unitsAt, to: space, owner, ...outcome }),
  z.strictObject({ attack: space, ...outcome }),
  z.strictObject({ ignore: space, ...outcome }),
  z.strictObject({ fight: space, ...outcome }),
  z.strictObject({ submerge: counts, ...outcome }),
  z.strictObject({ roll: z.array(z.int()), ...outcome }),
  z.strictObject({ lose: counts, owner, ...outcome }),
  z.strictObject({ press: z.literal(true), ...outcome }),
  z.strictObject({ retreat: space.nullable(), ...outcome }),
  z.strictObject({ land: space, ...outcome }),
  z.strictObject({ mobilize: z.string(), to: space, complex: space.optional(), ...outcome }),
  z.strictObject({ end: z.enum(PHASES), ...outcome }),
]);

/** What must be true now; only what is named is checked. */
const check = z.strictObject({
  /** All units in these spaces, by power; cargo counts in its ship's space. */
  units: z.record(space, z.record(power, counts)).optional(),
  /** Land units aboard ships in these zones, by power. */
  aboard: z.record(space, z.record(power, counts)).optional(),
  /** Battleships with one hit in these zones. */
  damaged: z.record(space, z.int()).optional(),
  control: z.record(space, power).optional(),
  treasury: z.record(power, z.int()).optional(),
  production: z.record(power, z.int()).optional(),
  /** The acting power's mobilization zone. */
  purchased: counts.optional(),
  power: power.optional(),
  phase: z.enum(PHASES).optional(),
  round: z.int().optional(),
  /** 'command', 'dice attacker', 'submerge defender', 'casualties attacker', 'retreat', 'stranded', 'over'. */
  asks: z.string().optional(),
  /** Powers whose players have to decide. */
  asked: z.array(power).optional(),
  /** Dice asked for, the group with the lowest value first. */
  dice: z.array(z.strictObject({ value: z.int(), units: counts })).optional(),
  /** How many hits must be assigned. */
  hits: z.int().optional(),
  /** Where land and sea units may retreat, in order of name; and whether air units may break off. */
  retreatTo: z.array(space).optional(),
  airMayRetreat: z.boolean().optional(),
  /** Where a stranded fighter may land, in order of name. */
  landAt: z.array(space).optional(),
  /** Spaces of the battles still to be fought, in order of name. */
  battles: z.array(space).optional(),
  /** Submarines that may submerge or strike now. */
  submarines: counts.optional(),
  winner: z.enum(SIDES).nullable().optional(),
});

const step = z.union([
  order,
  z.strictObject({ check, note: z.string().optional() }),
  /** Where these units can go together. */
  z.strictObject({
    reach: unitsAt,
    only: z.array(space).optional(),
    offers: z.array(space).optional(),
    not: z.array(space).optional(),
    owner,
    note: z.string().optional(),
  }),
  /** Where a new unit of this type can be placed. */
  z.strictObject({ places: z.string(), only: z.array(space), note: z.string().optional() }),
]);

const counted = z.record(z.string(), z.int().nonnegative());

/** A position file without what all cases share: edition 1941, and combat move unless another phase is named. */
const position = z.strictObject({
  power,
  phase: z.enum(PHASES).optional(),
  round: z.int().optional(),
  victory: z.string().optional(),
  treasury: counted.optional(),
  control: z.record(space, power).optional(),
  units: z.record(power, z.record(space, counts)),
  aboard: z
    .array(
      z.strictObject({
        in: space,
        ship: z.string(),
        owner: power,
        cargo: z.array(z.strictObject({ unit: z.string(), owner: power })),
      }),
    )
    .optional(),
  purchased: counts.optional(),
  complexesCapturedThisTurn: z.array(space).optional(),
});

export const caseSchema = z.strictObject({
  /** The rule it is mainly about, then others it involves. */
  rules: z.array(z.enum(RULE_IDS)).min(1),
  /** One sentence: the situation and what must happen. */
  title: z.string(),
  position,
  steps: z.array(step).min(1),
});

export const casesSchema = z.array(caseSchema);

export type RuleCase = z.output<typeof caseSchema>;
export type Step = z.output<typeof step>;
export type Order = z.output<typeof order>;
export type Check = z.output<typeof check>;
