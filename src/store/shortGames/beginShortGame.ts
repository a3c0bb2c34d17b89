import type { PositionFault, Result } from '../../engine/index.ts';
import type { DiceMode } from '../../saves/schema.ts';
import { startState } from '../../saves/startState.ts';
import type { ShortGame } from '../../shortGames/schema.ts';
import { newSeed } from '../../session/dice.ts';
import { useGame } from '../gameStore.ts';
import { newTimeline } from '../../session/timeline.ts';
import { setupOf } from './setupOf.ts';
import { axisAllies } from '../../session/axis-allies/rules.ts';

/** Begins a short game under its own name, in place of the game on the table. One with faults changes nothing. */
export function beginShortGame(shortGame: ShortGame, diceMode: DiceMode): Result<null, readonly PositionFault[]> {
  const setup = setupOf(shortGame, newSeed(), diceMode);
  const start = startState(setup);
  if (!start.ok) return start;
  useGame.getState().loadGame({ setup, timeline: newTimeline(axisAllies, start.value), name: shortGame.title });
  return { ok: true, value: null };
}
