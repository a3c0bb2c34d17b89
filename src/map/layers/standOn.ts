import { Container, Sprite, type Texture } from 'pixi.js';
import type { Frame } from '../camera/MapView.ts';

/** Something that stands on the board at a point and keeps its size on screen. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly sprites: readonly { readonly texture: Texture; readonly x: number; readonly y: number }[];
}

/** The sprites in a container of their own. */
export function standOf(sprites: Standing['sprites']): Container {
  const stand = new Container();
  for (const { texture, x, y } of sprites) {
    const sprite = new Sprite(texture);
    sprite.position.set(Math.round(x), Math.round(y));
    stand.addChild(sprite);
  }
  return stand;
}

/** Fills a layer with standing things. Returns how to take them away. */
export function standOn(layer: Container, things: readonly Standing[], frame: Frame): () => void {
  const stands = things.map(({ x, y, sprites }) => {
    const stand = standOf(sprites);
    layer.addChild(stand);
    return { stand, x, y };
  });
  const stop = frame.onZoom((zoom) => {
    for (const { stand, x, y } of stands) {
      stand.scale.set(1 / zoom);
      // On whole pixels, or the browser's crisp letters would be smeared over two.
      stand.position.set(Math.round(x * zoom) / zoom, Math.round(y * zoom) / zoom);
    }
  });
  frame.draw();
  return () => {
    stop();
    for (const { stand } of stands) stand.destroy({ children: true });
  };
}
