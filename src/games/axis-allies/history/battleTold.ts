import type { BattlePlan, GameState } from '../../../engine/axis-allies/index.ts';
import type { GameStep } from './steps.ts';

/** A battle of a game that has been told. */
export interface BattleTold {
  readonly plan: BattlePlan;
  /** The state before it. */
  readonly before: GameState;
  /** The commands before the one that began it. */
  readonly from: number;
  /** Its commands, from the one that began it to the one that ended it, or to the last one if it still goes on. */
  readonly steps: readonly GameStep[];
}

/** The last battle that had begun with the command at this place of a told game; null if there was none. */
export function battleTold(steps: readonly GameStep[], at: number): BattleTold | null {
  for (let from = Math.min(at, steps.length - 1); from >= 0; from -= 1) {
    const first = steps[from];
    const begun = first?.events.find((event) => event.type === 'battle-began');
    if (first === undefined || begun?.type !== 'battle-began') continue;
    const length = steps.slice(from).findIndex(({ events }) => events.some(({ type }) => type === 'battle-ended')) + 1;
    const until = length === 0 ? steps.length : from + length;
    return { plan: begun.plan, before: first.before, from, steps: steps.slice(from, until) };
  }
  return null;
}
