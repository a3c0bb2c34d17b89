import type { Connection } from '../../saves/connection.ts';

/** What the list of games needs of autosave, which holds the connection and knows the current game. */
export interface Shelf {
  readonly connection: Connection;
  /** The id of the current game; null before it has one. */
  currentId(): string | null;
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
  /** Lists the other games again. */
  reload(): Promise<void>;
}
