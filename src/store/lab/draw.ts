import { afterStroke, MAX_DRAWS, nodeIn, type Draw } from '../../engine/table/index.ts';
import { noteNode } from './editLab.ts';
import { labDocument, useLab } from './labStore.ts';

export const NO_DRAWS: readonly Draw[] = [];

/** What is drawn at the node that is shown. */
export function shownDraws(): readonly Draw[] {
  const { tree, cursor } = labDocument();
  return nodeIn(tree, cursor).notes.draws ?? NO_DRAWS;
}

/** Draws at the node that is shown; the same stroke again takes it away. Each stroke is one step of undo. */
export function stroke(draw: Draw): void {
  const draws = afterStroke(shownDraws(), draw);
  if (draws.length > MAX_DRAWS) useLab.setState({ trouble: 'draws-full' });
  else noteNode(labDocument().cursor, 'draw', { draws: draws.length === 0 ? undefined : draws });
}

/** Takes all drawings of the node that is shown away, as one step of undo. */
export const clearDraws = (): void => noteNode(labDocument().cursor, 'draw', { draws: undefined });
