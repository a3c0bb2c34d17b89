import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShapesResult } from '../../geography/buildShapes.ts';
import { proofSheet } from '../../geography/proofSheet.ts';
import { decodeScenery, decodeShapes, type BoardShapes, type Point } from '../../geography/shapes.ts';
import { containsEvenOdd } from '../../geography/planar.ts';
import { pickIndex, spaceAt } from '../../map/input/picking.ts';
import { renderPng } from './worldPicture.ts';

/** Draws a proof sheet of the built map as SVG and PNG. */

/** Width of the picture, in pixels. */
const WIDTH = 4800;

/** Writes both files into a folder and returns their paths. `board` is the edition's board file. */
export async function writeProof(
  folder: string,
  edition: string,
  board: URL,
  { file, sceneryFile, faults }: ShapesResult,
): Promise<string[]> {
  const shapes = { ...decodeShapes(file), ...decodeScenery(sceneryFile) };
  const land = new Set(file.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id));
  const { adjacent } = JSON.parse(readFileSync(board, 'utf8')) as {
    readonly adjacent: readonly (readonly [string, string])[];
  };
  const svg = proofSheet(shapes, { faults, adjacent, hits: hitAreas(shapes, (space) => land.has(space)) });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${edition}-proof`);
  writeFileSync(`${path}.svg`, svg);
  writeFileSync(`${path}.png`, await renderPng(svg, WIDTH));
  return [`${path}.svg`, `${path}.png`];
}

/** Where the pointer hits another space than the one drawn under it, by the app's own hit test around small spaces. */

/** Spaces with a smaller radius than this, in map pixels, can be hit from beside them. */
const SMALL = 40;
/** Distance checked around a small space, in map pixels. */
const AROUND = 48;

/** The centres of squares with this side, in map pixels. */
function hitAreas(
  shapes: BoardShapes,
  isLand: (space: string) => boolean,
  side = 4,
): { readonly side: number; readonly at: Point[] } {
  const index = pickIndex(shapes, isLand);
  const at: Point[] = [];
  for (const { id, anchor, rings, radius } of shapes.spaces) {
    if (!isLand(id) || radius >= SMALL) continue;
    for (let dy = -AROUND; dy <= AROUND; dy += side) {
      for (let dx = -AROUND; dx <= AROUND; dx += side) {
        const point: Point = [anchor[0] + dx, anchor[1] + dy];
        if (spaceAt(index, point) === id && !containsEvenOdd(rings, ...point)) at.push(point);
      }
    }
  }
  return { side, at };
}
