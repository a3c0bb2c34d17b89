import { createJSONStorage, type PersistStorage } from 'zustand/middleware';
import { inBrowser } from './keptTexts.ts';

/** Where a store keeps what is only convenient to find again. */
export const keptInBrowser = <State>(): PersistStorage<State> | undefined =>
  createJSONStorage(() => ({
    getItem: (key) => inBrowser.read(key),
    setItem: (key, text) => void inBrowser.keep(key, text),
    removeItem: (key) => void inBrowser.keep(key, null),
  }));
