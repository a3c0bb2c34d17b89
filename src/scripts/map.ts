/**
 * Builds the map's shapes into public/map, unless nothing they depend on has changed.
 *
 *   npm run map                      build if needed
 *   npm run map -- --force           build in any case
 *   npm run map -- --proof [FOLDER]  build, and draw a proof sheet (SVG and PNG) into FOLDER, or test-results/map
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildShapes } from '../geography/buildShapes.ts';
import { ATLAS, ATLAS_WATERS, definitionFiles, readInput } from '../geography/readInput.ts';
import { withTriangles } from './map/withTriangles.ts';
import { writeProof } from './map/writeProof.ts';

const EDITION = '1941';
/** Code that the shapes depend on besides src/geography. */
const OTHER_CODE = [
  'src/scripts/map.ts',
  'src/scripts/map/withTriangles.ts',
  'src/map/draw/packedTriangles.ts',
  'src/map/draw/trianglesOf.ts',
];
const root = fileURLToPath(new URL('../../', import.meta.url));
const outputFolder = join(root, 'public/map');
const output = join(outputFolder, `${EDITION}.json`);
const stamp = join(outputFolder, `${EDITION}.hash`);

const { values: options, positionals } = parseArgs({
  options: { force: { type: 'boolean' }, proof: { type: 'boolean' } },
  allowPositionals: true,
});

const hash = hashInput();
if (!options.force && !options.proof && isFresh(hash)) {
  console.log('Map: up to date.');
} else {
  await build(hash);
}

async function build(inputHash: string): Promise<void> {
  const started = performance.now();
  const { file, faults } = buildShapes(readInput(EDITION));
  const json = JSON.stringify(withTriangles(file));
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(output, json);
  writeFileSync(stamp, inputHash);
  if (options.proof) {
    const board = new URL(`../../rules/${EDITION}/board.json`, import.meta.url);
    const written = await writeProof(positionals[0] ?? join(root, 'test-results/map'), EDITION, board, file, faults);
    console.log(`Proof sheet: ${written.join(', ')}`);
  }
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const sizes = `${kilobytes(json.length)}, ${kilobytes(gzipSync(json).length)} gzipped`;
  console.log(
    `Map: ${file.spaces.length} spaces in ${seconds} s, ${sizes}${faults.length > 0 ? `; ${faults.join('; ')}` : ''}.`,
  );
}

function isFresh(inputHash: string): boolean {
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash;
}

function hashInput(): string {
  const code = join(root, 'src/geography');
  const files = [
    ...OTHER_CODE.map((name) => join(root, name)),
    ATLAS,
    ATLAS_WATERS,
    ...Object.values(definitionFiles(EDITION)).map((url) => fileURLToPath(url)),
    ...readdirSync(code, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => join(code, name)),
  ];
  const digest = createHash('sha256');
  for (const path of files) digest.update(readFileSync(path)).update('\n');
  return digest.digest('hex');
}
