import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { destinations, orderLine } from './support/orders.ts';
import { pointWhenStill, pressInList, pressOnMap } from './support/spaces.ts';
import { beginGame, endPurchase, panel } from './support/table.ts';
import { test } from './support/test.ts';

test('an illegal move is refused with its rule, and changes nothing', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await pressOnMap(page, 'archangel');
  await panel(page).getByRole('button', { name: 'Take all' }).click();

  await test.step('a space too far away, on the map', async () => {
    await pressOnMap(page, 'ukraine');
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('would need 2 moves to reach Ukraine');
    await expect(refusal).toContainText('CM-2');
    await inspectPage(page, 'refusal');
    await refusal.getByRole('button', { name: 'Dismiss' }).click();
    await expect(refusal).toHaveText('');
  });

  await test.step('a neutral territory, in the list', async () => {
    await pressInList(page, 'Sweden');
    await expect(page.getByRole('alert')).toContainText('Sweden is neutral');
    await expect(page.getByRole('alert')).toContainText('MAP-3');
  });

  await test.step('in a view of the whole world the refusal does not cover the destinations', async () => {
    await page.getByRole('application', { name: /^World map/ }).press('0');
    await expect.poll(() => pointWhenStill(page, 'west-russia')).not.toBeNull();
    await expect(page.getByRole('alert')).toContainText('Sweden is neutral');
  });

  await test.step('the units are still chosen, and nothing has moved', async () => {
    await expect(destinations(page)).toContainText('3 infantry');
    await expect(orderLine(page, 'infantry')).toHaveCount(0);
    await pressOnMap(page, 'west-russia');
    await expect(orderLine(page, '3 infantry from Archangel to West Russia')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
  });
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const text = await page.evaluate(() => {
      const focused = document.querySelector(':focus');
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (name.test(text.trim())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

/** Finds a space in the list by typing, and presses it. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await tabTo(page, new RegExp(`^${name}`));
  await page.keyboard.press('Enter');
}

test('moves by keyboard alone, taken back one by one and all together', async ({ page }) => {
  await beginGame(page);
  // Only keys from here on.
  await tabTo(page, /^Go to combat move/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^End purchase$/);
  await expect(panel(page).getByRole('button', { name: 'End purchase' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Combat move' })).toBeVisible();

  await tabTo(page, /^Spaces$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'List of spaces' })).toBeVisible();
  await tabTo(page, /^Find a space$/);
  await pressByKeys(page, 'Archangel');
  await tabTo(page, /^More infantry in Archangel$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(destinations(page)).toContainText('2 infantry');

  await tabTo(page, /^Find a space$/, 'Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('West Russia');
  const target = page.getByRole('region', { name: 'List of spaces' }).getByRole('button', { name: /^West Russia/ });
  await expect(target).toContainText('Can go here: attack against 3 infantry');
  await inspectPage(page, 'keyboard');
  await tabTo(page, /^West Russia/);
  await page.keyboard.press('Enter');
  await expect(orderLine(page, '2 infantry from Archangel to West Russia')).toBeVisible();

  await test.step('a second order with the panel’s lists', async () => {
    await tabTo(page, /^Your units that can move$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Russia/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^More tanks? in Russia$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, /^West Russia[^]*3 infantry/);
    await page.keyboard.press('Enter');
    await expect(orderLine(page, 'A tank from Russia to West Russia')).toBeVisible();
  });

  await test.step('one order is taken back, then all', async () => {
    await tabTo(page, /^Take back: A tank/);
    await page.keyboard.press('Enter');
    await expect(orderLine(page, 'A tank')).toHaveCount(0);
    await expect(orderLine(page, '2 infantry from Archangel to West Russia')).toBeVisible();
    await tabTo(page, /^Take back all$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Orders of this phase' })).toBeHidden();
  });
});
