import type { Command, GameState } from '../engine/index.ts';
import { chainedChecksum, firstChecksum } from '../saves/checksum.ts';
import type { Connection } from '../saves/connection.ts';
import { isFencedOff, takeOwnership, writeChange, type GameChange } from '../saves/gameRecords.ts';
import { RULES_VERSION } from '../saves/rulesVersion.ts';
import type { Checkpoint, Setup } from '../saves/schema.ts';
import type { StoredRecords } from '../saves/storedGame.ts';
import { currentCheckpoint } from './checkpoint.ts';

/** The game as it is written down. */
export interface WrittenGame {
  readonly id: string;
  readonly setup: Setup;
  readonly state: GameState;
  readonly commands: readonly Command[];
}

/** What the database is known to hold. */
export interface StoredPart {
  readonly id: string;
  readonly commands: readonly Command[];
  /** The check of each command. */
  readonly checks: readonly string[];
  /** It is known to be the game on the table, too. */
  readonly isOnTable: boolean;
}

export interface Heard {
  /** All that was said so far is stored. */
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
  /** Another tab took the game over. */
  readonly lost: () => void;
}

export interface GameWriterOptions extends Heard {
  readonly connection: Connection;
  /** Name of this tab, like no other's. */
  readonly tab: string;
  /** Waits after a failure until the next attempt, in milliseconds; the last one again and again. */
  readonly waits: readonly number[];
  /** Lays on the table what was found there when the table was taken; answers what of it need not be written again. */
  readonly lay: (found: StoredRecords | null) => Promise<void>;
}

export interface GameWriter {
  /** Takes the table for this tab; only then anything is written. */
  own(): void;
  /** Writes nothing more: the table is another tab's. */
  release(): void;
  /** Says what the database holds already. */
  know(part: StoredPart, checkpoint: Checkpoint | null): void;
  /** Writes what the database does not hold yet. */
  write(game: WrittenGame): void;
  /** The page may be gone in a moment: begins at once to write what is not stored, whatever else is under way. */
  flush(): void;
  /** After a failure: tries again now. */
  again(): void;
  isAllKept(): boolean;
  /** Settles when nothing is being written any more. */
  settled(): Promise<void>;
}

/** Keeps the game in the database: writes one change after the other, and tries again until it succeeds. */
export function gameWriter({ connection, tab, waits, lay, kept, failed, lost }: GameWriterOptions): GameWriter {
  let wanted: WrittenGame | null = null;
  /** Null: nobody knows what is there, so the whole game is written. */
  let stored: StoredPart | null = null;
  let checkpoint: { readonly id: string; readonly latest: Checkpoint | null; readonly isStored: boolean } | null = null;
  let wantsTable = false;
  let isOwner = false;
  let attempt: Promise<void> | null = null;
  let wake: (() => void) | null = null;
  let failures = 0;

  const isStored = (game: WrittenGame | null): boolean =>
    game === null || (stored?.id === game.id && stored.isOnTable && stored.commands === game.commands);
  const isDone = (): boolean => !wantsTable || (isOwner && isStored(wanted));

  const unstored = (): WrittenGame | null => (isStored(wanted) ? null : wanted);

  async function store(game: WrittenGame): Promise<void> {
    const known = checkpoint?.id === game.id ? checkpoint : null;
    const latest = currentCheckpoint(game, known?.latest ?? null);
    const isNew = known === null || !known.isStored || known.latest !== latest;
    checkpoint = { id: game.id, latest, isStored: !isNew };
    const { change, part } = changeTo(game, stored);
    await connection.use((database) => writeChange(database, tab, isNew ? { ...change, checkpoint: latest } : change));
    checkpoint = { id: game.id, latest, isStored: true };
    stored = part;
  }

  async function take(): Promise<void> {
    const found = await connection.use((database) => takeOwnership(database, tab, Date.now()));
    isOwner = true;
    await lay(found);
  }

  async function once(): Promise<void> {
    try {
      if (!isOwner) await take();
      // What is said meanwhile goes together in the next transaction.
      for (let game = unstored(); game !== null; game = unstored()) await store(game);
      failures = 0;
      if (wantsTable && isDone()) kept();
    } catch (error) {
      // The table was given up meanwhile.
      if (!wantsTable) return;
      stored = null;
      failures += 1;
      if (isFencedOff(error)) {
        release();
        lost();
      } else failed(error);
    }
  }

  async function run(): Promise<void> {
    while (!isDone()) {
      attempt = once();
      await attempt;
      attempt = null;
      if (failures > 0 && !isDone()) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake?.(), waits[Math.min(failures, waits.length) - 1] ?? 0);
      wake = () => {
        clearTimeout(timer);
        wake = null;
        resolve();
      };
    });
  }

  function release(): void {
    wantsTable = false;
    isOwner = false;
    wanted = null;
    stored = null;
  }

  let running = false;
  function start(): void {
    wake?.();
    if (running) return;
    running = true;
    void run().finally(() => {
      running = false;
      if (!isDone()) start();
    });
  }

  return {
    own: () => {
      wantsTable = true;
      isOwner = false;
      start();
    },
    release,
    know: (part, latest) => {
      stored = part;
      checkpoint = { id: part.id, latest, isStored: true };
    },
    write: (game) => {
      wanted = game;
      start();
    },
    flush: () => {
      if (!isOwner || wanted === null || isStored(wanted)) return;
      // What is under way is written again with the rest; it may come to nothing.
      store(wanted)
        .then(() => (wantsTable && isDone() ? kept() : undefined))
        .catch(() => undefined);
    },
    again: start,
    isAllKept: () => isStored(wanted),
    settled: async () => {
      for (let current = attempt; current !== null; current = attempt) await current;
    },
  };
}

function sharedCommands(a: readonly Command[], b: readonly Command[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

/** What must be written so that the database holds the game, and what it holds then. */
function changeTo(game: WrittenGame, stored: StoredPart | null): { change: GameChange; part: StoredPart } {
  const { id, setup, state, commands } = game;
  const known = stored !== null && stored.id === id ? stored : null;
  const from = known === null ? 0 : sharedCommands(known.commands, commands);
  const checks = known === null ? [] : known.checks.slice(0, from);
  let check = checks.at(-1) ?? firstChecksum(setup);
  for (const command of commands.slice(from)) {
    check = chainedChecksum(check, command);
    checks.push(check);
  }
  return {
    change: {
      game: {
        id,
        version: 2,
        rules: RULES_VERSION,
        setup,
        savedAt: new Date().toISOString(),
        count: commands.length,
        check,
        standing: { round: state.round, power: state.power, phase: state.phase, isOver: state.outcome !== null },
      },
      from,
      commands: commands.slice(from).map((command, i) => ({ command, check: checks[from + i] ?? '' })),
    },
    part: { id, commands, checks, isOnTable: true },
  };
}
