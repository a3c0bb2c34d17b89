import { expect, test } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';

test('a map is printed with numbers and its key, and the globe turns by key', async ({ page }) => {
  await page.goto('#/print');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^The map names \d+ places\.$/)).toBeVisible();
  await inspectPage(page, 'print');

  await page.getByLabel('Area').selectOption('Europe');
  await page.getByLabel('Names').selectOption('With numbers, and a key');
  await page.getByLabel('Paper').selectOption('A3, upright');
  await expect(preview.getByRole('img')).toHaveCount(2);
  await expect(preview.getByRole('img', { name: 'The map: Europe' }).locator('svg')).toHaveAttribute('width', '297mm');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Map (SVG)' }).click();
  expect((await saved).suggestedFilename()).toBe('warboard-europe.svg');
  await inspectPage(page, 'print-key');

  await page.getByRole('link', { name: 'Globe' }).click();
  const globe = page.getByRole('application', { name: 'The globe. Arrow keys turn it.' });
  await globe.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('In the middle: 40° N, 25° E')).toBeVisible();
  await expect(page.getByText('In truth, Africa is 14 times as large as Greenland.')).toBeVisible();
  await page.getByLabel(/^Lay the outline/).check();
  await page.getByRole('application', { name: /^The outline of Greenland/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Its middle is at 7° N, 20° E')).toBeVisible();
  await inspectPage(page, 'globe');
});
