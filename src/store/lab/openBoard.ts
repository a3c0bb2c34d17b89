import { editionOf, type GameState } from '../../engine/index.ts';
import { loadPositions } from '../../saves/loadPositions.ts';
import { labDocument } from './labStore.ts';
import { testPosition } from './openStudy.ts';

/** Opens a study that begins on this board of the open one. What was open is kept among the studies. */
export async function openBoard(state: GameState, title: string): Promise<boolean> {
  const { diceMode } = labDocument().setup;
  const { toPosition } = await loadPositions();
  return testPosition(editionOf(state.edition), toPosition(state), title, diceMode).ok;
}
