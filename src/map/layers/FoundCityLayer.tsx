import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { useSearchResult } from '../../store/searchResult.ts';
import { useMarkedFeature } from '../atlas/useMarkedFeature.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { foundCity, placeFoundCity } from '../layout/foundCity.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { featureMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** The city found by a search while its space is selected, or the place that is told of: over everything. */
export function FoundCityLayer({ map, layout }: { readonly map: ReadyMapContext; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  const found = useSearchResult((store) => store.found);
  const marked = useMarkedFeature(map);
  useEffect(() => {
    const { boardData, measure, view } = map;
    const city = marked ?? foundCity(boardData.features, found);
    if (!layer.current || city === undefined) return undefined;
    return showMarkers(layer.current, [featureMarker(map, placeFoundCity(city, layout, boardData, measure))], view);
  }, [map, layout, found, marked]);
  return <pixiContainer ref={layer} />;
}
