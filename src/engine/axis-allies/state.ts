import type { ByPower, BySpace, ByUnitType, Phase, PowerId, Side, SpaceId, UnitId, UnitTypeId } from './ids.ts';

/** One playing piece. Fighters on carriers simply stand in the carrier's sea zone. */
export interface Unit {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  /** Where it is; cargo is where its transport is. */
  readonly space: SpaceId;
  /** The transport whose cargo this land unit is. */
  readonly aboard?: UnitId;
  /** A battleship that took its first hit in the battle under way (COM-12). */
  readonly damaged?: true;
}

/** What a unit did this turn; a unit without a deed has done nothing yet. */
export interface Deed {
  /** Movement points used this turn, both movement phases together. */
  readonly spent: number;
  /** Spaces of its latest move, the start first; one entry for a unit that loaded or fought in place. */
  readonly route: readonly SpaceId[];
  /** The phase of that move; a unit that only fought has 'conduct-combat'. */
  readonly phase: Phase;
  /** Loading and offloading are a land unit's whole move (CM-16); a transport that offloaded is done too (NCM-8). */
  readonly did?: 'moved' | 'loaded' | 'offloaded' | 'fought';
  /** Cargo: the hostile territory it will assault (CM-18). */
  readonly assault?: SpaceId;
  /** A transport: the territory its cargo went ashore in (NCM-8). */
  readonly ashore?: SpaceId;
  /** Its transport retreated this turn: it offloads nothing (AMPH-6). */
  readonly retreated?: true;
}

export type BattleKind = 'sea' | 'land';

/** A battle that must still be fought this turn. */
export interface BattlePlan {
  readonly space: SpaceId;
  readonly kind: BattleKind;
  /**
   * Zones from which units are to be landed here, or, for a sea battle, this zone when a landing waits on it (AMPH-8).
   */
  readonly landingFrom: readonly SpaceId[];
}

/** MovementRules of a battle round, in order. Those with nothing to decide are passed over. */
export const BATTLE_STEPS = [
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
  'press-or-retreat',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Hits differ in what they may strike (COM-9). */
export const HIT_KINDS = ['submarine', 'air', 'surface'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Units that roll together: same value to hit, same kind of hit; one die a unit, in this order. */
export interface RollGroup {
  readonly value: number;
  readonly kind: HitKind;
  readonly units: readonly UnitId[];
}

export interface RolledGroup extends RollGroup {
  readonly dice: readonly number[];
  readonly hits: number;
}

export type BattleSide = 'attacker' | 'defender';

/** The battle under way. Everything the strip shows is here, so a reload in the middle loses nothing. */
export interface Battle extends BattlePlan {
  /** 1 in the first round. */
  readonly round: number;
  readonly step: BattleStep;
  /** Units still in the battle; a defender's casualty stays until its side has fired. */
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** Attackers that came from transports; they cannot retreat (AMPH-4). */
  readonly seaborne: readonly UnitId[];
  /** Defending casualties that may still fire this round (COM-8). */
  readonly casualties: readonly UnitId[];
  /** Submarines that made a surprise strike this round (COM-7). */
  readonly struck: readonly UnitId[];
  /** Submarines that left the battle; they stay in the zone. */
  readonly submerged: readonly UnitId[];
  /** Destroyers present when the round began (COM-15). */
  readonly destroyers: Readonly<Record<BattleSide, boolean>>;
  /** Adjacent spaces from or through which an attacking land or sea unit came (COM-18). */
  readonly origins: readonly SpaceId[];
  /** The dice of the latest roll, for the strip. */
  readonly rolled: { readonly by: BattleSide; readonly groups: readonly RolledGroup[] } | null;
  /** Hits waiting to be assigned in a casualties step, by kind. */
  readonly hits: Readonly<Record<HitKind, number>>;
}

/** What the rules ask about "this turn" and "when the turn began". */
export interface TurnRecord {
  /**
   * Control when the turn began: canals (MAP-6), landing places (NCM-5), complexes (MOB-1). Null: taken earlier this
   * turn.
   */
  readonly control: BySpace<PowerId | null>;
  /** Zones hostile to the acting power when its turn began (CM-8, COM-18). */
  readonly hostileZones: readonly SpaceId[];
  readonly deeds: Readonly<Record<UnitId, Deed>>;
  /** Said about zones with only enemy submarines and transports: true attack, false ignore (CM-5, CM-19). */
  readonly engage: BySpace<boolean>;
  /** Battles still to be fought, the one under way left out. */
  readonly battles: readonly BattlePlan[];
  /**
   * Zones in which a sea battle was fought this turn, and whether it left only transports and submerged submarines
   * (AMPH-2).
   */
  readonly seaBattles: BySpace<'cleared' | 'contested'>;
  /** Territories that changed hands this turn. */
  readonly captured: readonly SpaceId[];
  /** Units each complex has mobilized this turn (MOB-2). */
  readonly mobilized: BySpace<number>;
  /** The units mobilized this turn. */
  readonly placed: readonly UnitId[];
}

export interface Player {
  readonly name: string;
  readonly powers: readonly PowerId[];
}

export interface Outcome {
  readonly winner: Side;
  /** Capitals whose control decided it (TURN-4, TURN-5). */
  readonly capitals: readonly SpaceId[];
}

/** A whole game at one moment. Plain JSON: a copy through JSON.stringify and parse is equal. */
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
  /** Who controls each territory that can be controlled; neutral ones are left out. */
  readonly control: BySpace<PowerId>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** Number of the next unit's id. */
  readonly nextUnit: number;
  /** The acting power's mobilization zone: units bought and not yet placed. */
  readonly purchased: ByUnitType<number>;
  readonly turn: TurnRecord;
  readonly battle: Battle | null;
  /** Defending fighters that lost their carrier and must land first (NCM-2). */
  readonly stranded: readonly UnitId[];
  readonly outcome: Outcome | null;
}
