import type {
  AdvantageId,
  ByFacility,
  ByUnitType,
  DevelopmentId,
  FacilityId,
  Phase,
  PowerId,
  Side,
  SpaceId,
  UnitId,
} from './ids.ts';
import type { War } from './politics/wars.ts';
import type {
  BattleKind,
  BattlePlan,
  BattleSide,
  BattleStep,
  BeforeBattles,
  GameState,
  HitKind,
  Offer,
  Outcome,
  Passing,
  RolledGroup,
  Shot,
  Unit,
  Until,
} from './state.ts';

/** The movement of one unit. */
export interface MovedLeg {
  readonly unit: UnitId;
  /** All spaces of the route, from start to end. */
  readonly route: readonly SpaceId[];
}

/** Cargo that moved with its ship. */
export interface Carried {
  readonly unit: UnitId;
  readonly to: SpaceId;
}

export type BattleResult = 'attacker-won' | 'defender-won' | 'both-lost' | 'attacker-retreated' | 'stalemate';

/** What happened. Events change the state, are animated on the map, logged in the diary and read by screen readers. */
export type GameEvent =
  | { readonly type: 'turn-began'; readonly power: PowerId; readonly round: number }
  | { readonly type: 'phase-began'; readonly power: PowerId; readonly phase: Phase }
  | {
      readonly type: 'units-purchased';
      readonly power: PowerId;
      readonly units: ByUnitType<number>;
      readonly treasury: number;
    }
  | {
      readonly type: 'dice-bought';
      readonly power: PowerId;
      readonly development: DevelopmentId;
      readonly dice: number;
      readonly treasury: number;
    }
  | {
      readonly type: 'research-rolled';
      readonly power: PowerId;
      readonly development: DevelopmentId;
      readonly dice: readonly number[];
      readonly isSuccess: boolean;
    }
  | { readonly type: 'development-gained'; readonly power: PowerId; readonly development: DevelopmentId }
  | {
      readonly type: 'units-moved';
      readonly power: PowerId;
      readonly legs: readonly MovedLeg[];
      readonly cargo: readonly Carried[];
    }
  | {
      readonly type: 'units-loaded';
      readonly loads: readonly {
        readonly unit: UnitId;
        readonly transport: UnitId;
        readonly from: SpaceId;
        readonly zone: SpaceId;
      }[];
    }
  | {
      readonly type: 'assault-declared';
      readonly units: readonly UnitId[];
      readonly from: SpaceId;
      readonly to: SpaceId;
    }
  | {
      readonly type: 'units-offloaded';
      readonly units: readonly UnitId[];
      readonly from: SpaceId;
      readonly to: SpaceId;
    }
  /** The cargo of these transports stays aboard (AMPH-6). */
  | {
      readonly type: 'landing-called-off';
      readonly units: readonly UnitId[];
      readonly transports: readonly UnitId[];
    }
  | { readonly type: 'engagement-said'; readonly zone: SpaceId; readonly attack: boolean }
  | { readonly type: 'battles-listed'; readonly battles: readonly BattlePlan[] }
  | {
      readonly type: 'battle-began';
      readonly plan: BattlePlan;
      readonly attackers: readonly UnitId[];
      readonly defenders: readonly UnitId[];
      readonly seaborne: readonly UnitId[];
      readonly origins: readonly SpaceId[];
      readonly bombarding?: readonly UnitId[];
    }
  | { readonly type: 'round-began'; readonly round: number; readonly destroyers: Readonly<Record<BattleSide, boolean>> }
  | { readonly type: 'battle-step'; readonly step: BattleStep }
  /** `stay`: till noncombat move ends (SUB-1). */
  | {
      readonly type: 'submarines-submerged';
      readonly side: BattleSide;
      readonly units: readonly UnitId[];
      readonly stay?: true;
    }
  | { readonly type: 'submarines-strike'; readonly side: BattleSide; readonly units: readonly UnitId[] }
  | {
      readonly type: 'dice-rolled';
      readonly by: BattleSide;
      readonly groups: readonly RolledGroup[];
      readonly hits: Readonly<Record<HitKind, number>>;
    }
  | {
      readonly type: 'casualties-chosen';
      readonly side: BattleSide;
      readonly units: readonly UnitId[];
      readonly damaged: readonly UnitId[];
      /** The casualties leave in the opening fire, whatever would keep others (NA-JA-2). */
      readonly doomed?: true;
    }
  | {
      readonly type: 'units-destroyed';
      readonly units: readonly UnitId[];
      readonly why:
        'casualty' | 'antiaircraft' | 'passing' | 'kamikaze' | 'cargo' | 'defenceless' | 'no-landing' | 'no-room';
    }
  /** Transports passed enemy submarines without escort: whether these fire is asked next (HUNT-1). */
  | { readonly type: 'transports-passed'; readonly passing: readonly Passing[] }
  /** These submarines will fire at transports that passed them; none of them: they let them pass (HUNT-2). */
  | {
      readonly type: 'passing-aimed';
      readonly zone: SpaceId;
      readonly by: PowerId;
      readonly units: readonly UnitId[];
    }
  /** Submarines fired at transports that passed them; so many of these are lost next. */
  | {
      readonly type: 'passing-rolled';
      readonly zone: SpaceId;
      readonly by: PowerId;
      readonly units: readonly UnitId[];
      readonly transports: readonly UnitId[];
      readonly dice: readonly number[];
      readonly hits: number;
    }
  /** What is asked next before any battle; null: nothing more (AMPH-8). */
  | { readonly type: 'asked-before-battles'; readonly question: BeforeBattles | null }
  /** Kamikaze attacks were aimed at ships, one entry for each (KAM-2). */
  | {
      readonly type: 'kamikaze-aimed';
      readonly power: PowerId;
      readonly targets: readonly UnitId[];
      readonly zones: readonly SpaceId[];
    }
  /** Their dice; one entry in `hit` for each that hit. What that does comes next (KAM-3). */
  | {
      readonly type: 'kamikaze-rolled';
      readonly power: PowerId;
      readonly targets: readonly UnitId[];
      readonly dice: readonly number[];
      readonly hit: readonly UnitId[];
    }
  /** Ships were hit outside a battle and are not sunk. */
  | { readonly type: 'ships-damaged'; readonly units: readonly UnitId[] }
  /** Aircraft scrambled from islands into the zones round them (SCR-1). */
  | {
      readonly type: 'aircraft-scrambled';
      readonly power: PowerId;
      readonly flights: readonly { readonly unit: UnitId; readonly from: SpaceId; readonly to: SpaceId }[];
    }
  /** Guns will fire at these flights (AA-1, AA-3). */
  | { readonly type: 'flights-under-fire'; readonly shots: readonly Shot[] }
  /** A gun fired: one die for each of the targets; those hit are destroyed next (AA-4). */
  | (Shot & {
      readonly type: 'antiaircraft-fired';
      readonly dice: readonly number[];
      readonly hit: readonly UnitId[];
      /** What fired, if it was no gun (FAC-7). */
      readonly facility?: FacilityId;
    })
  /** The named air units will raid the complex where they are, or will not (SBR-1). */
  | { readonly type: 'raid-declared'; readonly units: readonly UnitId[]; readonly raid: boolean }
  /** `escorts`: those that fly along, maybe none, where a raid can be met in the air (SBR-6). */
  | {
      readonly type: 'raid-began';
      readonly space: SpaceId;
      readonly units: readonly UnitId[];
      readonly escorts?: readonly UnitId[];
    }
  /** The named air units will escort the raid where they are, or will not (SBR-6). */
  | { readonly type: 'escort-declared'; readonly units: readonly UnitId[]; readonly escort: boolean }
  /** Who meets a raid, maybe nobody; `by` is empty if nobody could (SBR-6). */
  | {
      readonly type: 'interceptors-chosen';
      readonly space: SpaceId;
      readonly by: readonly PowerId[];
      readonly units: readonly UnitId[];
    }
  /** Who raids which facility (SBR-7). */
  | {
      readonly type: 'raiders-shared';
      readonly space: SpaceId;
      readonly shares: ByFacility<readonly UnitId[]>;
    }
  /** The raiders' dice; what they cost comes next (SBR-2). */
  | {
      readonly type: 'raid-rolled';
      readonly space: SpaceId;
      readonly units: readonly UnitId[];
      readonly dice: readonly number[];
    }
  /** All raiders were shot down. */
  | { readonly type: 'raid-failed'; readonly space: SpaceId }
  | { readonly type: 'rocket-launched'; readonly unit: UnitId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'rocket-rolled'; readonly from: SpaceId; readonly to: SpaceId; readonly dice: readonly number[] }
  /** The controller of a struck complex pays to the bank (SBR-2, RKT-1). */
  | { readonly type: 'ipcs-destroyed'; readonly power: PowerId; readonly space: SpaceId; readonly ipcs: number }
  /** A facility takes so many more points of damage (SBR-2, FAC-5). */
  | {
      readonly type: 'facility-damaged';
      readonly power: PowerId;
      readonly space: SpaceId;
      readonly facility: FacilityId;
      readonly points: number;
    }
  | { readonly type: 'units-repaired'; readonly units: readonly UnitId[] }
  /** `to` is null for air units that break off: they stay in the space until noncombat move. */
  | {
      readonly type: 'units-retreated';
      readonly units: readonly UnitId[];
      readonly cargo: readonly UnitId[];
      readonly to: SpaceId | null;
    }
  | {
      readonly type: 'battle-ended';
      readonly space: SpaceId;
      readonly result: BattleResult;
      readonly kind: BattleKind;
      readonly cleared: boolean;
    }
  /** `from` is null if nobody held it. */
  | {
      readonly type: 'territory-captured';
      readonly space: SpaceId;
      readonly by: PowerId;
      readonly from: PowerId | null;
      readonly to: PowerId;
    }
  | { readonly type: 'territory-returned'; readonly space: SpaceId; readonly from: PowerId; readonly to: PowerId }
  | { readonly type: 'treasury-seized'; readonly from: PowerId; readonly to: PowerId; readonly ipcs: number }
  /** A neutral territory is attacked for the first time: it joins the other side, and its units rise (NEU-1). */
  | {
      readonly type: 'neutral-attacked';
      readonly space: SpaceId;
      readonly by: PowerId;
      readonly joins: Side;
      readonly units: readonly Unit[];
    }
  /** These powers are at war from now on, by an act of this one. */
  | { readonly type: 'war-began'; readonly by: PowerId; readonly wars: readonly War[] }
  /** Own fighters that stay aboard these carriers as cargo (CM-13). */
  | {
      readonly type: 'fighters-kept-aboard';
      readonly kept: readonly { readonly unit: UnitId; readonly carrier: UnitId }[];
    }
  /** Fighters leave the deck in combat move (CM-13), or are cargo no longer, because combat is over. */
  | { readonly type: 'fighters-released'; readonly units: readonly UnitId[] }
  /** Submerged submarines come up again where they are (SUB-1). */
  | { readonly type: 'submarines-surfaced'; readonly units: readonly UnitId[] }
  | { readonly type: 'fighters-stranded'; readonly units: readonly UnitId[] }
  | { readonly type: 'fighter-landed'; readonly unit: UnitId; readonly to: SpaceId }
  | {
      readonly type: 'unit-mobilized';
      readonly unit: Unit;
      readonly complex: SpaceId;
      /** Another complex, for which a new ship counts from now on, so that this one has room (MOB-2). */
      readonly countsFor?: SpaceId;
    }
  /** So many points of a facility's damage are repaired in this phase, in all (BUY-4). */
  | {
      readonly type: 'facility-repaired';
      readonly power: PowerId;
      readonly space: SpaceId;
      readonly facility: FacilityId;
      readonly points: number;
      readonly treasury: number;
    }
  /** A facility comes to stand, or is upgraded; `isFree`: it was not bought. */
  | {
      readonly type: 'facility-placed';
      readonly power: PowerId;
      readonly space: SpaceId;
      readonly facility: FacilityId;
      /** What it was before: it is an upgrade (FAC-8). */
      readonly from?: FacilityId;
      readonly isFree: boolean;
    }
  /** A facility stands no longer, since its ground is this power's again (CHN-8). */
  | {
      readonly type: 'facility-removed';
      readonly power: PowerId;
      readonly space: SpaceId;
      readonly facility: FacilityId;
    }
  | {
      readonly type: 'units-refunded';
      readonly power: PowerId;
      readonly units: ByUnitType<number>;
      readonly ipcs: number;
    }
  /** Before a power collects, these powers say which of its convoys they disrupt (CVY-1). */
  | { readonly type: 'convoys-in-danger'; readonly power: PowerId; readonly asks: readonly PowerId[] }
  /** A power disrupts convoys of another, or none; `ipcs`: what that costs beside what others disrupt there (CVY-2). */
  | {
      readonly type: 'convoys-disrupted';
      readonly power: PowerId;
      readonly of: PowerId;
      readonly zones: readonly SpaceId[];
      readonly ipcs: number;
    }
  | {
      readonly type: 'income-collected';
      readonly power: PowerId;
      readonly ipcs: number;
      /** The objectives among it that are never paid again (OBJ-12). */
      readonly objectives?: readonly string[];
    }
  /** An advantage was used up (NA-4). */
  | { readonly type: 'advantage-used'; readonly power: PowerId; readonly advantage: AdvantageId }
  /** A power can use an advantage no more, because of what it or another did (NA-4). */
  | { readonly type: 'advantage-lost'; readonly power: PowerId; readonly advantage: AdvantageId }
  /** The advantage holds from now on for a time. */
  | {
      readonly type: 'advantage-began';
      readonly power: PowerId;
      readonly advantage: AdvantageId;
      readonly until: Until;
      readonly spaces?: readonly SpaceId[];
    }
  /** Units can move once more in noncombat move. */
  | {
      readonly type: 'moves-granted';
      readonly power: PowerId;
      readonly advantage: AdvantageId;
      readonly units: readonly UnitId[];
      readonly points: number;
    }
  | { readonly type: 'offer-made'; readonly offer: Offer }
  /** `to` is null if it was declined. */
  | { readonly type: 'offer-answered'; readonly offer: Offer; readonly to: SpaceId | null }
  | {
      readonly type: 'units-placed';
      readonly power: PowerId;
      readonly units: readonly Unit[];
      readonly space: SpaceId;
      readonly advantage: AdvantageId;
    }
  /** Units come to another power: lent, or guns captured with their territory or back with their owner (AA-7). */
  | {
      readonly type: 'units-transferred';
      readonly units: readonly UnitId[];
      readonly from: PowerId;
      readonly to: PowerId;
      readonly why: 'lend-lease' | 'captured' | 'returned';
    }
  /** Air units attack ships this turn and will not come back. */
  | { readonly type: 'kamikaze-declared'; readonly power: PowerId; readonly units: readonly UnitId[] }
  /** Kamikaze found no ships: they fly as others do. */
  | { readonly type: 'kamikaze-called-off'; readonly power: PowerId; readonly units: readonly UnitId[] }
  /** Units will be lost in the opening fire of this battle round. */
  | {
      readonly type: 'units-doomed';
      readonly power: PowerId;
      readonly advantage: AdvantageId;
      readonly units: readonly UnitId[];
    }
  /** In another power's turn units go to a space beside theirs, aboard and ashore too; what is aboard goes along. */
  | {
      readonly type: 'units-sent';
      readonly power: PowerId;
      readonly units: readonly UnitId[];
      readonly cargo: readonly UnitId[];
      /** The ships of those that go aboard. */
      readonly boardings?: readonly { readonly unit: UnitId; readonly ship: UnitId }[];
      readonly from: SpaceId;
      readonly to: SpaceId;
    }
  | { readonly type: 'complex-moved'; readonly power: PowerId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'turn-ended'; readonly power: PowerId }
  | { readonly type: 'game-won'; readonly outcome: Outcome };

export type EventType = GameEvent['type'];
/** Dice that fell: each by itself, or in the groups of a battle. */
export type DiceEvent = Extract<
  GameEvent,
  { readonly dice: readonly number[] } | { readonly groups: readonly RolledGroup[] }
>;
export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;

/**
 * What follows from each event, or is said of it, given a state (or what else is `Given`); null where nothing is. A
 * table has an entry for every event, so that none is passed over unseen.
 */
export type EventTable<Answer, Given = GameState> = {
  readonly [Type in EventType]: ((given: Given, event: EventOf<Type>) => Answer) | null;
};

/** What a table, or one of some events, answers to an event; null where it has nothing for it. */
export function answerTo<Answer, Given>(
  table: Partial<EventTable<Answer, Given>>,
  given: Given,
  event: GameEvent,
): Answer | null {
  const answer = table[event.type] as ((given: Given, event: GameEvent) => Answer) | null | undefined;
  return answer ? answer(given, event) : null;
}
