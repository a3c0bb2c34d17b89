import { create } from 'zustand';
import type { KeptGame } from './keptGames.ts';
import type { BrokenGame } from './openFound.ts';

/** Why nothing is kept: no storage, no room, an older or a newer version of the program in another tab. */
export type WhyNotKept = 'refused' | 'full' | 'blocked' | 'outdated';

/** Whether the browser holds all that was said. */
export interface Kept {
  readonly state: 'kept' | 'keeping' | 'not-kept';
  /** When the first command was given that is not stored; null if there is none. */
  readonly since: number | null;
  readonly why: WhyNotKept | null;
}

/** What stands between the database and the table. */
export interface KeepingStore {
  /** The stored game is still being read. */
  readonly opening: boolean;
  readonly kept: Kept;
  /** Another tab went on with the game before the last commands given here were stored. */
  readonly tooLate: boolean;
  /** A stored game that did not open to its end. */
  readonly broken: BrokenGame | null;
  /** Games set aside in this browser. */
  readonly aside: readonly KeptGame[];
  /** Null before the game is kept at all: in tests of other things. */
  readonly keeping: Keeping | null;
}

export const KEPT: Kept = { state: 'kept', since: null, why: null };

export const useKeeping = create<KeepingStore>()(() => ({
  opening: true,
  kept: KEPT,
  tooLate: false,
  broken: null,
  aside: [],
  keeping: null,
}));

/** A game kept. */
export interface Keeping {
  /** Waits until nothing is being written any more. */
  settled(): Promise<void>;
  /** The page may be gone in a moment. */
  flush(): void;
  /** Tries again now what failed before. */
  again(): void;
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
