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

/** Adds markers to a layer. Returns a function that removes them. */
export function showMarkers(layer: Container, markers: readonly Marker[], view: MapView): () => void {
  const containers = markers.map(({ x, y, sprites }) => {
    const container = spriteContainer(sprites);
    layer.addChild(container);
    return { container, x, y };
  });
  const stop = view.onZoomChange((zoom) => {
    for (const { container, x, y } of containers) {
      container.scale.set(1 / zoom);
      // On whole screen pixels, so that text stays crisp.
      container.position.set(Math.round(x * zoom) / zoom, Math.round(y * zoom) / zoom);
    }
  });
  view.requestDraw();
  return () => {
    stop();
    for (const { container } of containers) container.destroy({ children: true });
  };
}
