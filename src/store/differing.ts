import { create } from 'zustand';
import type { PowerId, SpaceId } from '../engine/index.ts';

/** A space of the map in which two positions differ. */
export interface DifferingSpace {
  readonly space: SpaceId;
  /** What is written there: how many more units, and how many fewer. */
  readonly sign: string;
  /** Who holds it in the second position, if that differs. */
  readonly holder: PowerId | null;
}

/** The spaces that the map marks, because two positions are compared. */
export const useDiffering = create<{ readonly spaces: readonly DifferingSpace[] }>()(() => ({ spaces: [] }));
