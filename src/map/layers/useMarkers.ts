import type { Container } from 'pixi.js';
import { useEffect, useRef, type RefObject } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import { keepSize, placedMarker, type Marker, type PlacedMarker } from './showMarkers.ts';

/**
 * Shows a marker for each of these things in a layer, which has nothing else. What was there before keeps its marker,
 * because most things stay from one layout to the next and making sprites takes long.
 */
export function useMarkers<Map extends Pick<MapContext, 'view' | 'textures'>, Thing extends object>(
  map: Map,
  layer: RefObject<Container | null>,
  things: readonly Thing[],
  markerOf: (map: Map, thing: Thing) => Marker,
): void {
  const shown = useRef<ReadonlyMap<Thing, PlacedMarker>>(new Map());
  const { view, textures } = map;
  const { restarts } = textures;
  useEffect(() => {
    if (!layer.current) return undefined;
    const before = shown.current;
    const now = new Map(
      things.map((thing) => [thing, before.get(thing) ?? placedMarker(markerOf(map, thing))] as const),
    );
    shown.current = now;
    for (const [thing, { container }] of before) if (!now.has(thing)) container.destroy({ children: true });
    const markers = [...now.values()];
    addInOrder(layer.current, markers);
    const stop = keepSize(markers, view);
    view.requestDraw();
    return () => {
      stop();
      // Then their textures are destroyed soon, as with another map.
      if (textures.restarts !== restarts) destroyAll(shown);
    };
  }, [map, view, textures, restarts, layer, things, markerOf]);
  useEffect(() => () => destroyAll(shown), []);
}

function destroyAll<Thing>(shown: RefObject<ReadonlyMap<Thing, PlacedMarker>>): void {
  for (const { container } of shown.current.values()) container.destroy({ children: true });
  shown.current = new Map();
}

/** Adds markers to a layer so that the last one lies on top. Those that are already in their order stay. */
function addInOrder(layer: Container, markers: readonly PlacedMarker[]): void {
  const moved = markers.findIndex(({ container }, i) => layer.children[i] !== container);
  if (moved >= 0) for (const { container } of markers.slice(moved)) layer.addChild(container);
}
