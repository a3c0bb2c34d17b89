import type { Command, GameState } from '../engine/index.ts';
import { chainedChecksum, firstChecksum } from '../saves/checksum.ts';
import type { Connection } from '../saves/connection.ts';
import { isFencedOff, takeOwnership, writeChange, type GameChange } from '../saves/gameRecords.ts';
import { RULES_VERSION } from '../saves/rulesVersion.ts';
import type { Checkpoint, Setup } from '../saves/schema.ts';
import type { StoredRecords } from '../saves/storedGame.ts';
import { currentCheckpoint } from './checkpoint.ts';

/** A game to store. */
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
  /** The checksum of each command. */
  readonly checks: readonly string[];
  /** Whether it is stored as the current game. */
  readonly isOnTable: boolean;
}

export interface Heard {
  /** Everything has been stored. */
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
  /** Another tab took the game over. */
  readonly lost: () => void;
}

export interface GameWriterOptions extends Heard {
  readonly connection: Connection;
  /** Unique name of this tab. */
  readonly tab: string;
  /** Milliseconds to wait after each failure; the last value repeats. */
  readonly waits: readonly number[];
  /** Called with the stored game when this tab becomes the owner. */
  readonly lay: (found: StoredRecords | null) => Promise<void>;
}

export interface GameWriter {
  /** Claims the current game for this tab. Nothing is written before. */
  own(): void;
  /** Stops writing: another tab owns the game. */
  release(): void;
  /** Sets what the database already holds. */
  know(part: StoredPart, checkpoint: Checkpoint | null): void;
  /** Writes what the database does not hold yet. */
  write(game: WrittenGame): void;
  /** Starts writing at once, even if another write is running, because the page may close in a moment. */
  flush(): void;
  /** After a failure, tries again now. */
  again(): void;
  isAllKept(): boolean;
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
}

/** Writes the game to the database, one change after another, and retries until each succeeds. */
export function gameWriter({ connection, tab, waits, lay, kept, failed, lost }: GameWriterOptions): GameWriter {
  let wanted: WrittenGame | null = null;
  /** Null if unknown: then the whole game is written. */
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
      // Commands given in the meantime go together into the next transaction.
      for (let game = unstored(); game !== null; game = unstored()) await store(game);
      failures = 0;
      if (wantsTable && isDone()) kept();
    } catch (error) {
      // The game was given up in the meantime.
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
      // Writes the running change again too, because it may fail.
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

/** The change that brings the database up to date, and what it holds afterwards. */
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
