import type { GameEvent } from '../event.ts';
import type { UnitId } from '../ids.ts';
import type { Battle, GameState } from '../state.ts';
import { losingSide } from './casualties.ts';
import { hitsLeft } from './combatants.ts';
import { stepAfter } from './stepAfter.ts';

/**
 * The events of a choice of casualties (one entry per hit): ships that can take another hit are damaged, other units
 * become casualties. Those are destroyed later, so that defending casualties can still fire (COM-8, COM-12).
 */
export function casualtyEvents(state: GameState, battle: Battle, chosen: readonly UnitId[]): readonly GameEvent[] {
  const side = losingSide(battle)!;
  const lost: UnitId[] = [];
  const damaged: UnitId[] = [];
  for (const id of new Set(chosen)) {
    const hits = chosen.filter((other) => other === id).length;
    (hits < hitsLeft(state, state.units[id]!) ? damaged : lost).push(id);
  }
  const step: GameEvent = { type: 'battle-step', step: stepAfter(battle.step) };
  return chosen.length === 0 ? [step] : [{ type: 'casualties-chosen', side, units: lost, damaged }, step];
}
