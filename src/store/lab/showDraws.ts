import { endDrawings, useDrawings } from '../drawings.ts';
import { NO_DRAWS, stroke } from './draw.ts';
import { chapterShown, type LabStore } from './labStore.ts';

/**
 * Keeps the drawings of the node that is shown on the map while the lab is open, and takes strokes there. To be called
 * after every change of the lab.
 */
export function showDraws(lab: LabStore, before: LabStore): void {
  if (lab.study === null) {
    if (before.study !== null) endDrawings();
    return;
  }
  const { tree, cursor } = chapterShown(lab);
  const draws = tree.nodes[cursor]?.notes.draws ?? NO_DRAWS;
  const shown = useDrawings.getState();
  // What was said of a stroke may be wrong now; the pen says it anew.
  if (draws !== shown.draws || shown.stroke === null) useDrawings.setState({ draws, stroke, latest: null });
}
