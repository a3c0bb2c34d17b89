import { troopsAshore } from '../combat/battles.ts';
import { destroy } from '../combat/endBattle.ts';
import { landTroops } from '../combat/uncontested.ts';
import { emit, type Log } from '../commandRule.ts';
import type { UnitId } from '../ids.ts';
import { carriedAlong } from '../shipRoom.ts';
import type { BattlePlan, GameState } from '../state.ts';
import { battleBegun } from './battleBegun.ts';
import { battleDecided, type Decision } from './battleDecided.ts';
import { forcesFor } from './forces.ts';

/** How a battle ended, and who went back to where he came from: aircraft and submerged submarines do not. */
export interface FoughtOut extends Decision {
  readonly retreated: readonly UnitId[];
}

/**
 * The state after a planned battle, or the one under way, if it is fought out like this: its troops are ashore, whoever
 * retreated is where he came from first, and captures have been made (AMPH-6, COM-16, COM-18, COM-19).
 */
export function battleFought(state: GameState, plan: BattlePlan, { retreated, ...decision }: FoughtOut): GameState {
  const isUnderWay = state.battle?.space === plan.space;
  const log: Log = { state: isUnderWay ? state : battleBegun(state, plan, forcesFor(state, plan)), events: [] };
  if (!isUnderWay) landTroops(log, troopsAshore(state, plan.space), plan.space);
  destroy(log, decision.lost, 'casualty');
  const [to] = log.state.battle!.origins;
  if (to !== undefined && retreated.length > 0) {
    const units = retreated.map((id) => log.state.units[id]!);
    const cargo = carriedAlong(log.state, units).map(({ id }) => id);
    emit(log, { type: 'units-retreated', units: retreated, cargo, to });
  }
  return battleDecided(log.state, { ...decision, lost: [] });
}
