import { advantageOf } from '../advantages/advantageOf.ts';
import { shotsOnTheWay } from '../air/guns.ts';
import { destroy, endBattle } from '../combat/endBattle.ts';
import type { Log } from '../commandRule.ts';
import type { BattleResult } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { battlesToCome, withEngagements } from '../moves/engage.ts';
import type { Battle, GameState } from '../state.ts';

/** How a battle ended: with these units lost, and these out of it alive. */
export interface Decision {
  readonly result: BattleResult;
  readonly lost: readonly UnitId[];
  readonly away: readonly UnitId[];
}

/** The state after the battle under way, if it ended like this (COM-16, COM-19). */
export function battleDecided(state: GameState, { result, lost, away }: Decision): GameState {
  const stay = (ids: readonly UnitId[]): readonly UnitId[] => ids.filter((id) => !away.includes(id));
  const battle: Battle = {
    ...state.battle!,
    attackers: stay(state.battle!.attackers),
    defenders: stay(state.battle!.defenders),
  };
  const log: Log = { state: { ...state, battle }, events: [] };
  destroy(log, lost, 'casualty');
  endBattle(log, result);
  return log.state;
}

/** The state in which the battles that are planned now are to be fought, after the fire at flights to them (AA-3). */
export function battlesListed(state: GameState): GameState {
  if (state.phase === 'conduct-combat') return isFireToCome(state) ? { ...state, shots: shotsOnTheWay(state) } : state;
  const engaged = withEngagements(state);
  return {
    ...engaged,
    phase: 'conduct-combat',
    turn: { ...engaged.turn, battles: battlesToCome(state) },
    shots: state.phase === 'combat-move' ? shotsOnTheWay(engaged) : [],
  };
}

/** Whether offers are open for whose answers the guns wait. */
const isFireToCome = (state: GameState): boolean =>
  !state.roll && state.offers.some(({ advantage }) => advantageOf(state, advantage)?.beforeCombat === true);
