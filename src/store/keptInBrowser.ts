import { createJSONStorage, type PersistStorage, type StateStorage } from 'zustand/middleware';

/** The browser's storage. Where it is forbidden, missing or full, nothing is kept, and nothing fails. */
const guarded: StateStorage = {
  getItem: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key, text) => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // The next page begins without it.
    }
  },
  removeItem: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // What cannot be reached is forgotten.
    }
  },
};

/** Where a store keeps what is only convenient to find again. */
export const keptInBrowser = <State>(): PersistStorage<State> | undefined => createJSONStorage(() => guarded);
