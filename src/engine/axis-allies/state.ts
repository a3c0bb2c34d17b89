import type { Player } from '../common/ids.ts';
import type {
  AdvantageId,
  ByPower,
  ByFacility,
  BySpace,
  ByUnitType,
  DevelopmentId,
  FacilityId,
  Phase,
  PowerId,
  Side,
  SpaceId,
  UnitId,
  UnitTypeId,
} from './ids.ts';
import type { War } from './politics/wars.ts';

/** A unit on the board. Fighters on carriers are simply in the carrier's sea zone. */
export interface Unit {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  /** Its space; for cargo, its transport's space. */
  readonly space: SpaceId;
  /** The transport that carries this land unit, or the carrier on which an air unit is cargo (CM-13, CAR-3). */
  readonly aboard?: UnitId;
  /** A ship of two hits that took the first: in this battle (COM-12), or where damage lasts before it (CAR-1). */
  readonly damaged?: true;
  /** Of a captured gun: the power that owned it before (AA-7). */
  readonly capturedFrom?: PowerId;
  /** A submarine under water till noncombat move ends (SUB-1): it hinders nobody and takes no part in anything. */
  readonly submerged?: true;
  /** Of a transport: it put units ashore in this round and rests till the next one (NCM-8). */
  readonly emptiedIn?: number;
}

/** Launched is a fighter that left its carrier and has flown nowhere yet (CM-13). */
export const DEEDS = ['launched', 'moved', 'loaded', 'offloaded', 'fought'] as const;

/** What a unit did this turn. Units that did nothing yet have none. */
export interface Deed {
  /** Movement points used this turn, in both movement phases. */
  readonly spent: number;
  /** Spaces it passed this turn, starting with the one where it began. */
  readonly route: readonly SpaceId[];
  /** The phase of its latest action; 'conduct-combat' if it only fought. */
  readonly phase: Phase;
  /**
   * Loading or offloading is a land unit's whole move (CM-16). A transport that offloaded is done, too, and so is one
   * that loaded after combat (NCM-8).
   */
  readonly did?: (typeof DEEDS)[number];
  /** Of cargo: the hostile territory it will assault (CM-18). */
  readonly assault?: SpaceId;
  /** Of cargo: the zone from which it lands there, if its transport has moved on (NA-JA-4). */
  readonly assaultFrom?: SpaceId;
  /** Of a transport: the territory where its cargo went ashore (NCM-8). */
  readonly ashore?: SpaceId;
  /** Set if it retreated this turn. Cargo of a transport that retreated does not offload (AMPH-6). */
  readonly retreated?: true;
  /** What an air unit does where it was sent, instead of fighting there and coming back (SBR-1, SBR-6, NA-JA-2). */
  readonly duty?: 'raid' | 'escort' | 'kamikaze';
  /** Of a raider: the facility that it raids (SBR-7). */
  readonly target?: FacilityId;
  /** Movement points that an advantage gave it for one more move in noncombat move; 0 if it has made that move. */
  readonly again?: number;
  /** Set if it bombarded a coast this turn (BOM-5). */
  readonly bombarded?: true;
}

/** An air battle is fought over a territory, when a raid is intercepted (SBR-6). */
export type BattleKind = 'sea' | 'land' | 'air';

/** A battle to be fought this turn. */
export interface BattlePlan {
  readonly space: SpaceId;
  readonly kind: BattleKind;
  /**
   * Of a land battle: the zones from which units will land. Of a sea battle: its own zone if a landing from it depends
   * on the battle (AMPH-8).
   */
  readonly landingFrom: readonly SpaceId[];
}

/** The steps of a battle round in all editions; each edition lists its own in order (COM-3). */
export const BATTLE_STEPS = [
  'antiaircraft-fire',
  'bombardment',
  'bombardment-casualties',
  'kamikaze',
  'kamikaze-casualties',
  'attacker-submarines',
  'defender-submarines',
  'attacker-strike',
  'attacker-strike-casualties',
  'defender-strike',
  'defender-strike-casualties',
  'attacker-fire',
  'attacker-fire-casualties',
  'defender-fire',
  'defender-fire-casualties',
  'attacker-dive',
  'press-or-retreat',
  'defender-dive',
  'air-battle-over',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Kinds of hits, by the units that score them. They differ in what they can be assigned to (COM-9). */
export const HIT_KINDS = ['submarine', 'air', 'surface'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Units that roll together because they hit on the same value with the same kind of hit. */
export interface RollGroup {
  readonly value: number;
  readonly kind: HitKind;
  /** Who rolls. */
  readonly units: readonly UnitId[];
  /** How many dice each of them rolls; one if nothing is said (RES-12). */
  readonly dicePerUnit?: number;
  /**
   * At whom single dice are rolled: one die for each entry, which hits that unit. Air units at which a gun fires
   * (AA-4), ships at which kamikaze attacks are aimed (KAM-3).
   */
  readonly targets?: readonly UnitId[];
  /** The facility that fires, or that these raid (FAC-7, SBR-7). */
  readonly facility?: FacilityId;
}

/** Antiaircraft fire that is still to be rolled (AA-1). */
export interface Shot {
  /** Where the gun stands. */
  readonly space: SpaceId;
  /** Whose gun it is. */
  readonly by: PowerId;
  /** A die up to this value destroys the air unit it is rolled for. */
  readonly value: number;
  readonly targets: readonly UnitId[];
}

/** Transports that passed enemy submarines without escort, where something is still to be said of it (HUNT-1). */
export interface Passing {
  readonly zone: SpaceId;
  /** Whose submarines may fire. */
  readonly by: PowerId;
  readonly transports: readonly UnitId[];
  /** The submarines that fire, once their owner has named them: their dice are next. */
  readonly firing?: readonly UnitId[];
  /** How many of the transports are lost, once the dice have fallen: their owner says next which. */
  readonly hits?: number;
}

/** What is asked of a power when conduct combat begins, before any battle (AMPH-8). */
export interface BeforeBattles {
  readonly asks: 'kamikaze' | 'scramble';
  readonly by: PowerId;
  /** Of kamikaze: the ships at which attacks were aimed, one entry for each. Their dice are next (KAM-3). */
  readonly targets?: readonly UnitId[];
}

/** The kamikaze attacks of a game (KAM-1). */
export interface Kamikaze {
  readonly left: number;
  /** Set from the time at which a territory was taken that lets them begin. */
  readonly isOpen?: true;
}

export interface RolledGroup extends RollGroup {
  readonly dice: readonly number[];
  readonly hits: number;
}

export const BATTLE_SIDES = ['attacker', 'defender'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/** The battle being fought, with everything the battle strip shows. */
export interface Battle extends BattlePlan {
  /** 1 in the first round. */
  readonly round: number;
  readonly step: BattleStep;
  /** Units still in the battle. A defending casualty stays until its side has fired. */
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** Attackers that cannot retreat: those that came from transports, or all land units beside them (AMPH-4). */
  readonly seaborne: readonly UnitId[];
  /** Ships that bombard the coast in the first cycle; they are not in the battle (BOM-1). */
  readonly bombarding?: readonly UnitId[];
  /**
   * Units that are lost in the opening fire of this round: those that gave themselves up, beyond all casualties, and
   * what aircraft among them hit (NA-JA-2, NA-JA-3).
   */
  readonly doomed?: readonly UnitId[];
  /** Casualties that may still fire this round (COM-6, COM-8). */
  readonly casualties: readonly UnitId[];
  /** Submarines that made a surprise strike this round (COM-7). */
  readonly struck: readonly UnitId[];
  /** Submarines that left the battle by submerging; they stay in the zone. */
  readonly submerged: readonly UnitId[];
  /** Whether each side had a destroyer when the round began (COM-15). */
  readonly destroyers: Readonly<Record<BattleSide, boolean>>;
  /** Adjacent spaces from or through which attacking land or sea units came (COM-18). */
  readonly origins: readonly SpaceId[];
  /** The latest roll. */
  readonly rolled: { readonly by: BattleSide; readonly groups: readonly RolledGroup[] } | null;
  /** Hits to be assigned in a casualties step, by kind. */
  readonly hits: Readonly<Record<HitKind, number>>;
}

/** A facility placed this turn. */
export interface NewFacility {
  readonly space: SpaceId;
  readonly facility: FacilityId;
  /** What it was before: it is an upgrade (FAC-8). */
  readonly from?: FacilityId;
}

/** A convoy of the acting power that a power's ships disrupt (CVY-1). */
export interface Disruption {
  readonly zone: SpaceId;
  readonly by: PowerId;
}

/** What the rules need to know about this turn and about its beginning. */
export interface TurnRecord {
  /**
   * Control when the turn began, for canals (MAP-6), landing places (NCM-5) and complexes (MOB-1). Null if it was
   * captured this turn and the earlier controller is unknown (position files).
   */
  readonly control: BySpace<PowerId | null>;
  /** Zones hostile to the acting power when its turn began (CM-8, COM-18). */
  readonly hostileZones: readonly SpaceId[];
  readonly deeds: Readonly<Record<UnitId, Deed>>;
  /** For zones with only enemy submarines and transports: true to attack them, false to ignore them (CM-5, CM-19). */
  readonly engage: BySpace<boolean>;
  /** Battles still to be fought, without the current one. */
  readonly battles: readonly BattlePlan[];
  /**
   * Zones where a sea battle was fought this turn: 'cleared' if only transports and submerged submarines were left
   * (AMPH-2).
   */
  readonly seaBattles: BySpace<'cleared' | 'contested'>;
  /** Territories captured this turn. */
  readonly captured: readonly SpaceId[];
  /** How many units each complex has mobilized this turn (MOB-2). */
  readonly mobilized: BySpace<number>;
  /** The units mobilized this turn. */
  readonly placed: readonly UnitId[];
  /** The development that was researched this turn (RES-2). */
  readonly research: DevelopmentId | null;
  /** Territories whose complex was placed this turn (CPX-3). */
  readonly newComplexes: readonly SpaceId[];
  /** Where a state has `facilities`: those placed this turn, in this order (FAC-3). */
  readonly newFacilities?: readonly NewFacility[];
  /** Points of damage repaired this turn, by territory and facility; left out if there are none (BUY-4). */
  readonly repaired?: BySpace<ByFacility<number>>;
  /** Submarines that fired at passing transports in this phase; left out if none has (HUNT-2). */
  readonly firedAtPassing?: readonly UnitId[];
  /** Once the acting power ended its collect income: whom it still waits for, and the convoys they disrupt (CVY-1). */
  readonly convoys?: { readonly asks: readonly PowerId[]; readonly disrupted: readonly Disruption[] };
  /** Zones with kamikaze attacks this turn; left out if there are none (KAM-4). */
  readonly kamikazeIn?: readonly SpaceId[];
  /** Aircraft that scrambled this turn and are still away, with their islands; left out if none is (SCR-4). */
  readonly scrambled?: Readonly<Record<UnitId, SpaceId>>;
  /** Neutral territories attacked for the first time this turn (NEU-1); left out if there are none. */
  readonly risen?: readonly SpaceId[];
  /** The rocket strikes of this turn (RKT-2). */
  readonly rockets: readonly { readonly from: SpaceId; readonly to: SpaceId }[];
}

export type { Player };

export interface Outcome {
  readonly winner: Side;
  /** The territories of its victory condition that the winner held. */
  readonly held: readonly SpaceId[];
}

/** Research dice that were bought and are not rolled yet (RES-3). */
export interface ResearchRoll {
  readonly kind: 'research';
  readonly development: DevelopmentId;
  /** How many. */
  readonly dice: number;
}

/**
 * How far a raid has come that can be met in the air: whether anybody meets it is asked, then which bombers raid which
 * facility; then the facilities fire, and then what is left of the raiders drops its bombs (SBR-6, SBR-7, FAC-7).
 */
export const RAID_STAGES = ['interception', 'sharing', 'fire', 'damage'] as const;
export type RaidStage = (typeof RAID_STAGES)[number];

/** Dice outside battles that are not rolled yet: of research, of a raid (SBR-2), of a rocket (RKT-1). */
export type PendingRoll =
  | ResearchRoll
  | { readonly kind: 'raid'; readonly space: SpaceId; readonly stage?: RaidStage }
  | { readonly kind: 'rocket'; readonly from: SpaceId; readonly to: SpaceId };

/** Units that an advantage lets a power place now in one of these territories. */
export interface Offer {
  readonly advantage: AdvantageId;
  readonly by: PowerId;
  readonly places: readonly SpaceId[];
  readonly units: ByUnitType<number>;
}

/** How long an advantage can hold: till this battle or this turn ends, its power's next turn begins, or it is used. */
export const UNTIL = ['battle', 'turn', 'own-turn', 'used'] as const;
export type Until = (typeof UNTIL)[number];

/** An advantage that holds for a time. */
export interface Running {
  readonly advantage: AdvantageId;
  readonly until: Until;
  /** Where it holds, if not everywhere. */
  readonly spaces?: readonly SpaceId[];
}

/** A game at one moment. Plain JSON: JSON.parse(JSON.stringify(state)) equals the state. */
export interface GameState {
  readonly edition: string;
  readonly victory: string;
  readonly players: readonly Player[];
  /** 1 in the first round. */
  readonly round: number;
  readonly power: PowerId;
  readonly phase: Phase;
  /** IPCs to spend. */
  readonly treasury: ByPower<number>;
  /**
   * Who is at war with whom, in the order of the edition's powers (POL). Absent in an edition without politics, where
   * powers of different sides always are.
   */
  readonly wars?: readonly War[];
  /** The controller of each territory, without neutral ones. */
  readonly control: BySpace<PowerId>;
  /** Neutral territories that were attacked, and the side they joined (NEU-2); left out if there are none. */
  readonly alignedNeutrals?: BySpace<Side>;
  /**
   * The territories with an industrial complex, in the board's order, where complexes are all that ever stands. What
   * stands in a territory, `facilities.ts` tells in every edition.
   */
  readonly complexes: readonly SpaceId[];
  /** In editions with other facilities, or with damage to them: what stands in a territory, and its damage (FAC-5). */
  readonly facilities?: BySpace<ByFacility<number>>;
  /** What each power has developed, in this order (RES-4); powers without developments are left out. */
  readonly developments: ByPower<readonly DevelopmentId[]>;
  /** The advantages each power has for the whole game (NA-1); powers without advantages are left out. */
  readonly advantages: ByPower<readonly AdvantageId[]>;
  /** Advantages that were used up or lost (NA-4). */
  readonly spentAdvantages: readonly AdvantageId[];
  /** Advantages that hold for a time. */
  readonly running: readonly Running[];
  /** Powers that lost their capital and have not collected income since (CAP-1), in the order of play. */
  readonly mustCollect: readonly PowerId[];
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** The number of the next new unit's id. */
  readonly nextUnit: number;
  /** The acting power's mobilization zone: units bought but not placed yet. */
  readonly purchased: ByUnitType<number>;
  readonly turn: TurnRecord;
  readonly battle: Battle | null;
  /** Defending fighters that lost their carrier and must land before anything else, in this order (NCM-2). */
  readonly stranded: readonly UnitId[];
  /** Antiaircraft fire at flights that is still to be rolled, in this order (AA-3). */
  readonly shots: readonly Shot[];
  /** Transports that passed enemy submarines, in the order of their way; left out if none is seen to (HUNT-1). */
  readonly passing?: readonly Passing[];
  /** What is asked now before any battle; left out if nothing is (AMPH-8). */
  readonly beforeBattles?: BeforeBattles;
  /** In an edition with them: the kamikaze attacks of this game (KAM-1). */
  readonly kamikaze?: Kamikaze;
  /** What advantages let powers place now, before anything else, in this order. */
  readonly offers: readonly Offer[];
  /** Dice that must be rolled outside battles before anything else. */
  readonly roll: PendingRoll | null;
  /** The objectives paid once in a game that have been paid (OBJ-12); left out if none has. */
  readonly objectivesPaid?: readonly string[];
  /** In a game begun when the dice of a surprise strike were rolled even if they could hit nobody (COM-9). */
  readonly idleDice?: true;
  readonly outcome: Outcome | null;
}
