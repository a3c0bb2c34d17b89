import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/geography/shapes.ts';
import { boxesAlong, pointOnLine } from '../../../src/map/layout/textLine.ts';
import { levelWidth, gridPointsIn, spineOf } from '../../../src/map/layout/spine.ts';

/** Points of a strip 200 long and 20 wide, rotated by an angle and bent with this curvature. */
function strip(angle: number, curve: number): Point[] {
  const places: Point[] = [];
  for (let along = -100; along <= 100; along += 4) {
    for (let across = -10; across <= 10; across += 4) {
      const { x, y } = pointOnLine({ angle, curve, length: 200 }, along, across);
      places.push([500 + x, 300 + y]);
    }
  }
  return places;
}

describe('the spine of an area', () => {
  it.each([-1.2, -0.5, 0, 0.4, 1])('has the angle %f of a straight strip', (angle) => {
    const spine = spineOf(strip(angle, 0));
    expect(spine?.angle).toBeCloseTo(angle, 2);
    expect(spine?.curve).toBeCloseTo(0, 4);
    expect(spine?.length).toBeGreaterThan(190);
    expect(spine?.breadth).toBeLessThan(30);
  });

  it.each([0.004, -0.004])('has the curvature %f of an arc', (curve) => {
    const spine = spineOf(strip(0.3, curve));
    expect(spine?.angle).toBeCloseTo(0.3, 1);
    expect(Math.abs((spine?.curve ?? 0) - curve)).toBeLessThan(Math.abs(curve) * 0.25);
  });

  it('is null for an area too small to have a direction', () => {
    expect(
      spineOf([
        [1, 1],
        [2, 2],
      ]),
    ).toBeNull();
  });

  it('gives the horizontal width of a slanted area', () => {
    const spine = spineOf(strip(Math.PI / 2 - 0.01, 0));
    expect(spine && levelWidth(spine)).toBeLessThan(40);
  });

  it('is computed from points of the area only', () => {
    const places = gridPointsIn([0, 0, 100, 100], (x) => x < 50);
    expect(places.length).toBeGreaterThan(100);
    expect(places.every(([x]) => x < 50)).toBe(true);
  });
});

describe('a line of text', () => {
  it('keeps its length along an arc', () => {
    const textLine = { angle: 0.7, curve: 0.01, length: 120 };
    let length = 0;
    for (let i = 0; i < 120; i++) {
      const [a, b] = [pointOnLine(textLine, i - 60), pointOnLine(textLine, i - 59)];
      length += Math.hypot(b.x - a.x, b.y - a.y);
    }
    expect(length).toBeCloseTo(120, 1);
    expect(pointOnLine(textLine, 60).angle - pointOnLine(textLine, -60).angle).toBeCloseTo(1.2, 6);
  });

  it('is covered by its boxes', () => {
    const textLine = { angle: -0.6, curve: -0.006, length: 150 };
    const boxes = boxesAlong(textLine, 20);
    for (let along = -75; along <= 75; along += 5) {
      for (const down of [-9, 0, 9]) {
        const { x, y } = pointOnLine(textLine, along, down);
        expect(
          boxes.some(
            (box) => Math.abs(box.x - x) <= box.width / 2 + 1.5 && Math.abs(box.y - y) <= box.height / 2 + 1.5,
          ),
        ).toBe(true);
      }
    }
  });
});
