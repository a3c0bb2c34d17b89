import type {
  Battle,
  BattleSide,
  Cuts,
  GameState,
  HitKind,
  Standing,
  Strikes,
  TargetKind,
  Verdict,
} from '../../../../engine/index.ts';
import type { LossOrder } from './lossOrder.ts';
import type { Rank } from './unitGroups.ts';
import type { DiceByRank, Volley, Volleys } from './volley.ts';

/** A side at a moment of a round. */
export interface Part {
  /** Its number among the parts of its side. */
  readonly id: number;
  /** What is left of it. */
  readonly left: Formation;
  /** What fires in this round: casualties that have not left yet still do (COM-6, COM-8). */
  readonly firing: Formation;
  /** It had a destroyer when the round began (COM-15). */
  readonly hadDestroyer: boolean;
  /** Its submarines strike before all others in this round (COM-6). */
  readonly strikes: boolean;
  /** How many of each rank leave in the opening fire, destroyers or not; null if nobody does. */
  readonly sunkAtOnce: readonly number[] | null;
  /** Its dice in the main fire of a later round, once asked for. */
  mainFire: Volley | null | undefined;
}

/** What a formation does in a later round before the main fire, as far as it was asked for. */
export interface Watched {
  /** Whether it does nothing. */
  isQuiet: boolean | null;
  /** It before the dice of a first fire; null if that cannot be reckoned. */
  readied: Readied | null | undefined;
}

/** What is left of a side: how many of each of its ranks fight, and how many have left the battle alive. */
export interface Formation {
  /** Its number among the formations of its side. */
  readonly id: number;
  readonly fighting: readonly number[];
  readonly away: readonly number[];
  /** How many hits those that fight can take. */
  readonly hitsLeft: number;
  readonly standing: Standing;
  /** A number for formations of its side that stand alike, as bits, and its place among those of its side. */
  readonly standingId: number;
  readonly standingPlace: number;
  /** Whether the battle goes on if the attackers stand so, as far as it was asked for, by how the defenders stand. */
  readonly verdicts: (Verdict | undefined)[];
  /** The kinds of targets that can be hit in it, as bits. */
  readonly targets: number;
  /** Some of its submarines have submerged. */
  readonly hasSubmerged: boolean;
  /** Which of its ranks can hit anybody. */
  readonly fights: readonly boolean[];
  /** Its ranks in the order in which they are lost, one entry per hit; null until asked for (see `orderIn`). */
  order: readonly number[] | null;
  /** What it does without an enemy destroyer, and with one. */
  readonly unwatched: Watched;
  readonly watched: Watched;
  /** The parts of which it is left, each made once; the first one begins a round. */
  readonly parts: Part[];
  /** Its dice by volley and round, as far as they were asked for. */
  readonly volleys: (Volley | null | undefined)[];
  /** What no hits make of it, once asked for. */
  unhit: Outcomes | null;
  /** What volleys of the enemy make of it, by their number and whether he has a destroyer, as far as asked for. */
  readonly outcomes: (Outcomes | undefined)[];
  /** What is left of it after a hit on each rank, as far as it was asked for. */
  readonly hit: (Formation | undefined)[];
  /** What is left of it without defenceless units, once asked for. */
  defended: Formation | null;
  /** What is left of it after hits that can all be assigned to the same targets, as far as it was asked for. */
  losses: Losses | null;
  /** The same after hits of several kinds. */
  mixedLosses: MixedLosses | null;
}

/** Formations or parts, by their numbers. */
export interface Row {
  readonly ids: readonly number[];
  /** More than any of these numbers. */
  readonly above: number;
  /** Whether each is known to be one more than the one before. */
  readonly isRow: boolean;
}

/** What hits leave of a formation. */
export interface Losses extends Row {
  /** A number for what they can be assigned to. */
  readonly key: number;
  readonly left: readonly Formation[];
  /** The same after hits that can be assigned to others. */
  readonly next: Losses | null;
}

/** What hits of several kinds leave of a formation. */
export interface MixedLosses extends Losses {
  readonly left: Formation[];
  readonly ids: number[];
  above: number;
  readonly next: MixedLosses | null;
  /** When the turn of units of each kind of target comes: places in the order of the formation. */
  readonly turns: readonly (readonly number[])[];
  /** How many hits of each kind it can take. */
  readonly most: readonly number[];
  /** For how many hits of each kind there are places: as many as it can take, or as come. */
  readonly room: readonly number[];
  /**
   * The kind whose hits can be assigned to whatever those of any other can, where ranks are lost in one order; -1 if
   * there is none. What others leave, then such hits, is what all of them leave, whoever takes which (COM-11).
   */
  readonly widest: number;
  /** By the number of hits of each kind, which of the formations is left: its place plus 1, or 0 if not known yet. */
  readonly places: number[];
}

/** What a side can come to, and how likely that is. */
export interface Spread {
  readonly to: Row;
  /** How many of them are possible: the first ones. */
  readonly count: number;
  /** How likely each is, but for the last one, which stands for all beyond it as well. */
  readonly exactly: readonly number[];
  /** How likely the last one is, at its place. */
  readonly atLeast: readonly number[];
}

/** What a volley makes of a side; the first outcome is that of no hits. */
export interface Outcomes extends Spread {
  readonly to: Losses;
  /** The parts after a first fire of a side whose submarines do not strike in this round, once asked for. */
  parts: PartSpread | null;
  /** The same of one whose submarines strike. */
  strikingParts: PartSpread | null;
}

/** What a first fire makes of a side. */
export interface PartSpread extends Spread {
  /** The part that no hits leave. */
  readonly unhit: Part;
  /** The formations of these parts. */
  readonly formations: Outcomes;
  /** Each part is also what its formation would begin the next round as, against an enemy of whom the same is true. */
  readonly isLasting: boolean;
}

/** A side before the dice of a first fire. */
export interface Readied {
  readonly part: Part;
  /** Its dice there. */
  readonly volley: Volley | null;
  /** It before the main fire, if no dice hit it. */
  readonly unhit: Part;
}

/** Lists and records that are filled anew each time: a new list that grows takes room for more than it is for. */
export interface Scratch {
  readonly chances: number[];
  readonly places: number[];
  readonly turns: number[];
  readonly states: Formation[];
  readonly ids: number[];
  readonly dice: number[];
  /** In the order of `HIT_KINDS`, and by kind. */
  readonly counts: number[];
  readonly hits: Record<HitKind, number>;
  readonly taken: Record<TargetKind, number>;
}

/** One side of a battle, and all its formations that come up, each made once. */
export interface Line {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
  readonly strikes: Strikes;
  /** What each kind of hit can be assigned to on this side: without an enemy destroyer, and with one. */
  readonly strikeBits: readonly [readonly number[], readonly number[]];
  /** What limits hits on this side: without an enemy destroyer, and with one. */
  readonly cuts: readonly [Cuts, Cuts];
  readonly ranks: readonly Rank[];
  /** The kind of target that each rank is, its place in `TARGET_KINDS`, and its bit; 0 for one that no hit goes to. */
  readonly targets: readonly TargetKind[];
  readonly kinds: readonly number[];
  readonly bits: readonly number[];
  /** All that are in the battle, casualties that have not left yet among them. */
  readonly whole: Formation;
  /** The same without those casualties. */
  readonly survivors: Formation;
  /** Its dice, and those of guns at it, come with low luck. */
  readonly isLowLuck: boolean;
  /** The formations made so far, by their numbers; and their numbers, by the hits they can take. */
  readonly formations: readonly Formation[];
  readonly byHits: readonly (readonly number[])[];
  /** What its units hit with depends on none but themselves. */
  readonly hitsAlone: boolean;
  /** The dice of one unit of each rank, by volley and round, as far as they were asked for. */
  readonly dice: (DiceByRank | undefined)[];
  readonly volleys: Volleys;
  readonly scratch: Scratch;
  /** The order in which its ranks are lost. */
  readonly orderOf: LossOrder['of'];
  /** Its ranks in the order in which hits are assigned to them, whoever is left; null if it depends on that. */
  readonly rankOrder: readonly number[] | null;
  formation(fighting: readonly number[], away: readonly number[]): Formation;
  part(left: Formation, firing: Formation, hadDestroyer: boolean, strikes: boolean): Part;
}
