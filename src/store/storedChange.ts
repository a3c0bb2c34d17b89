import { familyOf, type AnyCommand, type AnyState, type Steps } from '../engine/index.ts';
import { chainedChecksum, firstChecksum } from '../saves/checksum.ts';
import type { GameChange } from '../saves/gameRecords.ts';
import { RULES_VERSION, startState } from '../saves/saveFile.ts';
import type { Setup, SideLine, TimeUsed, Checkpoint } from '../saves/schema.ts';
import type { StoredGame } from '../saves/storedGame.ts';

/** A game to store. */
export interface GameToStore {
  readonly id: string;
  readonly setup: Setup;
  readonly name?: string | null;
  readonly state: AnyState;
  readonly commands: readonly AnyCommand[];
  readonly sideLines: readonly SideLine[];
  readonly timeUsed?: TimeUsed;
}

/** What the database is known to hold. */
export interface StoredPart {
  readonly id: string;
  readonly name: string | null;
  readonly commands: readonly AnyCommand[];
  /** The checksum of each command. */
  readonly checks: readonly string[];
  readonly sideLines: readonly SideLine[];
  readonly timeUsed?: TimeUsed | undefined;
  /** Whether it is stored as the current game. */
  readonly isCurrent: boolean;
}

/** So many commands take no time worth waiting for. */
const AT_ONCE = 100;

/** The change that brings the database up to date, and what it holds afterwards. */
export function* storedChange(
  game: GameToStore,
  stored: StoredPart | null,
): Steps<{ readonly change: GameChange; readonly part: StoredPart }> {
  const { id, setup, name = null, state, commands, sideLines, timeUsed } = game;
  const known = stored !== null && stored.id === id ? stored : null;
  const from = known === null ? 0 : sharedCommands(known.commands, commands);
  const checks = known === null ? [] : known.checks.slice(0, from);
  let check = checks.at(-1) ?? firstChecksum(setup);
  for (const command of commands.slice(from)) {
    check = chainedChecksum(check, command);
    checks.push(check);
    // Rarely, so that an order or two are written in the very task in which they were given.
    if (checks.length % AT_ONCE === 0) yield checks.length / commands.length;
  }
  return {
    change: {
      game: {
        id,
        version: 2,
        rules: RULES_VERSION,
        ...(name !== null && { name }),
        setup,
        ...(timeUsed !== undefined && Object.keys(timeUsed).length > 0 && { timeUsed }),
        savedAt: new Date().toISOString(),
        count: commands.length,
        check,
        standing: standingOf(state),
      },
      from,
      commands: commands.slice(from).map((command, i) => ({ command, check: checks[from + i] ?? '' })),
      ...(known?.sideLines !== sideLines && {
        sideLines: sideLines.map((line) => ({ line, check: firstChecksum(line) })),
      }),
    },
    part: { id, name, commands, checks, sideLines, timeUsed, isCurrent: true },
  };
}

/** How a game stands, for the list of games. */
export const standingOf = ({ round, power, phase, outcome, control }: AnyState): StoredGame['standing'] => ({
  round,
  power,
  phase,
  isOver: outcome !== null,
  control,
});

/** How many commands two logs have in common at their start. */
function sharedCommands(a: readonly AnyCommand[], b: readonly AnyCommand[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

interface GameInPlay {
  readonly setup: Setup;
  readonly state: AnyState;
  readonly commands: readonly unknown[];
}

/**
 * The checkpoint to store with a game: the previous one, or at the start of a turn a new one. A position file describes
 * the start of a turn completely, so at most one turn can be lost. Until position files can be written the previous one
 * must do.
 */
export function currentCheckpoint(
  { setup, state, commands }: GameInPlay,
  before: Checkpoint | null,
): Checkpoint | null {
  // Undoing the end of a turn discards the checkpoint made after it.
  const previous = before !== null && before.after <= commands.length ? before : null;
  if (
    !familyOf(state).isTurnStart(state) ||
    state.outcome !== null ||
    (previous !== null && isSameTurn(state, previous))
  )
    return previous;
  const positions = familyOf(state).loadedPositions();
  if (positions === null) return previous;
  const fresh = checkpointOf({ setup, commands }, positions.toPosition(state));
  return startState(fresh.setup).ok ? fresh : previous;
}

/**
 * The present position as the set-up of a new game. The seed differs, because the first dice of the old one have been
 * used.
 */
const checkpointOf = ({ setup, commands }: Omit<GameInPlay, 'state'>, position: object): Checkpoint => ({
  after: commands.length,
  setup: {
    ...setup,
    seed: chainedChecksum(setup.seed, commands.length),
    start: { kind: 'position', position },
  },
});

function isSameTurn({ round, power }: AnyState, { setup: { start } }: Checkpoint): boolean {
  if (start.kind !== 'position') return false;
  const then = start.position as Partial<AnyState>;
  return then.round === round && then.power === power;
}
