import { refusal, type Refusal } from '../refusal.ts';
import type { BattlePlan, GameState } from '../state.ts';

/** Why a battle must wait for others, or null. An edition lists what holds in it. */
export type BattleOrder = (state: GameState, plan: BattlePlan) => Refusal | null;

/** Amphibious assaults and their sea battles come before all other battles (AMPH-8). */
export const assaultsFirst: BattleOrder = ({ turn }, { space, landingFrom }) =>
  landingFrom.length === 0 && turn.battles.some((other) => other.landingFrom.length > 0)
    ? refusal('AMPH-8', 'assaults-first', { spaces: [space] })
    : null;
