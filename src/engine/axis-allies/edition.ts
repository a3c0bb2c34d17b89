import type { ShelfEntry } from '../family.ts';
import type { AdvantageRule } from './advantages/advantageRule.ts';
import type { Interrupt } from './awaiting.ts';
import type { ValueRule } from './combat/combatants.ts';
import type { Strikes } from './combat/hits.ts';
import type { StepRule } from './combat/round.ts';
import type { FacilityKind } from './facilityKinds.ts';
import type {
  ByPower,
  ByUnitType,
  DevelopmentId,
  FacilityId,
  NationId,
  Phase,
  PowerId,
  Side,
  SpaceId,
  UnitId,
  UnitTypeId,
} from './ids.ts';
import type { TransportRules } from './moves/transportRules.ts';
import type { PhaseRule } from './phases/turn.ts';
import type { RuleId, RuleTitles } from './ruleIds.ts';
import type { BattleKind, GameState } from './state.ts';
import type { UnitType } from './unitTypes.ts';
import type { War } from './politics/wars.ts';

export interface Power {
  readonly id: PowerId;
  readonly name: string;
  readonly side: Side;
  readonly startingIncome: number;
  /** Null for a power without one, which then can never lose it (CHN-7). */
  readonly capital: SpaceId | null;
}

export interface SeaZone {
  readonly id: SpaceId;
  readonly name: string;
  readonly kind: 'sea';
}

export interface Territory {
  readonly id: SpaceId;
  readonly name: string;
  readonly kind: 'land';
  /** IPCs it yields each turn. */
  readonly ipc: number;
  /** The power that controls it at the start of the game; null for neutral territories. */
  readonly owner: PowerId | null;
  /** Its power for ever, to which friends who free it give it back (MAP-11): its owner, if the board says no other. */
  readonly firstController: PowerId | null;
  /** Nobody ever enters or controls it: neutral ground, or closed for another reason (MAP-3). */
  readonly neutral: boolean;
  /** Of neutral ground that can be attacked: the units that then rise to defend it (NEU-1); null for all other. */
  readonly rises: ByUnitType<number> | null;
  /** The nation that it belongs to, if no power plays that. */
  readonly nation: NationId | null;
  readonly island: boolean;
  readonly coastal: boolean;
  /** What stands there at the start of the game. */
  readonly facilities: readonly FacilityId[];
  readonly capitalOf: PowerId | null;
  readonly capitalCity: string | null;
  /** The city for whose sake this territory counts towards victory. */
  readonly victoryCity: string | null;
}

/** A development of weapons: once a power has it, its units of these types have the changed values (RES-4). */
export interface Development {
  readonly id: DevelopmentId;
  readonly name: string;
  /** A research die that shows this number brings it (RES-3). */
  readonly number: number;
  readonly rule: RuleId;
  readonly changes: ByUnitType<Partial<UnitType>>;
}

/** A national advantage (NA) and its rule. */
export interface Advantage extends AdvantageRule {
  readonly name: string;
  /** The power that can have it. */
  readonly power: PowerId;
  /** Its number in the power's table, from which advantages are drawn by lot (NA-1). */
  readonly number: number;
  readonly rule: RuleId;
  /** What it does, in a line. */
  readonly about: string;
  /** When it is declared, for those that are: 'when …', 'in your …'. */
  readonly declared?: string | undefined;
  /** What it means when it begins to hold for a time, after a colon: 'its infantry …'. */
  readonly began?: string | undefined;
}

export type Space = SeaZone | Territory;

export interface Canal {
  readonly name: string;
  readonly between: readonly [SpaceId, SpaceId];
  /** A side's ships may pass only if it controls all of these territories. */
  readonly controlledBy: readonly SpaceId[];
}

/** Checked when the turn of `afterTurnOf` ends: `side` wins if it controls `needs` of these territories. */
export interface VictoryCondition {
  readonly rule: RuleId;
  readonly side: Side;
  readonly afterTurnOf: PowerId;
  readonly needs: number;
  readonly territories: readonly SpaceId[];
}

/**
 * What units gain from others with them, one for one: of each pair the first is raised in attack (ART-1, TAC-2), or
 * goes along on the other's blitz (MECH-2).
 */
export interface CombinedArms {
  readonly unit: UnitTypeId;
  /** One unit of any of these types goes with one of the former. */
  readonly with: readonly UnitTypeId[];
  /** The attack value to which it is raised; nothing is said if it gains something else. */
  readonly attack?: number | undefined;
  readonly blitzes?: boolean | undefined;
  readonly rule: RuleId;
}

/** A nation whose ground can be taken, though no power plays it: it has no units, no turn and no income (POL-9). */
export interface Nation {
  readonly id: NationId;
  /** As it is said of its ground: 'Dutch'. */
  readonly name: string;
}

/** Who guards the ground of a nation: they may walk in, and for their enemies it is ground to be attacked (POL-9). */
export interface Guard {
  readonly nation: NationId;
  readonly by: readonly PowerId[];
  /** Whether an attack on it in peace is one on its guards; if not, it is open to attack from the beginning. */
  readonly attackBringsWar: boolean;
}

/** Who is at war, in an edition that begins with powers of different sides at peace (POL). */
export interface Politics {
  /** The wars with which a game begins (POL-1). */
  readonly atWar: readonly War[];
  /** Powers that go to war together: what one is at war with, the others are, too. */
  readonly joined: readonly (readonly PowerId[])[];
  /**
   * Of powers that may attack one at peace: with whom such an attack brings them to war. Powers that are not named may
   * not (POL-3, POL-4, POL-5).
   */
  readonly provokes: ByPower<readonly PowerId[]>;
  /** Ground of a friend that powers do not enter before they are at war with another (POL-4, POL-5). */
  readonly apart: readonly {
    readonly ground: PowerId;
    readonly from: readonly PowerId[];
    readonly before: PowerId;
  }[];
  /** Ground of nations that no power plays. */
  readonly guards: readonly Guard[];
  /** Wars that powers declare of their own accord, in a phase of their turns from this round on (POL-5). */
  readonly declares: readonly {
    readonly power: PowerId;
    readonly on: PowerId;
    readonly inPhase: Phase;
    readonly ofTurn: number;
  }[];
}

/** A power's attacks at single ships before the battles of its enemies (KAM). */
export interface KamikazeRule {
  readonly power: PowerId;
  /** How many it has in a game. */
  readonly attacks: number;
  readonly hitsOn: number;
  /** The capture of any of these territories by an enemy lets them begin. */
  readonly unlockedBy: readonly SpaceId[];
  readonly zones: readonly SpaceId[];
  /** The types of ships at which they are aimed. */
  readonly targets: readonly UnitTypeId[];
}

/** Bonus income for what a power or its friends control (OBJ). */
export interface Objective {
  readonly id: string;
  /** Who is paid for it. */
  readonly power: PowerId;
  readonly rule: RuleId;
  /** Paid once for all of its territories, for each of them, or once for any of them. */
  readonly pays: 'all' | 'each' | 'any';
  readonly ipcs: number;
  readonly territories: readonly SpaceId[];
  /** Whose control counts. */
  readonly heldBy: readonly PowerId[];
  /** Paid only while its power is at war with this one. */
  readonly atWarWith: PowerId | null;
  /** Whether it is paid only once in a game (OBJ-12). */
  readonly isOnce: boolean;
}

/** A power that keeps to its own ground: its units leave that for few places, and it buys few kinds of them (CHN). */
export interface HomeGround {
  readonly power: PowerId;
  /** Its own ground: there it needs no complex for new units, and no enemy's complex stays (CHN-3, CHN-8). */
  readonly territories: readonly SpaceId[];
  /** Other territories that its units may enter, and cannot hold for it (CHN-5). */
  readonly alsoEnters: readonly SpaceId[];
  /** Who controls what it takes there. */
  readonly trustee: PowerId;
  /** What it buys (CHN-2). */
  readonly buys: readonly UnitTypeId[];
  /** What it buys beside that while friends hold all of its road (CHN-9). */
  readonly buysOnRoad: readonly UnitTypeId[];
  readonly road: readonly SpaceId[];
}

/** Zones where enemy ships cost a power income (CVY). */
export interface Convoys {
  readonly zones: readonly SpaceId[];
  /** What each ship of a type costs in IPCs; types that are not named cost nothing (CVY-2, CVY-3). */
  readonly costs: ByUnitType<number>;
  /** Powers that lose nothing so (CVY-4). */
  readonly spares: readonly PowerId[];
  /** Powers that may do it in peace, which brings war (CVY-5). */
  readonly disruptedInPeaceBy: readonly PowerId[];
}

/** The air battle of a raid that is intercepted (SBR-6). */
export interface AirBattle {
  /** What the types that can escort hit on. */
  readonly escorts: ByUnitType<number>;
  /** What the types that can intercept hit on. */
  readonly interceptors: ByUnitType<number>;
  /** After so many rounds it is over. */
  readonly rounds: number;
}

/** The damaged ships of the acting power that are repaired when its purchase phase ends (NB-3). */
export type RepairRule = (state: GameState) => readonly UnitId[];

/** How attackers retreat (COM-18, AMPH-4). */
export interface Retreats {
  /**
   * Where to: a space that one of them passed and that has been friendly since the turn began; or one out of which one
   * of them took its last step and that is friendly now.
   */
  readonly to: 'spaces-passed' | 'spaces-left';
  /** Who fights a landing to its end: the troops from the sea, or all land units. Air units can always break off. */
  readonly bound: 'seaborne' | 'all-land-units';
}

/** The steps of a battle round in order, by kind of battle. */
export type BattleSteps = { readonly [Kind in BattleKind]?: readonly StepRule[] };

/** An edition of the game: its board as data, and its rules as values that are listed in order. */
export interface Edition {
  readonly id: string;
  /** How many can play (TURN-6). */
  readonly players: { readonly from: number; readonly to: number };
  readonly powers: readonly Power[];
  readonly turnOrder: readonly PowerId[];
  readonly units: readonly UnitType[];
  readonly spaces: readonly Space[];
  /** The nations that own territories and that no power plays. */
  readonly nations: readonly Nation[];
  readonly adjacent: readonly (readonly [SpaceId, SpaceId])[];
  readonly canals: readonly Canal[];
  readonly closedToSeaUnits: readonly SpaceId[];
  readonly setup: ByPower<Readonly<Record<SpaceId, Readonly<Record<UnitTypeId, number>>>>>;
  readonly combinedArms: readonly CombinedArms[];
  /** Null if powers of different sides are always at war. */
  readonly politics: Politics | null;
  /** Null if no ships cost anybody income. */
  readonly convoys: Convoys | null;
  /** The powers that keep to their own ground. */
  readonly homeGrounds: readonly HomeGround[];
  /** Null if no power has such attacks. */
  readonly kamikaze: KamikazeRule | null;
  readonly strikes: Strikes;
  /** What can be agreed, in the order in which it is offered; the first is played if nothing else is said. */
  readonly victories: Readonly<Record<string, readonly VictoryCondition[]>>;
  /** What can be developed, by number (RES); empty if nothing can. */
  readonly developments: readonly Development[];
  /** What the powers can have, by power and number (NA); empty if nothing. */
  readonly advantages: readonly Advantage[];
  /** The tables that the book proposes, from the fewest players to the most: the powers of each player (TURN-6). */
  readonly seatings: readonly (readonly (readonly PowerId[])[])[];
  /** Bonus income, in the order in which it is listed; empty if there is none. */
  readonly objectives: readonly Objective[];
  /** IPCs for a research die. */
  readonly researchDieCost: number;
  /** The kinds of facilities, in the order in which they are sold (FAC-1, CPX-1). */
  readonly facilities: readonly FacilityKind[];
  /** How many new fighters can be placed in a zone (MOB-3). */
  readonly roomForFighters: (state: GameState, zone: SpaceId) => number;
  /** When air units that fought complete their move (COM-25), and fighters of sunk carriers land (NCM-2). */
  readonly airLands: 'after-battle' | 'in-noncombat-move';
  /** Whether carriers bought this turn count as landing places (NCM-5). */
  readonly newCarriersTakeFlights: boolean;
  /** Whether a carrier that took fighters up moves no further (NCM-5). */
  readonly carriersStayWithFighters: boolean;
  /** When damaged ships are whole again: all when a battle ends, or those that a rule names; damage lasts (CAR-1). */
  readonly repairs: 'when-battles-end' | RepairRule;
  /** Whether a power whose capital was freed must collect income before it can buy (CAP-1). */
  readonly freedPowersCollectFirst: boolean;
  /** The phases of a turn in order (TURN-2). */
  readonly phases: readonly PhaseRule[];
  /** What transports may do, and when their cargo lands. */
  readonly transports: TransportRules;
  /** Its rulebook in short: the rules that hold in it. */
  readonly ruleTitles: RuleTitles;
  readonly retreats: Retreats;
  /** How many ships can bombard for each unit that goes ashore in a territory; null for any number (BOM-5). */
  readonly bombardingShipsForUnit: number | null;
  /** What changes the values of units in a battle, in order. */
  readonly valueRules: readonly ValueRule[];
  /** Null if nobody meets a raid in the air. */
  readonly airBattle: AirBattle | null;
  /** Whether guns fire at all that flies over them, or only at what attacks their own territory (AA-1, AA-3). */
  readonly gunsFireAtFlights: boolean;
  /** The steps of a battle round in order, for each kind of battle it has (COM-3). */
  readonly battleSteps: BattleSteps;
  /** What stands before the commands of a phase; the first that is open is asked. */
  readonly interrupts: readonly Interrupt[];
}

/** An edition on the shelf, and how it is fetched. */
export interface EditionOnShelf extends ShelfEntry {
  /** Callers use `loadEdition`, which also makes the edition known to the rules. */
  readonly load: () => Promise<Edition>;
}
