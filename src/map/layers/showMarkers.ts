import { Container, Sprite, type Texture } from 'pixi.js';
import { useEffect, useRef, type RefObject } from 'react';
import type { MapView } from '../camera/MapView.ts';
import type { MapContext } from '../scene/MapContext.ts';

/** Sprites at a point of the board that keep their size on screen. */
export interface Marker {
  readonly x: number;
  readonly y: number;
  readonly sprites: readonly { readonly texture: Texture; readonly x: number; readonly y: number }[];
}

/** A container with these sprites. */
export function spriteContainer(sprites: Marker['sprites']): Container {
  const container = new Container();
  for (const { texture, x, y } of sprites) {
    const sprite = new Sprite(texture);
    sprite.position.set(Math.round(x), Math.round(y));
    container.addChild(sprite);
  }
  return container;
}

/** A marker's sprites in a container, and its point of the board. */
interface PlacedMarker {
  readonly container: Container;
  readonly x: number;
  readonly y: number;
}

const placedMarker = ({ x, y, sprites }: Marker): PlacedMarker => ({
  container: spriteContainer(sprites),
  x,
  y,
});

/** Keeps markers in their places and at their size now and at every zoom. Returns a function to stop. */
const keepSize = (markers: readonly PlacedMarker[], view: MapView): (() => void) =>
  view.onZoomChange((zoom) => {
    for (const { container, x, y } of markers) {
      container.scale.set(1 / zoom);
      // On whole screen pixels, so that text stays crisp.
      container.position.set(Math.round(x * zoom) / zoom, Math.round(y * zoom) / zoom);
    }
  });

/** Adds markers to a layer. Returns a function that removes them. */
export function showMarkers(layer: Container, markers: readonly Marker[], view: MapView): () => void {
  const placed = markers.map(placedMarker);
  for (const { container } of placed) layer.addChild(container);
  const stop = keepSize(placed, view);
  view.requestDraw();
  return () => {
    stop();
    for (const { container } of placed) container.destroy({ children: true });
  };
}

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
