import { DOMAdapter } from 'pixi.js/lib/environment/adapter.mjs';
import { getMaxFragmentPrecision } from 'pixi.js/lib/rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs';
import { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
import { Container } from 'pixi.js/lib/scene/container/Container.mjs';

/**
 * Replaces Pixi's Application with what @pixi/react needs of it: a stage and a renderer. Pixi's own one chooses among
 * three renderers and creates two extra WebGL contexts to test the hardware, which is slow.
 */
export class Application {
  stage = new Container();

  /**
   * Tells by an event of the canvas if nothing can be drawn on it, in whatever way the browser refuses, and then never
   * ends: nobody could catch its error.
   * @param {{ canvas: HTMLCanvasElement, powerPreference?: WebGLPowerPreference }} options those of Pixi’s own
   */
  async init(options) {
    try {
      const context = options.canvas.getContext('webgl2', { ...CONTEXT, powerPreference: options.powerPreference });
      if (context === null) throw new Error('The browser offers no WebGL 2.');
      detectFeaturesWith(context);
      const renderer = new WebGLRenderer();
      await renderer.init(options);
      this.renderer = renderer;
    } catch {
      options.canvas.dispatchEvent(new Event('webglcontextcreationerror'));
      await new Promise(() => undefined);
    }
  }

  get canvas() {
    return this.renderer?.canvas;
  }

  get screen() {
    return this.renderer?.screen;
  }

  destroy(rendererToo, stageToo) {
    this.stage.destroy(stageToo);
    this.renderer?.destroy(rendererToo);
  }
}

/** The attributes that Pixi would request: a canvas keeps those of the first getContext call. */
const CONTEXT = { alpha: false, premultipliedAlpha: true, antialias: false, stencil: true };

/** Makes Pixi detect the hardware's features with the map's own context instead of creating one for it. */
function detectFeaturesWith(context) {
  const adapter = DOMAdapter.get();
  DOMAdapter.set({ ...adapter, createCanvas: () => ({ getContext: () => context }) });
  try {
    getMaxFragmentPrecision();
  } finally {
    DOMAdapter.set(adapter);
  }
}
