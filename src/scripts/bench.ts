/**
 * Measures what is slow to lose: npm run bench. Prints a table with budgets; over budget is marked, never an error.
 * Numbers are of this machine and of what else it is doing.
 */
import { recordedGames } from '../../tests/games/recordedGame.ts';
import { firstMap, type FirstMap } from './bench/firstMap.ts';
import type { Measurement } from './bench/measurement.ts';
import { playTimes } from './bench/playTimes.ts';
import { reachTimes } from './bench/reachTimes.ts';
import { resultTable } from './bench/resultTable.ts';
import { roundTimes } from './bench/roundTimes.ts';
import { weights } from './bench/weights.ts';
import { build, DIST } from './build.mjs';

const games = [...recordedGames().values()];

function show(title: string, measurements: readonly Measurement[]): void {
  console.log(`\n${title}\n${resultTable(measurements)}`);
}

/** The map in a browser, or null where there is no browser or no map. */
async function inBrowser(): Promise<FirstMap | null> {
  try {
    return await firstMap(DIST);
  } catch (error) {
    console.log(`\nNo measurement in a browser: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

show('Engine', [...playTimes(games), ...reachTimes(games), ...roundTimes()]);
if ((await build()) === 0) {
  const map = await inBrowser();
  if (map) show('First map in headless Chromium', map.measurements);
  show('Download', weights(DIST, map?.asked ?? null));
}
