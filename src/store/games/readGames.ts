import type { Result } from '../../engine/index.ts';
import { parseGames, within } from '../../saves/gamesFile.ts';
import { MAX_GAMES_BYTES } from '../../saves/limits.ts';
import { limitedFaults, parseSave } from '../../saves/saveFile.ts';
import type { Checkpoint, Save } from '../../saves/schema.ts';
import type { StoredRecords } from '../../saves/storedGame.ts';
import { packedFile } from '../../saves/link.ts';
import { newSeed } from '../../session/dice.ts';
import { EditionNotLoaded } from '../loadEditionOf.ts';
import { playSave, type FileFault, type OpenedGame } from '../openSave.ts';
import { partOfReading, readJson, runInChunks, type ReadingInChunks, readLinked } from '../runInChunks.ts';

/** A game that was read and played whole. It can be added to the stored ones or put on the table. */
export interface ReadGame {
  readonly opened: OpenedGame;
  readonly savedAt: string;
  readonly checkpoint: Checkpoint | null;
}

/** What a file of games holds: sound games, the records of damaged ones, and what is wrong with the rest. */
export interface GamesFromFile {
  readonly games: readonly ReadGame[];
  readonly damaged: readonly StoredRecords[];
  readonly faults: readonly FileFault[];
}

const NOT_LOADED: FileFault = { path: 'edition', message: 'its edition could not be loaded; try again in a moment' };

/**
 * Reads the text of a file of games, or of one game, and plays every command in it. Changes nothing.
 */
export async function readGames(text: string, reading?: ReadingInChunks): Promise<GamesFromFile> {
  const json = await readJson(text, MAX_GAMES_BYTES, partOfReading(reading, 0, 0.1));
  if (!json.ok) return { games: [], damaged: [], faults: json.fault };
  const read = await runInChunks(parseGames(json.value), partOfReading(reading, 0.1, 0.2));
  const games: ReadGame[] = [];
  const damaged: StoredRecords[] = [];
  const faults: FileFault[] = [...read.faults];
  for (const [i, { path, game }] of read.games.entries()) {
    if ('damaged' in game) {
      damaged.push(game.damaged);
      continue;
    }
    const [from, to] = [i, i + 1].map((done) => 0.2 + (0.8 * done) / read.games.length) as [number, number];
    const played = await playRead(game.save, partOfReading(reading, from, to));
    if (played.ok) games.push(played.value);
    else faults.push(...within(path, played.fault));
  }
  return { games, damaged, faults: limitedFaults(faults) };
}

/** Plays a save of valid shape, or tells all that is wrong with it. */
export async function playRead(save: Save, reading?: ReadingInChunks): Promise<Result<ReadGame, readonly FileFault[]>> {
  try {
    const played = await playSave(save, reading);
    if (!played.ok) return { ok: false, fault: played.fault.faults };
    return { ok: true, value: { opened: played.value, savedAt: save.savedAt, checkpoint: save.checkpoint } };
  } catch (error) {
    if (error instanceof EditionNotLoaded) return { ok: false, fault: [NOT_LOADED] };
    throw error;
  }
}

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
