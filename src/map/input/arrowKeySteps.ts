import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where each arrow key leads from each space. */
export type ArrowKeySteps = ReadonlyMap<SpaceId, Readonly<Partial<Record<Direction, SpaceId>>>>;

const ANGLE: Readonly<Record<Direction, number>> = { right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 };
/** A neighbour farther off an arrow's direction than this does not lie that way. */
const WIDEST = (80 / 180) * Math.PI;

interface Board {
  readonly adjacent: readonly (readonly [SpaceId, SpaceId])[];
  /** Where each space lies. */
  readonly places: ReadonlyMap<SpaceId, Point>;
  readonly width: number;
}

/**
 * An arrow leads to the neighbour that lies most that way, the nearer of two alike. A space to which no arrow would
 * lead takes one that points to it from where that costs least, so that every space can be reached.
 */
export function arrowKeySteps({ adjacent, places, width }: Board): ArrowKeySteps {
  const steps = new Map<SpaceId, Partial<Record<Direction, SpaceId>>>();
  const neighbours = new Map<SpaceId, SpaceId[]>();
  for (const [a, b] of adjacent) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
  }
  const cost = (from: SpaceId, to: SpaceId, direction: Direction): number => {
    const [a, b] = [places.get(from), places.get(to)];
    if (a === undefined || b === undefined) return Infinity;
    const [dx, dy] = [wrappedDelta(a[0], b[0], width), b[1] - a[1]];
    const off = Math.abs(wrappedDelta(ANGLE[direction], Math.atan2(dy, dx), 2 * Math.PI));
    return off > WIDEST ? Infinity : Math.hypot(dx, dy) * (1 + 3 * (off / WIDEST) ** 2);
  };
  for (const [from, around] of neighbours) {
    const step: Partial<Record<Direction, SpaceId>> = {};
    for (const direction of DIRECTIONS) {
      const [best] = around.toSorted((a, b) => cost(from, a, direction) - cost(from, b, direction));
      if (best !== undefined && cost(from, best, direction) < Infinity) step[direction] = best;
    }
    steps.set(from, step);
  }
  // What gives way may be lost itself and looks on; no arrow is given to the same neighbour twice, so this ends.
  const given = new Set(
    [...steps].flatMap(([from, step]) => DIRECTIONS.map((direction) => `${from} ${direction} ${step[direction]}`)),
  );
  const lost = [...neighbours.keys()].filter((space) => arrowsInto(steps, space) === 0);
  for (const to of lost) {
    const detours = (neighbours.get(to) ?? []).flatMap((from) =>
      DIRECTIONS.flatMap((direction) => {
        const led = steps.get(from)?.[direction];
        const loss = cost(from, to, direction) - (led === undefined ? 0 : cost(from, led, direction));
        const isOnlyWay = led !== undefined && arrowsInto(steps, led) < 2;
        return loss < Infinity && !given.has(`${from} ${direction} ${to}`)
          ? [{ from, direction, led, isOnlyWay, loss }]
          : [];
      }),
    );
    const [least] = detours.sort((a, b) => Number(a.isOnlyWay) - Number(b.isOnlyWay) || a.loss - b.loss);
    if (least === undefined) continue;
    given.add(`${least.from} ${least.direction} ${to}`);
    steps.set(least.from, { ...steps.get(least.from), [least.direction]: to });
    if (least.led !== undefined && least.isOnlyWay) lost.push(least.led);
  }
  return steps;
}

const arrowsInto = (steps: ArrowKeySteps, to: SpaceId): number =>
  [...steps.values()].reduce((sum, step) => sum + DIRECTIONS.filter((direction) => step[direction] === to).length, 0);
