/**
 * Measures speed, size and memory: npm run bench. Prints a table with budgets; a number over budget is marked and is
 * not an error. The numbers depend on this machine and on what else it is doing.
 */
import '../../tests/loadEditions.ts';
import { SHELF } from '../engine/index.ts';
import { alone } from './bench/alone.ts';
import { atlasTimes } from './bench/atlasTimes.ts';
import { byEdition } from './bench/byEdition.ts';
import { firstMaps } from './bench/firstMap.ts';
import { labMemory } from './bench/labMemory.ts';
import { mapMemory } from './bench/mapMemory.ts';
import { mapMotion } from './bench/mapMotion.ts';
import type { Measurement } from './bench/measurement.ts';
import { resultTable } from './bench/resultTable.ts';
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

for (const part of Object.keys(PARTS))
  show(
    part,
    byEdition(
      SHELF.map(({ id }) => id),
      (edition) => alone(part, edition),
    ),
  );
if ((await build()) === 0) {
  const maps = await inBrowser((dist) => firstMaps(dist, SHELF));
  if (maps)
    show(
      'First map in headless Chromium',
      byEdition([...maps.keys()], (edition) => maps.get(edition)?.measurements ?? []),
    );
  const [first] = maps?.values() ?? [];
  show('Download', weights(DIST, first ?? null));
  const motion = await inBrowser(mapMotion);
  if (motion) show('Panning, zooming and selecting on the map, in headless Chromium', motion);
  const scrub = await inBrowser(scrubTimes);
  if (scrub) show('The war so far, in headless Chromium', scrub);
  const atlas = await inBrowser(atlasTimes);
  if (atlas) show('The classroom, in headless Chromium', atlas);
  const memory = await inBrowser(mapMemory);
  if (memory) show('An hour of play, in headless Chromium', memory);
  const lab = await inBrowser(labMemory);
  if (lab) show('An hour of work in the lab, in headless Chromium', lab);
}
