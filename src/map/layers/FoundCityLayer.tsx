import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { useSearchResult } from '../../store/searchResult.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { foundCity, placeFoundCity } from '../layout/foundCity.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { featureMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** The city found by a search, over everything, while its space is selected. */
export function FoundCityLayer({ map, layout }: { readonly map: ReadyMapContext; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  const found = useSearchResult((store) => store.found);
  useEffect(() => {
    const { boardData, measure, view } = map;
    const city = foundCity(boardData.features, found);
    if (!layer.current || city === undefined) return undefined;
    return showMarkers(layer.current, [featureMarker(map, placeFoundCity(city, layout, boardData, measure))], view);
  }, [map, layout, found]);
  return <pixiContainer ref={layer} />;
}
