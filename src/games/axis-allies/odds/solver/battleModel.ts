import type { BattleResult, BattleSide } from '../../../../engine/axis-allies/index.ts';
import type { SidePolicy } from '../policies.ts';
import type { RoundState } from './roundState.ts';
import type { RoundSteps } from './roundSteps.ts';
import type { SideModel } from './sideState.ts';

/** What a round is computed with. */
export interface BattleModel {
  readonly sides: Readonly<Record<BattleSide, SideModel>>;
  readonly roundSteps: RoundSteps;
  readonly policies: Readonly<Record<BattleSide, SidePolicy>>;
  /** Whether there is a space to retreat to. */
  readonly hasWayBack: boolean;
  /** Whether anybody may leave the battle alive at the end of a round. */
  readonly mayLeave: boolean;
  /** Whether the fire before the main fire hits both sides independently of each other. */
  readonly firesApart: boolean;
  /** Counts the work of a fire with so many pairs of outcomes; throws when it has been enough. */
  countWork(pairs: number): void;
  /** Whether the attacker retreats now, if it can. */
  retreats(roundState: RoundState): boolean;
}

/**
 * The battle with another rule for retreats. (Objects asked for often are written out, not spread: copies of each its
 * own layout are slow to read.)
 */
export const withRetreats = (
  { sides, roundSteps, policies, hasWayBack, mayLeave, firesApart, countWork }: BattleModel,
  retreats: BattleModel['retreats'],
): BattleModel => ({ sides, roundSteps, policies, hasWayBack, mayLeave, firesApart, countWork, retreats });

export const neverRetreats = (): boolean => false;

/** The model of a side. */
export const sideIn = ({ sides }: Pick<BattleModel, 'sides'>, side: BattleSide): SideModel =>
  side === 'attacker' ? sides.attacker : sides.defender;

/** Where the paths through steps lead, each with its chance: to round states after them, or to ends of the battle. */
export interface BattlePaths {
  readonly reached: { readonly roundState: RoundState; readonly chance: number }[];
  readonly ended: { readonly roundState: RoundState; readonly result: BattleResult; readonly chance: number }[];
}

export const noPaths = (): BattlePaths => ({ reached: [], ended: [] });

/** What takes ends of the battle: a list of them, or whoever adds them up at once. */
export interface Ends {
  readonly ended: { push(end: BattlePaths['ended'][number]): unknown };
}

/** Adds an end of the battle in this round state. */
export function addEnd({ ended }: Ends, roundState: RoundState, result: BattleResult, chance: number): void {
  ended.push({ roundState, result, chance });
}
