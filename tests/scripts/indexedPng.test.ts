import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mappedEditions } from '../../src/geography/readInput.ts';
import { indexedPng } from '../../src/scripts/map/worldPicture.ts';

const RED = [255, 0, 0, 255];
const SEA = [10, 20, 30, 0];

/** The pixels of a PNG as a renderer of pictures reads it. */
function readPng(png: Uint8Array, width: number, height: number): readonly number[] {
  const data = Buffer.from(png).toString('base64');
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return [...new Resvg(svg, { imageRendering: 1 }).render().pixels];
}

test('a picture of few colours is read as it was written', () => {
  const pixels = Uint8Array.from([...RED, ...SEA, ...RED, ...SEA, ...SEA, ...RED]);
  const clear = [0, 0, 0, 0];
  expect(readPng(indexedPng({ width: 3, height: 2, pixels }), 3, 2)).toEqual([
    ...RED,
    ...clear,
    ...RED,
    ...clear,
    ...clear,
    ...RED,
  ]);
});

test('a picture of too many colours is refused', () => {
  const pixels = Uint8Array.from({ length: 4 * 300 }, (_, i) => (i % 4 === 0 ? i / 4 : i % 4 === 1 ? i / 1024 : 255));
  expect(() => indexedPng({ width: 300, height: 1, pixels })).toThrow('colours');
});

test.each(mappedEditions())('the small picture of %s is the size of a typeface', (edition) => {
  expect(readFileSync(`public/map/${edition}.png`).length).toBeLessThan(25_000);
});
