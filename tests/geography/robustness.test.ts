import { describe, expect, it } from 'vitest';
import { adjacentPairs } from '../../src/geography/adjacency.ts';
import { boards, outlinesWith } from './support.ts';

/** Resizing or cropping the board must not change its graph by accident. */
describe.each(boards)('the board of $edition', ({ edition, wantedPairs }) => {
  it.each([
    { north: 79, width: 4800 },
    { north: 80.3, width: 4800 },
    { north: 79.6, width: 4700 },
    { north: 80, width: 5000 },
    { north: 80, width: 5200 },
  ])('keeps its neighbours when cropped at $north N and drawn $width wide', (projection) => {
    const pairs = adjacentPairs(outlinesWith(edition, projection));
    expect([...wantedPairs].filter((pair) => !pairs.has(pair))).toEqual([]);
    expect([...pairs].filter((pair) => !wantedPairs.has(pair))).toEqual([]);
  });
});
