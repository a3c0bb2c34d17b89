import { expect, type Locator } from '@playwright/test';
import { openPage, panel, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const background = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);
const lines = (element: Locator): Promise<string> => element.evaluate((one) => getComputedStyle(one).borderBottomColor);

test('with the few colours of a high-contrast theme, what is chosen is told apart', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  const phases = page.getByRole('list', { name: 'Phases of the turn' }).getByRole('listitem');
  expect(await background(phases.first())).not.toBe(await background(phases.nth(1)));
  const powers = page.locator('.ledger__power');
  expect(await lines(powers.first())).not.toBe(await lines(powers.nth(1)));
  await expect(panel(page)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu');
  const first = await background(menu.locator('[data-highlighted]'));
  expect(first).not.toBe(await background(menu.getByRole('menuitem').last()));
  await menu.getByRole('menuitem', { name: 'Set up a position' }).click();

  // Its sheets are loaded after those of the game.
  const tabs = page.getByRole('tab');
  expect(await background(tabs.first())).not.toBe(await background(tabs.nth(1)));
});
