import type { PowerId } from '../engine/index.ts';

/** When a fight that goes on by itself stops before the battle is over. What is null or false stops nothing. */
export interface Stops {
  /** After so many rounds. */
  readonly rounds: number | null;
  /** Once the attackers have lost so many units, or units worth so many IPCs. */
  readonly units: number | null;
  readonly ipcs: number | null;
  /** Once the attackers have only aircraft left. */
  readonly onlyAir: boolean;
  /** Once the attackers' chance to win is below this, from 0 to 1. */
  readonly chance: number | null;
}

/** Which choices of players it makes, and how. */
export interface Answers {
  /**
   * On land the attacker loses aircraft last; or as the rules suggest, which keeps a unit to take the territory; null:
   * whichever is worth it.
   */
  readonly keepAir: boolean | null;
  /** The defender's casualties as the rules suggest; else it waits for the defender. */
  readonly defender: boolean;
  /** Submarines that could submerge stay and fight; else it waits for their owner. */
  readonly submarines: boolean;
}

/** Why it stopped. */
export type Why =
  | { readonly kind: 'over' }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'units'; readonly units: number }
  | { readonly kind: 'ipcs'; readonly ipcs: number }
  | { readonly kind: 'only-air' }
  | { readonly kind: 'chance'; readonly chance: number }
  /** The chance to win could not be reckoned. */
  | { readonly kind: 'no-odds' }
  | { readonly kind: 'advantage' }
  /** These powers have a choice that it does not make. */
  | { readonly kind: 'choice'; readonly by: readonly PowerId[] };
