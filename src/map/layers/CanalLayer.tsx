import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { Atlas } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { canalMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** Where ships pass through land. */
export function CanalLayer({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = showMarkers(
      layer.current,
      layout.canals.map((canal) => canalMarker(atlas, canal)),
      atlas.frame,
    );
    return stop;
  }, [atlas, layout]);
  return <pixiContainer ref={layer} />;
}
