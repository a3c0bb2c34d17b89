import type { Command } from '../command.ts';
import type { Phase, SpaceId, UnitId, UnitTypeId } from '../ids.ts';

/**
 * What a player could do when a command is refused. Every command in a remedy has been tried and is allowed, and its
 * effect on the refused command has been checked. (`orders` are commands.)
 */
export type Remedy =
  /** Any one of these commands is allowed now; the most similar one comes first. */
  | ({ readonly kind: 'instead' } & Choice)
  /** Any one of these commands is allowed now and removes the reason of the refusal. */
  | ({ readonly kind: 'first' } & Choice)
  /**
   * These commands one after another: the first is allowed now, and the last removes the reason of the refusal.
   */
  | { readonly kind: 'steps'; readonly orders: readonly Command[] }
  /** Taking back the latest moves of these units removes the reason of the refusal. */
  | { readonly kind: 'take-back'; readonly units: readonly UnitId[] }
  /** Buying a unit of this type, to be placed in one of these zones, would help; there is money for it. */
  | { readonly kind: 'buy'; readonly unit: UnitTypeId; readonly zones: readonly SpaceId[]; readonly more?: true }
  /** Commands of this type are allowed in these phases. */
  | { readonly kind: 'phase'; readonly phases: readonly Phase[] };

/** Commands to choose from; with `more` there are others that are not named. */
export interface Choice {
  readonly orders: readonly Command[];
  readonly more?: boolean | undefined;
}
