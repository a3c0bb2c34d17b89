import { expect, test, type Page } from '@playwright/test';
import { beginGame } from './support/table.ts';

/** Browsers of other years set letters and edges a little differently; a map that lost something differs by more. */
const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.03 };

/** Flies to a space and waits until nothing is laid out anew. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('application', { name: /^World map/ }).press('Escape');
}

/** Only the canvas: what lies over the map has tests of its own. */
const map = (page: Page) => page.locator('canvas.world-map__canvas');

test('the opening looks as it was last approved: the world, Europe and the Pacific', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginGame(page);
  await page.addStyleTag({ content: '.shell *:not(:has(canvas)):not(canvas) { visibility: hidden }' });
  await page.getByRole('application', { name: /^World map/ }).press('0');
  await expect(map(page)).toHaveScreenshot('world.png', TOLERANCE);
  await goTo(page, 'Germany');
  await expect(map(page)).toHaveScreenshot('europe.png', TOLERANCE);
  await goTo(page, 'Hawaiian Islands');
  await expect(map(page)).toHaveScreenshot('pacific.png', TOLERANCE);
});
