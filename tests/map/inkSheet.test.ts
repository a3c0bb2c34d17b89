// @vitest-environment happy-dom
import { TextureSource } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { InkSheet, MOST_PIXELS } from '../../src/map/draw/InkSheet.ts';

const noContext = { setTransform: () => {}, save: () => {}, restore: () => {} } as unknown as CanvasRenderingContext2D;
const MOST_PAGES = MOST_PIXELS / 512 ** 2;

const sheet = (
  upload: (source: TextureSource) => void = () => {},
): { readonly ink: InkSheet; readonly sources: TextureSource[] } => {
  const sources: TextureSource[] = [];
  const ink = new InkSheet(1, upload, (_, side) => {
    const source = new TextureSource({ width: side, height: side });
    sources.push(source);
    return { context: noContext, source, side, x: 2, y: 0, rowHeight: 0, dirty: true, wanted: false };
  });
  return { ink, sources };
};

describe('the sheet of small drawings', () => {
  it('draws a name once, however often it is asked for', () => {
    const { ink } = sheet();
    const draw = vi.fn();
    expect(ink.texture('tank', 30, 20, draw)).toBe(ink.texture('tank', 30, 20, draw));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('lays drawings side by side and never one over another', () => {
    const { ink } = sheet();
    const frames = Array.from({ length: 300 }, (_, i) =>
      ink.texture(`drawing ${i}`, 20 + ((i * 37) % 90), 12 + ((i * 13) % 30), () => {}),
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

  it('opens a page as large as it takes for what is larger than a page', () => {
    const { ink } = sheet();
    ink.texture('tank', 30, 20, () => {});
    const { frame, source } = ink.texture('a name across an ocean', 1300, 90, () => {});
    expect(frame.right).toBeLessThanOrEqual(source.width);
    expect(frame.bottom).toBeLessThanOrEqual(source.height);
  });

  it('keeps no more than a few pages through an hour of zooming', () => {
    const { ink, sources } = sheet();
    let most = 0;
    for (let layout = 0; layout < 600; layout++) {
      ink.makeRoom();
      for (let i = 0; i < 60; i++) ink.texture(`${layout} ${i}`, 200, 60, () => {});
      ink.tidyFor({});
      most = Math.max(most, ink.size);
    }
    expect(sources.length).toBeGreaterThan(MOST_PAGES * 3);
    expect(most).toBeLessThanOrEqual(2 * MOST_PAGES + 2);
    expect(sources.filter(({ destroyed }) => !destroyed).length).toBe(ink.size);
  });

  it('keeps what is in sight until the layout after next', () => {
    const { ink, sources } = sheet();
    for (let i = 0; ink.size <= MOST_PAGES; i++) ink.texture(`old ${i}`, 200, 60, () => {});
    const old = ink.size;
    ink.makeRoom();
    ink.texture('new', 200, 60, () => {});
    ink.tidyFor({});
    expect(sources.some(({ destroyed }) => destroyed)).toBe(false);
    ink.tidyFor({});
    expect(sources.filter(({ destroyed }) => destroyed).length).toBe(old);
    expect(ink.size).toBe(1);
  });

  it('hands over what was inked since, a page at a time and once', () => {
    const handed: TextureSource[] = [];
    const { ink, sources } = sheet((source) => handed.push(source));
    for (let i = 0; ink.size < 3; i++) ink.texture(`drawing ${i}`, 200, 60, () => {});
    const work = ink.handOver('all');
    // Before each, so that it can wait for a turn of its own.
    expect(work.next().value).toBe('long');
    expect(handed).toEqual([]);
    work.next();
    expect(handed).toEqual(sources.slice(0, 1));
    expect([...work].length).toBe(1);
    expect(handed).toEqual(sources);
    ink.texture('one more', 20, 10, () => {});
    expect([...ink.handOver('all')].length).toBe(1);
    expect(handed.at(-1)).toBe(sources[2]);
    expect([...ink.handOver('all')].length).toBe(0);
  });

  it('keeps back what is only to be shown later', () => {
    const { ink } = sheet();
    const count = (which: 'wanted' | 'all'): number => [...ink.handOver(which)].length;
    ink.ahead(() => void ink.texture('later', 20, 10, () => {}));
    expect(count('wanted')).toBe(0);
    ink.texture('now', 20, 10, () => {});
    expect(count('wanted')).toBe(1);
    ink.ahead(() => void ink.texture('later still', 20, 10, () => {}));
    expect(count('wanted')).toBe(0);
    ink.texture('later still', 20, 10, () => {});
    expect(count('wanted')).toBe(1);
    expect(count('all')).toBe(0);
  });

  it('draws again what it forgot', () => {
    const { ink } = sheet();
    const draw = vi.fn();
    ink.texture('tank', 30, 20, draw);
    ink.clear();
    ink.texture('tank', 30, 20, draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
