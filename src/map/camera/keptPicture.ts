import { RenderTexture, Sprite, type Container, type Matrix, type Renderer } from 'pixi.js';
import type { Size } from './camera.ts';

/** A picture as large as the window that can be shown again without drawing what is in it. */
export interface KeptPicture {
  /** The picture no longer shows what it should: it is drawn anew before it is next shown. */
  readonly spoil: () => void;
  /** Shows the picture on the whole canvas. Calls `draw` before, if the picture is spoilt or of another size. */
  readonly show: (size: Size, draw: (render: RenderPart) => void) => void;
  readonly close: () => void;
}

/** Draws a scene over what is in the picture already. */
export type RenderPart = (container: Container, transform: Matrix) => void;

export function keptPicture(renderer: Renderer): KeptPicture {
  const { resolution } = renderer;
  // Each of its pixels becomes one of the canvas, so nothing is to be smoothed.
  const texture = RenderTexture.create({ width: 1, height: 1, resolution, scaleMode: 'nearest', dynamic: true });
  const sprite = new Sprite(texture);
  let drawnSize: Size | null = null;
  return {
    spoil: () => {
      drawnSize = null;
    },
    show: (size, draw) => {
      if (drawnSize?.width !== size.width || drawnSize.height !== size.height) {
        texture.resize(size.width, size.height);
        let clear = true;
        const clearColor = renderer.background.colorRgba;
        draw((container, transform) => {
          renderer.render({ container, transform, target: texture, clear, clearColor });
          clear = false;
        });
        drawnSize = size;
      }
      renderer.render({ container: sprite, clear: true });
    },
    close: () => {
      sprite.destroy();
      texture.destroy(true);
    },
  };
}
