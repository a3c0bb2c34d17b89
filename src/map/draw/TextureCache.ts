import { CanvasSource, Rectangle, Texture, type TextureSource } from 'pixi.js';
import type { SlicedWork } from '../scene/timeSlicing.ts';
import { softwareContext } from './softwareContext.ts';

type Context = CanvasRenderingContext2D;

/** One large texture on which drawings are packed in rows. */
interface Page {
  readonly context: Context;
  readonly source: TextureSource;
  /** Width and height in device pixels; so are `x`, `y` and `rowHeight`, where the next drawing goes. */
  readonly side: number;
  x: number;
  y: number;
  rowHeight: number;
  /** Something was drawn since the last upload. */
  isDirty: boolean;
  /** Something drawn since the last upload is to be shown now. */
  isNeeded: boolean;
}

interface TextureBundle {
  readonly pages: readonly Page[];
  readonly textures: readonly Texture[];
}

function destroyAll(bundles: readonly TextureBundle[]): void {
  for (const { pages, textures } of bundles) {
    for (const texture of textures) texture.destroy();
    for (const { source } of pages) source.destroy();
  }
}

/** Side of a page in screen pixels. Pages are uploaded whole, so that a small page makes a new drawing cheap. */
const SIDE = 512;
/** Between drawings, in device pixels. */
const MARGIN = 2;
/**
 * If more device pixels than this are kept (4 bytes each), a new layout starts on new pages. A layout takes three to
 * six pages; at twice the resolution they are four times as large.
 */
export const MOST_PIXELS = 12_000_000;

/**
 * Small drawings (labels, counters, signs) made with a 2D canvas at exactly their size on screen, so that text is as
 * crisp as in the page, and packed onto a few large textures, so that all are drawn in a handful of batches.
 */
export class TextureCache {
  private readonly pages: Page[] = [];
  private readonly drawings = new Map<string, { readonly texture: Texture; readonly page: Page }>();
  private readonly resolution: number;

  private readonly uploadSource: (source: TextureSource) => void;
  private readonly createPage: typeof newPage;
  /** No longer drawn on, but perhaps still shown by the current layout. */
  private retired: TextureBundle[] = [];
  /** Destroyed when the next layout is shown. */
  private expiring: TextureBundle[] = [];
  private layout: object | null = null;
  private pastRestarts = 0;
  private isPreloading = false;

  /**
   * `resolution` is device pixels per screen pixel; `uploadSource` takes a page to the graphics card; `createPage` is
   * for tests, where there is no canvas.
   */
  constructor(resolution: number, uploadSource: (source: TextureSource) => void, createPage = newPage) {
    this.resolution = resolution;
    this.uploadSource = uploadSource;
    this.createPage = createPage;
  }

  /** The drawing with this key. `draw` makes it the first time, in screen pixels from the upper left corner. */
  get(key: string, width: number, height: number, draw: (context: Context) => void): Texture {
    const known = this.drawings.get(key);
    const { texture, page } = known ?? this.add(key, width, height, draw);
    if (!this.isPreloading && page.isDirty) page.isNeeded = true;
    return texture;
  }

  private add(
    key: string,
    width: number,
    height: number,
    draw: (context: Context) => void,
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
    draw(page.context);
    page.context.restore();
    page.x += wide + MARGIN;
    page.rowHeight = Math.max(page.rowHeight, high);
    page.isDirty = true;
    const drawing = { texture: new Texture({ source: page.source, frame }), page };
    this.drawings.set(key, drawing);
    return drawing;
  }

  /** Drawings requested during `request` are only shown later. */
  preload(request: () => void): void {
    this.isPreloading = true;
    request();
    this.isPreloading = false;
  }

  /** Uploads new drawings to the graphics card, one page per step: those to be shown now, or all. */
  *upload(which: 'needed' | 'all'): SlicedWork<void> {
    for (const page of this.pages) {
      if (!page.isDirty || (which === 'needed' && !page.isNeeded)) continue;
      yield 'long';
      page.isDirty = page.isNeeded = false;
      // `update` is for pages that the card has already, `uploadSource` for new ones.
      page.source.update();
      this.uploadSource(page.source);
    }
  }

  /** Call before a new layout is drawn: if too much is kept, starts again without destroying what is shown now. */
  makeRoom(): void {
    const kept = this.pages.reduce((sum, { side }) => sum + side * side, 0);
    if (kept <= MOST_PIXELS) return;
    this.retired.push(this.takeAll());
  }

  /** Call when a layout is shown: destroys what was retired before the layout that it replaces. */
  onLayoutShown(layout: object): void {
    if (layout === this.layout) return;
    this.layout = layout;
    destroyAll(this.expiring);
    this.expiring = this.retired;
    this.retired = [];
  }

  /** How often it has started again on new pages: textures from before are destroyed soon. */
  get restarts(): number {
    return this.pastRestarts;
  }

  /** How many pages are kept. */
  get pageCount(): number {
    return [...this.retired, ...this.expiring].reduce((sum, { pages }) => sum + pages.length, this.pages.length);
  }

  /** Destroys everything; no texture of this cache may be shown afterwards. */
  clear(): void {
    destroyAll([...this.expiring, ...this.retired, this.takeAll()]);
    this.expiring = this.retired = [];
  }

  private takeAll(): TextureBundle {
    this.pastRestarts += 1;
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
      page = this.createPage(this.resolution, Math.max(SIDE * this.resolution, Math.max(width, height) + 2 * MARGIN));
      this.pages.push(page);
    }
    return page;
  }
}

/** An empty page; `side` is in device pixels. */
function newPage(resolution: number, side: number): Page {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = softwareContext(canvas);
  if (!context) throw new Error('This browser draws no canvas.');
  // `resolution` keeps frames in screen pixels.
  const source = new CanvasSource({ resource: canvas, resolution, autoDensity: false, scaleMode: 'linear' });
  return { context, source, side, x: MARGIN, y: MARGIN, rowHeight: 0, isDirty: true, isNeeded: false };
}
