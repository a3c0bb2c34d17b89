import type { Result } from '../../engine/index.ts';
import { limitedFaults } from '../../saves/parseSave.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { runInChunks } from '../runInChunks.ts';
import { drawFaults } from './drawFaults.ts';
import { chapterIn, type StudyDocument } from './labStore.ts';
import { positionsOf, readStarts } from './starts.ts';
import { playStudy, treesOf } from './studyFile.ts';

/**
 * The chapters of a study, or what is wrong with it. One from elsewhere is played, every move of it; of one that this
 * browser kept only the starts and the drawings are checked.
 */
export async function readStudy(
  file: StudyFile,
  from: 'elsewhere' | 'this-browser',
): Promise<Result<StudyDocument, readonly FileFault[]>> {
  const study = treesOf(file);
  const { document } = study;
  const starts = await readStarts(document);
  if (!starts.ok) return starts;
  const moves = from === 'elsewhere' ? await runInChunks(playStudy(study)) : [];
  const faults = limitedFaults([...drawFaults(file), ...moves]);
  if (faults.length > 0) return { ok: false, fault: faults };
  await playShown(document);
  return { ok: true, value: document };
}

/** Plays the line shown in chunks, so that the page does not stand still when it is put on the table. */
export async function playShown(document: StudyDocument): Promise<void> {
  const { setup, tree, cursor } = chapterIn(document);
  const positions = positionsOf(setup);
  if (positions !== null) await runInChunks(positions.playTo(tree, cursor));
}
