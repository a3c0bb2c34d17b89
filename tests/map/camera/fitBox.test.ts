import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWindow } from '../../../src/map/camera/camera.ts';
import { fitBox } from '../../../src/map/camera/fitPoints.ts';
import { viewportOf } from '../../../src/map/camera/freeAreas.ts';

const BOARD = { width: 4800, height: 2400 };

test('a view of a lesson is wholly seen on every screen, beside what covers the map', () => {
  const size = fc.record({ width: fc.integer({ min: 360, max: 3840 }), height: fc.integer({ min: 360, max: 2160 }) });
  const box = fc.record({
    left: fc.integer({ min: 0, max: 4799 }),
    top: fc.integer({ min: 400, max: 1200 }),
    wide: fc.integer({ min: 200, max: 2400 }),
    high: fc.integer({ min: 150, max: 700 }),
  });
  fc.assert(
    fc.property(
      size,
      box,
      fc.double({ min: 0, max: 0.45, noNaN: true }),
      (window, { left, top, wide, high }, share) => {
        const foot = Math.round(window.height * (1 - share));
        const cover = { left: 0, top: foot, right: window.width, bottom: window.height };
        const viewport = viewportOf(BOARD, window, share === 0 ? [] : [cover]);
        const camera = fitBox({ left, top, right: left + wide, bottom: top + high }, viewport);
        for (const x of [left, left + wide / 2, left + wide])
          for (const y of [top, top + high]) {
            const [atX, atY] = toWindow(camera, [x, y], viewport);
            expect(atX).toBeGreaterThanOrEqual(-2);
            expect(atX).toBeLessThanOrEqual(window.width + 2);
            expect(atY).toBeGreaterThanOrEqual(-2);
            expect(atY).toBeLessThanOrEqual(foot + 2);
          }
      },
    ),
  );
});
