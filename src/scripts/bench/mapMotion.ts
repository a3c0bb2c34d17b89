import type { Browser, Page } from 'playwright';
import { painted, withFreshPage } from './browserPage.ts';
import { crowdedBoard } from './crowdedBoard.ts';
import { MIDDLE, pan, traced, zoom } from './mapHands.ts';
import { quantile, type Measurement } from './measurement.ts';
import { framesDrawn, frameTimes } from './trace.ts';

const UNITS = 400;
const DRAGS = 6;
const STEPS = 40;
const TURNS = 30;
const REST = 5;

/** The map under the hand, with 400 units on it: panning, zooming, and at rest. */
export function mapMotion(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page, browser }) => {
    await page.addInitScript(watchTasks);
    await openBoard(page);
    await page.mouse.move(...MIDDLE);
    await page.mouse.down();
    await page.mouse.move(MIDDLE[0] + 30, MIDDLE[1]);
    await page.mouse.up();
    const toFirstMove = await page.evaluate(() => Math.max(0, ...window.warboardTasks.map(({ duration }) => duration)));
    await page.waitForTimeout(1000);
    const frames = {
      panning: frameTimes(await traced(browser, page, () => pan(page, DRAGS, STEPS))),
      zooming: frameTimes(await traced(browser, page, () => zoom(page, TURNS))),
    };
    const clicks = await choose(page, browser);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(2500);
    const rest = await traced(browser, page, () => page.waitForTimeout(REST * 1000));
    return [
      ...Object.entries(frames).flatMap(([what, times]): Measurement[] => [
        {
          what: `script and layout of a frame, ${what} (${times.length} frames), median`,
          value: quantile(times, 0.5),
          unit: 'ms',
          atMost: 4,
        },
        { what: `script and layout of a frame, ${what}, p95`, value: quantile(times, 0.95), unit: 'ms', atMost: 8 },
      ]),
      { what: 'longest task from first map to first move', value: toFirstMove, unit: 'ms', atMost: 50 },
      {
        what: `work from a click on a stack to its destinations (${clicks.length} clicks), median`,
        value: quantile(clicks, 0.5),
        unit: 'ms',
      },
      {
        what: 'work from a click on a stack to its destinations, p95',
        value: quantile(clicks, 0.95),
        unit: 'ms',
        atMost: 50,
      },
      { what: `frames drawn in ${REST} s of rest`, value: framesDrawn(rest), unit: '', atMost: 0 },
    ];
  });
}

declare global {
  interface Window {
    /** Tasks of the main thread of more than 50 ms that began after the first map was shown. */
    warboardTasks: { readonly duration: number }[];
  }
}

/** In the page, before all else. */
function watchTasks(): void {
  window.warboardTasks = [];
  new PerformanceObserver((list) => {
    const shown = performance.getEntriesByName('first-map')[0]?.startTime ?? Infinity;
    for (const { startTime, duration } of list.getEntries())
      if (startTime > shown) window.warboardTasks.push({ duration });
  }).observe({ type: 'longtask', buffered: true });
}

type Stack = readonly [space: string, counter: string];

/** Stacks of the power that moves, from each of which something can be reached; what they reach differs widely. */
const STACKS: readonly [Stack, ...Stack[]] = [
  ['germany', 'bomber'],
  ['germany', 'infantry'],
  ['germany', 'fighter'],
  ['western-europe', 'tank'],
  ['western-europe', 'fighter'],
  ['eastern-europe', 'tank'],
  ['southern-europe', 'fighter'],
  ['ukraine', 'tank'],
  ['west-russia', 'infantry'],
];
const ROUNDS = 3;

/**
 * Milliseconds of work from the click on a stack to the frames that show where it can go, for one stack after the
 * other; drawing in software does not count.
 */
async function choose(page: Page, browser: Browser): Promise<readonly number[]> {
  // Near enough for counters instead of totals.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Germany');
  await page.getByRole('option', { name: /^Germany/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2000);
  await page.waitForFunction(([id, type]) => Boolean(window.warboardPointOf?.(id, type)), STACKS[0]);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [space, counter] of STACKS) {
      const at = await page.evaluate(
        ([id = '', type = '']) => window.warboardPointOf?.(id, type) ?? null,
        [space, counter],
      );
      if (at === null) continue;
      await page.mouse.move(at.x, at.y);
      await page.waitForTimeout(300);
      const trace = await traced(browser, page, async () => {
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(200);
      });
      const shown = await page
        .getByRole('region', { name: 'Where the chosen units can go' })
        .getByRole('button')
        .count();
      if (shown > 0) times.push(frameTimes(trace).reduce((sum, time) => sum + time, 0));
      // Back into the box, so that the next one is chosen alone.
      await page.mouse.click(at.x, at.y);
      await page.waitForTimeout(100);
    }
  }
  return times;
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/?e2e');
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game or position' }).click();
  await (
    await picking
  ).setFiles({
    name: 'crowded.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(crowdedBoard(UNITS))),
  });
  await painted(page);
}
