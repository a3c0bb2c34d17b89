import { useSyncExternalStore } from 'react';
import { boardFaceOf } from '../../games/boards.ts';
import type { Overlay, Watched } from '../../games/face/scene.ts';

/** A value that never changes. */
const fixed = <Value>(value: Value): Watched<Value> => ({ get: () => value, subscribe: () => () => undefined });

const NO_OVERLAY = fixed<Overlay>({ chances: {}, signs: [], fills: [], spoken: {} });
const NO_CHANCES = fixed(false);

const useWatched = <Value>({ subscribe, get }: Watched<Value>): Value => useSyncExternalStore(subscribe, get);

/** What is laid over the scenes of an edition by now. */
export const useOverlay = (edition: string): Overlay => useWatched(boardFaceOf({ edition }).overlay ?? NO_OVERLAY);

/** Whether scenes of an edition leave room for chances. */
export const useHasChances = (edition: string): boolean =>
  useWatched(boardFaceOf({ edition }).hasChances ?? NO_CHANCES);
