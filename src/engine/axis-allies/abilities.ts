import type { ByUnitType } from './ids.ts';

/** A land unit as cargo: light cargo takes any place of a ship, heavy cargo only a place for heavy cargo (NCM-9). */
export type Cargo = 'light' | 'heavy';

/** What units of a type can do beside moving and fighting. The rules ask these, never which type it is. */
export interface Abilities {
  /** It takes and frees territories (COM-19, CM-9). */
  readonly captures: boolean;
  /** It moves on through hostile territories without enemy units (CM-9). */
  readonly blitzes: boolean;
  /** How it travels on ships; null if it cannot. */
  readonly cargo: Cargo | null;
  /** Its places for land units (NCM-9). */
  readonly hold: readonly Cargo[];
  /** How many air units can land on it (UNIT-4). */
  readonly deck: number;
  /** It can land on decks (NCM-5). */
  readonly landsOnDecks: boolean;
  /** In a combat move it may land troops more than once, and move on between two landings (NA-JA-4). */
  readonly assaultsAgain: boolean;
  /** In combat move it may stay aboard its own power's carrier as cargo (CM-13). */
  readonly staysAboard: boolean;
  /** It neither attacks alone nor stays alone in a hostile zone (CM-21, CM-8). */
  readonly needsEscort: boolean;
  /** In combat move it goes nowhere but as cargo, and it does not land in an assault (AA-5). */
  readonly noncombatOnly: boolean;
  /** It may end a noncombat move in a hostile zone (NCM-4). */
  readonly restsAmongEnemies: boolean;
  /** It makes a sea zone hostile to its enemies (MAP-4). */
  readonly barsZones: boolean;
  /** It can fire before other units, and what it hits does not fire back (COM-6). */
  readonly firesFirst: boolean;
  /** It can leave a battle under water (COM-5), and pass hostile zones (CM-14, NCM-4). */
  readonly submerges: boolean;
  /** It stops enemy submarines and takes away what they can do (CM-14, COM-5, COM-6, COM-9). */
  readonly huntsSubmarines: boolean;
  /** It is chosen last as a casualty (COM-10), and lost where only such units are left (COM-16). */
  readonly defenceless: boolean;
  /** It can be chosen as a casualty. */
  readonly canBeHit: boolean;
  /** How many dice it rolls in attack. */
  readonly attackDice: number;
  /** By unit type: attacking, it raises one unit of that type to this attack value. */
  readonly supports: ByUnitType<number>;
  /** It hits on this value when it bombards a coast; 0 if it cannot. */
  readonly bombards: number;
  /** It hits on this value when it fires at aircraft; 0 if it does not. */
  readonly antiaircraftFire: number;
  /** Antiaircraft guns do not fire at it. */
  readonly evadesGuns: boolean;
  /** It can raid an industrial complex. */
  readonly raids: boolean;
  /** Its dice in a raid count half, rounded up. */
  readonly halvesRaidDice: boolean;
  /** It can strike an industrial complex within so many spaces (RKT-1); 0 if it cannot. */
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
  needsEscort: false,
  noncombatOnly: false,
  restsAmongEnemies: false,
  barsZones: false,
  firesFirst: false,
  submerges: false,
  huntsSubmarines: false,
  defenceless: false,
  canBeHit: true,
  attackDice: 1,
  supports: {},
  bombards: 0,
  antiaircraftFire: 0,
  evadesGuns: false,
  raids: false,
  halvesRaidDice: false,
  rocketRange: 0,
};
