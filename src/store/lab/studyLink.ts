import type { Result } from '../../engine/index.ts';
import { pack, TooMuch, unpack } from '../../saves/pack.ts';
import { parseJson } from '../../saves/parseSave.ts';
import { parseStudy } from '../../saves/parseStudy.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';

/** The most letters of a study in a link. Browsers bear more, but mail and chats cut or refuse longer links. */
export const MAX_LINK_LENGTH = 8_000;

/** The most bytes a link may unpack to; as text, studies are some two to twenty times as long as their links. */
const MAX_UNPACKED = 1_000_000;

/** A study for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedStudy = (file: StudyFile): Promise<string> => pack(JSON.stringify(withoutSeeds(file)));

/** Who gets a link to the study of a game must not learn what its dice will be. */
const withoutSeeds = (file: StudyFile): StudyFile => ({
  ...file,
  chapters: file.chapters.map((chapter) => ({ ...chapter, seed: 'link' })),
});

/** Reads the study of a link, which may hold anything. Whether its moves are legal is found by playing them. */
export async function readLink(packed: string): Promise<Result<StudyFile, readonly FileFault[]>> {
  if (packed.length > MAX_LINK_LENGTH) return broken(`the link has more than ${MAX_LINK_LENGTH} letters`);
  try {
    const json = parseJson(await unpack(packed, MAX_UNPACKED));
    return json.ok ? parseStudy(json.value) : json;
  } catch (error) {
    if (error instanceof TooMuch) return broken('the link holds more than a study that fits into a link');
    return broken('the link is damaged; a part of it may be missing');
  }
}

const broken = (message: string): Result<never, readonly FileFault[]> => ({
  ok: false,
  fault: [{ path: '', message }],
});
