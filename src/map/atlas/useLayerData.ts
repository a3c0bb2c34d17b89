import { useEffect, useMemo } from 'react';
import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';
import { useLayers, type LayerId } from '../../store/atlas/layers.ts';
import { useWhenNeeded } from '../layers/useWhenNeeded.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { atlasDataOf, type RouteOnMap, type StraitOnMap, type TodayMap } from './atlasData.ts';
import { useExample } from '../../store/displayedGame.ts';
import { landsIn } from '../../atlas/holding.ts';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';

/** Whether a layer is drawn now: none is while the names of the map are asked for. */
export function useIsShown(layer: LayerId): boolean {
  const isOn = useLayers(({ shown }) => shown.has(layer));
  const isAsked = useExample(({ example }) => example?.hidesNames === true);
  return isOn && !isAsked;
}

type Map = Pick<MapContext, 'edition'>;

/** Today's borders and names, while they are shown; null until they are there. */
export function useToday({ edition }: Map): TodayMap | null {
  const isShown = useIsShown('today');
  const found = useWhenNeeded(isShown, atlasDataOf(edition.id).today);
  return isShown ? found : null;
}

/** The lands of 1939, while it is shown who held them; null until they are there. */
export function useLands({ edition }: Map): LandsOnMap | null {
  const isShown = useIsShown('holders');
  const found = useWhenNeeded(isShown, atlasDataOf(edition.id).lands);
  return isShown ? found : null;
}

/** Routes of supply, while they are shown; null until they are there. */
export function useRoutes({ edition }: Map): readonly RouteOnMap[] | null {
  const isShown = useIsShown('routes');
  const found = useWhenNeeded(isShown, atlasDataOf(edition.id).routes);
  return isShown ? found : null;
}

/** Straits and canals, while they are shown; null until they are there. */
export function useStraits({ edition }: Map): readonly StraitOnMap[] | null {
  const isShown = useIsShown('straits');
  const found = useWhenNeeded(isShown, atlasDataOf(edition.id).straits);
  return isShown ? found : null;
}

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
