import { raidsToFly, rocketStrikes, type Command, type GameState } from '../engine/index.ts';
import { landingsToCallOff } from './landingsAshore.ts';

/** The order that begins the only battle of the combat phase; null if there are several, or anything else to choose. */
export function onlyBattle(state: GameState): Command | null {
  const [plan, ...others] = state.turn.battles;
  if (plan === undefined || others.length > 0) return null;
  const choices = landingsToCallOff(state, plan).length + raidsToFly(state).length + rocketStrikes(state).length;
  return choices > 0 ? null : { type: 'fight', space: plan.space };
}
