import { describe, expect, it } from 'vitest';
import { drawGraticule } from '../../src/geography/scenery/graticule.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { readInput } from '../../src/geography/readInput.ts';
import { SCALE } from '../../src/geography/grid.ts';

const projection = createProjection(readInput('1941').territories.projection);
const { lines, figures } = drawGraticule(projection);
const [width, height] = [projection.width * SCALE, projection.height * SCALE];

describe('the graticule', () => {
  it('has every fifteenth meridian and parallel', () => {
    const parallels = lines.filter((line) => line[0]?.[0] === 0);
    expect(parallels).toHaveLength(9);
    expect(lines).toHaveLength(24 + 9);
  });

  it('continues across the seam', () => {
    for (const line of lines) {
      if (line[0]?.[0] !== 0) continue;
      expect(line.at(-1)).toEqual([width, line[0][1]]);
      // The last section arrives at the height of the start: no step at the seam.
      expect(Math.abs((line.at(-2)?.[1] ?? 0) - line[0][1])).toBeLessThan(SCALE);
    }
  });

  it('stays on the board', () => {
    for (const [x, y] of [...lines.flat(), ...figures.map(({ at }) => at)]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('bends where the projection does', () => {
    const greatest = Math.max(
      ...lines
        .filter((line) => line[0]?.[0] === 0)
        .map((line) => Math.max(...line.map(([, y]) => y)) - Math.min(...line.map(([, y]) => y))),
    );
    expect(greatest).toBeGreaterThan(50 * SCALE);
  });

  it('formats longitudes and latitudes as usual', () => {
    const texts = new Set(figures.map(({ text }) => text));
    for (const text of ['0°', '15° E', '90° W', '180°', '45° N', '30° S']) expect(texts).toContain(text);
  });
});
