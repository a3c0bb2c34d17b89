import type { BattleResult } from '../event.ts';
import { emit, type Log } from '../log.ts';
import { isHostileTerritory, typeOf, unitsWith } from '../pieces.ts';
import { captureTerritory } from './capture.ts';
import { unitsInBattle } from './combatants.ts';
import { resolveUncontested } from './uncontested.ts';

/**
 * Ends the battle: repairs (COM-12), capture if an attacker is left that can, and landings that are now uncontested.
 * @rule COM-19
 */
export function endBattle(log: Log, result: BattleResult): void {
  const { state } = log;
  const battle = state.battle!;
  const attackers = unitsInBattle(state, battle, 'attacker');
  const defenders = unitsInBattle(state, battle, 'defender');
  // All damaged ships, because retreated ones are repaired too.
  const damaged = unitsWith(state, 'damaged').map((unit) => unit.id);
  if (damaged.length > 0) emit(log, { type: 'units-repaired', units: damaged });
  const cleared = battle.kind === 'sea' && defenders.every((unit) => typeOf(state, unit).defenceless);
  emit(log, { type: 'battle-ended', space: battle.space, kind: battle.kind, result, cleared });
  const canHold = attackers.some((unit) => typeOf(state, unit).captures);
  if (canHold && isHostileTerritory(log.state, battle.space, state.power)) captureTerritory(log, battle.space);
  resolveUncontested(log);
}
