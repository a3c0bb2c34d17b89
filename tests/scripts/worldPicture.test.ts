import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { powerLook } from '../../src/games/looks.ts';
import { mappedEditions } from '../../src/geography/readInput.ts';
import type { ShapesFile } from '../../src/geography/shapes.ts';
import { worldPicture, type OpeningBoard } from '../../src/scripts/map/worldPicture.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

test.each(mappedEditions())('the small picture of %s shows the land of every power, and weighs little', (edition) => {
  const board = readJson(`rules/${edition}/board.json`) as OpeningBoard & { readonly turnOrder: readonly string[] };
  const picture = worldPicture(readJson(`public/map/${edition}.json`) as ShapesFile, board);
  for (const power of board.turnOrder) expect(picture).toContain(`fill="${powerLook(power).land}" d="M`);
  expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 640 \d{3}"/);
  expect(picture).not.toMatch(/NaN|undefined/);
  expect(gzipSync(picture).length).toBeLessThan(20_000);
});
