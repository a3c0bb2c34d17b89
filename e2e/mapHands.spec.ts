import { expect, test, type Page } from '@playwright/test';
import { look } from './support/inspect.ts';
import { order } from './support/orders.ts';
import { beginGame, endPurchase } from './support/table.ts';

/** Where a space is on the page, or its counter of infantry. */
async function pointOf(
  page: Page,
  space: string,
  counter?: string,
): Promise<{ readonly x: number; readonly y: number }> {
  const at = await page.evaluate(([id, type]) => window.warboardPointOf?.(id, type) ?? null, [space, counter] as const);
  if (at === null) throw new Error(`${space} is nowhere.`);
  return at;
}

/** Presses on a space’s infantry and holds it over another, by a hand that moves in steps. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await pointOf(page, from, 'infantry'), await pointOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + (b.x - a.x) / 2, a.y + (b.y - a.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
}

test('the map under the hand: dragging, asking, keys and search', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  const map = page.getByRole('application', { name: /^World map/ });

  await test.step('a counter is dragged to its target', async () => {
    await drag(page, 'archangel', 'west-russia');
    await expect(page.locator('.hand-tag')).toHaveText('West Russia: attack 3 infantry');
    await look(page, 'drag');
    await page.mouse.up();
    await expect(order(page, '3 infantry from Archangel to West Russia')).toBeVisible();
  });

  await test.step('Escape lets go of a drag', async () => {
    await drag(page, 'karelia', 'west-russia');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(order(page, 'Karelia')).toHaveCount(0);
  });

  await test.step('a right click says what can be done', async () => {
    const at = await pointOf(page, 'west-russia');
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Take back: 3 infantry from Archangel to West Russia' }).click();
    await expect(order(page, 'Archangel')).toHaveCount(0);
  });

  const said = page.getByRole('status', { name: 'Space in focus' });
  await test.step('letters and arrows go over the map, and Space and Enter order', async () => {
    await map.focus();
    await page.keyboard.type('karelia');
    await expect(said).toContainText('Karelia. Soviet Union');
    await page.waitForFunction(() => document.querySelector('.map-typed') === null);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(said).toContainText('Enter sends the chosen units here');
    await page.keyboard.press('Enter');
    await expect(order(page, '3 infantry from Karelia')).toBeVisible();
  });

  await test.step('a space is found by a city, old or modern', async () => {
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
