import type { Browser, Page } from 'playwright';
import type { TraceEvent } from './trace.ts';
import { CATEGORIES } from './trace.ts';

/** A point of the page, in its pixels. */
export type Spot = readonly [x: number, y: number];

/** The map's own corner of the page, away from the panel and from what lies over the map. */
export const MIDDLE: Spot = [480, 400];

/** Drags the map to and fro, step by step as a hand does. */
export async function pan(page: Page, drags: number, steps: number): Promise<void> {
  const [x, y] = MIDDLE;
  for (let drag = 0; drag < drags; drag++) {
    const way = drag % 2 === 0 ? 1 : -1;
    // From open water, so that no unit comes along.
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= steps; step++) await page.mouse.move(x + way * step * 6, y + way * step * 2);
    await page.mouse.up();
  }
}

/** Turns the wheel over the middle of the map, in and out again. */
export async function zoom(page: Page, turns: number): Promise<void> {
  await page.mouse.move(...MIDDLE);
  for (const way of [-1, 1]) {
    for (let turn = 0; turn < turns; turn++) {
      await page.mouse.wheel(0, way * 60);
      await page.waitForTimeout(16);
    }
  }
}

/** What the browser did meanwhile. */
export async function traced(
  browser: Browser,
  page: Page,
  deed: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return trace.traceEvents;
}
