import { refusal, type Refusal } from '../refusal.ts';
import type { BattlePlan, GameState } from '../state.ts';
import { landingsOnTheWay } from './battles.ts';

/** Why a battle must wait for others, or null. An edition lists what holds in it. */
export type BattleOrder = (state: GameState, plan: BattlePlan) => Refusal | null;

/** Amphibious assaults and their sea battles come before all other battles (AMPH-8). */
export const assaultsFirst: BattleOrder = ({ turn }, { space, landingFrom }) =>
  landingFrom.length === 0 && turn.battles.some((other) => other.landingFrom.length > 0)
    ? refusal('AMPH-8', 'assaults-first', { spaces: [space] })
    : null;

/**
 * What a transport lands on its way is ashore before it fights at sea where its way ends, unless that landing itself
 * waits for a sea battle (NA-JA-4).
 */
export const landingsOnTheWayFirst: BattleOrder = (state, { space, kind }) => {
  if (kind !== 'sea') return null;
  const [first] = landingsOnTheWay(state, space);
  return first ? refusal('NA-JA-4', 'landing-first', { spaces: [first.space] }) : null;
};
