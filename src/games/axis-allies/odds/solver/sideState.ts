import type {
  Battle,
  BattleSide,
  Cuts,
  GameState,
  HitKind,
  SideStanding,
  Strikes,
  TargetKind,
  Verdict,
} from '../../../../engine/axis-allies/index.ts';
import type { LossOrder } from './lossOrder.ts';
import type { UnitGroup } from './unitGroups.ts';
import type { DiceByGroup, SolvedVolley, Volleys } from './volley.ts';

/** A side at a point of a round. */
export interface RoundSide {
  /** Its number among all that its side can be in a round. */
  readonly id: number;
  /** What is left of it. */
  readonly left: SideState;
  /** What fires in this round: casualties that have not left yet still do (COM-6, COM-8). */
  readonly firing: SideState;
  /** Whether it had a destroyer when the round began (COM-15). */
  readonly hadDestroyer: boolean;
  /** Its submarines strike before all others in this round (COM-6). */
  readonly strikes: boolean;
  /** How many of each unit group leave in the opening fire, destroyers or not; null if nobody does. */
  readonly sunkAtOnce: readonly number[] | null;
  /** Its dice in the main fire of a later round, once asked for. */
  mainFire: SolvedVolley | null | undefined;
}

/** What a side state does in a later round before the main fire, as far as it was asked for. */
export interface BeforeMainFire {
  /** Whether it does nothing. */
  isQuiet: boolean | null;
  /** The side before the dice of a first fire; null if that cannot be computed. */
  ready: ReadySide | null | undefined;
}

/** What is left of a side: how many of each of its unit groups fight, and how many have left the battle alive. */
export interface SideState {
  /** Its number among the side states of its side. */
  readonly id: number;
  readonly fighting: readonly number[];
  readonly away: readonly number[];
  /** How many hits those that fight can take. */
  readonly hitsLeft: number;
  readonly standing: SideStanding;
  /** A number for side states of its side that stand alike, as bits, and its place among those of its side. */
  readonly standingId: number;
  readonly standingPlace: number;
  /** Whether the battle goes on if the attackers stand so, as far as it was asked for, by how the defenders stand. */
  readonly verdicts: (Verdict | undefined)[];
  /** The kinds of targets that can be hit in it, as bits. */
  readonly targets: number;
  /** Some of its submarines have submerged. */
  readonly hasSubmerged: boolean;
  /** Which of its unit groups can hit anybody. */
  readonly canHit: readonly boolean[];
  /** Its unit groups in the order in which they are lost, one entry per hit; null until asked for (see `orderIn`). */
  order: readonly number[] | null;
  /** What it does without an enemy destroyer, and with one. */
  readonly facingNoDestroyer: BeforeMainFire;
  readonly facingDestroyer: BeforeMainFire;
  /** What it can be in a round, each made once; the first one begins a round. */
  readonly roundSides: RoundSide[];
  /** Its dice by volley and round, as far as they were asked for. */
  readonly volleys: (SolvedVolley | null | undefined)[];
  /** What no hits make of it, once asked for. */
  unhit: Outcomes | null;
  /** What volleys of the enemy make of it, by their number and whether he has a destroyer, as far as asked for. */
  readonly outcomes: (Outcomes | undefined)[];
  /** What is left of it after a hit on each unit group, as far as it was asked for. */
  readonly afterHit: (SideState | undefined)[];
  /** What is left of it without defenceless units, once asked for. */
  defended: SideState | null;
  /** What is left of it after hits that can all be assigned to the same targets, as far as it was asked for. */
  losses: Losses | null;
  /** What is left of it after hits of several kinds, as far as it was asked for. */
  mixedLosses: MixedLosses | null;
}

/** Side states, or sides of a round, by their numbers. */
export interface Ids {
  readonly ids: readonly number[];
  /** More than any of these numbers. */
  readonly above: number;
  /** Whether each is known to be one more than the one before. */
  readonly areInARow: boolean;
}

/** What hits leave of a side state. */
export interface Losses extends Ids {
  /** A number for what they can be assigned to. */
  readonly key: number;
  readonly left: readonly SideState[];
  /** What is left after hits that can be assigned to others. */
  readonly next: Losses | null;
}

/** What hits of several kinds leave of a side state. */
export interface MixedLosses extends Losses {
  readonly left: SideState[];
  readonly ids: number[];
  above: number;
  readonly next: MixedLosses | null;
  /** When the turn of units of each kind of target comes: places in the order of the side state. */
  readonly turns: readonly (readonly number[])[];
  /** How many hits of each kind it can take. */
  readonly most: readonly number[];
  /** For how many hits of each kind there are places: as many as it can take, or as come. */
  readonly room: readonly number[];
  /**
   * The kind whose hits can be assigned to whatever those of any other can, where unit groups are lost in one order; -1
   * if there is none. What others leave, then such hits, is what all of them leave, whoever takes which (COM-11).
   */
  readonly widest: number;
  /** By the number of hits of each kind, which of the side states is left: its place plus 1, or 0 if not known yet. */
  readonly places: number[];
}

/** What a side can come to, and how likely that is. */
export interface Distribution {
  readonly to: Ids;
  /** How many of them are possible: the first ones. */
  readonly count: number;
  /** How likely each is, but for the last one, which stands for all beyond it as well. */
  readonly exactly: readonly number[];
  /** How likely the last one is, at its place. */
  readonly atLeast: readonly number[];
}

/** What a volley makes of a side; the first outcome is that of no hits. */
export interface Outcomes extends Distribution {
  readonly to: Losses;
  /** The side after a first fire if its submarines do not strike in this round, once asked for. */
  afterFirstFire: RoundSideOutcomes | null;
  /** The side after a first fire if its submarines strike. */
  afterFirstFireIfStriking: RoundSideOutcomes | null;
}

/** What a first fire makes of a side. */
export interface RoundSideOutcomes extends Distribution {
  /** The side if no hits come. */
  readonly unhit: RoundSide;
  /** What is left of the side in each. */
  readonly states: Outcomes;
  /** Each is also what its side state would begin the next round as, against an enemy of whom that is true too. */
  readonly isLasting: boolean;
}

/** A side before the dice of a first fire. */
export interface ReadySide {
  readonly roundSide: RoundSide;
  /** Its dice there. */
  readonly volley: SolvedVolley | null;
  /** The side before the main fire, if no dice hit it. */
  readonly unhit: RoundSide;
}

/** Lists and records that are filled anew each time: a new list that grows takes room for more than it is for. */
export interface Scratch {
  readonly chances: number[];
  readonly places: number[];
  readonly turns: number[];
  readonly states: SideState[];
  readonly ids: number[];
  readonly dice: number[];
  /** In the order of `HIT_KINDS`, and by kind. */
  readonly counts: number[];
  readonly hits: Record<HitKind, number>;
  readonly taken: Record<TargetKind, number>;
}

/** One side of a battle, and all its side states that come up, each made once. */
export interface SideModel {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
  readonly strikes: Strikes;
  /** What each kind of hit can be assigned to on this side: without an enemy destroyer, and with one. */
  readonly strikeBits: readonly [readonly number[], readonly number[]];
  /** What limits hits on this side: without an enemy destroyer, and with one. */
  readonly cuts: readonly [Cuts, Cuts];
  readonly groups: readonly UnitGroup[];
  /** The kind of target that each group is, its place in `TARGET_KINDS`, and its bit; 0 for one that no hit goes to. */
  readonly targets: readonly TargetKind[];
  readonly targetPlaces: readonly number[];
  readonly targetBits: readonly number[];
  /** All that are in the battle, casualties that have not left yet among them. */
  readonly whole: SideState;
  /** All that are in the battle without casualties that have not left yet. */
  readonly survivors: SideState;
  /** Its dice, and those of guns at it, come with low luck. */
  readonly isLowLuck: boolean;
  /** The side states made so far, by their numbers; and their numbers, by the hits they can take. */
  readonly states: readonly SideState[];
  readonly byHits: readonly (readonly number[])[];
  /** What its units hit with depends on none but themselves. */
  readonly hitsAlone: boolean;
  /** The dice of one unit of each unit group, by volley and round, as far as they were asked for. */
  readonly diceByGroup: (DiceByGroup | undefined)[];
  readonly volleys: Volleys;
  readonly scratch: Scratch;
  /** The order in which its unit groups are lost. */
  readonly orderOf: LossOrder['of'];
  /** Its unit groups in the order in which hits are assigned to them, whoever is left; null if it depends on that. */
  readonly hitOrder: readonly number[] | null;
  stateWith(fighting: readonly number[], away: readonly number[]): SideState;
  roundSide(left: SideState, firing: SideState, hadDestroyer: boolean, strikes: boolean): RoundSide;
}
