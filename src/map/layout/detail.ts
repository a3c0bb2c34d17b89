/** How far away the board is seen; each step has its own sizes, all in screen pixels. */
export const LEVELS = ['far', 'middle', 'near', 'close'] as const;
export type Level = (typeof LEVELS)[number];

export interface Detail {
  readonly level: Level;
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
  readonly cities: boolean;
  /** Where the counters of a space do not fit in it, each power's total stands for them. */
  readonly totals: boolean;
  /** Counters show what movement is left. */
  readonly movement: boolean;
}

const DETAILS: Readonly<Record<Level, Detail>> = {
  far: { level: 'far', counter: 17, name: 11, zone: 13, facts: 12, badge: 17, cities: false, totals: true, movement: false },
  middle: { level: 'middle', counter: 21, name: 13, zone: 15, facts: 14, badge: 20, cities: false, totals: false, movement: false },
  near: { level: 'near', counter: 27, name: 16, zone: 18, facts: 17, badge: 24, cities: true, totals: false, movement: false },
  close: { level: 'close', counter: 34, name: 20, zone: 22, facts: 21, badge: 28, cities: true, totals: false, movement: true },
};

/** Zoom is in screen pixels per board pixel; the whole board in a window 720 high is 0.32. */
export function detailAt(zoom: number): Detail {
  const level: Level = zoom < 0.36 ? 'far' : zoom < 0.68 ? 'middle' : zoom < 1.4 ? 'near' : 'close';
  return DETAILS[level];
}

/** Layout is made anew at these steps of zoom, not at every wheel tick: about five in each doubling. */
const STEP = 2 ** 0.2;

export const zoomStep = (zoom: number): number => Math.floor(Math.log(zoom) / Math.log(STEP) + 1e-6);

/** The zoom a step is laid out for: its farthest, so that what fits side by side there only draws apart. */
export const zoomOfStep = (step: number): number => STEP ** step;
