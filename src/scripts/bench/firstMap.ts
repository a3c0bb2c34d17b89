import type { Page } from 'playwright';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { median, type Measurement } from './measurement.ts';

const RUNS = 7;
/**
 * Milliseconds for the page before to finish drawing its map or its pictures: with software rendering that takes longer
 * than the page's own work.
 */
const SETTLED = 2500;
/** Seconds until the first map is painted; that of a later edition may take so many times as long. */
const BUDGET = 1;
const LATER = 1.1;

export interface FirstMap {
  readonly measurements: readonly Measurement[];
  /** Files requested until the map was shown, as paths from the root of the app. */
  readonly requestedFiles: readonly string[];
  /** Files requested on a first visit: by the opening page, and by a game begun there. */
  readonly firstVisit: readonly string[];
}

/** What was measured of an edition, visit by visit, in seconds. */
interface Visits {
  readonly begun: number[];
  readonly cold: number[];
  readonly warm: number[];
  requestedFiles: readonly string[];
}

/**
 * How long a browser takes to show the map of each of these editions, by their ids: of a new game, and of a running one
 * with nothing and with everything cached. Editions take turns, since a machine has slow minutes.
 */
export async function firstMaps(
  dist: string,
  editions: readonly { readonly id: string; readonly name: string }[],
): Promise<ReadonlyMap<string, FirstMap>> {
  const all = editions.map(({ id, name }): { id: string; name: string; visits: Visits } => ({
    id,
    name,
    visits: { begun: [], cold: [], warm: [], requestedFiles: [] },
  }));
  for (let run = 0; run < RUNS; run++)
    for (const { name, visits } of all) await withFreshPage(dist, ({ page }) => visit(page, name, visits));
  const maps = new Map<string, FirstMap>();
  for (const { id, name, visits } of all) {
    const { begun, cold, warm, requestedFiles } = visits;
    maps.set(id, {
      requestedFiles,
      firstVisit: await withFreshPage(dist, async ({ page }) => {
        await timeToBegin(page, name, 0);
        return filesRequested(page);
      }),
      measurements: [
        inTime('first map painted, nothing cached', median(cold)),
        inTime('first map painted, files cached', median(warm)),
        inTime('first map after "Begin the game"', median(begun)),
      ],
    });
  }
  return maps;
}

/** Begins a game of the edition with this name, and reloads its page with nothing and with everything cached. */
async function visit(page: Page, edition: string, visits: Visits): Promise<void> {
  visits.begun.push(await timeToBegin(page, edition, SETTLED));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  visits.cold.push(await timeToReload(page));
  visits.requestedFiles = await filesRequested(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  visits.warm.push(await timeToReload(page));
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

/** Seconds from "Begin the game" on a first visit, pressed so many milliseconds after the edition was chosen. */
async function timeToBegin(page: Page, edition: string, after: number): Promise<number> {
  await page.goto('/');
  await page.getByRole('radio', { name: edition, exact: true }).check();
  await page.waitForTimeout(after);
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
