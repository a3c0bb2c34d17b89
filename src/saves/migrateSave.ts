import { nameWithinLimits, SAVE_VERSION } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The migration from each version of save files to the next. Files of every version can be opened. */
const MIGRATIONS: Readonly<Record<number, (save: Json) => Json>> = {
  // Version 1 had no rules version and no checkpoint, and did not limit names.
  1: (save) => ({ ...save, version: 2, rules: 1, checkpoint: null, players: namesWithinLimits(save.players) }),
};

/** Converts a save of any version to the newest one. Anything else is returned unchanged. */
export function migrateSave(json: unknown): unknown {
  let save = json;
  while (typeof save === 'object' && save !== null && !Array.isArray(save)) {
    const { version } = save as Json;
    const migrate = typeof version === 'number' && version < SAVE_VERSION ? MIGRATIONS[version] : undefined;
    if (migrate === undefined) break;
    save = migrate(save as Json);
  }
  return save;
}

export function namesWithinLimits(players: unknown): unknown {
  if (!Array.isArray(players)) return players;
  return players.map((player: unknown) =>
    typeof player === 'object' && player !== null && 'name' in player && typeof player.name === 'string'
      ? { ...player, name: nameWithinLimits(player.name) }
      : player,
  );
}
