import { useMemo } from 'react';
import type { Scenery, MapFeature } from '../../geography/shapes.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { useMarkedPlace } from '../../store/atlas/onMap.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import { FeatureLayer } from './FeatureLayer.tsx';
import { useWhenNeeded } from './useWhenNeeded.ts';
import { loadProjection } from '../../geography/loadProjection.ts';

const importLayers = () => import('../atlas/atlasLayers.ts');

/** What draws the layers of the atlas; null until one of them is switched on, or lands are to be outlined. */
function useAtlasCode() {
  const isShown = useLayers(({ shown }) => shown.size > 0);
  const isOutlined = useMarkedPlace(({ lands }) => lands.length > 0);
  return useWhenNeeded(isShown || isOutlined, importLayers);
}

/** Layers of the atlas on the land, under the mountains. */
export function AtlasLand({ map }: { readonly map: MapContext }) {
  const code = useAtlasCode();
  return <pixiContainer>{code !== null && <code.HeldLandLayer map={map} />}</pixiContainer>;
}

/** Layers of the atlas over all borders. */
export function AtlasLines({ map, scenery }: { readonly map: MapContext; readonly scenery: Scenery | null }) {
  const code = useAtlasCode();
  return (
    <pixiContainer>
      {code !== null && (
        <>
          <code.ReliefLayer map={map} scenery={scenery} />
          <code.LandBordersLayer map={map} />
          <code.LandOutlineLayer map={map} />
          <code.TodayBordersLayer map={map} />
          <code.RoutesLayer map={map} />
        </>
      )}
    </pixiContainer>
  );
}

/** Names of cities, waters and landscapes, and those of the layers. */
export function MinorNames({ map, layout }: { readonly map: ReadyMapContext; readonly layout: MapLayout }) {
  const code = useAtlasCode();
  return (
    <pixiContainer>
      {code === null ? <FeatureLayer map={map} layout={layout} /> : <code.AtlasNames map={map} layout={layout} />}
    </pixiContainer>
  );
}

/** What lies over everything: the ruler. */
export function AtlasTop({ map }: { readonly map: MapContext }) {
  const code = useAtlasCode();
  return <pixiContainer>{code !== null && <code.RulerLayer map={map} />}</pixiContainer>;
}

/** The place that is told of, as a city of the map; null without one, or as long as its spot is not known. */
export function useMarkedFeature({ edition, boardData: { features } }: ReadyMapContext): MapFeature | null {
  const place = useMarkedPlace((store) => store.place);
  const load = useMemo(() => () => loadProjection(edition.id), [edition]);
  const projection = useWhenNeeded(place !== null, load);
  return useMemo(() => {
    if (place === null) return null;
    const { name, space } = place;
    // A city of the map may have been moved with an island that is drawn larger than it is.
    const city = features.find((each) => each.kind === 'city' && each.name === name && each.space === space);
    if (city !== undefined || projection === null) return city ?? null;
    const [x, y] = projection.project(place.at);
    const { width } = projection;
    return { kind: 'city', name, space, at: [((x % width) + width) % width, y], rank: 1 };
  }, [place, features, projection]);
}
