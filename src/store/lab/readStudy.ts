import type { Result } from '../../engine/index.ts';
import { limitedFaults } from '../../saves/parseSave.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { partOfReading, runInChunks, type Reading } from '../runInChunks.ts';
import { drawFaults } from './draws.ts';
import { chapterIn, type StudyDocument } from './labStore.ts';
import { positionsOf, readStarts } from './starts.ts';
import { playStudy, treesOf, type StudyTrees } from './studyFile.ts';

/**
 * A study as trees, or what is wrong with it. One from elsewhere is played, every move of it; of one that this browser
 * kept only the starts and the drawings are checked.
 */
export async function readStudy(
  file: StudyFile,
  from: 'elsewhere' | 'this-browser',
  reading?: Reading,
): Promise<Result<StudyTrees, readonly FileFault[]>> {
  const study = await runInChunks(treesOf(file), partOfReading(reading, 0, 0.1));
  const { document } = study;
  const starts = await readStarts(document);
  if (!starts.ok) return starts;
  const toPlay = partOfReading(reading, 0.1, 1);
  const moves = from === 'elsewhere' ? await runInChunks(playStudy(study), toPlay) : [];
  const faults = limitedFaults([...(await runInChunks(drawFaults(file))), ...moves]);
  if (faults.length > 0) return { ok: false, fault: faults };
  await playShown(document, from === 'elsewhere' ? undefined : toPlay);
  reading?.signal.throwIfAborted();
  return { ok: true, value: study };
}

/** Plays the line shown in chunks, so that the page does not stand still when it is put on the table. */
export async function playShown(document: StudyDocument, reading?: Reading): Promise<void> {
  const { setup, tree, cursor } = chapterIn(document);
  const positions = positionsOf(setup);
  if (positions !== null) await runInChunks(positions.playTo(tree, cursor), reading);
}
