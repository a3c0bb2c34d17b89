import type { CountryPiece } from '../countries.ts';
import { at, type Point } from '../planar.ts';

/**
 * The lines along which two countries meet, each once. Both countries' outlines have the same points there, which on
 * the board's other copy are a board's width apart.
 */
export function todayBorders(pieces: readonly CountryPiece[], boardWidth: number): Point[][] {
  const keyOf = ([x, y]: Point): string => `${((x % boardWidth) + boardWidth) % boardWidth} ${y}`;
  const legKey = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join(' ');
  const owners = new Map<string, Set<string>>();
  forEachLeg(pieces, (country, a, b) => {
    const key = legKey(a, b);
    owners.set(key, (owners.get(key) ?? new Set()).add(country));
  });
  const lines: Point[][] = [];
  let pair = '';
  forEachLeg(pieces, (country, a, b, isFirst) => {
    const both = [...(owners.get(legKey(a, b)) ?? [])].sort();
    const isDrawn = both.length > 1 && both[0] === country;
    const goesOn = isDrawn && !isFirst && pair === both.join();
    if (goesOn) lines.at(-1)?.push(b);
    else if (isDrawn) lines.push([a, b]);
    pair = isDrawn ? both.join() : '';
  });
  return lines;
}

function forEachLeg(
  pieces: readonly CountryPiece[],
  visit: (country: string, from: Point, to: Point, isFirst: boolean) => void,
): void {
  for (const { country, rings } of pieces)
    for (const ring of rings)
      for (let i = 1; i < ring.length; i++) {
        const [from, to] = [at(ring, i - 1), at(ring, i)];
        // Two places may fall on one point of the grid.
        if (from[0] !== to[0] || from[1] !== to[1]) visit(country, from, to, i === 1);
      }
}
