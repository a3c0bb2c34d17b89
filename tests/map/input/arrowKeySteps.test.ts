import { describe, expect, test } from 'vitest';
import { DIRECTIONS, arrowKeySteps, type Direction } from '../../../src/map/input/arrowKeySteps.ts';
import { edition, shapes } from '../openingBoard.ts';

const positions = new Map(shapes.spaces.map(({ id, label }) => [id, label]));
const steps = arrowKeySteps({ adjacent: edition.adjacent, positions, width: shapes.width });

/** All spaces that can be reached from here with arrow keys. */
function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const space of reached) for (const next of Object.values(steps.get(space) ?? {})) reached.add(next);
  return reached;
}

describe('arrow keys on the real board', () => {
  test('reach every space from every other', () => {
    for (const { id } of edition.spaces) expect(reachedFrom(id).size, `from ${id}`).toBe(edition.spaces.length);
  });

  test('lead to neighbours only, and never straight back against the arrow', () => {
    const beside = new Set(edition.adjacent.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (const [from, step] of steps) {
      for (const direction of DIRECTIONS) {
        const to = step[direction];
        if (to === undefined) continue;
        expect(beside, `${direction} from ${from}`).toContain(`${from} ${to}`);
        const [a, b] = [positions.get(from), positions.get(to)];
        if (a === undefined || b === undefined) throw new Error(`${from} or ${to} has no position`);
        const east = ((b[0] - a[0] + shapes.width * 1.5) % shapes.width) - shapes.width / 2;
        const toward: Record<Direction, number> = { right: east, left: -east, down: b[1] - a[1], up: a[1] - b[1] };
        expect(toward[direction], `${direction} from ${from} to ${to}`).toBeGreaterThan(0);
      }
    }
  });

  test('lead where users expect, also across the seam', () => {
    expect(steps.get('germany')).toMatchObject({ left: 'western-europe', right: 'eastern-europe', up: 'sz-5' });
    expect(steps.get('western-canada')).toMatchObject({ right: 'eastern-canada' });
    expect(steps.get('eastern-united-states')).toMatchObject({ left: 'western-united-states' });
  });
});

test('of two neighbours in one direction the nearer gets the arrow, and the other gets another arrow', () => {
  const row = arrowKeySteps({
    adjacent: [
      ['a', 'b'],
      ['a', 'c'],
    ],
    positions: new Map([
      ['a', [0, 0]],
      ['b', [100, 0]],
      ['c', [150, 40]],
    ]),
    width: 1000,
  });
  expect(row.get('a')).toEqual({ right: 'b', down: 'c' });
  expect(row.get('c')).toEqual({ left: 'a', up: 'a' });
});
