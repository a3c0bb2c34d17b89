import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The space that each arrow key leads to from each space. */
export type ArrowKeySteps = ReadonlyMap<SpaceId, Readonly<Partial<Record<Direction, SpaceId>>>>;

const ANGLE: Readonly<Record<Direction, number>> = { right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 };
/** A neighbour whose bearing differs more than this from an arrow's direction is not in that direction. */
const MAX_ANGLE = (80 / 180) * Math.PI;

interface SteppedBoard {
  readonly adjacent: readonly (readonly [SpaceId, SpaceId])[];
  /** A point of each space, in board pixels. */
  readonly positions: ReadonlyMap<SpaceId, Point>;
  readonly width: number;
}

/**
 * An arrow leads to the neighbour with the lowest cost, made of its distance and its deviation from the direction. A
 * space that no arrow leads to takes over the arrow of a neighbour where that adds least cost, so that every space can
 * be reached.
 */
export function arrowKeySteps({ adjacent, positions, width }: SteppedBoard): ArrowKeySteps {
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
    const [a, b] = [positions.get(from), positions.get(to)];
    if (a === undefined || b === undefined) return Infinity;
    const [dx, dy] = [wrappedDelta(a[0], b[0], width), b[1] - a[1]];
    const angle = Math.abs(wrappedDelta(ANGLE[direction], Math.atan2(dy, dx), 2 * Math.PI));
    return angle > MAX_ANGLE ? Infinity : Math.hypot(dx, dy) * (1 + 3 * (angle / MAX_ANGLE) ** 2);
  };
  for (const [from, candidates] of neighbours) {
    const step: Partial<Record<Direction, SpaceId>> = {};
    for (const direction of DIRECTIONS) {
      const [best] = candidates.toSorted((a, b) => cost(from, a, direction) - cost(from, b, direction));
      if (best !== undefined && cost(from, best, direction) < Infinity) step[direction] = best;
    }
    steps.set(from, step);
  }
  // A space that loses its only arrow is queued too. No arrow is assigned to the same space twice, so this ends.
  const assigned = new Set(
    [...steps].flatMap(([from, step]) => DIRECTIONS.map((direction) => `${from} ${direction} ${step[direction]}`)),
  );
  const unreachable = [...neighbours.keys()].filter((space) => countStepsTo(steps, space) === 0);
  for (const to of unreachable) {
    const detours = (neighbours.get(to) ?? []).flatMap((from) =>
      DIRECTIONS.flatMap((direction) => {
        const replaced = steps.get(from)?.[direction];
        const extraCost = cost(from, to, direction) - (replaced === undefined ? 0 : cost(from, replaced, direction));
        const makesUnreachable = replaced !== undefined && countStepsTo(steps, replaced) < 2;
        return extraCost < Infinity && !assigned.has(`${from} ${direction} ${to}`)
          ? [{ from, direction, replaced, makesUnreachable, extraCost }]
          : [];
      }),
    );
    const [cheapest] = detours.sort(
      (a, b) => Number(a.makesUnreachable) - Number(b.makesUnreachable) || a.extraCost - b.extraCost,
    );
    if (cheapest === undefined) continue;
    assigned.add(`${cheapest.from} ${cheapest.direction} ${to}`);
    steps.set(cheapest.from, { ...steps.get(cheapest.from), [cheapest.direction]: to });
    if (cheapest.replaced !== undefined && cheapest.makesUnreachable) unreachable.push(cheapest.replaced);
  }
  return steps;
}

const countStepsTo = (steps: ArrowKeySteps, to: SpaceId): number =>
  [...steps.values()].reduce((sum, step) => sum + DIRECTIONS.filter((direction) => step[direction] === to).length, 0);
