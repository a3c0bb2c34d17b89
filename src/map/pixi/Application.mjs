import { DOMAdapter } from 'pixi.js/lib/environment/adapter.mjs';
import { getMaxFragmentPrecision } from 'pixi.js/lib/rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs';
import { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
import { Container } from 'pixi.js/lib/scene/container/Container.mjs';

/**
 * What @pixi/react needs of Pixi's own Application: a stage and a renderer. Pixi's chooses among three renderers, and
 * makes two WebGL contexts to find out what the third can do, which takes longer than all else it does.
 */
export class Application {
  stage = new Container();

  /** @param {{ canvas: HTMLCanvasElement, powerPreference?: WebGLPowerPreference }} options as of Pixi’s Application */
  async init(options) {
    const context = options.canvas.getContext('webgl2', { ...CONTEXT, powerPreference: options.powerPreference });
    if (context === null) throw new Error('The browser offers no WebGL 2.');
    learnFrom(context);
    this.renderer = new WebGLRenderer();
    await this.renderer.init(options);
  }

  get canvas() {
    return this.renderer.canvas;
  }

  get screen() {
    return this.renderer.screen;
  }

  destroy(rendererToo, stageToo) {
    this.stage.destroy(stageToo);
    this.renderer?.destroy(rendererToo);
  }
}

/** As Pixi would ask for it: the first to ask for a canvas's context says how it is. */
const CONTEXT = { alpha: false, premultipliedAlpha: true, antialias: false, stencil: true };

/** Lets Pixi ask the map's own context what the graphics card can do, rather than one made for the question. */
function learnFrom(context) {
  const adapter = DOMAdapter.get();
  DOMAdapter.set({ ...adapter, createCanvas: () => ({ getContext: () => context }) });
  getMaxFragmentPrecision();
  DOMAdapter.set(adapter);
}
