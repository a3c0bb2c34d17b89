import type { CommandOf } from '../command.ts';
import type { Log, Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import type { AdvantageId, ByUnitType, PowerId, SpaceId, UnitId, UnitTypeId } from '../ids.ts';
import type { Battle, BattleSide, Deed, GameState, Offer } from '../state.ts';
import type { UnitType } from '../unitTypes.ts';

export type UseAdvantage = CommandOf<'use-advantage'>;

/** What an advantage adds to a power's income; less than 0 if it takes from it. */
export interface IncomeChange {
  readonly ipcs: number;
  /** Where it comes from. */
  readonly spaces: readonly SpaceId[];
}

/** What its owner can do by the command `use-advantage`. */
export interface AdvantageUse {
  /** Whether now is the time for it, perhaps in another power's turn. */
  isTime(state: GameState, owner: PowerId): boolean;
  /** Its first events, or why this use is refused. Only asked when it is time. */
  plan(state: GameState, command: UseAdvantage, owner: PowerId): Planned;
  after?(log: Log, command: UseAdvantage, owner: PowerId): void;
}

/**
 * The rule of an advantage (NA): what it changes, at the places where the rules of the game ask for such changes. All
 * places are optional. `owner` is the power that has it.
 */
export interface AdvantageRule {
  readonly id: AdvantageId;
  /** Used up when it is declared, or when its offer is taken (NA-4). */
  readonly once?: true;
  /** Holds for a time when it has begun to work (`running` of a state). */
  readonly holdsForATime?: true;
  /** Its offers are made when conduct combat begins: guns fire and undefended ground falls after the answer. */
  readonly beforeCombat?: true;
  /** Its owner's unit types always have these values and abilities. */
  readonly changes?: ByUnitType<Partial<UnitType>>;
  /** Its owner's units of these types can move so far if the whole way lies in these territories. */
  readonly railway?: {
    readonly units: readonly UnitTypeId[];
    readonly spaces: readonly SpaceId[];
    readonly move: number;
  };
  /** Changes what units of a side hit with in a battle. */
  values?(state: GameState, battle: Battle, side: BattleSide, values: Map<UnitId, number>, owner: PowerId): void;
  /** For its owner's flights an island counts as its zone: no movement is used between them. */
  readonly islandsAreInZones?: true;
  /**
   * The power in whose turn its owner strikes while this holds: its units fight as if they were that power's, and it
   * has no combat phases of its own (NA-UK-2).
   */
  readonly strikesWith?: PowerId;
  /** What its owner's antiaircraft guns in a space hit on, if it is more than usual. */
  gunFire?(state: GameState, space: SpaceId, owner: PowerId): number;
  /** Changes what a power collects. */
  income?(state: GameState, power: PowerId, owner: PowerId): IncomeChange | null;
  /** What its owner's air units can be told to do by it. */
  readonly duty?: Deed['duty'];
  readonly use?: AdvantageUse;
  /** What follows from an event, while it is not used up. `before` is the state before the event. */
  reacts?(log: Log, event: GameEvent, owner: PowerId, before: GameState): void;
  /** What it offers when the game begins. */
  opening?(state: GameState, owner: PowerId): Offer | null;
}

/** The places where the rules ask the advantages. */
export type AdvantagePlace = Exclude<keyof AdvantageRule, 'id' | 'once' | 'holdsForATime' | 'beforeCombat'>;
