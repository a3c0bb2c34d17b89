import { create } from 'zustand';
import { loadAtlas } from '../../atlas/loadAtlas.ts';
import type { Atlas } from '../../atlas/atlas.ts';
import { loadEditionOf } from '../loadEditionOf.ts';
import { retry } from '../retry.ts';

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
