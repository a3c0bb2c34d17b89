import type { Box } from '../../src/store/covers.ts';
import { viewportOf, type Viewport } from '../../src/map/camera/viewport.ts';
import { shapes } from './openingBoard.ts';

/** A map in a window of the app: how large it is, and what lies over it, as left, top, right, bottom. */
interface Screen {
  readonly map: readonly [width: number, height: number];
  readonly covers: readonly (readonly [number, number, number, number])[];
}

/** As the app lays it out at a turn's start, measured; e2e/framing.spec.ts looks at the app itself. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '1280×720': {
    map: [940, 660],
    covers: [
      [12, 12, 107, 50],
      [120, 12, 288, 50],
      [12, 618, 292, 648],
      [312, 576, 712, 648],
      [728, 527, 928, 648],
    ],
  },
  '1280×720, list of spaces open': {
    map: [940, 660],
    covers: [
      [12, 12, 292, 600],
      [12, 618, 292, 648],
      [312, 576, 712, 648],
      [728, 527, 928, 648],
    ],
  },
  '1280×720, in battle': {
    map: [845, 660],
    covers: [
      [12, 12, 107, 50],
      [120, 12, 288, 50],
      [12, 618, 292, 648],
      [312, 576, 617, 648],
      [633, 527, 833, 648],
    ],
  },
  '1024×768': {
    map: [704, 708],
    covers: [
      [12, 12, 107, 50],
      [120, 12, 288, 50],
      [12, 666, 292, 696],
      [312, 624, 476, 696],
      [492, 575, 692, 696],
    ],
  },
  '1920×1080': {
    map: [1506, 1007],
    covers: [
      [15, 15, 130, 61],
      [146, 15, 350, 61],
      [15, 956, 355, 992],
      [379, 905, 1080, 992],
      [1250, 846, 1492, 992],
    ],
  },
  '3840×2160': {
    map: [3202, 2047],
    covers: [
      [23, 23, 200, 94],
      [225, 23, 540, 94],
      [23, 1969, 548, 2025],
      [585, 1890, 1666, 2025],
      [2808, 1801, 3180, 2025],
    ],
  },
  'tablet 1180×820': {
    map: [812, 760],
    covers: [
      [12, 12, 107, 56],
      [120, 12, 288, 56],
      [12, 704, 292, 748],
      [312, 676, 584, 748],
      [600, 607, 800, 748],
    ],
  },
};

export function viewportAt({ map: [width, height], covers }: Screen): Viewport {
  const boxes = covers.map(([left, top, right, bottom]): Box => ({ left, top, right, bottom }));
  return viewportOf({ width: shapes.width, height: shapes.height }, { width, height }, boxes);
}
