import { create } from 'zustand';

/** Whether the program is kept on this device, so that it opens without a network; and a newer version of it. */
export interface Offline {
  readonly isKept: boolean;
  /** Loads the page again with a newer version that is ready; null if there is none. */
  readonly update: (() => void) | null;
  /** Another tab has taken the newer version: what this page has not loaded of its own may be gone. */
  readonly isTakenElsewhere: boolean;
}

export const useOffline = create<Offline>()(() => ({ isKept: false, update: null, isTakenElsewhere: false }));
