import { Container, Sprite, type Texture } from 'pixi.js';
import type { MapView } from '../camera/MapView.ts';

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
export interface PlacedMarker {
  readonly container: Container;
  readonly x: number;
  readonly y: number;
}

export const placedMarker = ({ x, y, sprites }: Marker): PlacedMarker => ({
  container: spriteContainer(sprites),
  x,
  y,
});

/** Keeps markers in their places and at their size now and at every zoom. Returns a function to stop. */
export const keepSize = (markers: readonly PlacedMarker[], view: MapView): (() => void) =>
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
