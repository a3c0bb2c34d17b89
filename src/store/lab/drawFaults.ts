import { editionOf, type Steps } from '../../engine/index.ts';
import { spacesOfDraw, type Draw } from '../../engine/table/index.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';

/** The drawings of a study in spaces that the board of its edition does not have; the edition must be loaded. */
export function* drawFaults({ edition, chapters }: StudyFile): Steps<readonly FileFault[]> {
  const { spaces } = editionOf(edition);
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
