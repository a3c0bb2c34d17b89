import type { Page } from 'playwright';
import { LAYERS, type LayerId } from '../../store/atlas/layers.ts';
import { LAYER_TEXTS } from '../../ui/layers/layerTexts.ts';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { quantile, type Measurement } from './measurement.ts';
import { stepTimes } from './stepTimes.ts';
import { packedSize, startFiles } from './weights.ts';
import { LAYER_KEYS } from '../../text/keys.ts';

const SWITCHES = 10;
const SWITCH_BUDGET = 100;
const WEIGHT_BUDGET = 600;
/** Pages that together load all of the classroom but its lessons and short games. */
const PAGES = ['atlas', 'time', 'quiz', 'globe', 'print', 'lessons', 'short-games'];
const LOADING_MS = 3000;

/** The layers over the map, switched on and off, and what all pages of the classroom load. */
export function atlasTimes(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Drawn coarsely, because software takes its time for every pixel.
    await page.addInitScript(() => Object.defineProperty(window, 'devicePixelRatio', { get: () => 0.5 }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Begin the game' }).waitFor();
    await page.waitForTimeout(2 * LOADING_MS);
    const before = await requested(page);
    await open(page, 'atlas');
    await mapPainted(page);
    const switched: Measurement[] = [];
    for (const layer of LAYERS) {
      // The first press also loads it.
      await press(page, layer);
      await page.waitForTimeout(LOADING_MS);
      await press(page, layer);
      const times = await stepTimes(browser, page, SWITCHES, () => press(page, layer));
      switched.push({
        what: `script and layout of a switch, ${LAYER_TEXTS[layer].name}, slowest of ${SWITCHES}`,
        value: quantile(times, 1),
        unit: 'ms',
        atMost: SWITCH_BUDGET,
      });
    }
    for (const each of PAGES) await open(page, each);
    const start = new Set([...startFiles(dist), ...before]);
    const files = (await requested(page)).filter((file) => !start.has(file));
    const weight = files.reduce((sum, file) => sum + packedSize(dist, file), 0);
    return [
      ...switched,
      {
        what: `all pages of the classroom and layers, gzipped (${files.length} files)`,
        value: weight,
        unit: 'KB',
        atMost: WEIGHT_BUDGET,
      },
    ];
  });
}

const press = (page: Page, layer: LayerId): Promise<void> => page.keyboard.press(LAYER_KEYS[layer]);

async function open(page: Page, name: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${name}`);
  await page.waitForTimeout(LOADING_MS);
}

/** The files that the page has asked for. */
const requested = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.slice(1))
        .filter((name) => name !== ''),
    ),
  ]);
