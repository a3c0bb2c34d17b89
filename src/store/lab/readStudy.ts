import type { Result } from '../../engine/index.ts';
import { limitedFaults } from '../../saves/parseSave.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { runInChunks } from '../runInChunks.ts';
import { drawFaults } from './drawFaults.ts';
import type { StudyDocument } from './labStore.ts';
import { readStarts } from './starts.ts';
import { documentOf, playStudy } from './studyFile.ts';

/**
 * The chapters of a study, or what is wrong with it. One from elsewhere is played, every move of it; of one that this
 * browser kept only the starts and the drawings are checked.
 */
export async function readStudy(
  file: StudyFile,
  from: 'elsewhere' | 'this-browser',
): Promise<Result<StudyDocument, readonly FileFault[]>> {
  const document = documentOf(file);
  const starts = await readStarts(document);
  if (!starts.ok) return starts;
  const moves = from === 'elsewhere' ? await runInChunks(playStudy(starts.value, file)) : [];
  const faults = limitedFaults([...drawFaults(file), ...moves]);
  return faults.length === 0 ? { ok: true, value: document } : { ok: false, fault: faults };
}
