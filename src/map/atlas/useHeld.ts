import { useEffect, useMemo } from 'react';
import { landsIn } from '../../atlas/holding.ts';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { useIsShown } from './useLayerData.ts';

/** Who held each land in the chosen month, while that is shown; null until the atlas is loaded. */
export function useHeld(edition: string): BySpace<Holder> | null {
  const isShown = useIsShown('holders');
  const month = useLayers((layers) => layers.month);
  const holders = useAtlasStore(({ atlases }) => atlases[edition]?.holders ?? null);
  useEffect(() => {
    if (isShown) void openAtlas(edition);
  }, [edition, isShown]);
  return useMemo(() => (isShown && holders !== null ? landsIn(holders, month) : null), [isShown, holders, month]);
}
