import type { Board } from './board.ts';
import type { AdvantageId, ByUnitType, DevelopmentId, PowerId, UnitTypeId } from './ids.ts';
import type { RuleId } from './ruleIds.ts';
import type { GameState } from './state.ts';

/** What units of a type are and can do, and what a power's developments and advantages make of them. */

/** A land unit as cargo: light cargo takes any place of a ship, heavy cargo only a place for heavy cargo (NCM-9). */
export type Cargo = 'light' | 'heavy';

/** What units of a type can do beside moving and fighting. The rules ask these, never which type it is. */
export interface Abilities {
  /** Takes and frees territories (COM-19, CM-9). */
  readonly captures: boolean;
  /** Moves on through hostile territories without enemy units (CM-9). */
  readonly blitzes: boolean;
  /** How the unit travels on ships; null if it cannot. */
  readonly cargo: Cargo | null;
  /** Places for land units aboard a ship (NCM-9). */
  readonly hold: readonly Cargo[];
  /** How many air units can land on a ship (UNIT-4). */
  readonly deck: number;
  /** Can land on decks (NCM-5). */
  readonly landsOnDecks: boolean;
  /** In a combat move a ship may land troops more than once, and move on between two landings (NA-JA-4). */
  readonly assaultsAgain: boolean;
  /** In combat move a fighter may stay aboard its own power's carrier as cargo (CM-13). */
  readonly staysAboard: boolean;
  /** Is no fighting unit, as transports and guns: others that cannot hit, as carriers, may be warships (COM-16). */
  readonly unarmed: boolean;
  /** Neither attacks alone nor stays alone in a hostile zone (CM-21, CM-8). */
  readonly needsEscort: boolean;
  /** In combat move a unit goes nowhere but as cargo, and it does not land in an assault (AA-5). */
  readonly noncombatOnly: boolean;
  /** May end a noncombat move in a hostile zone (NCM-4). */
  readonly restsAmongEnemies: boolean;
  /** Makes a sea zone hostile to its enemies (MAP-4). */
  readonly barsZones: boolean;
  /** Can fire before other units, and what it hits does not fire back (COM-6). */
  readonly firesFirst: boolean;
  /** Can leave a battle under water (COM-5), and pass hostile zones (CM-14, NCM-4). */
  readonly submerges: boolean;
  /** Stops enemy submarines and takes away what they can do (CM-14, COM-5, COM-6, COM-9). */
  readonly huntsSubmarines: boolean;
  /** The value on which it hits transports that pass it without escort; 0 if it lets them pass (HUNT-1). */
  readonly hitsPassing: number;
  /** Is chosen last as a casualty (COM-10), and lost where only such units are left (COM-16). */
  readonly defenceless: boolean;
  /** Can be chosen as a casualty. */
  readonly canBeHit: boolean;
  /** How many dice a unit rolls in attack. */
  readonly attackDice: number;
  /** The value on which a ship hits when it bombards a coast; 0 if it cannot. */
  readonly bombards: number;
  /** The value on which a gun hits when it fires at aircraft; 0 if the unit is no gun. */
  readonly antiaircraftFire: number;
  /** Antiaircraft guns do not fire at such a unit. */
  readonly evadesGuns: boolean;
  /** Can raid an industrial complex, or another facility. */
  readonly raids: boolean;
  /** The rule that keeps it out of raids altogether; null if it is only no bomber. */
  readonly barredFromRaids: RuleId | null;
  /** Dice in a raid count half, rounded up. */
  readonly halvesRaidDice: boolean;
  /** Within how many spaces a gun can strike an industrial complex (RKT-1); 0 if it cannot. */
  readonly rocketRange: number;
}

/** A unit that moves and fights and can do nothing else. */
export const NO_ABILITIES: Abilities = {
  captures: false,
  blitzes: false,
  cargo: null,
  hold: [],
  deck: 0,
  landsOnDecks: false,
  assaultsAgain: false,
  staysAboard: false,
  unarmed: false,
  needsEscort: false,
  noncombatOnly: false,
  restsAmongEnemies: false,
  barsZones: false,
  firesFirst: false,
  submerges: false,
  huntsSubmarines: false,
  hitsPassing: 0,
  defenceless: false,
  canBeHit: true,
  attackDice: 1,
  bombards: 0,
  antiaircraftFire: 0,
  evadesGuns: false,
  raids: false,
  barredFromRaids: null,
  halvesRaidDice: false,
  rocketRange: 0,
};

/** What units of a type are, cost and can do. */
export interface UnitType extends Abilities {
  readonly id: UnitTypeId;
  readonly domain: 'land' | 'air' | 'sea';
  readonly cost: number;
  readonly move: number;
  readonly attack: number;
  readonly defense: number;
  /** Hits that destroy it. */
  readonly hits: number;
}

type UnitTypes = ReadonlyMap<UnitTypeId, UnitType>;

type UnitChangers = Pick<GameState, 'developments' | 'advantages'>;

/** The types of the game asked for last: nearly always the one asked for next. */
let latest: {
  readonly board: Board;
  readonly of: UnitChangers;
  readonly types: ReadonlyMap<PowerId, UnitTypes>;
} | null = null;

/**
 * The unit types of each power that has developments or advantages (NA): what one has changes its own units, old and
 * new, and nobody else's.
 * @rule RES-4, RES-5
 */
export function changedTypes(
  board: Board,
  { developments, advantages }: UnitChangers,
): ReadonlyMap<PowerId, UnitTypes> {
  if (latest?.board === board && latest.of.developments === developments && latest.of.advantages === advantages)
    return latest.types;
  const powers = new Set([...Object.keys(developments), ...Object.keys(advantages)]);
  const types = new Map(
    [...powers].map((power) => [power, withChanges(board, developments[power] ?? [], advantages[power] ?? [])]),
  );
  latest = { board, of: { developments, advantages }, types };
  return types;
}

function withChanges(
  { edition, unitTypes }: Board,
  developed: readonly DevelopmentId[],
  advantages: readonly AdvantageId[],
): UnitTypes {
  const types = new Map(unitTypes);
  const change = (changes: ByUnitType<Partial<UnitType>> = {}): void => {
    for (const [type, changed] of Object.entries(changes)) types.set(type, { ...types.get(type)!, ...changed });
  };
  for (const { id, changes } of edition.developments) if (developed.includes(id)) change(changes);
  for (const { id, changes } of edition.advantages) if (advantages.includes(id)) change(changes);
  return types;
}
