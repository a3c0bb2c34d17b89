import { readShape, type AnyCommand, type Steps } from '../engine/index.ts';
import { chainedChecksum, firstChecksum } from './checksum.ts';
import { shapeSteps } from './longList.ts';
import { asBegun } from './saveFile.ts';
import { MAX_TITLE_LENGTH } from './limits.ts';
import { nameWithinLimits, editionIn, schemasFor, type Checkpoint, type SideLine } from './schema.ts';
import { HIDDEN, seenText } from './seenText.ts';
import {
  isOfLaterProgram,
  readStoredGame,
  type StoredCommand,
  type StoredGame,
  type StoredRecords,
  type StoredSideLine,
} from './storedGame.ts';

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
function seenLine(line: unknown): unknown {
  const { by } = recordOf(line);
  return isHidden(by) ? { ...recordOf(line), by: nameWithinLimits(by) } : line;
}

/** What is wrong with a stored game. The intact part ends before the damage. */
export const DAMAGE_KINDS = [
  'later-program',
  'no-setup',
  'setup-changed',
  'gap',
  'changed',
  'cut',
  'more',
  'unreadable',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export interface IntactPart {
  /** Null if not even the set-up is intact. */
  readonly game: StoredGame | null;
  /** The commands before the first damage. */
  readonly commands: readonly AnyCommand[];
  /** The checksums of these commands. */
  readonly checks: readonly string[];
  /** How many commands there were, as far as can be known. */
  readonly total: number;
  readonly damage: DamageKind | null;
  readonly checkpoint: Checkpoint | null;
  /** The lines taken back that are intact. */
  readonly sideLines: readonly SideLine[];
  /** Whether the set-up is as it is stored; else all has to be stored anew, since the checksums cover it. */
  readonly isAsStored: boolean;
}

/** The part of a stored game that its checksums confirm. Never throws, whatever the storage holds. */
export function* intactPart(records: StoredRecords): Steps<IntactPart> {
  try {
    return yield* confirmedPart(records);
  } catch {
    const nothing = { game: null, commands: [], checks: [], checkpoint: null, sideLines: [], isAsStored: true };
    return { ...nothing, total: records.commands.length, damage: 'unreadable' };
  }
}

function* confirmedPart({ game: record, commands: found, checkpoint, sideLines }: StoredRecords): Steps<IntactPart> {
  const seen = asBegun(seenRecord(record));
  const game = readStoredGame(seen);
  const schemas = schemasFor(game?.setup.edition);
  const last = found.at(-1);
  const part = {
    game,
    total: Math.max(game?.count ?? 0, last === undefined ? 0 : last.n + 1),
    checkpoint: intactCheckpoint(checkpoint),
    sideLines: yield* intactSideLines(sideLines, schemas.sideLine),
    isAsStored: seen === record,
  };
  if (game === null)
    return { ...part, commands: [], checks: [], damage: isOfLaterProgram(record) ? 'later-program' : 'no-setup' };

  // It covers the set-up as it was.
  const start = firstChecksum((record as { readonly setup?: unknown }).setup);
  const commands: AnyCommand[] = [];
  const checks: string[] = [];
  let check = start;
  let damage: DamageKind | null = null;
  for (const { n, value } of found) {
    if (n >= game.count) damage = 'more';
    else if (n !== commands.length) damage = 'gap';
    else {
      const stored = value as { command?: unknown; check?: unknown } | null;
      const next = chainedChecksum(check, stored?.command);
      const command = readShape(schemas.command, stored?.command);
      if (stored?.check === next && command.success) {
        commands.push(command.data as AnyCommand);
        checks.push(next);
        check = next;
        yield commands.length / found.length;
        continue;
      }
      damage = 'changed';
    }
    break;
  }
  if (damage === null && commands.length < game.count) damage = 'cut';
  if (damage === null && check !== game.check) {
    // The last command does not match the checksum in the record, and no later command can tell.
    damage = 'changed';
    commands.pop();
    checks.pop();
  }
  // If not a single command matches the set-up, it is the set-up that was changed.
  if (damage !== null && commands.length === 0 && belongsToOtherSetup(game, found, start))
    return { ...part, game: null, commands: [], checks: [], damage: 'setup-changed' };
  return { ...part, commands, checks, damage };
}

/** Whether the first command is intact but its checksum belongs to another set-up. */
function belongsToOtherSetup(game: StoredGame, found: StoredRecords['commands'], start: string): boolean {
  if (game.count === 0) return game.check !== start;
  const recordAt = (n: number): Partial<StoredCommand> | null =>
    found[n]?.n === n ? (found[n].value as Partial<StoredCommand> | null) : null;
  const storedCheck = recordAt(0)?.check;
  if (
    typeof storedCheck !== 'string' ||
    !readShape(schemasFor(game.setup.edition).command, recordAt(0)?.command).success
  )
    return false;
  // The rest of the chain is consistent with the first checksum.
  const second = recordAt(1);
  return second === null ? storedCheck === game.check : chainedChecksum(storedCheck, second.command) === second.check;
}

function intactCheckpoint(value: unknown): Checkpoint | null {
  const stored = value as { checkpoint?: unknown; check?: unknown } | null | undefined;
  const seen = seenRecord(stored?.checkpoint);
  const { checkpoint } = schemasFor(editionIn((seen as Partial<Checkpoint> | null)?.setup));
  const parsed = readShape(checkpoint, seen);
  return parsed.success && stored?.check === firstChecksum(stored?.checkpoint) ? parsed.data : null;
}

function* intactSideLines(
  value: unknown,
  sideLine: ReturnType<typeof schemasFor>['sideLine'],
): Steps<readonly SideLine[]> {
  const intact: SideLine[] = [];
  for (const stored of Array.isArray(value) ? (value as readonly (Partial<StoredSideLine> | null)[]) : []) {
    const parsed = yield* shapeSteps(sideLine, seenLine(stored?.line));
    if (parsed.success && stored?.check === firstChecksum(stored?.line)) intact.push(parsed.data as SideLine);
  }
  return intact;
}
