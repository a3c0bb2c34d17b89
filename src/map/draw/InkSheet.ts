import { CanvasSource, Rectangle, Texture, type TextureSource } from 'pixi.js';
import type { Pieces } from '../scene/timeSlicing.ts';
import { penOn } from './penOn.ts';

type Context = CanvasRenderingContext2D;

interface Page {
  readonly context: Context;
  readonly source: TextureSource;
  /** In device pixels, like the places on it. */
  readonly side: number;
  x: number;
  y: number;
  rowHeight: number;
  /** Something was inked since it was handed over. */
  dirty: boolean;
  /** And something on it is to be shown now. */
  wanted: boolean;
}

interface Bundle {
  readonly pages: readonly Page[];
  readonly textures: readonly Texture[];
}

function discard(bundles: readonly Bundle[]): void {
  for (const { pages, textures } of bundles) {
    for (const texture of textures) texture.destroy();
    for (const { source } of pages) source.destroy();
  }
}

/** Pages are handed over whole: on a small one a new name costs little. In screen pixels, like what follows. */
const SIDE = 512;
const MARGIN = 2;
/**
 * Pages are kept up to so many device pixels, 4 bytes each; a whole layout takes three to six pages, at twice the
 * resolution of four times the size.
 */
export const MOST_PIXELS = 12_000_000;

/**
 * Small drawings (labels, counters, signs) inked by the browser's own canvas at exactly the size they have
 * on screen, and kept side by side on a few large textures. So text is as crisp as the page's own, and
 * all of it is drawn in a handful of batches.
 */
export class InkSheet {
  private readonly pages: Page[] = [];
  private readonly drawings = new Map<string, { readonly texture: Texture; readonly page: Page }>();
  private readonly resolution: number;

  private readonly upload: (source: TextureSource) => void;
  private readonly openPage: typeof newPage;
  private setAside: Bundle[] = [];
  private leaving: Bundle[] = [];
  private layout: object | null = null;
  private isAhead = false;

  /**
   * `resolution` is device pixels to a screen pixel, `upload` takes a page to the graphics card; `openPage` is for
   * tests, where there is no canvas.
   */
  constructor(resolution: number, upload: (source: TextureSource) => void, openPage = newPage) {
    this.resolution = resolution;
    this.upload = upload;
    this.openPage = openPage;
  }

  /** The drawing of this name; `ink` draws it the first time, in screen pixels from the upper left corner. */
  texture(name: string, width: number, height: number, ink: (context: Context) => void): Texture {
    const known = this.drawings.get(name);
    const { texture, page } = known ?? this.draw(name, width, height, ink);
    if (!this.isAhead && page.dirty) page.wanted = true;
    return texture;
  }

  private draw(
    name: string,
    width: number,
    height: number,
    ink: (context: Context) => void,
  ): { readonly texture: Texture; readonly page: Page } {
    const [wide, high] = [Math.ceil(width * this.resolution), Math.ceil(height * this.resolution)];
    const page = this.pageWithRoom(wide, high);
    const frame = new Rectangle(
      page.x / this.resolution,
      page.y / this.resolution,
      wide / this.resolution,
      high / this.resolution,
    );
    page.context.setTransform(this.resolution, 0, 0, this.resolution, page.x, page.y);
    page.context.save();
    ink(page.context);
    page.context.restore();
    page.x += wide + MARGIN;
    page.rowHeight = Math.max(page.rowHeight, high);
    page.dirty = true;
    const drawing = { texture: new Texture({ source: page.source, frame }), page };
    this.drawings.set(name, drawing);
    return drawing;
  }

  /** Whatever is asked for meanwhile will only be shown later. */
  ahead(ask: () => void): void {
    this.isAhead = true;
    ask();
    this.isAhead = false;
  }

  /** Hands new drawings to the graphics card, a page at a time; of those that are to be shown now, or of all. */
  *handOver(which: 'wanted' | 'all'): Pieces<void> {
    for (const page of this.pages) {
      if (!page.dirty || (which === 'wanted' && !page.wanted)) continue;
      yield 'long';
      page.dirty = page.wanted = false;
      // Tells the card of a page it knows, and makes a new one known.
      page.source.update();
      this.upload(page.source);
    }
  }

  /**
   * Makes room before a new layout is inked, once too much is kept. What is shown just now stays in sight: its pages
   * are only set aside.
   */
  makeRoom(): void {
    const kept = this.pages.reduce((sum, { side }) => sum + side * side, 0);
    if (kept <= MOST_PIXELS) return;
    this.setAside.push(this.takeAll());
  }

  /**
   * Told when a layout is shown. What was set aside before may stay in sight until the next one; what was before that,
   * goes.
   */
  tidyFor(layout: object): void {
    if (layout === this.layout) return;
    this.layout = layout;
    discard(this.leaving);
    this.leaving = this.setAside;
    this.setAside = [];
  }

  /** How many pages are kept. */
  get size(): number {
    return [...this.setAside, ...this.leaving].reduce((sum, { pages }) => sum + pages.length, this.pages.length);
  }

  /** Forgets everything; nothing inked here may be drawn afterwards. */
  clear(): void {
    discard([...this.leaving, ...this.setAside, this.takeAll()]);
    this.leaving = this.setAside = [];
  }

  private takeAll(): Bundle {
    const textures = [...this.drawings.values()].map(({ texture }) => texture);
    this.drawings.clear();
    return { pages: this.pages.splice(0), textures };
  }

  private pageWithRoom(width: number, height: number): Page {
    let page = this.pages.at(-1);
    if (page && page.x + width > page.side) {
      page.x = MARGIN;
      page.y += page.rowHeight + MARGIN;
      page.rowHeight = 0;
    }
    if (!page || page.x + width > page.side || page.y + height > page.side) {
      page = this.openPage(this.resolution, Math.max(SIDE * this.resolution, Math.max(width, height) + 2 * MARGIN));
      this.pages.push(page);
    }
    return page;
  }
}

/** A page with `side` device pixels. */
function newPage(resolution: number, side: number): Page {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = penOn(canvas);
  if (!context) throw new Error('This browser draws no canvas.');
  // `resolution` keeps frames in screen pixels.
  const source = new CanvasSource({ resource: canvas, resolution, autoDensity: false, scaleMode: 'linear' });
  return { context, source, side, x: MARGIN, y: MARGIN, rowHeight: 0, dirty: true, wanted: false };
}
