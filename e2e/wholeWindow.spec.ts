import { expect, type Page } from '@playwright/test';
import { shareUndrawn } from './support/pixels.ts';
import { openPage, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

// The browser of these tests puts the page together without a graphics card, as many a school's does.

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

async function expectWholeWindow(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => shareUndrawn(page), { message: `${size.width}×${size.height}` }).toBe(0);
  }
}

test('no part of the window is left undrawn over the sheet of a turn', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Your first game' }).click();
  await waitForMap(page);
  await expectWholeWindow(page);
});

test('nor over the sheet of a study', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'studies' }).click();
  await page.getByRole('button', { name: 'Soviet Union: West Russia and Ukraine' }).click();
  await waitForMap(page);
  await expectWholeWindow(page);
});
