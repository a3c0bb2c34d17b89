import { createJSONStorage, type PersistStorage } from 'zustand/middleware';

/** Texts in a storage of the browser, by key. Where it is forbidden, missing or full, nothing is kept or fails. */
export interface KeptTexts {
  /** The text that is kept under this key; null for none. */
  read(key: string): string | null;
  /** Keeps a text under this key; null forgets it. Returns false if the browser does not. */
  keep(key: string, text: string | null): boolean;
  /** The keys that begin so. */
  keys(start: string): readonly string[];
}

/** A forbidden storage fails as soon as it is named, so it is named only where that is caught. */
const textsOf = (storage: () => Storage): KeptTexts => ({
  read(key) {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  keep(key, text) {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  keys(start) {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(start));
    } catch {
      return [];
    }
  },
});

/** Found by every later page in this browser. */
export const inBrowser = textsOf(() => localStorage);

/** Found by a reload of this tab; they go when it is closed. */
export const inTab = textsOf(() => sessionStorage);

/** Where a store keeps what is only convenient to find again. */
export const keptInBrowser = <State>(): PersistStorage<State> | undefined =>
  createJSONStorage(() => ({
    getItem: (key) => inBrowser.read(key),
    setItem: (key, text) => void inBrowser.keep(key, text),
    removeItem: (key) => void inBrowser.keep(key, null),
  }));
