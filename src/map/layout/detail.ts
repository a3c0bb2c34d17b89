import type { Size } from '../camera/camera.ts';

/** How far away the board is seen; each step has its own sizes, all in screen pixels. */
export const LEVELS = ['far', 'middle', 'near', 'close'] as const;
export type Level = (typeof LEVELS)[number];

export interface Detail {
  readonly level: Level;
  /** How much larger all is than in a small window. */
  readonly scale: number;
  /** Height of a counter; everything on it follows. */
  readonly counter: number;
  /** Type size of territory names. */
  readonly name: number;
  /** Type size of sea zone numbers. */
  readonly zone: number;
  /** Height of the row of value, capital and complex below a name. */
  readonly facts: number;
  /** Across a badge of what can be done or is to come. */
  readonly badge: number;
  /** Names of capital cities and canals are written out. */
  readonly showsCities: boolean;
  /** Seen from afar: where the counters of a space do not fit in it, each power's total stands for them. */
  readonly showsTotals: boolean;
  /** Counters show what movement is left. */
  readonly showsMovement: boolean;
}

const DETAILS: Readonly<Record<Level, Omit<Detail, 'scale' | 'showsTotals'>>> = {
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

/**
 * A window this large shows all at its own size; of one that is narrow for its height the width counts. In screen
 * pixels.
 */
const SMALL: Size = { width: 900, height: 660 };
/** A large window is looked at from farther away, but not by as much as it is larger. */
const FARTHER = 0.55;
const STEPS_TO_DOUBLE = 8;

/**
 * How much larger type and counters are in this window than in a small one: 1 on a laptop or tablet, 1.25 at 1920×1080,
 * near 1.9 on a wall at 3840×2160. In steps, so that a window drawn a little larger keeps its layout.
 */
export function scaleOf({ width, height }: Size): number {
  const larger = Math.min(width / SMALL.width, height / SMALL.height) ** FARTHER;
  return Math.max(1, Math.round(larger * STEPS_TO_DOUBLE) / STEPS_TO_DOUBLE);
}

/** Up to here the world is seen from afar. */
const FAR = 0.36;

/**
 * Zoom is in screen pixels per board pixel; the whole board in a window 720 high is 0.32. Where all is larger, one must
 * come somewhat nearer for the same detail.
 */
export function detailAt(zoom: number, scale = 1): Detail {
  const nearness = zoom / Math.sqrt(scale);
  const detail = DETAILS[nearness < FAR ? 'far' : nearness < 0.68 ? 'middle' : nearness < 1.4 ? 'near' : 'close'];
  const larger = (size: number): number => Math.round(size * scale);
  const { counter, name, zone, facts, badge } = detail;
  return {
    ...detail,
    scale,
    showsTotals: zoom / scale < FAR,
    counter: larger(counter),
    name: larger(name),
    zone: larger(zone),
    facts: larger(facts),
    badge: larger(badge),
  };
}

/** Layout is made anew at these steps of zoom, not at every wheel tick: about five in each doubling. */
export const STEP_OF_ZOOM = 2 ** 0.2;

export const zoomStep = (zoom: number): number => Math.floor(Math.log(zoom) / Math.log(STEP_OF_ZOOM) + 1e-6);

/** The zoom a step is laid out for: its farthest, so that what fits side by side there only draws apart. */
export const zoomOfStep = (step: number): number => STEP_OF_ZOOM ** step;
