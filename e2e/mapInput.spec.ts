import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { orderLine } from './support/orders.ts';
import { beginGame, endPurchase } from './support/table.ts';
import { test } from './support/test.ts';

/** The client point of a space, or of a counter in it. */
async function pointOf(
  page: Page,
  space: string,
  counter?: string,
): Promise<{ readonly x: number; readonly y: number }> {
  const at = await page.evaluate(([id, type]) => window.warboardPointOf?.(id, type) ?? null, [space, counter] as const);
  if (at === null) throw new Error(`${space} has no point.`);
  return at;
}

/** Drags a space’s infantry over another space, without releasing the button. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await pointOf(page, from, 'infantry'), await pointOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + (b.x - a.x) / 2, a.y + (b.y - a.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
}

test('input on the map: drag, context menu, keys and search', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  const map = page.getByRole('application', { name: /^World map/ });

  await test.step('a counter is dragged to its target', async () => {
    await drag(page, 'archangel', 'west-russia');
    await expect(page.locator('.hand-tag')).toHaveText('West Russia: attack against 3 infantry');
    await inspectPage(page, 'drag');
    await page.mouse.up();
    await expect(orderLine(page, '3 infantry from Archangel to West Russia')).toBeVisible();
  });

  await test.step('Escape cancels a drag', async () => {
    await drag(page, 'karelia', 'west-russia');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(orderLine(page, 'Karelia')).toHaveCount(0);
  });

  await test.step('a right click opens the menu of a space', async () => {
    const at = await pointOf(page, 'west-russia');
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Take back: 3 infantry from Archangel to West Russia' }).click();
    await expect(orderLine(page, 'Archangel')).toHaveCount(0);
  });

  const announced = page.getByRole('status', { name: 'Space in focus', exact: true });
  await test.step('letters and arrows move the focus, Space and Enter give an order', async () => {
    await map.focus();
    await page.keyboard.type('karelia');
    await expect(announced).toContainText('Karelia. Soviet Union');
    await page.waitForFunction(() => document.querySelector('.map-typed') === null);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(announced).toContainText('Enter sends the chosen units here');
    await page.keyboard.press('Enter');
    await expect(orderLine(page, '3 infantry from Karelia')).toBeVisible();
  });

  await test.step('a space is found by the modern name of a city', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('volgograd');
    await expect(page.getByRole('option', { name: /^Caucasus/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeEnabled();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  });
});
