import { z } from 'zod/mini';
import { partOfSteps, readShape, type PositionFault, type Steps } from '../engine/index.ts';
import { atPath, parseSave, shapeFaults } from './saveFile.ts';
import { MAX_ARCHIVED_GAMES, MAX_COMMANDS, MAX_ID_LENGTH } from './limits.ts';
import { longList, shapeSteps } from './longList.ts';
import { versionOf, type Save } from './schema.ts';
import type { StoredRecords } from './storedGame.ts';

/** The records of a damaged game, kept as they were found. Only their shape is checked. */
const recordsSchema = z.strictObject({
  id: z.string().check(z.maxLength(MAX_ID_LENGTH)),
  game: z.optional(z.unknown()),
  commands: longList(
    z.strictObject({ n: z.int().check(z.nonnegative()), value: z.optional(z.unknown()) }),
    z.maxLength(MAX_COMMANDS),
  ),
  checkpoint: z.optional(z.unknown()),
  sideLines: z.optional(z.unknown()),
});

const GAMES_VERSION = 1;

const gamesSchema = z.strictObject({
  version: versionOf(GAMES_VERSION),
  kind: z.literal('games'),
  games: z
    .array(z.unknown())
    .check(z.maxLength(MAX_ARCHIVED_GAMES + 1, `a file of games has at most ${MAX_ARCHIVED_GAMES + 1} games`)),
  savedAt: z.string().check(z.maxLength(MAX_ID_LENGTH)),
});

/** One game of a file of games: a save, or the records of a game that is damaged. */
export type GameInFile = { readonly save: Save } | { readonly damaged: StoredRecords };

/** Whether a file means to hold many games. */
export const isGames = (json: unknown): boolean => (json as { kind?: unknown } | null)?.kind === 'games';

/** The text of a file of games. */
export const gamesText = (games: readonly GameInFile[], now: Date): string =>
  JSON.stringify({
    version: GAMES_VERSION,
    kind: 'games',
    games: games.map((game) => ('save' in game ? game.save : game)),
    savedAt: now.toISOString(),
  });

/** What a file holds: its games of valid shape, each with its path in the file, and everything else's faults. */
export interface GamesRead {
  readonly games: readonly { readonly path: string; readonly game: GameInFile }[];
  readonly faults: readonly PositionFault[];
}

/**
 * Reads the games of a file of many games, or of one save. Whether they can be played is not known by then.
 */
export function* parseGames(json: unknown): Steps<GamesRead> {
  if (!isGames(json)) return yield* parseGame(json, '');
  const file = readShape(gamesSchema, json);
  if (!file.success) return { games: [], faults: shapeFaults(file.error) };
  const read: GamesRead[] = [];
  for (const [i, game] of file.data.games.entries())
    read.push(yield* partOfSteps(i, file.data.games.length, parseGame(game, `games[${i}]`)));
  return { games: read.flatMap(({ games }) => games), faults: read.flatMap(({ faults }) => faults) };
}

function* parseGame(json: unknown, path: string): Steps<GamesRead> {
  const { damaged } = (json ?? {}) as { readonly damaged?: unknown };
  if (damaged !== undefined) {
    const records = yield* shapeSteps(recordsSchema, damaged);
    if (!records.success) return { games: [], faults: within(`${path}.damaged`, shapeFaults(records.error)) };
    const { commands, game, checkpoint, ...more } = records.data;
    const found = { ...more, game, checkpoint, commands: commands.map(({ n, value }) => ({ n, value })) };
    return { games: [{ path, game: { damaged: found } }], faults: [] };
  }
  const save = yield* parseSave(json);
  return save.ok
    ? { games: [{ path, game: { save: save.value } }], faults: [] }
    : { games: [], faults: within(path, save.fault) };
}

/** The faults of something that lies at this path in a file. */
export const within = <Fault extends PositionFault>(path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => atPath(path, fault));
