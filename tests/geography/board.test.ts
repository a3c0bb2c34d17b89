import { describe, expect, it } from 'vitest';
import { adjacentPairs, contactLengths, SHORTEST_BORDER } from '../../src/geography/adjacency.ts';
import { containsEvenOdd, signedArea } from '../../src/geography/planar.ts';
import { decodeShapes, type SpaceShape } from '../../src/geography/shapes.ts';
import { boards, builtFile, isFaultless } from './support.ts';

describe.each(boards)('the board of $edition', ({ edition, board, joinedByCanal, wantedPairs }) => {
  const file = builtFile(edition);
  const shapes = decodeShapes(file);
  const { width } = file;

  describe('the shapes', () => {
    it('are built without faults', () => {
      expect(isFaultless(edition)).toBe(true);
    });

    it('cover exactly the spaces of the rules', () => {
      expect(shapes.spaces.map(({ id }) => id).toSorted()).toEqual(board.spaces.map(({ id }) => id).toSorted());
      for (const { id, kind } of board.spaces)
        expect(file.spaces.find((space) => space.id === id)?.kind, id).toBe(kind);
    });

    it('touch exactly where the rules say', () => {
      const pairs = adjacentPairs(shapes);
      expect([...wantedPairs].filter((pair) => !pairs.has(pair))).toEqual([]);
      expect([...pairs].filter((pair) => !wantedPairs.has(pair))).toEqual([]);
    });

    it('are clear about what touches: borders are much longer than contacts in a point', () => {
      for (const [pair, length] of contactLengths(shapes)) {
        if (wantedPairs.has(pair)) expect(length, pair).toBeGreaterThan(1.5 * SHORTEST_BORDER);
        else expect(length, pair).toBeLessThan(SHORTEST_BORDER / 1.5);
      }
    });

    it('name a canal for each passage that the shapes do not show', () => {
      expect(shapes.canals.map(({ between }) => between.toSorted().join('|')).toSorted()).toEqual(
        joinedByCanal.toSorted(),
      );
    });

    it('have borders between the same neighbours', () => {
      const ids = new Set(shapes.spaces.map(({ id }) => id));
      const drawn = new Set(
        shapes.borders
          .filter(({ between }) => between.every((id) => ids.has(id)))
          .map(({ between }) => between.toSorted().join('|')),
      );
      for (const pair of wantedPairs) expect(drawn, pair).toContain(pair);
    });
  });

  describe('the partition', () => {
    it('gives every point of the board to exactly one space or piece of decor', () => {
      const areas = [...shapes.spaces, ...shapes.decor.map(({ kind, rings }) => ({ id: kind, rings }))].map(
        ({ id, rings }) => ({ id, rings, ...heights(rings) }),
      );
      const wrong: string[] = [];
      // Off the grid of eighths, so that no sample lies on a border; dense enough to find any gap.
      for (let y = 3.07; y < shapes.height; y += 14.3) {
        const row = areas.filter(({ top, bottom }) => top <= y && y <= bottom);
        for (let x = 2.03; x < width; x += 14.3) {
          const holders = row.filter(({ rings }) => containsEvenOdd(rings, x, y));
          if (holders.length !== 1) wrong.push(`${x}, ${y}: ${holders.map(({ id }) => id).join(' ') || 'nobody'}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('has the total area of the board', () => {
      const rings = [...shapes.spaces, ...shapes.decor].flatMap((shape) => shape.rings);
      const total = rings.reduce((sum, ring) => sum + signedArea(ring), 0);
      expect(total).toBeCloseTo(width * shapes.height, 3);
    });

    it('stays within the board', () => {
      for (const { bounds } of shapes.spaces) {
        expect(Math.min(bounds[0], bounds[1])).toBeGreaterThanOrEqual(0);
        expect(bounds[2]).toBeLessThanOrEqual(width);
        expect(bounds[3]).toBeLessThanOrEqual(shapes.height);
      }
    });
  });

  describe('labels and anchors', () => {
    const isIn = ({ rings }: SpaceShape, [x, y]: SpaceShape['anchor']): boolean => containsEvenOdd(rings, x, y);

    it('lie inside their space', () => {
      for (const space of shapes.spaces) {
        expect(isIn(space, space.label), `label of ${space.id}`).toBe(true);
        expect(isIn(space, space.anchor), `anchor of ${space.id}`).toBe(true);
      }
    });

    it('leave room around the anchor, up to the stated radius', () => {
      for (const space of shapes.spaces) {
        expect(space.radius, space.id).toBeGreaterThan(14);
        for (let turn = 0; turn < 16; turn++) {
          const angle = (turn / 16) * 2 * Math.PI;
          const reach = space.radius - 0.5;
          const point = [space.anchor[0] + reach * Math.cos(angle), space.anchor[1] + reach * Math.sin(angle)] as const;
          expect(isIn(space, point), space.id).toBe(true);
        }
      }
    });

    it('are apart in large spaces', () => {
      for (const { id, label, anchor, radius } of shapes.spaces) {
        if (radius < 60) continue;
        expect(Math.hypot(label[0] - anchor[0], label[1] - anchor[1]), id).toBeGreaterThan(30);
      }
    });
  });
});

function heights(rings: SpaceShape['rings']) {
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  return { top: ys.reduce((a, b) => Math.min(a, b)), bottom: ys.reduce((a, b) => Math.max(a, b)) };
}
