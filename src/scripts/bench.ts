/**
 * Measures speed, size and memory: npm run bench, or npm run bench -- odds for the tables whose titles have a word in
 * them. Prints tables with budgets; a number over budget is marked and is not an error. The numbers depend on this
 * machine and on what else it is doing.
 */
import '../../tests/loadEditions.ts';
import { SHELF } from '../engine/axis-allies/index.ts';
import { alone } from './bench/alone.ts';
import { atlasTimes } from './bench/atlasTimes.ts';
import { byEdition } from './bench/byEdition.ts';
import { firstMaps } from './bench/firstMap.ts';
import { labMemory } from './bench/labMemory.ts';
import { mapMemory } from './bench/mapMemory.ts';
import { mapMotion } from './bench/mapMotion.ts';
import { type Measurement, resultTable } from './bench/measurement.ts';
import { scrubTimes } from './bench/scrubTimes.ts';
import { weights } from './bench/weights.ts';
import { build, DIST } from './build.mjs';

// It asks for editions as soon as it is imported, when an import above would not have loaded them yet.
const { PARTS } = await import('./bench/parts.ts');

function show(title: string, measurements: readonly Measurement[]): void {
  console.log(`\n${title}\n${resultTable(measurements)}`);
}

/** The result of a measurement in a browser, or null without a browser or map. */
async function inBrowser<Answer>(measure: (dist: string) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await measure(DIST);
  } catch (error) {
    console.log(`\nNo measurement in a browser: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (title: string): boolean =>
  wanted.length === 0 || wanted.some((word) => title.toLowerCase().includes(word));

const IN_BROWSER: Readonly<Record<string, (dist: string) => Promise<readonly Measurement[]>>> = {
  'Panning, zooming and selecting on the map, in headless Chromium': mapMotion,
  'The war so far, in headless Chromium': scrubTimes,
  'The classroom, in headless Chromium': atlasTimes,
  'An hour of play, in headless Chromium': mapMemory,
  'An hour of work in the lab, in headless Chromium': labMemory,
};
const FIRST_MAP = 'First map in headless Chromium';
const DOWNLOAD = 'Download';

for (const part of Object.keys(PARTS).filter(isWanted))
  show(
    part,
    byEdition(
      SHELF.map(({ id }) => id),
      (edition) => alone(part, edition),
    ),
  );
if ([...Object.keys(IN_BROWSER), FIRST_MAP, DOWNLOAD].some(isWanted) && (await build()) === 0) {
  const asksForMaps = isWanted(FIRST_MAP) || isWanted(DOWNLOAD);
  const maps = asksForMaps ? await inBrowser((dist) => firstMaps(dist, SHELF)) : null;
  if (maps && isWanted(FIRST_MAP))
    show(
      FIRST_MAP,
      byEdition([...maps.keys()], (edition) => maps.get(edition)?.measurements ?? []),
    );
  const [first] = maps?.values() ?? [];
  if (isWanted(DOWNLOAD)) show(DOWNLOAD, weights(DIST, first ?? null));
  for (const [title, measure] of Object.entries(IN_BROWSER).filter(([name]) => isWanted(name))) {
    const measured = await inBrowser(measure);
    if (measured) show(title, measured);
  }
}
