import { create } from 'zustand';
import { loadAtlas } from '../../atlas/loadAtlas.ts';
import type { Atlas } from '../../atlas/atlas.ts';
import { loadEditionOf } from '../loadEditionOf.ts';
import { retry } from '../retry.ts';
import { MONTHS, monthOf } from '../../atlas/holding.ts';
import { useLayers } from './layers.ts';

interface AtlasStore {
  /** The atlases that are loaded, by edition. */
  readonly atlases: Readonly<Record<string, Atlas>>;
  /** The edition whose atlas could not be loaded, until it is tried again. */
  readonly failed: string | null;
}

export const useAtlasStore = create<AtlasStore>()(() => ({ atlases: {}, failed: null }));

/** Loads the atlas of an edition into the store, and the board its events lie on. A failure is noted there. */
export async function openAtlas(edition: string): Promise<void> {
  if (useAtlasStore.getState().atlases[edition] !== undefined) return;
  useAtlasStore.setState({ failed: null });
  try {
    const atlas = await retry(() => loadAtlas(edition));
    await loadEditionOf({ edition: atlas.from });
    useAtlasStore.setState(({ atlases }) => ({ atlases: { ...atlases, [edition]: atlas } }));
  } catch {
    useAtlasStore.setState({ failed: edition });
  }
}

/** Sets the month for which "who held what" tells: that of a day or month, kept within those that are told of. */
export function setMonth(date: string): void {
  const month = monthOf(date);
  if (month !== useLayers.getState().month) useLayers.setState({ month });
}

/** Goes so many months on, or back; at the first and the last, and where a page tells of it, it stays. */
export function stepMonth(steps: number): void {
  if (useLayers.getState().isMonthTold) return;
  const at = MONTHS.indexOf(useLayers.getState().month);
  setMonth(MONTHS[Math.min(MONTHS.length - 1, Math.max(0, at + steps))] ?? useLayers.getState().month);
}
