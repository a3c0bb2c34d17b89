import type { ScreenBox } from '../../src/store/covers.ts';
import { scaleOf, zoomStep } from '../../src/map/layout/detail.ts';
import type { LayoutParams } from '../../src/map/layout/mapLayout.ts';
import { viewportOf, type Viewport } from '../../src/map/camera/freeAreas.ts';
import { measure, shapes } from './openingBoard.ts';

/** The size of the map in a window of the app, and its covers as left, top, right, bottom. */
interface Screen {
  readonly map: readonly [width: number, height: number];
  readonly covers: readonly (readonly [number, number, number, number])[];
}

/** Measured in the app at the start of a turn; e2e/framing.spec.ts tests the app itself. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '1280×720': {
    map: [940, 660],
    covers: [
      [728, 527, 928, 648],
      [12, 12, 108, 50],
      [115, 12, 284, 50],
      [291, 12, 516, 50],
      [523, 12, 562, 50],
      [12, 544, 588, 648],
    ],
  },
  '1280×720, list of spaces open': {
    map: [940, 660],
    covers: [
      [728, 527, 928, 648],
      [12, 12, 292, 648],
      [300, 12, 524, 50],
      [531, 12, 570, 50],
      [12, 544, 588, 648],
    ],
  },
  '1280×720, in battle': {
    map: [845, 660],
    covers: [
      [633, 527, 833, 648],
      [12, 12, 108, 50],
      [115, 12, 284, 50],
      [291, 12, 516, 50],
      [523, 12, 562, 50],
      [12, 544, 588, 648],
    ],
  },
  '1024×768': {
    map: [704, 708],
    covers: [
      [492, 575, 692, 696],
      [12, 12, 108, 50],
      [115, 12, 284, 50],
      [291, 12, 516, 50],
      [523, 12, 562, 50],
      [12, 592, 428, 696],
    ],
  },
  '1920×1080': {
    map: [1506, 1007],
    covers: [
      [1249, 846, 1492, 993],
      [14, 14, 131, 61],
      [139, 14, 345, 61],
      [353, 14, 625, 61],
      [634, 14, 681, 61],
      [14, 865, 716, 993],
    ],
  },
  '3840×2160': {
    map: [3202, 2047],
    covers: [
      [2807, 1800, 3180, 2025],
      [22, 22, 200, 94],
      [214, 22, 530, 94],
      [544, 22, 960, 94],
      [974, 22, 1046, 94],
      [22, 1829, 1104, 2025],
    ],
  },
  'tablet 1180×820': {
    map: [812, 760],
    covers: [
      [600, 607, 800, 748],
      [12, 12, 108, 56],
      [115, 12, 284, 56],
      [291, 12, 516, 56],
      [523, 12, 568, 56],
      [12, 644, 536, 748],
    ],
  },
  'tablet 820×1180': {
    map: [820, 1128],
    covers: [
      [8, 8, 104, 52],
      [107, 8, 276, 52],
      [279, 8, 504, 52],
      [507, 8, 552, 52],
      [8, 504, 596, 608],
      [0, 616, 820, 1128],
    ],
  },
  'phone 390×844': {
    map: [390, 792],
    covers: [
      [8, 8, 52, 52],
      [56, 8, 100, 52],
      [104, 8, 244, 52],
      [248, 8, 292, 52],
      [8, 308, 382, 413],
      [0, 420, 390, 792],
    ],
  },
  'phone 844×390': {
    map: [524, 344],
    covers: [
      [8, 8, 52, 52],
      [56, 8, 100, 52],
      [104, 8, 244, 52],
      [248, 8, 292, 52],
      [8, 264, 300, 336],
    ],
  },
  '1280×720 at 200 %': {
    map: [352, 314],
    covers: [
      [8, 8, 46, 46],
      [50, 8, 88, 46],
      [92, 8, 214, 46],
      [218, 8, 256, 46],
      [8, 234, 128, 306],
    ],
  },
};

export function viewportAt({ map: [width, height], covers }: Screen): Viewport {
  const boxes = covers.map(([left, top, right, bottom]): ScreenBox => ({ left, top, right, bottom }));
  return viewportOf({ width: shapes.width, height: shapes.height }, { width, height }, boxes);
}

/** Zooms in a small window, besides the one that shows the whole world: where turns begin, and nearer. */
const ZOOMS = [0.47, 0.8, 1.6];

/** What layouts depend on at all sizes of windows; sizes that are laid out alike come once. */
export const VIEWS: readonly (readonly [name: string, params: LayoutParams])[] = [
  ...new Map(
    Object.entries(SCREENS).flatMap(([name, screen]) => {
      const { board, window, minZoom } = viewportAt(screen);
      const scale = scaleOf(window);
      const farthest = zoomStep(window.height / board.height);
      return [minZoom, ...ZOOMS.map((zoom) => zoom * Math.sqrt(scale))].map((zoom) => {
        const params = { step: zoomStep(zoom), farthest, scale, measure };
        // Farther out than that, only names of powers depend on the window's height.
        return [`${params.step} ${scale}`, [`${name} at zoom ${zoom.toFixed(2)}`, params]] as const;
      });
    }),
  ).values(),
];
