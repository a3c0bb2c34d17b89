import { describe, expect, it } from 'vitest';
import { adjacentPairs } from '../../src/geography/adjacency.ts';
import { readInput } from '../../src/geography/readInput.ts';
import { boards, outlinesWith } from './support.ts';

/** Degrees by which a board's northern edge is moved: less where straits beside a frame leave no more room. */
const moved = (edition: string, degrees: number): number => {
  const { north, frame } = readInput(edition).territories.projection;
  return north + (frame === undefined ? degrees : degrees / 5);
};

/** Resizing or cropping the board must not change its graph by accident. */
describe.each(boards)('the board of $edition', ({ edition, wantedPairs }) => {
  it.each([
    { degrees: -1, width: 4800 },
    { degrees: 0.3, width: 4800 },
    { degrees: -0.4, width: 4700 },
    { degrees: 0, width: 5000 },
    { degrees: 0, width: 5200 },
  ])('keeps its neighbours when cropped $degrees farther north and drawn $width wide', ({ degrees, width }) => {
    const pairs = adjacentPairs(outlinesWith(edition, { north: moved(edition, degrees), width }));
    expect([...wantedPairs].filter((pair) => !pairs.has(pair))).toEqual([]);
    expect([...pairs].filter((pair) => !wantedPairs.has(pair))).toEqual([]);
  });
});
