import { fault, ok, type Result } from '../../common/result.ts';
import { memoizePerState } from '../../common/memoize.ts';
import { boardOf } from '../map/board.ts';
import { plannedBattles } from '../combat/battles.ts';
import { destroy } from '../combat/destroyUnits.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { GameEvent } from '../event.ts';
import type { Phase } from '../ids.ts';
import { lostAnyway, lostWithoutMoreMoves } from '../landing/landingProof.ts';
import { emit, type Log } from '../log.ts';
import { isCapitalLost } from '../pieces.ts';
import { refusal, together, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { combatMoveRefusals, engagements } from './combatMoveEnd.ts';
import { incomeToCollect } from './income.ts';
import { mobilizeRefusal } from './mobilize.ts';
import { orderCost } from './purchase.ts';
import { landStranded, strandFighters } from './strandedFighters.ts';
import { beginTurn, nextPower } from './turn.ts';
import { outcomeAfterTurn } from './victory.ts';

/** End the phase if nothing forbids it. */
export function planEndPhase(state: GameState): Result<readonly GameEvent[], Refusal> {
  const refused = endPhaseRefusal(state);
  return refused ? fault(refused) : ok([]);
}

/** Why the phase cannot end now, or null. Memoized: needed to draw the button and again for the command. */
const endPhaseRefusal = memoizePerState((state: GameState): Refusal | null => {
  switch (state.phase) {
    case 'combat-move':
      return together(combatMoveRefusals(state));
    case 'conduct-combat':
      return state.battle || state.turn.battles.length > 0
        ? refusal('COM-1', 'battles-remain', { spaces: state.turn.battles.map((plan) => plan.space) })
        : null;
    case 'noncombat-move': {
      const lost = lostWithoutMoreMoves(state);
      if (lost.length <= lostAnyway(state).length) return null;
      return refusal('NCM-6', 'must-save-air', { units: lost, spaces: lost.map((unit) => state.units[unit]!.space) });
    }
    case 'mobilize-new-units':
      return mobilizeRefusal(state);
    default:
      return null;
  }
});

/** Ends the phase and begins the power's next phase or the next turn (TURN-2, TURN-3). */
export function endPhase(log: Log): void {
  switch (log.state.phase) {
    case 'purchase-units':
      return beginPhase(log, 'combat-move');
    case 'combat-move':
      for (const { zone, attack } of engagements(log.state)) emit(log, { type: 'engagement-said', zone, attack });
      beginPhase(log, 'conduct-combat');
      return listBattles(log);
    case 'conduct-combat':
      beginPhase(log, 'noncombat-move');
      strandFighters(log);
      return landStranded(log);
    case 'noncombat-move':
      destroy(log, lostWithoutMoreMoves(log.state), 'no-landing');
      return isCapitalLost(log.state, log.state.power) ? endTurn(log) : beginPhase(log, 'mobilize-new-units');
    case 'mobilize-new-units':
      refundUnplaced(log);
      destroy(log, lostWithoutMoreMoves(log.state), 'no-landing');
      return isCapitalLost(log.state, log.state.power) ? endTurn(log) : beginPhase(log, 'collect-income');
    case 'collect-income':
      emit(log, {
        type: 'income-collected',
        power: log.state.power,
        ipcs: incomeToCollect(log.state, log.state.power),
      });
      return endTurn(log);
  }
}

function beginPhase(log: Log, phase: Phase): void {
  emit(log, { type: 'phase-began', power: log.state.power, phase });
}

/** Lists the battles to fight, and captures undefended territories (COM-2). */
export function listBattles(log: Log): void {
  const battles = plannedBattles(log.state);
  if (battles.length > 0) emit(log, { type: 'battles-listed', battles });
  resolveUncontested(log);
}

/** Refunds the units that were not placed (MOB-4). */
function refundUnplaced(log: Log): void {
  const units = log.state.purchased;
  if (Object.keys(units).length > 0)
    emit(log, { type: 'units-refunded', power: log.state.power, units, ipcs: orderCost(log.state, units) });
}

function endTurn(log: Log): void {
  refundUnplaced(log);
  const { power } = log.state;
  emit(log, { type: 'turn-ended', power });
  const outcome = outcomeAfterTurn(log.state, power);
  if (outcome) return emit(log, { type: 'game-won', outcome });
  const order = boardOf(log.state).edition.turnOrder;
  beginTurn(log, nextPower(order, power), log.state.round + (order.at(-1) === power ? 1 : 0));
}
