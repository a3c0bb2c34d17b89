import { nameWithinLimits, SAVE_VERSION } from './schema.ts';

const SAVE_MIGRATIONS: Migrations = {
  // Version 1 had no rules version and no checkpoint, and did not limit names.
  1: (save) => ({ ...save, version: 2, rules: 1, checkpoint: null, players: namesWithinLimits(save.players) }),
  // Version 2 had no name of the game, nothing agreed, no lines taken back, and did not say who rolled.
  2: (save) => ({ ...save, version: 3 }),
  // Version 3 knew no short games, and no powers that rest.
  3: (save) => ({ ...save, version: 4 }),
  // Up to version 4, submarines rolled dice that could hit nobody.
  4: (save) => ({ ...save, version: 5, idleDice: true }),
};

/** Converts a save of any version to the newest one. Anything else is returned unchanged. */
export const migrateSave = (json: unknown): unknown => migrated(json, SAVE_VERSION, SAVE_MIGRATIONS);

export function namesWithinLimits(players: unknown): unknown {
  if (!Array.isArray(players)) return players;
  return players.map((player: unknown) =>
    typeof player === 'object' && player !== null && 'name' in player && typeof player.name === 'string'
      ? { ...player, name: nameWithinLimits(player.name) }
      : player,
  );
}

export type Json = Readonly<Record<string, unknown>>;

/** The migration from each version of a kind of file to the next. Files of every version can be opened. */
export type Migrations = Readonly<Record<number, (file: Json) => Json>>;

/** Converts a file of any version to the newest one. Anything else is returned unchanged. */
export function migrated(json: unknown, newest: number, migrations: Migrations): unknown {
  let file = json;
  while (typeof file === 'object' && file !== null && !Array.isArray(file)) {
    const { version } = file as Json;
    const migrate = typeof version === 'number' && version < newest ? migrations[version] : undefined;
    if (migrate === undefined) break;
    file = migrate(file as Json);
  }
  return file;
}
