import { create } from 'zustand';
import type { PositionFile } from '../engine/index.ts';

/** A position that the next new game begins from in place of the set-up, if one was set up. */
export const useStartPosition = create<{ readonly position: PositionFile | null }>()(() => ({ position: null }));
