import { Container, Sprite, type Texture } from 'pixi.js';
import type { MapView } from '../camera/MapView.ts';

/** Something that containers on the board at a point and keeps its size on screen. */
export interface Marker {
  readonly x: number;
  readonly y: number;
  readonly sprites: readonly { readonly texture: Texture; readonly x: number; readonly y: number }[];
}

/** The sprites in a container of their own. */
export function spriteContainer(sprites: Marker['sprites']): Container {
  const container = new Container();
  for (const { texture, x, y } of sprites) {
    const sprite = new Sprite(texture);
    sprite.position.set(Math.round(x), Math.round(y));
    container.addChild(sprite);
  }
  return container;
}

/** Fills a layer with standing things. Returns how to take them away. */
export function showMarkers(layer: Container, things: readonly Marker[], view: MapView): () => void {
  const containers = things.map(({ x, y, sprites }) => {
    const container = spriteContainer(sprites);
    layer.addChild(container);
    return { container, x, y };
  });
  const stop = view.onZoomChange((zoom) => {
    for (const { container, x, y } of containers) {
      container.scale.set(1 / zoom);
      // On whole pixels, or the browser's crisp letters would be smeared over two.
      container.position.set(Math.round(x * zoom) / zoom, Math.round(y * zoom) / zoom);
    }
  });
  view.requestDraw();
  return () => {
    stop();
    for (const { container } of containers) container.destroy({ children: true });
  };
}
