import type { BattleSide, UnitTypeId } from '../../../engine/axis-allies/index.ts';

/** How a side decides in a battle. Plain data: it can be shown, kept and compared. */

/**
 * What a side aims at when it decides as well as can be: the attacker that it wins, that it takes the territory, or
 * that it gains as many IPCs as it can; the defender that the attacker does not.
 */
export type Aim = 'win' | 'capture' | 'swing';

/**
 * Which units it loses: what the rules' own suggestion takes; the cheapest; the cheapest, but the last unit that can
 * capture at the very end; all others before aircraft; by type in the order given, what is not named last, after the
 * first hits of ships that take two if it says so; or whichever are best for an aim, against an enemy who decides by
 * his own policy.
 */
export type CasualtyPolicy =
  | 'suggested'
  | 'cheapest'
  | 'keep-capturer'
  | 'keep-air'
  | { readonly inOrder: readonly UnitTypeId[]; readonly damageFirst?: true }
  | { readonly best: Aim };

/**
 * When the attacker retreats, if it can: never; as soon as the defenders can take more hits than the attackers; after
 * so many rounds; as soon as its chance to win, fighting on to the end, falls below a number from 0 to 1; or whenever
 * that is best for an aim.
 */
export type RetreatPolicy =
  'never' | 'when-behind' | { readonly afterRounds: number } | { readonly below: number } | { readonly best: Aim };

/**
 * When submarines submerge: never, as soon as they can, as soon as no other unit of their side is left, or as many of
 * them, and whenever, as is best for an aim.
 */
export type SubmergePolicy = 'never' | 'always' | 'when-alone' | { readonly best: Aim };

/** The aim of a side that decides as well as can be; null for other policies. */
export const aimOf = (policy: CasualtyPolicy | RetreatPolicy | SubmergePolicy): Aim | null =>
  typeof policy === 'object' && 'best' in policy ? policy.best : null;

export interface SidePolicy {
  readonly casualties: CasualtyPolicy;
  readonly submerge: SubmergePolicy;
}

export interface Policies extends Readonly<Record<BattleSide, SidePolicy>> {
  readonly retreat: RetreatPolicy;
  /** How the dice fall, if not as real ones. */
  readonly dice?: 'low-luck';
}

const USUAL: SidePolicy = { casualties: 'suggested', submerge: 'never' };

/** Both sides lose what the rules suggest, and fight to the end. */
export const TO_THE_END: Policies = { attacker: USUAL, defender: USUAL, retreat: 'never' };
