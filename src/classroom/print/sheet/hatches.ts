import type { Point } from '../../../geography/shapes.ts';
import { course, element } from './svg.ts';

/** Between strokes, and how strong they are, in millimetres. */
const STEP = 1.8;
const STROKE = 0.18;
const DOT = 0.66;
/** A dot is a stroke with round ends, hardly longer than nothing. */
const LEAST = 0.02;

interface HatchedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type HatchLine = readonly [Point, Point];

const level = ({ x, y, width, height }: HatchedBox): HatchLine[] =>
  steps(y, y + height).map((at) => [
    [x, at],
    [x + width, at],
  ]);

const upright = ({ x, y, width, height }: HatchedBox): HatchLine[] =>
  steps(x, x + width).map((at) => [
    [at, y],
    [at, y + height],
  ]);

/** Where x and y have the same sum. */
const rising = ({ x, y, width, height }: HatchedBox): HatchLine[] =>
  steps(x + y, x + y + width + height).map((sum) => {
    const [left, right] = [Math.max(x, sum - y - height), Math.min(x + width, sum - y)];
    return [
      [left, sum - left],
      [right, sum - right],
    ];
  });

/** Where x is as much more than y. */
const falling = ({ x, y, width, height }: HatchedBox): HatchLine[] =>
  steps(x - y - height, x + width - y).map((more) => {
    const [left, right] = [Math.max(x, more + y), Math.min(x + width, more + y + height)];
    return [
      [left, left - more],
      [right, right - more],
    ];
  });

const HATCHES = {
  none: (): HatchLine[] => [],
  rising,
  falling,
  level,
  upright,
  // A dot lies where the upright lines would cross them, and all of it inside.
  dots: ({ x, y, width, height }) => {
    const columns = steps(x + DOT / 2, x + width - DOT / 2);
    const [first] = columns;
    const length = (columns.length - 1) * STEP + LEAST;
    return first === undefined ? [] : level({ x: first, y: y + DOT / 2, width: length, height: height - DOT });
  },
  net: (area) => [...level(area), ...upright(area)],
  lattice: (area) => [...rising(area), ...falling(area)],
} as const satisfies Readonly<Record<string, (area: HatchedBox) => HatchLine[]>>;

/** What is drawn over a tone, again and again. */
export type Hatch = keyof typeof HATCHES;

/**
 * Strokes that fill a rectangle. They are lines of their own and no SVG pattern, since browsers print a pattern as a
 * coarse picture that takes many megabytes. Those of rectangles side by side meet.
 */
export function hatchIn(hatch: Hatch, area: HatchedBox): string {
  const lines = HATCHES[hatch](area);
  if (lines.length === 0) return '';
  const d = lines.map((line) => course(line)).join('');
  const look = { fill: 'none', stroke: '#222', 'stroke-width': STROKE };
  if (hatch !== 'dots') return element('path', { d, ...look });
  const dots = { 'stroke-width': DOT, 'stroke-linecap': 'round', 'stroke-dasharray': `${LEAST} ${STEP - LEAST}` };
  return element('path', { d, ...look, ...dots });
}

/** The multiples of a step between two numbers. */
function steps(from: number, to: number): number[] {
  const first = Math.ceil(from / STEP);
  return Array.from({ length: Math.max(0, Math.floor(to / STEP) - first + 1) }, (_, i) => (first + i) * STEP);
}
