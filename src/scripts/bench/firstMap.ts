import type { Page } from 'playwright';
import { painted, withFreshPage } from './browserPage.ts';
import { median, type Measurement } from './measurement.ts';

const RUNS = 7;
/**
 * Milliseconds until the page before has drawn all of its map: in software that takes longer than the page's own work.
 */
const SETTLED = 2500;
/** Seconds until the first map is painted. */
const BUDGET = 1;

export interface FirstMap {
  readonly measurements: readonly Measurement[];
  /** Files asked for until the map was there, from the root of the app. */
  readonly asked: readonly string[];
}

/**
 * How long a browser takes to show the map: a game that goes on, with nothing cached and with everything, and a new
 * one.
 */
export const firstMap = (dist: string): Promise<FirstMap> => withFreshPage(dist, ({ page }) => measured(page));

async function measured(page: Page): Promise<FirstMap> {
  await page.goto('/');
  const begun = await timeToBegin(page);
  await page.waitForTimeout(500);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const cold: number[] = [];
  const warm: number[] = [];
  let asked: readonly string[] = [];
  for (let run = 0; run < RUNS; run++) {
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    cold.push(await timeToReload(page));
    asked = await filesAsked(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: false });
    warm.push(await timeToReload(page));
  }
  return {
    asked,
    measurements: [
      { what: 'first map painted, nothing cached', value: median(cold), unit: 's', atMost: BUDGET },
      { what: 'first map painted, files cached', value: median(warm), unit: 's', atMost: BUDGET },
      { what: 'first map after "Begin the game"', value: begun, unit: 's', atMost: BUDGET },
    ],
  };
}

/** Seconds from navigation to the mark the map sets. */
async function timeToReload(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED);
  await page.reload();
  await painted(page);
  return page.evaluate(() => (performance.getEntriesByName('first-map')[0]?.startTime ?? Number.NaN) / 1000);
}

async function timeToBegin(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Begin the game' });
  await button.waitFor();
  const pressed = await page.evaluate(() => performance.now());
  await button.click();
  await painted(page);
  return page.evaluate(
    (from) => ((performance.getEntriesByName('first-map')[0]?.startTime ?? Number.NaN) - from) / 1000,
    pressed,
  );
}

const filesAsked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const mark = performance.getEntriesByName('first-map')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= mark)
      .map(({ name }) => new URL(name).pathname.slice(1));
  });
