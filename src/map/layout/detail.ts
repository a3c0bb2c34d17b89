import type { Size } from '../camera/camera.ts';

/** How far the map is zoomed in; each level has its own sizes, in screen pixels. */
export const DETAIL_LEVELS = ['far', 'middle', 'near', 'close'] as const;
export type DetailLevel = (typeof DETAIL_LEVELS)[number];

export interface Detail {
  readonly level: DetailLevel;
  /** How much larger everything is than in a small window. */
  readonly scale: number;
  /** No type is smaller. */
  readonly smallest: number;
  /** Height of a counter; the parts of a counter scale with it. */
  readonly counter: number;
  /** Type size of territory names. */
  readonly name: number;
  /** Type size of sea zone numbers. */
  readonly zone: number;
  /** Height of the row of value, capital, key city and other marks below a name. */
  readonly facts: number;
  /** Diameter of a badge: what can be done in a space, or what will happen there. */
  readonly badge: number;
  /** Whether names of capital cities and canals are shown. */
  readonly showsCities: boolean;
  /** Whether, zoomed far out, a space too small for its counters shows each power's total instead. */
  readonly showsTotals: boolean;
  /** Whether the whole world fills a small part of a phone: everything is smaller, and only what fits is named. */
  readonly isOverview: boolean;
  /** Whether counters show the movement left. */
  readonly showsMovement: boolean;
  /** Whether values, capitals and marks of the game and the numbers of its sea zones are shown. */
  readonly showsGame: boolean;
}

const DETAILS: Readonly<
  Record<DetailLevel, Omit<Detail, 'scale' | 'smallest' | 'showsTotals' | 'isOverview' | 'showsGame'>>
> = {
  far: {
    level: 'far',
    counter: 17,
    name: 11,
    zone: 13,
    facts: 12,
    badge: 17,
    showsCities: false,
    showsMovement: false,
  },
  middle: {
    level: 'middle',
    counter: 21,
    name: 13,
    zone: 15,
    facts: 14,
    badge: 20,
    showsCities: false,
    showsMovement: false,
  },
  near: {
    level: 'near',
    counter: 27,
    name: 16,
    zone: 18,
    facts: 17,
    badge: 24,
    showsCities: true,
    showsMovement: false,
  },
  close: {
    level: 'close',
    counter: 34,
    name: 20,
    zone: 22,
    facts: 21,
    badge: 28,
    showsCities: true,
    showsMovement: true,
  },
};

/** Type smaller than this is unreadable even from near. In screen pixels. */
const SMALLEST_TYPE = 10;

/** The smallest type where all is so many times as large as usual: what is read from afar has no smaller print. */
export const smallestType = (enlarged: number): number =>
  enlarged > 1 ? Math.round(DETAILS.far.name * enlarged) : SMALLEST_TYPE;

/** A window up to this size has scale 1. The smaller ratio of the two sides counts. In screen pixels. */
const SMALL: Size = { width: 900, height: 660 };
/** Large windows are usually seen from farther away, so sizes grow with this power of the window's size. */
const GROWTH = 0.55;
const STEPS_TO_DOUBLE = 8;

/**
 * How much larger type and counters are in this window than in a small one: 1 on a laptop or tablet, 1.25 at 1920×1080,
 * near 1.9 at 3840×2160. In steps, so that a slightly resized window keeps its layout.
 */
export function scaleOf({ width, height }: Size): number {
  const larger = Math.min(width / SMALL.width, height / SMALL.height) ** GROWTH;
  return Math.max(1, Math.round(larger * STEPS_TO_DOUBLE) / STEPS_TO_DOUBLE);
}

/** Below this zoom the level is 'far'. */
const FAR = 0.36;
/** Below this zoom the map is an overview, and sizes shrink with it down to this share. */
const OVERVIEW = 0.14;
const SMALLEST = 0.6;
export const isOverview = (zoom: number): boolean => zoom < OVERVIEW;

/**
 * The sizes for a zoom, in screen pixels per board pixel (0.32 shows the whole board in a window 720 high). At a larger
 * scale, each level starts at a somewhat higher zoom. No type is made smaller than the given size.
 */
export function detailAt(zoom: number, scale = 1, smallest = SMALLEST_TYPE): Detail {
  const nearness = zoom / Math.sqrt(scale);
  const detail = DETAILS[nearness < FAR ? 'far' : nearness < 0.68 ? 'middle' : nearness < 1.4 ? 'near' : 'close'];
  const factor = scale * Math.min(1, Math.max(SMALLEST, zoom / OVERVIEW));
  const scaled = (size: number): number => Math.round(size * factor);
  const { counter, name, zone, facts, badge } = detail;
  return {
    ...detail,
    scale,
    smallest,
    showsTotals: zoom / scale < FAR,
    isOverview: isOverview(zoom),
    showsGame: true,
    counter: scaled(counter),
    name: scaled(name),
    zone: scaled(zone),
    facts: scaled(facts),
    badge: scaled(badge),
  };
}

/** The layout is computed for these zoom steps, not for every turn of the wheel: about five in each doubling. */
export const ZOOM_STEP = 2 ** 0.2;

export const zoomStep = (zoom: number): number => Math.floor(Math.log(zoom) / Math.log(ZOOM_STEP) + 1e-6);

/**
 * The zoom that a step is laid out for: its lowest, so that things placed side by side only move apart within the step.
 */
export const zoomOfStep = (step: number): number => ZOOM_STEP ** step;
