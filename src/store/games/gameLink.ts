import type { Result } from '../../engine/index.ts';
import { packedFile } from '../../saves/link.ts';
import { parseSave } from '../../saves/parseSave.ts';
import type { Save } from '../../saves/schema.ts';
import { newSeed } from '../../session/dice.ts';
import type { FileFault } from '../openSave.ts';
import { readLinked, runInChunks } from '../runInChunks.ts';
import { playRead, type ReadGame } from './readGames.ts';

/**
 * A game for a link, as letters; they may be too many (see MAX_LINK_LENGTH). It takes along who plays, the name and
 * every command, and no more. Who gets the link must not learn what the dice of the game will be, so it has a seed of
 * its own.
 */
export function packedGame(save: Save): Promise<string> {
  const { sideLines: _, ...rest } = save;
  return packedFile({ ...rest, seed: newSeed(), checkpoint: null } satisfies Save);
}

/** Reads the game of a link, which may hold anything, and plays every command of it. */
export async function readGameLink(packed: string): Promise<Result<ReadGame, readonly FileFault[]>> {
  const json = await readLinked(packed, 'game');
  if (!json.ok) return json;
  const save = await runInChunks(parseSave(json.value));
  return save.ok ? playRead(save.value) : save;
}
