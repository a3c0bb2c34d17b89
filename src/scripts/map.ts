/**
 * Builds the map's shapes of every edition into public/map, and a small picture of its world for the opening page,
 * unless nothing they depend on has changed.
 *
 *   npm run map                      build if needed
 *   npm run map -- --force           build in any case
 *   npm run map -- --proof [FOLDER]  build, and draw proof sheets (SVG and PNG) into FOLDER, or test-results/map
 */

import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildGlobe } from '../geography/buildGlobe.ts';
import { buildLands } from '../geography/lands/buildLands.ts';
import { buildShapes } from '../geography/buildShapes.ts';
import {
  ATLAS,
  ATLAS_WATERS,
  boardFile,
  definitionFiles,
  mappedEditions,
  readInput,
  readLands,
  readToday,
} from '../geography/readInput.ts';
import { buildToday } from '../geography/today/buildToday.ts';
import { withBandLimits, withTriangles } from './map/withTriangles.ts';
import { worldPicture, type OpeningBoard, renderSmallPng } from './map/worldPicture.ts';
import { writeProof } from './map/writeProof.ts';

/** Code that shapes and picture depend on besides src/geography. */
const OTHER_CODE = [
  'src/scripts/map.ts',
  'src/scripts/map/withTriangles.ts',
  'src/scripts/map/worldPicture.ts',
  'src/games/axis-allies/emblems/looks.ts',
  'src/map/draw/bands.ts',
  'src/map/draw/mitersOf.ts',
  'src/map/draw/palette.ts',
  'src/map/draw/trianglesOf.ts',
  'src/map/layout/polyline.ts',
];
const root = fileURLToPath(new URL('../../', import.meta.url));
const outputFolder = join(root, 'public/map');
/** Pixels: the small world is a bitmap, because browsers without a graphics card take seconds to draw its outlines. */
const PICTURE_WIDTH = 640;

const { values: options, positionals } = parseArgs({
  options: { force: { type: 'boolean' }, proof: { type: 'boolean' } },
  allowPositionals: true,
});

const common = hashFiles(createHash('sha256'), commonFiles());
for (const edition of mappedEditions()) {
  const hash = hashFiles(common.copy(), [boardFile(edition), ...Object.values(definitionFiles(edition))]).digest('hex');
  if (!options.force && !options.proof && isFresh(edition, hash)) console.log(`Map of ${edition}: up to date.`);
  else await build(edition, hash);
}

async function build(edition: string, inputHash: string): Promise<void> {
  const started = performance.now();
  const input = readInput(edition);
  const built = buildShapes(input);
  const onGlobe = buildGlobe(input);
  const { file, sceneryFile } = built;
  const landFaults: string[] = [];
  const landsDefined = readLands(edition);
  const onLands = buildLands(input.features, input.territories, landsDefined, landFaults);
  const landsOnGlobe = buildGlobe(input, landsDefined);
  const faults = [...built.faults, ...onGlobe.faults, ...landFaults, ...landsOnGlobe.faults];
  const json = JSON.stringify(withTriangles(withBandLimits(file)));
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(output(edition), json);
  writeFileSync(scenery(edition), JSON.stringify(sceneryFile));
  writeFileSync(today(edition), JSON.stringify(buildToday(input.features, input.territories, readToday(edition))));
  writeFileSync(lands(edition), JSON.stringify(onLands));
  writeFileSync(globe(edition), JSON.stringify(onGlobe.file));
  writeFileSync(globeLands(edition), JSON.stringify(landsOnGlobe.file));
  writeFileSync(picture(edition), await renderSmallPng(worldPicture(file, board(edition)), PICTURE_WIDTH));
  // With faults it is there to be looked at, and is built again.
  if (faults.length === 0) writeFileSync(stamp(edition), inputHash);
  else {
    rmSync(stamp(edition), { force: true });
    process.exitCode = 1;
  }
  if (options.proof) {
    const folder = positionals[0] ?? join(root, 'test-results/map');
    const written = await writeProof(folder, edition, boardFile(edition), built);
    console.log(`Proof sheet: ${written.join(', ')}`);
  }
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const sizes = `${kilobytes(json.length)}, ${kilobytes(gzipSync(json).length)} gzipped`;
  const said = faults.length > 0 ? `; ${faults.join('; ')}` : '';
  console.log(`Map of ${edition}: ${file.spaces.length} spaces in ${seconds} s, ${sizes}${said}.`);
}

function output(edition: string): string {
  return join(outputFolder, `${edition}.json`);
}

function scenery(edition: string): string {
  return join(outputFolder, `${edition}-scenery.json`);
}

function today(edition: string): string {
  return join(outputFolder, `${edition}-today.json`);
}

function lands(edition: string): string {
  return join(outputFolder, `${edition}-lands.json`);
}

function globe(edition: string): string {
  return join(outputFolder, `${edition}-globe.json`);
}

function globeLands(edition: string): string {
  return join(outputFolder, `${edition}-globe-lands.json`);
}

function picture(edition: string): string {
  return join(outputFolder, `${edition}.png`);
}

function board(edition: string): OpeningBoard {
  return JSON.parse(readFileSync(boardFile(edition), 'utf8')) as OpeningBoard;
}

/** A stamp says from which input a map was built. */
function stamp(edition: string): string {
  return join(outputFolder, `${edition}.hash`);
}

function isFresh(edition: string, inputHash: string): boolean {
  const path = stamp(edition);
  const files = [output, scenery, today, lands, globe, globeLands, picture, stamp].map((file) => file(edition));
  const isBuilt = files.every((file) => existsSync(file));
  return isBuilt && readFileSync(path, 'utf8') === inputHash;
}

/** What the maps of all editions depend on. */
function commonFiles(): (string | URL)[] {
  const code = join(root, 'src/geography');
  return [
    ...OTHER_CODE.map((name) => join(root, name)),
    ATLAS,
    ATLAS_WATERS,
    ...readdirSync(code, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => join(code, name)),
  ];
}

function hashFiles(digest: Hash, files: readonly (string | URL)[]): Hash {
  for (const path of files) digest.update(readFileSync(path)).update('\n');
  return digest;
}
