import type { Browser, Page } from 'playwright';
import type { TraceEvent } from './trace.ts';
import { CATEGORIES } from './trace.ts';

/** A point of the page, in CSS pixels. */
export type PagePoint = readonly [x: number, y: number];

/** A point on the map, away from the panel and from everything over the map. */
export const MAP_POINT: PagePoint = [480, 400];

/** Drags the map back and forth in small steps. */
export async function pan(page: Page, drags: number, steps: number): Promise<void> {
  const [x, y] = MAP_POINT;
  for (let drag = 0; drag < drags; drag++) {
    const direction = drag % 2 === 0 ? 1 : -1;
    // From open water, so that no unit is dragged.
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= steps; step++) await page.mouse.move(x + direction * step * 6, y + direction * step * 2);
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
