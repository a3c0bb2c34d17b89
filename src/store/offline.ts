import { create } from 'zustand';

/** Whether the program is kept on this device, so that it opens without a network; and a newer version of it. */
export interface Offline {
  readonly isKept: boolean;
  /** Loads the page again with a newer version that is ready; null if there is none. */
  readonly update: (() => void) | null;
}

export const useOffline = create<Offline>()(() => ({ isKept: false, update: null }));
