import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef } from 'react';
import { useWaysOnMap, useWayTip } from '../../store/atlas/onMap.ts';
import { FeatureLayer } from '../layers/FeatureLayer.tsx';
import { showMarkers } from '../layers/showMarkers.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { atlasMarker } from './drawAtlasLabel.ts';
import { placeNames } from './placeNames.ts';
import { useHeld, useIsShown, useLands, useRoutes, useStraits, useToday } from './useLayerData.ts';
import { wayUnderPointer } from './ways.ts';

/** The names of the layers that are on, and the map's own names of cities, waters and landscapes that give way. */
export function AtlasNames({ map, layout }: { readonly map: ReadyMapContext; readonly layout: MapLayout }) {
  const holders = useHeld(map.edition.id);
  const found = useLands(map);
  const held = useMemo(
    () => (holders === null || found === null ? null : { by: holders, lands: found.lands }),
    [holders, found],
  );
  const straits = useStraits(map);
  const routes = useRoutes(map);
  const today = useToday(map);
  const hasCities = useIsShown('cities');
  const hasRelief = useIsShown('relief');
  const { labels, features } = useMemo(
    () => placeNames(map, layout, { held, straits, routes, today, hasCities, hasRelief }),
    [map, layout, held, straits, routes, today, hasCities, hasRelief],
  );
  const withRoom = useMemo(() => ({ ...layout, features }), [layout, features]);
  useEffect(() => {
    if (straits === null && routes === null) return undefined;
    const shown = { straits, routes, labels, canals: layout.canals, width: map.shapes.width };
    useWayTip.setState({ find: (pixel, zoom, isTouch) => wayUnderPointer(shown, pixel, zoom, isTouch) });
    return () => useWayTip.setState({ find: null, tip: null });
  }, [straits, routes, labels, layout, map]);
  useEffect(() => {
    if (straits === null && routes === null) return undefined;
    const names = new Set([...(straits ?? []), ...(routes ?? [])].map(({ name }) => name));
    useWaysOnMap.setState({ names });
    return () => useWaysOnMap.setState({ names: null });
  }, [straits, routes]);
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return undefined;
    return showMarkers(
      layer.current,
      labels.map((label) => atlasMarker(map, label)),
      map.view,
    );
  }, [map, labels]);
  return (
    <>
      <FeatureLayer map={map} layout={withRoom} />
      <pixiContainer ref={layer} />
    </>
  );
}
