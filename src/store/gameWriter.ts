import type { Connection } from '../saves/database.ts';
import { isFencedOff, readCurrentGame, takeOwnership, writeChange } from '../saves/gameRecords.ts';
import type { Checkpoint } from '../saves/schema.ts';
import type { StoredRecords } from '../saves/storedGame.ts';
import { currentCheckpoint, storedChange, type GameToStore, type StoredPart } from './storedChange.ts';
import { retryLoop } from './retryLoop.ts';
import { runInChunks } from './runInChunks.ts';

export interface GameWriterOptions {
  readonly connection: Connection;
  /** Unique name of this tab. */
  readonly tab: string;
  /** Milliseconds to wait after each failure; the last value repeats. */
  readonly retryDelays: readonly number[];
  /** This tab now owns the current game; gets the stored game. If this fails, the game is claimed again. */
  readonly onOwned: (found: StoredRecords | null) => Promise<void>;
  /** This tab cannot own the current game now, but it can be read: on a full disk, say. Gets the stored game. */
  readonly onReadable: (found: StoredRecords | null) => Promise<void>;
  /** Everything has been stored. */
  readonly onStored: () => void;
  readonly onFailed: (error: unknown) => void;
  /** Another tab took the game over. */
  readonly onLost: () => void;
}

export interface GameWriter {
  /** Claims the current game for this tab. Nothing is written before. */
  claim(): void;
  /** Stops writing: another tab owns the game. */
  release(): void;
  /** There is no game any more. */
  forget(): void;
  /** What of this game is not written yet will not be: another tab went on with it. */
  drop(id: string): void;
  /** Sets what the database already holds. */
  setStored(part: StoredPart, checkpoint: Checkpoint | null): void;
  /** What the database held may be gone: all of the game is written anew. */
  startAnew(): void;
  /** Writes what the database does not hold yet. */
  write(game: GameToStore): void;
  /** Starts writing at once, even if another write is running, because the page may close in a moment. */
  flush(): void;
  /** After a failure, tries again now. */
  retry(): void;
  isAllStored(): boolean;
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
}

/** Writes the game to the database, one change after another, and retries until each succeeds. */
export function gameWriter(options: GameWriterOptions): GameWriter {
  const { connection, tab, retryDelays, onOwned, onReadable, onStored, onFailed, onLost } = options;
  let latest: GameToStore | null = null;
  /** Games that gave way to another before they were stored. */
  let left: readonly GameToStore[] = [];
  /** Null if unknown: then the whole game is written. */
  let stored: StoredPart | null = null;
  let checkpoint: { readonly id: string; readonly latest: Checkpoint | null; readonly isStored: boolean } | null = null;
  /** How often what is stored was lost. A write that was under way by then may be lost too. */
  let losses = 0;
  let wantsOwnership = false;
  let isOwner = false;
  let wasRead = false;

  const isStored = (game: GameToStore | null): boolean =>
    game === null ||
    (stored?.id === game.id &&
      stored.isCurrent &&
      stored.commands === game.commands &&
      stored.name === (game.name ?? null) &&
      stored.sideLines === game.sideLines &&
      stored.timeUsed === game.timeUsed);
  const isDone = (): boolean => !wantsOwnership || (isOwner && isAllStored());
  const isAllStored = (): boolean => left.length === 0 && isStored(latest);
  const unstored = (): GameToStore | null => left[0] ?? (isStored(latest) ? null : latest);

  async function store(game: GameToStore): Promise<void> {
    const known = checkpoint?.id === game.id ? checkpoint : null;
    const current = currentCheckpoint(game, known?.latest ?? null);
    const isNew = known === null || !known.isStored || known.latest !== current;
    checkpoint = { id: game.id, latest: current, isStored: !isNew };
    const before = losses;
    const { change, part } = await runInChunks(storedChange(game, stored));
    await connection.use((database) => writeChange(database, tab, isNew ? { ...change, checkpoint: current } : change));
    if (before !== losses) return;
    checkpoint = { id: game.id, latest: current, isStored: true };
    stored = part;
    left = left.filter((other) => other !== game);
  }

  async function takeOver(): Promise<void> {
    const found = await connection
      .use((database) => takeOwnership(database, tab, Date.now()))
      .catch(async (error: unknown) => {
        await readOnly().catch(() => undefined);
        throw error;
      });
    // Another tab has taken the game meanwhile.
    if (!wantsOwnership) return;
    isOwner = true;
    try {
      await onOwned(found);
    } catch (error) {
      isOwner = false;
      throw error;
    }
  }

  /** Reads the game that cannot be owned, once: what was read last time is shown. */
  async function readOnly(): Promise<void> {
    if (wasRead) return;
    const found = await connection.use(readCurrentGame);
    if (!wantsOwnership) return;
    await onReadable(found);
    wasRead = true;
  }

  /** Takes the game over if needed and stores all changes; false after a failure. */
  async function writeAll(): Promise<boolean> {
    try {
      if (!isOwner) await takeOver();
      // Commands given in the meantime go together into the next transaction.
      for (let game = unstored(); game !== null; game = unstored()) await store(game);
      if (wantsOwnership && isDone()) onStored();
      return true;
    } catch (error) {
      // The game was given up in the meantime.
      if (!wantsOwnership) return true;
      stored = null;
      if (isFencedOff(error)) {
        release();
        onLost();
      } else onFailed(error);
      return false;
    }
  }

  function forget(): void {
    latest = null;
    left = [];
    stored = null;
  }

  function release(): void {
    wantsOwnership = false;
    isOwner = false;
    forget();
  }

  const loop = retryLoop(writeAll, isDone, retryDelays);
  return {
    claim: () => {
      wantsOwnership = true;
      isOwner = false;
      wasRead = false;
      loop.start();
    },
    release,
    forget,
    drop: (id) => {
      if (latest?.id === id) latest = null;
      left = left.filter((game) => game.id !== id);
    },
    setStored: (part, storedCheckpoint) => {
      stored = part;
      checkpoint = { id: part.id, latest: storedCheckpoint, isStored: true };
    },
    startAnew: () => {
      losses += 1;
      stored = null;
      if (checkpoint !== null) checkpoint = { ...checkpoint, isStored: false };
    },
    write: (game) => {
      if (latest !== null && latest.id !== game.id && !isStored(latest)) left = [...left, latest];
      latest = game;
      loop.start();
    },
    flush: () => {
      if (!isOwner || latest === null || isAllStored()) return;
      // Writes the running change again too, because it may fail.
      Promise.all([...left, latest].map(store))
        .then(() => (wantsOwnership && isDone() ? onStored() : undefined))
        .catch(() => undefined);
    },
    retry: loop.start,
    isAllStored,
    settled: loop.settled,
  };
}
