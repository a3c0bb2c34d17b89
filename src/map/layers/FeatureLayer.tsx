import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { featureMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** Names of cities, waters and landscapes. */
export function FeatureLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = showMarkers(
      layer.current,
      layout.features.map((feature) => featureMarker(map, feature)),
      map.view,
    );
    return stop;
  }, [map, layout]);
  return <pixiContainer ref={layer} />;
}
