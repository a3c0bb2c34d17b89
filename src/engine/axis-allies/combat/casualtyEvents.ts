import type { GameEvent } from '../event.ts';
import type { UnitId } from '../ids.ts';
import type { Battle, GameState } from '../state.ts';
import { losingSide } from './casualties.ts';
import { hitsLeft } from './combatants.ts';
import { stepAfter } from './stepAfter.ts';

/**
 * The events of a choice of casualties: a ship that can take the hit is damaged, others go behind the strip (COM-8,
 * COM-12).
 * An attacker's casualties are removed at once; a defender's wait until its side has fired.
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
