import { interruptNow } from './board.ts';
import type { Scramble } from './combat/scramble.ts';
import type { Command } from './command.ts';
import type { CommandRules, Log } from './commandRule.ts';
import type { UnitDestination } from './destination.ts';
import type { FacilityId, PowerId, SpaceId, UnitId } from './ids.ts';
import type { Refusal } from './refusal.ts';
import type { BattleSide, BeforeBattles, GameState, HitKind, Offer, Outcome, RollGroup } from './state.ts';

/** What the game waits for, and what may stand before the commands of a phase. */

/** Something that stands before every command of the phase while it is open: a battle, fighters that must land. */
export interface Interrupt {
  isOpen(state: GameState): boolean;
  /** What is asked once when conduct combat begins, before any battle, and of whom. */
  readonly beforeBattles?: {
    readonly asks: BeforeBattles['asks'];
    powers(state: GameState): readonly PowerId[];
  };
  /** What it asks while it is open. */
  asks(state: GameState): Awaiting;
  /** The commands that answer it now. */
  takes(state: GameState): CommandRules;
  /** Where these units can go while it is open. */
  destinations?(state: GameState, units: readonly UnitId[]): readonly UnitDestination[];
  /** What follows by itself while it is open; false if it needs an answer. */
  pass?(log: Log): boolean;
  /** Why any other command must wait. */
  refusal(state: GameState, command: Command): Refusal;
}

/** Dice that are rolled outside battles, and those of a gun, which fires in battles too. */
export type NamedRoll = 'research' | 'antiaircraft' | 'raid' | 'rocket' | 'passing' | 'kamikaze';

/** The input the game waits for. `by` lists every power that takes part in the decision (COM-14). */
export type Awaiting =
  /** Any command of the acting power's phase. */
  | { readonly kind: 'command'; readonly by: readonly PowerId[] }
  /**
   * Dice, in the order of the groups. `side`: whose units roll, in a battle. Outside battles `roll` names what is
   * rolled, and `dice` says how many where no units roll them.
   */
  | {
      readonly kind: 'dice';
      readonly by: readonly PowerId[];
      readonly side?: BattleSide;
      readonly roll?: NamedRoll;
      readonly dice?: number;
      readonly groups: readonly RollGroup[];
    }
  /**
   * Which of these submarines submerge. The others strike now, or if this ends the round, they go on with their side
   * (COM-5).
   */
  | {
      readonly kind: 'submerge';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly submarines: readonly UnitId[];
      readonly endsRound?: true;
    }
  /**
   * Choose casualties for `hitsToAssign` of the hits; the others have no legal target (COM-11).
   * `candidates` are all surviving units of the side, also those that these hits cannot be assigned to.
   * `suggestion` is a sensible choice, one entry per hit.
   */
  | {
      readonly kind: 'casualties';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly hits: Readonly<Record<HitKind, number>>;
      readonly hitsToAssign: number;
      readonly candidates: readonly UnitId[];
      readonly suggestion: readonly UnitId[];
    }
  /** Which of these submarines fire at transports that pass them (HUNT-1). */
  | {
      readonly kind: 'shoot';
      readonly by: readonly PowerId[];
      readonly zone: SpaceId;
      readonly submarines: readonly UnitId[];
      readonly transports: readonly UnitId[];
    }
  /** Which of these transports are lost to the fire of submarines that they passed: so many of them (HUNT-1). */
  | {
      readonly kind: 'lost-transports';
      readonly by: readonly PowerId[];
      readonly zone: SpaceId;
      readonly hits: number;
      readonly candidates: readonly UnitId[];
    }
  /** Kamikaze attacks at these ships, so many at most (KAM-2). */
  | {
      readonly kind: 'kamikaze';
      readonly by: readonly PowerId[];
      readonly targets: readonly UnitId[];
      readonly left: number;
    }
  /** Which of these aircraft scramble (SCR-1). */
  | { readonly kind: 'scramble'; readonly by: readonly PowerId[]; readonly from: readonly Scramble[] }
  /** Press on or retreat. `to`: where land and sea units can retreat. `air`: whether air units can break off. */
  | {
      readonly kind: 'retreat';
      readonly by: readonly PowerId[];
      readonly to: readonly SpaceId[];
      readonly air: boolean;
    }
  /** Where these air units, whose combat is over, complete their move; each may be sent alone (COM-25). */
  | { readonly kind: 'fly-home'; readonly by: readonly PowerId[]; readonly units: readonly UnitId[] }
  /** Where this fighter without a carrier lands (NCM-2). */
  | {
      readonly kind: 'stranded';
      readonly by: readonly PowerId[];
      readonly unit: UnitId;
      readonly to: readonly SpaceId[];
    }
  /** Which of these air units meet the raid in this territory (SBR-6). */
  | {
      readonly kind: 'intercept';
      readonly by: readonly PowerId[];
      readonly space: SpaceId;
      readonly units: readonly UnitId[];
    }
  /** How many of these raiders raid each of these facilities (SBR-7). */
  | {
      readonly kind: 'share';
      readonly by: readonly PowerId[];
      readonly space: SpaceId;
      readonly facilities: readonly FacilityId[];
      readonly units: readonly UnitId[];
    }
  /** Which convoys of a power that collects its income are disrupted, and what each would cost it (CVY-1). */
  | {
      readonly kind: 'disrupt';
      readonly by: readonly PowerId[];
      readonly of: PowerId;
      readonly convoys: readonly { readonly zone: SpaceId; readonly ipcs: number }[];
    }
  /** Where to place the units that an advantage offers, or to decline (NA-4). */
  | { readonly kind: 'offer'; readonly by: readonly PowerId[]; readonly offer: Offer }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Dice that the game waits for. */
export type AskedDice = Extract<Awaiting, { readonly kind: 'dice' }>;

/** The input the game waits for in this state; kind 'over' if the game has been won. */
export function awaiting(state: GameState): Awaiting {
  if (state.outcome) return { kind: 'over', outcome: state.outcome };
  return interruptNow(state)?.asks(state) ?? { kind: 'command', by: [state.power] };
}

/** Lets what interrupts the phase do what follows by itself, until an answer is needed or nothing is open any more. */
export function passInterrupts(log: Log): void {
  for (let open = interruptNow(log.state); open?.pass?.(log) === true;) open = interruptNow(log.state);
}
