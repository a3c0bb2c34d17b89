import { describe, expect, it } from 'vitest';
import { bandLimit } from '../../src/geography/bandLimit.ts';

describe('the band along the inside of an outline', () => {
  it('ends where it would leave a narrow area over a border', () => {
    const limit = bandLimit([
      [
        [0, 5],
        [50, 5],
        [100, 5],
      ],
    ]);
    expect(limit([30, 0], [0, 1])).toBe(5);
    // A corner's vector is longer than 1, so that the band is as wide there.
    expect(limit([30, 0], [0, 1.25])).toBe(4);
  });

  it('may reach as far as it likes in a wide area, along its border, and from its border inwards', () => {
    const limit = bandLimit([
      [
        [0, 60],
        [100, 60],
      ],
    ]);
    expect(limit([30, 0], [0, 1])).toBe(Infinity);
    expect(limit([30, 60], [1, 0])).toBe(Infinity);
    expect(limit([30, 60], [0, -1])).toBe(Infinity);
  });

  it('is not cut short by a border that only winds', () => {
    const limit = bandLimit([
      [
        [0, 5],
        [40, 5],
        [40, 8],
        [0, 8],
      ],
    ]);
    expect(limit([30, 0], [0, 1])).toBe(Infinity);
  });

  it('is found on any piece of a long border', () => {
    const border = Array.from({ length: 40 }, (_, i) => [10 * i, 3] as const);
    for (const x of [1, 79, 81, 385]) expect(bandLimit([border])([x, 0], [0, 1])).toBe(3);
  });
});
