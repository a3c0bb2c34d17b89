import { fault, ok } from '../../../common/result.ts';
import type { CommandOf } from '../../command.ts';
import type { Log, Planned } from '../../commandRule.ts';
import type { GameEvent } from '../../event.ts';
import { refusal } from '../../refusal.ts';
import { carriedAlong } from '../../shipRoom.ts';
import type { GameState } from '../../state.ts';
import { powersOf } from '../combatants.ts';
import { clear, endBattle } from '../endBattle.ts';
import { attackingAir, retreatChoice, retreaters } from '../retreat.ts';
import { goOn, goOnAfterAnswer, type StepRule } from '../round.ts';
import { isWithoutDefence } from '../verdict.ts';

/**
 * The attacker presses on or retreats. Without a possible retreat (`retreatOrigins`) it is not asked.
 * @rule COM-18
 */
export const pressOrRetreat: StepRule = {
  id: 'press-or-retreat',
  work: { does: 'retreat', clears: 'casualties' },
  pass(log) {
    if (clear(log, 'casualties')) return true;
    if (retreatChoice(log.state, log.state.battle!)) return false;
    goOn(log);
    return true;
  },
  asks(state, battle) {
    const choice = retreatChoice(state, battle);
    return {
      kind: 'retreat',
      by: powersOf(state, battle, 'attacker'),
      to: choice?.to ?? [],
      air: choice?.air ?? false,
    };
  },
  takes: {
    press: { plan: () => ok([]), after: press },
    retreat: { plan: planRetreat, after: afterRetreat },
  },
};

/** Goes on, or ends the battle if only defenceless units are left (COM-17). */
function press(log: Log): void {
  if (isWithoutDefence(log.state, log.state.battle!)) endBattle(log, 'stalemate');
  else goOnAfterAnswer(log);
}

/** Retreat: land and sea attackers go to one space together, air units break off with them (COM-18, AMPH-4). */
function planRetreat(state: GameState, { to }: CommandOf<'retreat'>): Planned {
  const battle = state.battle!;
  // This step is skipped if nobody can retreat, so there is a choice here.
  const choice = retreatChoice(state, battle)!;
  const ground = retreaters(state, battle);
  const air = attackingAir(state, battle);
  const events: GameEvent[] = [];
  if (ground.length > 0) {
    if (to === undefined || !choice.to.includes(to))
      return fault(refusal('COM-18', 'not-a-retreat-space', { spaces: to === undefined ? [] : [to] }));
    events.push({
      type: 'units-retreated',
      units: ground.map((unit) => unit.id),
      cargo: carriedAlong(state, ground).map((unit) => unit.id),
      to,
    });
  } else if (to !== undefined) {
    // Only air units can break off here, perhaps beside troops from the sea, which stay.
    const troops = battle.seaborne;
    return fault(
      troops.length > 0
        ? refusal('AMPH-4', 'cannot-retreat', { spaces: [battle.space], units: troops })
        : refusal('COM-18', 'not-a-retreat-space', { spaces: [to] }),
    );
  }
  if (air.length > 0) events.push({ type: 'units-retreated', units: air, cargo: [], to: null });
  return ok(events);
}

/** After a retreat the battle ends, unless troops from the sea are left to fight on (AMPH-4). */
function afterRetreat(log: Log): void {
  if (log.state.battle!.attackers.length === 0) endBattle(log, 'attacker-retreated');
  else goOnAfterAnswer(log);
}
