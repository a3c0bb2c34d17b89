import { create } from 'zustand';
import type { ArchivedGame } from './archivedGames.ts';
import type { BrokenGame } from './openStoredGame.ts';

/** Why nothing is kept: no storage, no room, an older or a newer version of the program in another tab. */
export type NotSavedReason = 'refused' | 'full' | 'blocked' | 'outdated';

/** Whether the browser holds all that was said. */
export interface SaveStatus {
  readonly state: 'saved' | 'saving' | 'not-saved';
  /** When the first command was given that is not stored; null if there is none. */
  readonly since: number | null;
  readonly reason: NotSavedReason | null;
}

/** What stands between the database and the table. */
export interface AutosaveStore {
  /** The stored game is still being read. */
  readonly isLoading: boolean;
  readonly saveStatus: SaveStatus;
  /** Another tab went on with the game before the last commands given here were stored. */
  readonly hasLostCommands: boolean;
  /** A stored game that did not open to its end. */
  readonly broken: BrokenGame | null;
  /** Games set aside in this browser. */
  readonly archived: readonly ArchivedGame[];
  /** Null before the game is kept at all: in tests of other things. */
  readonly autosave: Autosave | null;
}

export const SAVED: SaveStatus = { state: 'saved', since: null, reason: null };

export const useAutosave = create<AutosaveStore>()(() => ({
  isLoading: true,
  saveStatus: SAVED,
  hasLostCommands: false,
  broken: null,
  archived: [],
  autosave: null,
}));

/** A game kept. */
export interface Autosave {
  /** Waits until nothing is being written any more. */
  settled(): Promise<void>;
  /** The page may be gone in a moment. */
  flush(): void;
  /** Tries again now what failed before. */
  retry(): void;
  /** Takes the game from the tab that has it. */
  playHere(): void;
  /** Puts a game that was set aside on the table; the one there is set aside. Answers whether it could be opened. */
  open(id: string): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** A game set aside as the text of a file. */
  textOf(id: string): Promise<string | null>;
  /** Keeps nothing from now on. */
  stop(): void;
}
