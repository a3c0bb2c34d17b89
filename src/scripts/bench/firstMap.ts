import type { Page } from 'playwright';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { median, type Measurement } from './measurement.ts';

const RUNS = 7;
/**
 * Milliseconds for the previous page to finish drawing its map: with software rendering that takes longer than the
 * page's own work.
 */
const SETTLED = 2500;
/** Seconds until the first map is painted. */
const BUDGET = 1;

export interface FirstMap {
  readonly measurements: readonly Measurement[];
  /** Files requested until the map was shown, as paths from the root of the app. */
  readonly requestedFiles: readonly string[];
}

/**
 * How long a browser takes to show the map: of a running game, with nothing and with everything cached, and of a new
 * game.
 */
export const firstMap = (dist: string): Promise<FirstMap> => withFreshPage(dist, ({ page }) => measure(page));

async function measure(page: Page): Promise<FirstMap> {
  await page.goto('/');
  const afterBegin = await timeToBegin(page);
  await page.waitForTimeout(500);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const cold: number[] = [];
  const warm: number[] = [];
  let requestedFiles: readonly string[] = [];
  for (let run = 0; run < RUNS; run++) {
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    cold.push(await timeToReload(page));
    requestedFiles = await filesRequested(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: false });
    warm.push(await timeToReload(page));
  }
  return {
    requestedFiles,
    measurements: [
      { what: 'first map painted, nothing cached', value: median(cold), unit: 's', atMost: BUDGET },
      { what: 'first map painted, files cached', value: median(warm), unit: 's', atMost: BUDGET },
      { what: 'first map after "Begin the game"', value: afterBegin, unit: 's', atMost: BUDGET },
    ],
  };
}

/** Seconds from navigation to the map's `first-map` mark. */
async function timeToReload(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED);
  await page.reload();
  await mapPainted(page);
  return page.evaluate(() => (performance.getEntriesByName('first-map')[0]?.startTime ?? Number.NaN) / 1000);
}

async function timeToBegin(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Begin the game' });
  await button.waitFor();
  const pressed = await page.evaluate(() => performance.now());
  await button.click();
  await mapPainted(page);
  return page.evaluate(
    (from) => ((performance.getEntriesByName('first-map')[0]?.startTime ?? Number.NaN) - from) / 1000,
    pressed,
  );
}

const filesRequested = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const mark = performance.getEntriesByName('first-map')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= mark)
      .map(({ name }) => new URL(name).pathname.slice(1));
  });
