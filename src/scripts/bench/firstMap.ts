import type { Page } from 'playwright';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { median, type Measurement } from './measurement.ts';

const RUNS = 7;
/**
 * Milliseconds for the previous page to finish drawing its map: with software rendering that takes longer than the
 * page's own work.
 */
const SETTLED = 2500;
/** Seconds until the first map is painted; that of a later edition may take so many times as long. */
const BUDGET = 1;
const LATER = 1.1;

export interface FirstMap {
  readonly measurements: readonly Measurement[];
  /** Files requested until the map was shown, as paths from the root of the app. */
  readonly requestedFiles: readonly string[];
  /** The same of a first visit: the opening page, and a game begun there. */
  readonly firstVisit: readonly string[];
}

/**
 * How long a browser takes to show the map of the edition with this name: of a running game, with nothing and with
 * everything cached, and of a new game.
 */
export const firstMap = (dist: string, edition: string): Promise<FirstMap> =>
  withFreshPage(dist, ({ page }) => measure(page, edition));

async function measure(page: Page, edition: string): Promise<FirstMap> {
  await page.goto('/');
  await page.getByRole('radio', { name: edition, exact: true }).check();
  const afterBegin = await timeToBegin(page);
  const firstVisit = await filesRequested(page);
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
    firstVisit,
    measurements: [
      inTime('first map painted, nothing cached', median(cold)),
      inTime('first map painted, files cached', median(warm)),
      inTime('first map after "Begin the game"', afterBegin),
    ],
  };
}

const inTime = (what: string, value: number): Measurement => ({
  what,
  value,
  unit: 's',
  atMost: BUDGET,
  atMostOfFirst: LATER,
});

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
