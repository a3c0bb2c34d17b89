import { expect } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { lastingFaults } from './support/layoutFaults.ts';
import { openPage, panel, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

/** A laptop, a wide screen, and a window that is as narrow as a phone to such text. */
const SIZES = [
  [1280, 800],
  [1920, 1080],
  [780, 1400],
] as const;

/** The browser of somebody who asked it for text of twice the usual size. */
test.use({
  launchOptions: async ({ launchOptions }, take) => {
    await take({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

test('text is as large as the browser is asked for, and everything has room', async ({ page }) => {
  await openPage(page);
  const size = await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize);
  expect(size).toBe('32px');
  await inspectPage(page, 'larger-text-opening');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  await expect(panel(page).getByRole('heading', { name: 'Purchase units' })).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await lastingFaults(page, 24), `${width}×${height}`).toEqual([]);
  }
});
