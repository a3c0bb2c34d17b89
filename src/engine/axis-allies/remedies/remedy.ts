import type { Command } from '../command.ts';
import type { Phase, SpaceId, UnitId, UnitTypeId } from '../ids.ts';

/**
 * What would be allowed where an order was refused. Nothing is guessed: every order named here has been tried and
 * stands, and what is said to help has been seen to help.
 */
export type Remedy =
  /** Any one of these orders stands now, the nearest to what was asked first. */
  | { readonly kind: 'instead'; readonly orders: readonly Command[] }
  /** Any one of these orders stands now, and after it the refused one is no longer refused for this. */
  | { readonly kind: 'first'; readonly orders: readonly Command[] }
  /**
   * These orders one after another: the first stands now, and after the last the refused one is no longer refused for
   * this.
   */
  | { readonly kind: 'steps'; readonly orders: readonly Command[] }
  /** If these units had not made their latest move, the order would not be refused for this. */
  | { readonly kind: 'take-back'; readonly units: readonly UnitId[] }
  /** Had a unit of this type been bought for one of these zones, the order would stand; there is money for it. */
  | { readonly kind: 'buy'; readonly unit: UnitTypeId; readonly zones: readonly SpaceId[] }
  /** Orders of this kind are given in these phases. */
  | { readonly kind: 'phase'; readonly phases: readonly Phase[] };
