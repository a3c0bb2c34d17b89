/** Draws a small picture of an edition's world and its powers as a game begins. */

import { powerLook } from '../../games/looks.ts';
import { decodeShapes, type Point, type Ring, type ShapesFile } from '../../geography/shapes.ts';
import { PALETTE } from '../../map/draw/palette.ts';

/** Width of the picture in its own units, to which all points are rounded. */
const WIDTH = 640;
/** Rings that are smaller, in square units, would be specks. */
const SMALLEST = 6;

/** What a board file says of who holds what at first. */
export interface OpeningBoard {
  readonly spaces: readonly { readonly id: string; readonly kind: string; readonly owner?: string | null }[];
}

/**
 * An SVG of the land, in the colours of the powers that hold it at first; the sea is left clear. Edges are not
 * smoothed, so that it has few colours: the page shows it smaller, which smooths them.
 */
export function worldPicture(file: ShapesFile, board: OpeningBoard): string {
  const { width, height, spaces } = decodeShapes(file);
  const owners = new Map(board.spaces.flatMap(({ id, kind, owner }) => (kind === 'land' ? [[id, owner ?? '']] : [])));
  const paths = new Map<string, string>();
  for (const { id, rings } of spaces) {
    const owner = owners.get(id);
    if (owner === undefined) continue;
    const path = rings.map((ring) => ringPath(ring, WIDTH / width)).join('');
    paths.set(owner, (paths.get(owner) ?? '') + path);
  }
  const land = [...paths].map(
    ([owner, d]) => `<path fill="${owner === '' ? PALETTE.otherLand : powerLook(owner).land}" d="${d}"/>`,
  );
  const size = `viewBox="0 0 ${WIDTH} ${Math.round((height * WIDTH) / width)}"`;
  const style = `fill-rule="evenodd" stroke="${PALETTE.coast}" stroke-linejoin="round" shape-rendering="crispEdges"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}>${land.join('')}</svg>`;
}

/** 'M10 20l5 5-3 2z': steps from point to point, without those that lead nowhere; nothing for a speck. */
function ringPath(ring: Ring, scale: number): string {
  const points = ring.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]);
  const [first, ...others] = points;
  if (first === undefined || area(points) < SMALLEST) return '';
  let [x, y] = first;
  let path = `M${x} ${y}l`;
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    path += `${nextX - x} ${nextY - y} `;
    [x, y] = [nextX, nextY];
  }
  return `${path.trimEnd().replaceAll(' -', '-')}z`;
}

function area(points: Ring): number {
  let [x, y] = points.at(-1) ?? [0, 0];
  let twice = 0;
  for (const [nextX, nextY] of points) {
    twice += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  return Math.abs(twice) / 2;
}
