import { editionOf, type GameState } from '../../engine/index.ts';
import { loadPositions } from '../../saves/loadPositions.ts';
import { testPosition } from './openStudy.ts';

/** Opens a study that begins on this board. What was open is kept among the studies. */
export async function openBoard(state: GameState, title: string): Promise<boolean> {
  const { toPosition } = await loadPositions();
  return testPosition(editionOf(state.edition), toPosition(state), title).ok;
}
