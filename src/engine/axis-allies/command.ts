import type { AdvantageId, ByUnitType, DevelopmentId, SpaceId, UnitId, UnitTypeId } from './ids.ts';

export const ROLLERS = ['program', 'table', 'low-luck', 'hand'] as const;
/** Who rolled: the program from the game's seed, the players' real dice, low luck, or somebody who chose the dice. */
export type Roller = (typeof ROLLERS)[number];

/** What a field of a command can hold, by kind. */
interface FieldValues {
  unit: UnitId;
  /** Each unit once. */
  units: readonly UnitId[];
  /** One entry per hit: a unit that takes two hits is listed twice. */
  hits: readonly UnitId[];
  'unit type': UnitTypeId;
  /** How many units of each type. */
  counts: ByUnitType<number>;
  space: SpaceId;
  spaces: readonly SpaceId[];
  'space or null': SpaceId | null;
  development: DevelopmentId;
  advantage: AdvantageId;
  number: number;
  dice: readonly number[];
  boolean: boolean;
  raid: 'raid';
  roller: Roller;
}
export type FieldKind = keyof FieldValues;

type CommandShape = Readonly<Record<string, FieldKind | `${FieldKind}?`>>;

/**
 * Every input to the game, with the kinds of its fields; a field with '?' can be left out. Dice results are commands
 * too, because the engine never rolls. The type `Command`, the guard of `play` and the schemas of saves and of cases
 * all follow from this table.
 */
export const COMMANDS = {
  /** Buy research dice for a development; they are rolled next (RES-1, RES-2, RES-3). */
  research: { development: 'development', dice: 'number' },
  /** Purchase units. This is the whole order: it replaces an earlier one of the same phase (BUY-1, BUY-2, BUY-3). */
  purchase: { units: 'counts' },
  /**
   * Repair so many points of damage of a facility in this phase, in all: it replaces an earlier order for the same one
   * (BUY-4, BUY-5).
   */
  repair: { facility: 'unit type', at: 'space', points: 'number' },
  /**
   * Move units of the acting power to a space, in combat move or noncombat move. They may start in different spaces.
   * `via` names the spaces to pass, in order, if the default route is not wanted (to blitz, to move out and back, to
   * choose a canal).
   */
  move: { units: 'units', to: 'space', via: 'spaces?' },
  /** Load land units onto transports in a zone, or onto the given `transport` (CM-16, NCM-8, NCM-9, NCM-10). */
  load: { units: 'units', zone: 'space', transport: 'unit?' },
  /**
   * In combat move: declare that this cargo will assault a hostile territory (CM-18).
   * In noncombat move: offload this cargo into a friendly territory (NCM-8).
   */
  offload: { units: 'units', to: 'space' },
  /** Attack or ignore the enemy submarines and transports in a zone (CM-5, CM-19, AMPH-1). */
  engage: { zone: 'space', attack: 'boolean' },
  /** Air units, which have flown to a hostile territory, raid its complex, or fight there after all (SBR-1). */
  raid: { units: 'units', raid: 'boolean' },
  /** Air units escort the raid in the territory where they are, or fight there after all (SBR-6). */
  escort: { units: 'units', escort: 'boolean' },
  /** These air units of the defender's meet the raid; none lets it pass (SBR-6). */
  intercept: { units: 'units' },
  /** How many raiders raid each facility of the territory (SBR-7). */
  share: { raiders: 'counts' },
  /**
   * Fight this battle next, or fly this raid (COM-1, AMPH-8, SBR-1). Where troops land, `bombard` names the ships that
   * bombard the coast; all that can, if it is left out (BOM-1).
   */
  fight: { space: 'space', kind: 'raid?', bombard: 'units?' },
  /** A gun strikes a complex with a rocket (RKT-1). */
  rocket: { from: 'space', to: 'space' },
  /** Call off the landing of these transports, or only that in `to`: the cargo stays aboard (AMPH-6, NA-JA-4). */
  'call-off': { transports: 'units', to: 'space?' },
  /** The named submarines of the deciding side submerge, its other submarines strike (COM-5). */
  submerge: { units: 'units' },
  /** The named submarines fire at transports that pass them; none named: they hold their fire (HUNT-1, HUNT-2). */
  shoot: { units: 'units' },
  /** Kamikaze attacks, one entry for each, by the ship at which it is aimed; none, if there are none (KAM-2). */
  kamikaze: { targets: 'hits' },
  /** The named aircraft scramble, each into the zone round its island; the others stay (SCR-1). */
  scramble: { units: 'units' },
  /** Dice results, one per unit, in the order of `awaiting(state).groups`, and who rolled them, if that is known. */
  roll: { dice: 'dice', by: 'roller?' },
  /**
   * Casualties, one entry per hit: a battleship that takes two hits is listed twice (COM-8, COM-9, COM-10, COM-11,
   * COM-12). Outside battles: which of the transports that were fired at are lost (HUNT-1).
   */
  casualties: { units: 'hits' },
  /** Fight another round (COM-3). If only transports are left on both sides, the attacker's stay (COM-17). */
  press: {},
  /**
   * Retreat: land and sea units go to `to`; air units stay in the space and land later (COM-18, AMPH-4). Leave `to`
   * out if only air units break off.
   */
  retreat: { to: 'space?' },
  /** Land a stranded fighter; its own zone means a carrier with room there (NCM-2). */
  'land-stranded': { unit: 'unit', to: 'space' },
  /**
   * Place one new unit or industrial complex. `complex` chooses whose limit it counts against if several touch the zone
   * (MOB-1, MOB-2, MOB-3, CPX-1).
   */
  mobilize: { unit: 'unit type', to: 'space', complex: 'space?' },
  /** Declare an advantage; what it needs beside, its rule says (NA-4). */
  'use-advantage': { advantage: 'advantage', units: 'units?', from: 'space?', to: 'space?' },
  /** Place the units that an advantage offers, or decline: `to` is null (NA-4). */
  'place-offer': { to: 'space or null' },
  /** The convoys of the power that collects its income which are disrupted, by zone; none is an answer too (CVY-1). */
  disrupt: { zones: 'spaces' },
  /** End the phase. In collect income this collects the income and ends the turn (TURN-2, INC-1). */
  'end-phase': {},
} as const satisfies Readonly<Record<string, CommandShape>>;

type Commands = typeof COMMANDS;
export type CommandType = keyof Commands;
export type FieldOf<Type extends CommandType> = keyof Commands[Type];

type MaybeLeftOut<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends `${string}?` ? Field : never;
}[keyof Fields];
type ValueOf<Kind> = Kind extends `${infer Known extends FieldKind}?`
  ? FieldValues[Known]
  : FieldValues[Kind & FieldKind];
type TypedCommand<Type, Fields> = { readonly type: Type } & {
  readonly [Field in Exclude<keyof Fields, MaybeLeftOut<Fields>>]: ValueOf<Fields[Field]>;
} & { readonly [Field in MaybeLeftOut<Fields>]?: ValueOf<Fields[Field]> };

type PlainFields<Fields> = { [Field in keyof Fields]: Fields[Field] };

/** Every input to the game; what each is for, `COMMANDS` says. */
export type Command = { [Type in CommandType]: PlainFields<TypedCommand<Type, Commands[Type]>> }[CommandType];
export type CommandOf<Type extends CommandType> = Extract<Command, { readonly type: Type }>;

/** Who rolled the dice of a command; null if it rolls none, or was given before that was kept. */
export const rollerOf = (command: Command): Roller | null => (command.type === 'roll' && command.by) || null;

/** Makes something of each field of a command by its kind, and of that again where the field can be left out. */
export const fieldsOf = <Made>(
  type: CommandType,
  made: Readonly<Record<FieldKind, Made>>,
  maybeLeftOut: (made: Made) => Made,
): Readonly<Record<string, Made>> =>
  Object.fromEntries(
    Object.entries<FieldKind | `${FieldKind}?`>(COMMANDS[type]).map(([field, kind]) => [
      field,
      kind.endsWith('?') ? maybeLeftOut(made[kind.slice(0, -1) as FieldKind]) : made[kind as FieldKind],
    ]),
  );

/** The space to which a command sends, brings or places units, or where they fight; null if it has none. */
export function targetOf(command: Command): SpaceId | null {
  switch (command.type) {
    case 'move':
    case 'offload':
    case 'mobilize':
    case 'land-stranded':
      return command.to;
    case 'retreat':
    case 'place-offer':
      return command.to ?? null;
    case 'load':
      return command.zone;
    case 'fight':
      return command.space;
    case 'research':
    case 'purchase':
    case 'repair':
    case 'engage':
    case 'raid':
    case 'escort':
    case 'intercept':
    case 'share':
    case 'rocket':
    case 'call-off':
    case 'submerge':
    case 'shoot':
    case 'kamikaze':
    case 'scramble':
    case 'roll':
    case 'casualties':
    case 'press':
    case 'use-advantage':
    case 'disrupt':
    case 'end-phase':
      return null;
  }
}

type Guard = (value: unknown) => boolean;

const isId: Guard = (value) => typeof value === 'string';
const isNumber: Guard = (value) => typeof value === 'number';
const isListOf = (value: unknown, isItem: Guard): value is readonly unknown[] =>
  Array.isArray(value) && Array.from(value).every(isItem);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which values are of a kind. Whether the ids and numbers are allowed is checked by the rules. */
const IS: Readonly<Record<FieldKind, Guard>> = {
  unit: isId,
  units: (value) => isListOf(value, isId) && new Set(value).size === value.length,
  hits: (value) => isListOf(value, isId),
  'unit type': isId,
  counts: (value) => isRecord(value) && Object.values(value).every(isNumber),
  space: isId,
  spaces: (value) => isListOf(value, isId),
  'space or null': (value) => value === null || isId(value),
  development: isId,
  advantage: isId,
  number: isNumber,
  dice: (value) => isListOf(value, isNumber),
  boolean: (value) => typeof value === 'boolean',
  raid: (value) => value === 'raid',
  roller: (value) => (ROLLERS as readonly unknown[]).includes(value),
};

const orLeftOut =
  (is: Guard): Guard =>
  (value) =>
    value === undefined || is(value);

const GUARDS: ReadonlyMap<unknown, Readonly<Record<string, Guard>>> = new Map(
  (Object.keys(COMMANDS) as CommandType[]).map((type) => [type, fieldsOf(type, IS, orLeftOut)]),
);

/** Whether a value has the exact shape of a command, without extra fields. For callers without type checking. */
export function isCommand(value: unknown): value is Command {
  const guards = isRecord(value) ? GUARDS.get(value.type) : undefined;
  if (guards === undefined) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key in fields) if (key !== 'type' && !Object.hasOwn(guards, key)) return false;
  for (const field in guards) if (!guards[field]!(fields[field])) return false;
  return true;
}
