import { nameWithinLimits, SAVE_VERSION } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** From each version of save files to the next; every version there ever was opens. */
const MIGRATIONS: Readonly<Record<number, (save: Json) => Json>> = {
  // Version 1 knew one version of the rules, no checkpoint, and names of any kind.
  1: (save) => ({ ...save, version: 2, rules: 1, checkpoint: null, players: namesWithinLimits(save.players) }),
};

/** A save of any version as one of the newest; what is none is given back as it is. */
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
