import type { GameState } from '../../engine/index.ts';
import { essenceOfBattle } from '../essence.ts';
import { foughtOrNull } from '../fought.ts';
import type { Memory } from '../memory.ts';
import type { Policies } from '../policies.ts';
import { stakeOf } from '../stake.ts';

/**
 * The exact chance that the attackers of a battle that has begun take the territory, or beat the fleet; null if it
 * would take too long to tell.
 */
export type FallChance = (begun: GameState) => number | null;

/** Reckons such chances, each battle once as long as it is remembered. */
export const fallChances =
  (policies: Policies, memory: Memory): FallChance =>
  (begun) =>
    memory.recall(essenceOfBattle(begun, policies), () => reckoned(begun, policies));

function reckoned(begun: GameState, policies: Policies): number | null {
  const { battle } = begun;
  const found = battle && foughtOrNull(begun, policies);
  if (!found) return null;
  const { isTaken } = stakeOf(begun, battle, found.lines);
  return found.endings.reduce((sum, { result, attacker, chance }) => {
    const falls = battle.kind === 'sea' ? result === 'attacker-won' : isTaken(attacker);
    return falls ? sum + chance : sum;
  }, 0);
}
