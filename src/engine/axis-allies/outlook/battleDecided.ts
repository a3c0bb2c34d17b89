import { advantageOf } from '../advantages/inPlay.ts';
import { shotsOnTheWay } from '../air/guns.ts';
import { troopsAshore } from '../combat/battles.ts';
import { destroy, endBattle } from '../combat/endBattle.ts';
import { landTroops, resolveUncontested } from '../combat/uncontested.ts';
import { emit, type Log } from '../commandRule.ts';
import type { BattleResult } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { allCanLandAshore, lostAnyway } from '../landing/landingProof.ts';
import { battlesToCome, withEngagements } from '../moves/engage.ts';
import { fightersWithoutPlace } from '../phases/strandedFighters.ts';
import { enemiesIn, unitsWithout } from '../pieces.ts';
import { carriedAlong, hasDeck } from '../shipRoom.ts';
import type { Battle, BattlePlan, GameState } from '../state.ts';
import { battleBegun, forcesFor } from './battleBegun.ts';

/** What follows if battles end like this: the state after them, and the air units that then find no place to land. */

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

/** How a battle ended, and who went back to where he came from: aircraft and submerged submarines do not. */
export interface FoughtOut extends Decision {
  readonly retreated: readonly UnitId[];
  /** Ships that took a hit and stay damaged after it (CAR-1). */
  readonly damaged?: readonly UnitId[];
}

/**
 * The state after a planned battle, or the one under way, if it is fought out like this: its troops are ashore, whoever
 * retreated is where he came from first, and captures have been made (AMPH-6, COM-16, COM-18, COM-19).
 */
export function battleFought(
  state: GameState,
  plan: BattlePlan,
  { retreated, damaged = [], ...decision }: FoughtOut,
): GameState {
  const isUnderWay = state.battle?.space === plan.space;
  const log: Log = { state: isUnderWay ? state : battleBegun(state, plan, forcesFor(state, plan)), events: [] };
  if (!isUnderWay) landTroops(log, troopsAshore(state, plan.space), plan.space);
  if (damaged.length > 0) emit(log, { type: 'casualties-chosen', side: 'attacker', units: [], damaged });
  destroy(log, decision.lost, 'casualty');
  const [to] = log.state.battle!.origins;
  if (to !== undefined && retreated.length > 0) {
    const units = retreated.map((id) => log.state.units[id]!);
    const cargo = carriedAlong(log.state, units).map(({ id }) => id);
    emit(log, { type: 'units-retreated', units: retreated, cargo, to });
  }
  return battleDecided(log.state, { ...decision, lost: [] });
}

/**
 * The air units that find no place to land after a battle in this zone: the acting power's whatever it moves, if it
 * wins all battles to come without losses (NCM-6, NCM-7), and the enemy's fighters there (NCM-2).
 */
export const airUnitsLost = (state: GameState, zone: SpaceId): readonly UnitId[] => [
  ...lostAnyway(state),
  ...fightersWithoutPlace(state, zone),
];

/** Whether there can be such units, whoever is lost in that battle. */
export function canLoseAirUnits(state: GameState, zone: SpaceId): boolean {
  if (!allCanLandAshore(state)) return true;
  const carriers = enemiesIn(state, zone, state.power).filter((unit) => hasDeck(state, unit));
  if (carriers.length === 0) return false;
  const units = unitsWithout(state.units, new Set(carriers.map(({ id }) => id)));
  const log: Log = { state: { ...state, units }, events: [] };
  // What falls without a fight is taken by then (COM-2), and nobody lands there.
  resolveUncontested(log);
  return fightersWithoutPlace(log.state, zone).length > 0;
}
