import { z } from 'zod/mini';
import {
  fieldsOf,
  PHASES,
  REASONS,
  ROLLERS,
  KNOWN_RULE_IDS,
  SIDES,
  type AskedDice,
  type Awaiting,
  type BattleSide,
  type COMMANDS,
  type CommandType,
  type FieldKind,
  type FieldOf,
  type NamedRoll,
} from '../../../engine/axis-allies/index.ts';

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

/** A rule of an edition, be its book on the shelf or still to come. */
const rule = z.enum(KNOWN_RULE_IDS);

/** Optional fields of every order: the rule that refuses it, the reason of the refusal, and a note for readers. */
const outcome = {
  refused: z.optional(rule),
  reason: z.optional(z.enum(REASONS)),
  note: z.optional(z.string()),
};
/** The owner of the units, if not the power that acts or decides. */
const owner = z.optional(power);

/** What the fields of a command hold in a case, by kind: units are counts by space, since they have no ids there. */
const FIELDS = {
  unit: space,
  units: unitsAt,
  hits: counts,
  'unit type': z.string(),
  counts,
  space,
  spaces: z.array(space),
  'space or null': z.nullable(space),
  development: z.string(),
  advantage: z.string(),
  number: z.int(),
  dice: z.array(z.int()),
  boolean: z.boolean(),
  raid: z.literal('raid'),
  roller: z.enum(ROLLERS),
} satisfies Readonly<Record<FieldKind, z.ZodMiniType>>;

type InCase<Kind> = Kind extends `${infer Known extends FieldKind}?`
  ? z.ZodMiniOptional<(typeof FIELDS)[Known]>
  : (typeof FIELDS)[Kind & FieldKind];

/**
 * The order that stands for a command in a case. Of each field of the command it says what it is called there, and null
 * for one that the order has not; `more` is what it has instead.
 */
function orderFor<
  Type extends CommandType,
  const Names extends Readonly<Record<FieldOf<Type>, string | null>>,
  More extends z.core.$ZodLooseShape,
>(type: Type, names: Names, more: More) {
  const fields = Object.entries(fieldsOf<z.ZodMiniType>(type, FIELDS, z.optional)).flatMap(([field, schema]) => {
    const name = names[field as FieldOf<Type>];
    return name === null ? [] : [[name, schema]];
  });
  return z.strictObject({
    ...(Object.fromEntries(fields) as {
      [Field in FieldOf<Type> as Names[Field] & string]: InCase<(typeof COMMANDS)[Type][Field]>;
    }),
    ...more,
    ...outcome,
  });
}

/** The orders for each command. */
const ORDERS = {
  research: [orderFor('research', { development: 'research', dice: 'dice' }, {})],
  purchase: [orderFor('purchase', { units: 'purchase' }, {})],
  repair: [orderFor('repair', { facility: 'repair', at: 'in', points: 'points' }, {})],
  move: [orderFor('move', { units: 'move', to: 'to', via: 'via' }, { owner })],
  load: [orderFor('load', { units: 'load', zone: 'onto', transport: null }, { ship: z.optional(power), owner })],
  offload: [orderFor('offload', { units: 'offload', to: 'to' }, { owner })],
  engage: [
    orderFor('engage', { zone: 'attack', attack: null }, {}),
    orderFor('engage', { zone: 'ignore', attack: null }, {}),
  ],
  /** Which of the air units in a hostile territory raid it. */
  raid: [orderFor('raid', { units: 'raid', raid: null }, {})],
  /** Which of the air units beside raiders escort them. */
  escort: [orderFor('escort', { units: 'escort', escort: null }, {})],
  /** The air units that meet a raid, none if they stay down. */
  intercept: [orderFor('intercept', { units: null }, { intercept: counts })],
  /** How many bombers raid each facility. */
  share: [orderFor('share', { raiders: 'share' }, {})],
  fight: [orderFor('fight', { space: 'fight', kind: 'kind', bombard: 'bombard' }, {})],
  rocket: [orderFor('rocket', { from: 'rocket', to: 'to' }, {})],
  /** Transports whose landing is called off. */
  'call-off': [orderFor('call-off', { transports: 'callOff', to: 'to' }, { owner })],
  submerge: [orderFor('submerge', { units: null }, { submerge: counts })],
  /** Submarines by zone that fire at passing transports; none: they hold their fire. */
  shoot: [orderFor('shoot', { units: 'shoot' }, {})],
  /** By zone and type of ship, how many attacks. */
  kamikaze: [orderFor('kamikaze', { targets: null }, { kamikaze: unitsAt })],
  /** By island; what is left out stays. */
  scramble: [orderFor('scramble', { units: 'scramble' }, {})],
  roll: [orderFor('roll', { dice: 'roll', by: null }, {})],
  /** `whole`: of ships of two hits those that have taken none. */
  casualties: [orderFor('casualties', { units: 'lose' }, { owner, whole: z.optional(z.literal(true)) })],
  press: [orderFor('press', {}, { press: z.literal(true) })],
  retreat: [orderFor('retreat', { to: null }, { retreat: z.nullable(space) })],
  'land-stranded': [orderFor('land-stranded', { unit: null, to: 'land' }, {})],
  mobilize: [orderFor('mobilize', { unit: 'mobilize', to: 'to', complex: 'complex' }, {})],
  'use-advantage': [
    orderFor('use-advantage', { advantage: 'advantage', units: 'units', from: 'from', to: 'to' }, { owner }),
  ],
  'place-offer': [orderFor('place-offer', { to: 'place' }, {})],
  disrupt: [orderFor('disrupt', { zones: 'disrupt' }, {})],
  'end-phase': [orderFor('end-phase', {}, { end: z.enum(PHASES) })],
} satisfies Readonly<Record<CommandType, readonly z.ZodMiniType[]>>;

const order = z.union(Object.values(ORDERS).flat());

type AskedOf<Question> = Question extends AskedDice
  ? `dice ${BattleSide | NamedRoll}`
  : Question extends { readonly kind: infer Kind extends string; readonly side: BattleSide }
    ? `${Kind} ${BattleSide}`
    : Question extends { readonly kind: infer Kind extends string }
      ? Kind
      : never;
/** A question as a case names it: its kind, and of dice and of a side's choices what or whose they are. */
export type AskedKind = AskedOf<Awaiting>;

const ASKED: Readonly<Record<AskedKind, true>> = {
  command: true,
  'dice attacker': true,
  'dice defender': true,
  'dice research': true,
  'dice antiaircraft': true,
  'dice raid': true,
  'dice rocket': true,
  'dice passing': true,
  'dice kamikaze': true,
  'submerge attacker': true,
  'submerge defender': true,
  'casualties attacker': true,
  'casualties defender': true,
  shoot: true,
  'lost-transports': true,
  kamikaze: true,
  scramble: true,
  retreat: true,
  'fly-home': true,
  stranded: true,
  intercept: true,
  share: true,
  offer: true,
  disrupt: true,
  over: true,
};

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
  /** Territories without a controller. */
  uncontrolled: z.optional(z.array(space)),
  treasury: z.optional(z.record(power, z.int())),
  production: z.optional(z.record(power, z.int())),
  developments: z.optional(z.record(power, z.array(z.string()))),
  /** Territories that must have an industrial complex; there may be others. */
  complexes: z.optional(z.array(space)),
  /** All that stands in these territories, by kind with points of damage. */
  facilities: z.optional(z.record(space, counts)),
  /** All wars, in the order of the edition's powers. */
  wars: z.optional(z.array(z.tuple([power, power]))),
  /** The acting power's mobilization zone. */
  purchased: z.optional(counts),
  power: z.optional(power),
  phase: z.optional(z.enum(PHASES)),
  round: z.optional(z.int()),
  /** The awaited input. */
  asks: z.optional(z.enum(Object.keys(ASKED) as AskedKind[])),
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
  /** Kamikaze attacks left. */
  kamikazeLeft: z.optional(z.int()),
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
        damaged: z.optional(z.literal(true)),
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
  /** What stands in territories, by kind with points of damage. */
  facilities: z.optional(z.record(space, counts)),
  /** Neutral territories that were attacked, and the side they joined; units there are of the owner `neutral`. */
  alignedNeutrals: z.optional(z.record(space, z.enum(SIDES))),
  /** Pairs of powers at war, where an edition begins in peace. */
  wars: z.optional(z.array(z.tuple([power, power]))),
  objectivesPaid: z.optional(z.array(z.string())),
  /** Kamikaze attacks left; open if a territory was taken that lets them begin, now or before. */
  kamikaze: z.optional(z.strictObject({ left: z.int(), isOpen: z.optional(z.literal(true)) })),
});

export const caseSchema = z.strictObject({
  /** The rule that it mainly shows, then others that it involves. */
  rules: z.array(rule).check(z.minLength(1)),
  /** One sentence: the situation and its outcome. */
  title: z.string(),
  position,
  steps: z.array(step).check(z.minLength(1)),
});

export const casesSchema = z.array(caseSchema);

export type RuleCase = z.output<typeof caseSchema>;
export type CaseStep = z.output<typeof step>;
export type Order = z.output<typeof order>;
export type Check = z.output<typeof check>;
