/** Draws a proof sheet of the built map as SVG and PNG. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShapesResult } from '../../geography/buildShapes.ts';
import { proofSheet } from '../../geography/proofSheet.ts';
import { decodeScenery, decodeShapes } from '../../geography/shapes.ts';
import { hitAreas } from './hitAreas.ts';
import { renderPng } from './renderPng.ts';

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
