import { test as base, type BrowserContext } from '@playwright/test';

/** Canvas pixels per screen pixel of the map in tests. */
const COARSE = 0.5;

/**
 * Lets the map be drawn coarsely in all pages, since software rendering takes its time for each pixel. Layout and
 * places on the map are in screen pixels and stay the same. Screenshots that somebody wants to look at stay sharp.
 */
export async function drawCoarsely(context: BrowserContext): Promise<void> {
  if (process.env['WARBOARD_SHOTS'] !== undefined) return;
  await context.addInitScript(
    (ratio) => Object.defineProperty(window, 'devicePixelRatio', { get: () => ratio }),
    COARSE,
  );
}

/** Playwright's own, with maps that are drawn coarsely. */
export const test = base.extend({
  context: async ({ context }, take) => {
    await drawCoarsely(context);
    await take(context);
  },
});
