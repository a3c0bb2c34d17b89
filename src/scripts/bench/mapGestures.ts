import type { Browser, Page } from 'playwright';
import type { TraceEvent } from './trace.ts';
import { CATEGORIES } from './trace.ts';

/** A point of the page, in CSS pixels. */
export type PagePoint = readonly [x: number, y: number];

/** Open water in the Atlantic as a turn of Germany begins, far from counters, the panel and everything over the map. */
export const MAP_POINT: PagePoint = [100, 520];
/** Pixels of the way between two steps of a drag. */
const STEP: PagePoint = [6, 2];

/** Drags the map back and forth in small steps. */
export async function pan(page: Page, drags: number, steps: number): Promise<void> {
  const at = (step: number): PagePoint => [MAP_POINT[0] + step * STEP[0], MAP_POINT[1] + step * STEP[1]];
  for (let drag = 0; drag < drags; drag++) {
    // There and back again, so that it is the same water each time and no unit is dragged.
    const isBack = drag % 2 === 1;
    await page.mouse.move(...at(isBack ? steps : 0));
    await page.mouse.down();
    for (let step = 1; step <= steps; step++) await page.mouse.move(...at(isBack ? steps - step : step));
    await page.mouse.up();
  }
}

/** Turns the wheel over the map: zooms in and out again. */
export async function zoom(page: Page, turns: number): Promise<void> {
  await page.mouse.move(...MAP_POINT);
  for (const direction of [-1, 1]) {
    for (let turn = 0; turn < turns; turn++) {
      await page.mouse.wheel(0, direction * 60);
      await page.waitForTimeout(16);
    }
  }
}

/** The browser's trace events during an action. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return trace.traceEvents;
}
