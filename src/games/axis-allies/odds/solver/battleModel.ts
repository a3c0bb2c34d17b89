import type { BattleResult, BattleSide } from '../../../../engine/index.ts';
import type { SidePolicy } from '../policies.ts';
import type { Moment } from './roundState.ts';
import type { Program } from './roundSteps.ts';
import type { Line } from './sideState.ts';

export const SIDES: readonly BattleSide[] = ['attacker', 'defender'];

/** What a round is reckoned with. */
export interface Field {
  readonly lines: Readonly<Record<BattleSide, Line>>;
  readonly program: Program;
  readonly policies: Readonly<Record<BattleSide, SidePolicy>>;
  /** Whether there is a space to retreat to. */
  readonly hasWayBack: boolean;
  /** Whether anybody may leave the battle alive at the end of a round. */
  readonly mayLeave: boolean;
  /** Whether the fire before the main fire hits both sides independently of each other. */
  readonly firesApart: boolean;
  /** Counts the work of a fire with so many pairs of outcomes; throws when it has been enough. */
  fired(pairs: number): void;
  /** Whether the attacker retreats now, if it can. */
  retreats(moment: Moment): boolean;
}

/**
 * The same with another rule for retreats. (Objects asked for often are written out, not spread: copies of each its own
 * layout are slow to read.)
 */
export const retreating = (
  { lines, program, policies, hasWayBack, mayLeave, firesApart, fired }: Field,
  retreats: Field['retreats'],
): Field => ({ lines, program, policies, hasWayBack, mayLeave, firesApart, fired, retreats });

export const fightsOn = (): boolean => false;

/** The line of a side. */
export const lineIn = ({ lines }: Pick<Field, 'lines'>, side: BattleSide): Line =>
  side === 'attacker' ? lines.attacker : lines.defender;

/** Where the ways through deeds lead, with the chance of each: to moments after them, or to ends of the battle. */
export interface Ways {
  readonly reached: { readonly moment: Moment; readonly chance: number }[];
  readonly ended: { readonly moment: Moment; readonly result: BattleResult; readonly chance: number }[];
}

export const noWays = (): Ways => ({ reached: [], ended: [] });

/** What takes ends of the battle: a list of them, or whoever adds them up at once. */
export interface Ends {
  readonly ended: { push(end: Ways['ended'][number]): unknown };
}

/** An end of the battle at this moment. */
export function end({ ended }: Ends, moment: Moment, result: BattleResult, chance: number): void {
  ended.push({ moment, result, chance });
}
