import { useEffect } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';

interface AtlasInUse {
  /** Null until it is loaded. */
  readonly atlas: Atlas | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The atlas of an edition, loaded when it is first asked for. */
export function useAtlas(edition: string): AtlasInUse {
  const atlas = useAtlasStore((store) => store.atlases[edition]) ?? null;
  const hasFailed = useAtlasStore((store) => store.failed === edition);
  const open = (): void => void openAtlas(edition);
  useEffect(() => void openAtlas(edition), [edition]);
  return { atlas, hasFailed, tryAgain: open };
}
