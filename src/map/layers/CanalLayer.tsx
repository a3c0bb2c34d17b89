import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { canalMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** The signs of canals. */
export function CanalLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = showMarkers(
      layer.current,
      layout.canals.map((canal) => canalMarker(map, canal)),
      map.view,
    );
    return stop;
  }, [map, layout]);
  return <pixiContainer ref={layer} />;
}
