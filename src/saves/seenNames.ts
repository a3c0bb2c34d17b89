import { MAX_TITLE_LENGTH } from './limits.ts';
import { nameWithinLimits } from './schema.ts';
import { HIDDEN, seenText } from './seenText.ts';

/**
 * What this browser kept of a game, with names as they can be shown: a program of before took hidden characters in
 * them, which came along with what was pasted. What has none is given back as it is. The checksums cover the names as
 * they were.
 */

const isHidden = (name: unknown): name is string => typeof name === 'string' && HIDDEN.test(name);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function seenSetup(setup: unknown): unknown {
  const { players } = recordOf(setup);
  if (!Array.isArray(players) || !players.some((player) => isHidden(recordOf(player)['name']))) return setup;
  const seen = players.map((player: unknown) => {
    const { name } = recordOf(player);
    return isHidden(name) ? { ...recordOf(player), name: nameWithinLimits(name) } : player;
  });
  return { ...recordOf(setup), players: seen };
}

/** The record of a game, or a checkpoint: both hold a set-up. */
export function seenRecord(record: unknown): unknown {
  const { setup, name } = recordOf(record);
  const seen = seenSetup(setup);
  if (seen === setup && !isHidden(name)) return record;
  return { ...recordOf(record), setup: seen, ...(isHidden(name) && { name: seenText(name, MAX_TITLE_LENGTH) }) };
}

/** A line that was taken back, with who asked. */
export function seenLine(line: unknown): unknown {
  const { by } = recordOf(line);
  return isHidden(by) ? { ...recordOf(line), by: nameWithinLimits(by) } : line;
}
