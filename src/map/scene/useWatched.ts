import { useSyncExternalStore } from 'react';
import type { Watched } from '../../games/face/scene.ts';

/** The present value of what a family lets the map watch. */
export const useWatched = <Value>({ subscribe, get }: Watched<Value>): Value => useSyncExternalStore(subscribe, get);
