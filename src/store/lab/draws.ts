import { afterStroke, MAX_DRAWS, nodeIn, type Draw, spacesOfDraw } from '../../engine/table/index.ts';

import { editionNamed, type Steps } from '../../engine/index.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { endDrawings, useDrawings } from '../drawings.ts';
import { noteNode } from './editLab.ts';
import { labDocument, useLab, chapterShown, type LabStore } from './labStore.ts';

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

/** The drawings of a study in spaces that the board of its edition does not have; the edition must be loaded. */
export function* drawFaults({ edition, chapters }: StudyFile): Steps<readonly FileFault[]> {
  const { spaces } = editionNamed(edition);
  const known = new Set(spaces.map(({ id }) => id));
  const faults = (all: readonly Draw[] | undefined, path: string): readonly FileFault[] =>
    (all ?? []).flatMap((draw, i) =>
      spacesOfDraw(draw)
        .filter((space) => !known.has(space))
        .map((space) => ({ path: `${path}draws[${i}]`, message: `there is no space "${space}" on this board` })),
    );
  const found: FileFault[] = [];
  for (const [i, { notes, nodes }] of chapters.entries()) {
    found.push(...faults(notes?.draws, `chapters[${i}].notes.`));
    for (const [place, { draws }] of nodes.entries()) {
      if (draws !== undefined) found.push(...faults(draws, `chapters[${i}].nodes[${place}].`));
      yield (i + place / nodes.length) / chapters.length;
    }
  }
  return found;
}

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
