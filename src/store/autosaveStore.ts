import { create } from 'zustand';
import type { StoredGame } from '../saves/storedGame.ts';
import type { ArchivedGame } from './archivedGames.ts';
import type { Connection } from '../saves/database.ts';
import type { BrokenStoredGame } from './openStoredGame.ts';

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

/**
 * Why the game is not saved: no storage, no space, storage that fails, something there that cannot be read, or an older
 * or newer version of the program in another tab; or why the stored one is not shown: its edition could not be loaded.
 */
export type NotSavedReason = 'refused' | 'full' | 'failing' | 'unreadable' | 'blocked' | 'outdated' | 'not-loaded';

/** Whether the browser has stored everything. */
export interface SaveStatus {
  readonly state: 'saved' | 'saving' | 'not-saved';
  /** When the first unsaved command was given (ms); null if there is none. */
  readonly since: number | null;
  readonly reason: NotSavedReason | null;
}

/** The state of saving, for the panels. */
export interface AutosaveStore {
  /** The stored game is still being read. */
  readonly isLoading: boolean;
  /** Whether a game is stored is not known yet: the storage has not been read so far. */
  readonly isUnread: boolean;
  readonly saveStatus: SaveStatus;
  /** Another tab continued the game before the last commands given here were stored. */
  readonly hasLostCommands: boolean;
  /** A stored game that could not be opened completely. */
  readonly broken: BrokenStoredGame | null;
  /** Other games stored in this browser. */
  readonly archived: readonly ArchivedGame[];
  /** Games that were deleted to make room, until somebody has read of it. */
  readonly dropped: readonly StoredGame[];
  /** Null before autosave starts, and in tests that do not need it. */
  readonly autosave: Autosave | null;
}

export const SAVED: SaveStatus = { state: 'saved', since: null, reason: null };

export const useAutosave = create<AutosaveStore>()(() => ({
  isLoading: true,
  isUnread: false,
  saveStatus: SAVED,
  hasLostCommands: false,
  broken: null,
  archived: [],
  dropped: [],
  autosave: null,
}));

/** Controls for saving. */
export interface Autosave {
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
  /** Stores at once, because the page may close in a moment. */
  flush(): void;
  /** Retries a failed save now. */
  retry(): void;
  /** Takes the game over from the tab that owns it. */
  playHere(): void;
  /** Opens an archived game; the current game is archived. Returns false if it cannot be opened. */
  open(id: string): Promise<boolean>;
  /** Takes this game off the table and deletes it for ever. Does nothing in the lab, or if another tab has the game. */
  deleteCurrent(gone: string): Promise<void>;
  /** Leaves no game on the table, if all of it is stored and no other tab has it; it is among the others then. */
  setAside(): Promise<void>;
  /** What else can be done with the games of this browser; the functions are in store/games. */
  readonly shelf: Shelf;
  /** Stops saving. */
  stop(): void;
}

/** Resolves when the stored game is loaded, or cannot be. */
export const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useAutosave.getState().isLoading) return resolve();
    const stop = useAutosave.subscribe(({ isLoading }) => {
      if (isLoading) return;
      stop();
      resolve();
    });
  });
