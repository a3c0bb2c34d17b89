import type { Result } from '../../engine/index.ts';
import { packedFile } from '../../saves/link.ts';
import { parseStudy } from '../../saves/parseStudy.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { readLinked, runInChunks } from '../runInChunks.ts';

/** A study for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedStudy = (file: StudyFile): Promise<string> => packedFile(withoutSeeds(file));

/** Who gets a link to the study of a game must not learn what its dice will be. */
const withoutSeeds = (file: StudyFile): StudyFile => ({
  ...file,
  chapters: file.chapters.map((chapter) => ({ ...chapter, seed: 'link' })),
});

/** Reads the study of a link, which may hold anything. Whether its moves are legal is found by playing them. */
export async function readLink(packed: string): Promise<Result<StudyFile, readonly FileFault[]>> {
  const json = await readLinked(packed, 'study');
  return json.ok ? runInChunks(parseStudy(json.value)) : json;
}
