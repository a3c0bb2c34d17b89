import type { Command, GameState } from '../engine/index.ts';
import { RUNNING, setGameAside, writeCommands, writeGame, type Database } from '../saves/database.ts';
import type { Setup } from '../saves/schema.ts';

/** The game as it is written down. */
export interface WrittenGame {
  readonly setup: Setup;
  readonly start: GameState;
  readonly commands: readonly Command[];
}

export interface GameWriter {
  /** Says what the database holds already. */
  know(game: WrittenGame): void;
  /** The stored game cannot be opened: the next one written moves it out of the way first. */
  keepBroken(): void;
  /** Writes what the database does not hold yet. */
  write(game: WrittenGame): void;
  /** Settles when everything said so far is stored. */
  settled(): Promise<void>;
}

function sharedCommands(a: readonly Command[], b: readonly Command[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

/** Writes one change after the other; `heard` is told each time whether it worked. */
export function gameWriter(database: Database, heard: (kept: boolean) => void): GameWriter {
  let stored: WrittenGame | null = null;
  let broken = false;
  let queue: Promise<void> = Promise.resolve();

  async function store(game: WrittenGame): Promise<void> {
    const { setup, start, commands } = game;
    if (stored !== null && stored.start === start) {
      const from = sharedCommands(stored.commands, commands);
      if (from < commands.length || from < stored.commands.length)
        await writeCommands(database, RUNNING, from, commands.slice(from));
    } else {
      const savedAt = new Date().toISOString();
      if (broken) await setGameAside(database, `set aside ${savedAt}`);
      broken = false;
      await writeGame(database, { id: RUNNING, version: 1, setup, savedAt }, commands);
    }
    stored = game;
  }

  return {
    know: (game) => {
      stored = game;
    },
    keepBroken: () => {
      broken = true;
    },
    write: (game) => {
      queue = queue
        .then(() => store(game))
        .then(
          () => heard(true),
          () => {
            // Nobody knows what was stored of it, so the next change writes the whole game.
            stored = null;
            heard(false);
          },
        );
    },
    settled: () => queue,
  };
}
