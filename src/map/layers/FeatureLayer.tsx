import type { Container } from 'pixi.js';
import { useRef } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { featureMarker } from './markers.ts';
import { useMarkers } from './showMarkers.ts';

interface Props {
  readonly map: MapContext;
  readonly layout: Pick<MapLayout, 'features'>;
}

/** Names of cities, waters and landscapes. */
export function FeatureLayer({ map, layout: { features } }: Props) {
  const layer = useRef<Container>(null);
  useMarkers(map, layer, features, featureMarker);
  return <pixiContainer ref={layer} />;
}
