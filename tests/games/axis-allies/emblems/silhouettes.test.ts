import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { SILHOUETTE_BOX } from '../../../../src/emblems/looks.ts';
import { SILHOUETTES } from '../../../../src/games/axis-allies/emblems/silhouettes.ts';

/** The coverage of each pixel, 0 to 1, row by row, of a silhouette drawn this many pixels high. */
function coverageOf(path: string, pixelHeight: number): number[] {
  const { width, height } = SILHOUETTE_BOX;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" height="${pixelHeight}"><path ` +
    `fill-rule="evenodd" d="${path}"/></svg>`;
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'height', value: pixelHeight } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, i) => (pixels[i * 4 + 3] ?? 0) / 255);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The area that only one of two drawings covers, relative to their union: 0 if equal, 1 if disjoint. */
function difference(a: readonly number[], b: readonly number[]): number {
  const either = a.map((value, i) => Math.max(value, b[i] ?? 0));
  const apart = a.map((value, i) => Math.abs(value - (b[i] ?? 0)));
  return sum(apart) / sum(either);
}

const entries = Object.entries(SILHOUETTES);
const pairs = entries.flatMap(([one, a], i) => entries.slice(i + 1).map(([other, b]) => ({ one, other, a, b })));

describe('silhouettes', () => {
  it('do not differ from themselves', () => {
    for (const [, path] of entries) expect(difference(coverageOf(path, 20), coverageOf(path, 20))).toBe(0);
  });

  it.each(pairs)('$one and $other are distinct at 20 px in one colour', ({ a, b }) => {
    expect(difference(coverageOf(a, 20), coverageOf(b, 20))).toBeGreaterThan(0.3);
  });

  it.each(pairs)('$one and $other are distinct on the smallest counter, 13 px high', ({ a, b }) => {
    expect(difference(coverageOf(a, 13), coverageOf(b, 13))).toBeGreaterThan(0.25);
  });

  it.each(entries)('%s covers enough of its box, and does not exceed it', (_, path) => {
    const high = 32;
    const cover = coverageOf(path, high);
    const share = sum(cover) / cover.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.6);
    const { width, height } = SILHOUETTE_BOX;
    const wider =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${width + 16} ${height + 16}" ` +
      `height="${high + 16}"><path fill-rule="evenodd" d="${path}"/></svg>`;
    const { pixels } = new Resvg(wider).render();
    expect(
      Math.abs(sum(Array.from({ length: pixels.length / 4 }, (__, i) => (pixels[i * 4 + 3] ?? 0) / 255)) - sum(cover)),
    ).toBeLessThan(2);
  });
});
