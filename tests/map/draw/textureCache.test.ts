// @vitest-environment happy-dom
import { TextureSource } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { TextureCache, MOST_PIXELS } from '../../../src/map/draw/TextureCache.ts';

const noContext = { setTransform: () => {}, save: () => {}, restore: () => {} } as unknown as CanvasRenderingContext2D;
const MOST_PAGES = MOST_PIXELS / 512 ** 2;

const emptyCache = (
  upload: (source: TextureSource) => void = () => {},
): { readonly cache: TextureCache; readonly sources: TextureSource[] } => {
  const sources: TextureSource[] = [];
  const cache = new TextureCache(1, upload, (_, side) => {
    const source = new TextureSource({ width: side, height: side });
    sources.push(source);
    return { context: noContext, source, side, x: 2, y: 0, rowHeight: 0, isDirty: true, isNeeded: false };
  });
  return { cache, sources };
};

describe('the cache of small drawings', () => {
  it('draws a key once, however often it is requested', () => {
    const { cache } = emptyCache();
    const draw = vi.fn();
    expect(cache.get('tank', 30, 20, draw)).toBe(cache.get('tank', 30, 20, draw));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('lays drawings side by side and never one over another', () => {
    const { cache } = emptyCache();
    const frames = Array.from({ length: 300 }, (_, i) =>
      cache.get(`drawing ${i}`, 20 + ((i * 37) % 90), 12 + ((i * 13) % 30), () => {}),
    );
    const overlaps = frames.filter((a, i) =>
      frames
        .slice(i + 1)
        .some(
          (b) =>
            a.source === b.source &&
            a.frame.x < b.frame.right &&
            b.frame.x < a.frame.right &&
            a.frame.y < b.frame.bottom &&
            b.frame.y < a.frame.bottom,
        ),
    );
    expect(overlaps).toEqual([]);
  });

  it('creates a larger page for a drawing that is larger than a page', () => {
    const { cache } = emptyCache();
    cache.get('tank', 30, 20, () => {});
    const { frame, source } = cache.get('a name across an ocean', 1300, 90, () => {});
    expect(frame.right).toBeLessThanOrEqual(source.width);
    expect(frame.bottom).toBeLessThanOrEqual(source.height);
  });

  it('keeps no more than a few pages through an hour of zooming', () => {
    const { cache, sources } = emptyCache();
    let most = 0;
    for (let layout = 0; layout < 600; layout++) {
      cache.makeRoom();
      for (let i = 0; i < 60; i++) cache.get(`${layout} ${i}`, 200, 60, () => {});
      cache.onLayoutShown({});
      most = Math.max(most, cache.pageCount);
    }
    expect(sources.length).toBeGreaterThan(MOST_PAGES * 3);
    expect(most).toBeLessThanOrEqual(2 * MOST_PAGES + 2);
    expect(sources.filter(({ destroyed }) => !destroyed).length).toBe(cache.pageCount);
  });

  it('keeps what is shown until the layout after next', () => {
    const { cache, sources } = emptyCache();
    for (let i = 0; cache.pageCount <= MOST_PAGES; i++) cache.get(`old ${i}`, 200, 60, () => {});
    const oldPages = cache.pageCount;
    cache.makeRoom();
    cache.get('new', 200, 60, () => {});
    cache.onLayoutShown({});
    expect(sources.some(({ destroyed }) => destroyed)).toBe(false);
    cache.onLayoutShown({});
    expect(sources.filter(({ destroyed }) => destroyed).length).toBe(oldPages);
    expect(cache.pageCount).toBe(1);
  });

  it('uploads what was drawn since, one page at a time and only once', () => {
    const uploaded: TextureSource[] = [];
    const { cache, sources } = emptyCache((source) => uploaded.push(source));
    for (let i = 0; cache.pageCount < 3; i++) cache.get(`drawing ${i}`, 200, 60, () => {});
    const work = cache.upload('all');
    // It pauses before each upload.
    expect(work.next().value).toBe('long');
    expect(uploaded).toEqual([]);
    work.next();
    expect(uploaded).toEqual(sources.slice(0, 1));
    expect([...work].length).toBe(1);
    expect(uploaded).toEqual(sources);
    cache.get('one more', 20, 10, () => {});
    expect([...cache.upload('all')].length).toBe(1);
    expect(uploaded.at(-1)).toBe(sources[2]);
    expect([...cache.upload('all')].length).toBe(0);
  });

  it('does not upload what is only to be shown later', () => {
    const { cache } = emptyCache();
    const count = (which: 'needed' | 'all'): number => [...cache.upload(which)].length;
    cache.preload(() => void cache.get('later', 20, 10, () => {}));
    expect(count('needed')).toBe(0);
    cache.get('now', 20, 10, () => {});
    expect(count('needed')).toBe(1);
    cache.preload(() => void cache.get('later still', 20, 10, () => {}));
    expect(count('needed')).toBe(0);
    cache.get('later still', 20, 10, () => {});
    expect(count('needed')).toBe(1);
    expect(count('all')).toBe(0);
  });

  it('draws again what it has destroyed', () => {
    const { cache } = emptyCache();
    const draw = vi.fn();
    cache.get('tank', 30, 20, draw);
    cache.clear();
    cache.get('tank', 30, 20, draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
